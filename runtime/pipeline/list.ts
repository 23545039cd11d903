/** Request -> Result, for a list: its rows as their pages arrive, their number, or the responses as they are. */
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Result } from '../contract/pipeline.js';
import type { Pages, Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { candidates } from '../output/cells.js';
import { sortingOf } from './options.js';
import { fillMessage } from '../base/template.js';
import { countOf, printingOf, rawOf, listedRows, type List } from './pages.js';
import { oneOf, recordResult } from './record.js';
import type { Request } from './request.js';
import { checkRecord, recordIn } from './response.js';
import { shownRows } from './shown.js';
import { withValueNames } from './variable-values.js';

/** Returns a list with the number of records to read. */
export const listOf = (request: Request, { options }: Context): List => ({
  request,
  limit: options.limit ?? request.plan.cap,
});

/** Returns what a list prints. */
export async function listResult(request: Request, call: Call, context: Context): Promise<Result> {
  const { plan, bound, resource } = request;
  const { print } = bound.reading;
  const list = listOf(request, context);
  if (print === 'count') {
    const count = await countOf(list, call);
    return { kind: 'action', line: String(count), data: { count } };
  }
  if (print === 'raw') return { kind: 'json', value: await rawOf(list, call, context) };
  if (print === 'one') return onlyOne(list, call, context);
  if (resource?.isScalar) {
    // One value, bare or under its name, is not a list.
    const response = await context.http.send(call);
    checkRecord(plan, response, context, { resource });
    return { kind: 'record', record: recordIn(plan, response, context, resource) ?? {} };
  }
  const listed =
    plan.stream === undefined
      ? listedRows(list, call, context)
      : (await import('./events.js')).streamedRows(list, call, context);
  const read = withValueNames(resource?.path ?? plan.path, listed, context);
  const pages = await shownRows(request, read, context);
  const sorting = sortingOf(context.command, context.options);
  const printing = {
    ...(await printingOf(list, context)),
    ...(sorting && { sorted: true as const }),
    ...(plan.stream !== undefined && { live: true, apart: true }),
  };
  const values = { typed: bound.args, sent: request.values, query: request.parts.query };
  const printed = (context.out.format === 'table' && resource?.withDocuments?.({ pages, printing }, values)) || {
    pages,
    printing,
  };
  const note = plan.empty;
  const noted = (): void =>
    context.note(
      fillMessage(note ?? '', (name) => bound.args[name]),
      'after',
    );
  const rows = note === undefined ? printed.pages : whenEmpty(printed.pages, noted);
  return { kind: 'rows', rows, printing: printed.printing };
}

/** Calls `note` at the end of a list without records. */
async function* whenEmpty(pages: Pages, note: () => void): Pages {
  let isEmpty = true;
  for await (const rows of pages) {
    isEmpty &&= rows.length === 0;
    yield rows;
  }
  if (isEmpty) note();
}

/** Returns the record of a list that has exactly one; fails on any other number. */
async function onlyOne(list: List, call: Call, context: Context): Promise<Result> {
  const { request } = list;
  const { plan, resource, bound } = request;
  const found: Row[] = [];
  for await (const rows of listedRows({ ...list, limit: 2 }, call, context)) found.push(...rows);
  const [only] = found;
  if (only !== undefined && found.length === 1)
    return resource === undefined ? recordResult(request, only, context) : oneOf(request, resource, only, context);
  const name = resource?.name ?? context.command.words;
  const pairs = Object.values(bound.args)
    .flat()
    .filter((one): one is [string, string] => Array.isArray(one))
    .map((pair) => pair.join('='));
  const has = pairs.length === 0 ? 'matches' : `has ${pairs.join(', ')}`;
  const columns = (await resource?.columns?.()) ?? plan.columns ?? [];
  throw new CliError(
    'input',
    `${found.length === 0 ? 'No record' : 'More than one record'} of ${name} ${has}.`,
    found.length === 0 ? 'Check the values.' : 'Match more fields, or list all of these records.',
    found.length === 0
      ? {}
      : {
          lines: candidates(
            found.map((row) => resource?.plain?.(row) ?? row),
            columns,
          ),
        },
  );
}
