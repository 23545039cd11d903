import { defined } from '../../../runtime/base/defined.js';
import type { Context } from '../../../runtime/contract/context.js';
import type { Call, Page } from '../../../runtime/contract/http.js';
import type { Pages, Row } from '../../../runtime/contract/values.js';
import { CliError } from '../../../runtime/base/errors.js';
import { checkNames, enclosed, joinTerms, needPath, normaliseRow, recordOf } from '../../../runtime/odata/index.js';
import { countRows } from './count.js';
import { openDivisions } from './divisions.js';
import { chosenColumns, tableColumns, tidy } from './rows.js';
import type { Target } from './target.js';

/** The flags LINES and LIST, and those that only the generic list has. */
export interface ListArgs {
  readonly filter?: string;
  readonly select?: readonly string[];
  readonly expand?: readonly string[];
  readonly orderby?: string;
  readonly top?: number;
  readonly all?: boolean;
  readonly 'max-pages'?: number;
  readonly raw?: boolean;
  readonly count?: boolean;
  readonly 'all-divisions'?: boolean;
  readonly param?: readonly (readonly [string, string])[];
}

/** What a list reads, before it is known from which division. */
export interface Listing {
  readonly target: Target;
  readonly args: ListArgs;
  readonly query: Readonly<Record<string, unknown>>;
  readonly select?: readonly string[];
}

/**
 * Checks the flags against the catalogue and makes the query. `terms` are joined with the user's filter.
 *
 * @throws CliError `input` for unknown fields, `combination` for flags that do not fit together.
 */
export function listingOf(target: Target, args: ListArgs, terms: readonly string[], order?: string): Listing {
  if (args.count === true && args.raw === true) {
    throw new CliError('combination', '--count prints a number and --raw an envelope: give one of them.');
  }
  const { data, resource } = target;
  const known = (names: readonly string[] | undefined): readonly string[] | undefined =>
    resource === undefined ? names : names?.map((name) => needPath(data, resource, name));
  const select = known(args.select);
  const expand = known(args.expand);
  if (resource !== undefined) {
    if (args.filter !== undefined) checkNames(resource, args.filter, 'filter');
    if (args.orderby !== undefined) checkNames(resource, args.orderby, 'orderby');
  }
  const user = args.filter === undefined ? [] : [terms.length === 0 ? args.filter : enclosed(args.filter)];
  const query: Record<string, unknown> = {
    $filter: joinTerms([...terms, ...user]),
    $select: select,
    $expand: expand,
    $orderby: args.orderby ?? order,
    $top: args.top,
  };
  for (const [name, value] of args.param ?? []) {
    if (name.startsWith('$')) {
      throw new CliError(
        'combination',
        `--param is for parameters of a function, and ${name} is an option of its own.`,
      );
    }
    query[name] = value;
  }
  return defined({ target, args, query, select });
}

function callOf({ target, query }: Listing, division?: string): Call {
  return {
    method: 'GET',
    path: target.path,
    query,
    effect: 'read',
    ...(division === undefined ? {} : { params: { division } }),
  };
}

/** Pages of one division, as many as the flags want. Says on stderr when the list goes on. */
async function* pagesOf(listing: Listing, context: Context, division?: string): AsyncGenerator<Page> {
  const { args } = listing;
  const most = args.all === true ? (args['max-pages'] ?? 50) : 1;
  let read = 0;
  let more = false;
  for await (const page of context.http.pages(
    callOf(listing, division),
    defined({ style: 'link', maxPages: most, limit: context.globals.limit }),
  )) {
    read += page.rows.length;
    more = page.more;
    yield page;
  }
  const { limit } = context.globals;
  if (!more || (limit !== undefined && read >= limit)) return;
  const where = division === undefined ? '' : ` in division ${division}`;
  if (args.all === true) {
    context.warn(
      `The list${where} was cut after ${most === 1 ? '1 page' : `${most} pages`} and ${read} records; raise --max-pages to read on.`,
    );
  } else {
    context.note(`There are more records${where} than these ${read}; --all reads every page.`);
  }
}

async function* rowsOf(pages: AsyncIterable<Page>): Pages {
  for await (const page of pages) yield page.rows.map((row) => tidy(normaliseRow(row)));
}

const columnsOf = (listing: Listing, context: Context): { columns?: ReturnType<typeof chosenColumns> } => {
  if (listing.select !== undefined && !listing.select.includes('*')) return { columns: chosenColumns(listing.select) };
  const columns = context.out.format === 'table' ? tableColumns(listing.target.resource) : undefined;
  return columns === undefined ? {} : { columns };
};

/** Prints the list, its envelope or its number of records, for one division or for all. */
export async function printList(listing: Listing, context: Context): Promise<void> {
  const { args } = listing;
  if (args['all-divisions'] === true) return printDivisions(listing, context);
  if (args.count === true) {
    const count = await countRows(callOf(listing), listing.target, context);
    return context.out.action(String(count), { count });
  }
  if (args.raw === true) return context.out.json(await envelopes(listing, context));
  if (listing.target.resource?.scalar === true) {
    // One value, bare or under its name, is no list.
    return context.out.record(recordOf((await context.http.send(callOf(listing))).body) ?? {});
  }
  return context.out.rows(rowsOf(pagesOf(listing, context)), columnsOf(listing, context));
}

async function envelopes(listing: Listing, context: Context, division?: string): Promise<unknown> {
  const found: unknown[] = [];
  for await (const page of pagesOf(listing, context, division)) found.push(page.envelope);
  return listing.args.all === true ? found : found[0];
}

/** A refusal of one division does not end the others: it is told, and the run fails at its end. */
async function printDivisions(listing: Listing, context: Context): Promise<void> {
  const { args } = listing;
  const divisions = await openDivisions(context);
  let failed = 0;
  const each = async function* <T>(read: (division: string) => AsyncIterable<T>): AsyncGenerator<T> {
    for (const division of divisions) {
      try {
        yield* read(division);
      } catch (error) {
        const status = error instanceof CliError ? error.details.statusCode : undefined;
        if (!(error instanceof CliError) || ![401, 403, 404].includes(status ?? 0)) throw error;
        failed += 1;
        context.warn(`Division ${division} was left out: ${error.message}`);
      }
    }
  };

  if (args.raw === true) {
    const found: unknown[] = [];
    const read = async function* (division: string): AsyncGenerator<unknown> {
      yield await envelopes(listing, context, division);
    };
    for await (const envelope of each(read)) found.push(envelope);
    await context.out.json(found);
  } else if (args.count === true) {
    const read = async function* (division: string): AsyncGenerator<Row> {
      yield { Division: division, count: await countRows(callOf(listing, division), listing.target, context) };
    };
    await context.out.rows(each(read));
  } else {
    const read = async function* (division: string): Pages {
      for await (const rows of rowsOf(pagesOf(listing, context, division))) {
        yield rows.map(({ Division, ...row }) => ({ Division: Division ?? division, ...row }));
      }
    };
    const { columns } = columnsOf(listing, context);
    const first = { key: 'Division', header: 'Division' };
    const others = columns?.filter(({ key }) => key !== 'Division');
    await context.out.rows(each(read), others === undefined ? {} : { columns: [first, ...others] });
  }
  if (failed > 0) {
    throw new CliError('generic', `${failed} of ${divisions.length} divisions could not be read.`);
  }
}
