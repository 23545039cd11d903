/** Values -> Results, for a list that is read once for every value of a variable. */
import { extended } from '../base/objects.js';
import type { Column } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { everyOf, variableValues } from './variable-values.js';
import { readConcurrently } from './concurrent-reads.js';
import { countOf, printingOf, rawOf, listedRows, type List } from './pages.js';
import { shownRows } from './shown.js';

/** Statuses that refuse one value and leave the others readable: no permission, no module, not found. */
const SKIPPED = [401, 403, 404];

/** Values whose lists are read at the same time. The rate limit may allow fewer. */
const AT_ONCE = 10;
/** Rows of a list that wait until the lists before it have been printed. */
const HELD = 1000;

/** What is read for one value of the variable. */
type Read<T> = (value: string, call: Call, context: Context) => AsyncIterable<T>;

/**
 * Yields a list that is read for every value of a variable, in order. Several are read at the same time; what they
 * report comes in order as well. A value that the service refuses is reported, and the run fails at its end.
 */
export async function* eachResult(variable: string, list: List, call: Call, context: Context): AsyncGenerator<Result> {
  const { column } = everyOf(variable, context);
  // A row has the type of the service, whether it has the value itself or not.
  const listed = await variableValues(variable, context);
  const values = [...listed.keys()];
  let failed = 0;
  const each = async function* <T>(read: Read<T>, weigh: (item: T) => number = () => 1): AsyncGenerator<T> {
    const reports = new Map<string, () => void>();
    const start = (value: string) => {
      const { own, report } = withReports(context);
      reports.set(value, report);
      return read(value, { ...call, params: { ...call.params, [variable]: value } }, own);
    };
    const { http } = context;
    const most = () => Math.min(AT_ONCE, http.remaining ?? AT_ONCE);
    for await (const { item: value, source } of readConcurrently(values, start, { most, weigh, held: HELD })) {
      try {
        yield* source;
        reports.get(value)?.();
      } catch (error) {
        reports.get(value)?.();
        const status = error instanceof CliError ? error.details.statusCode : undefined;
        if (!(error instanceof CliError) || !SKIPPED.includes(status ?? 0)) throw error;
        failed += 1;
        context.warn(`Skipped ${variable} ${value}: ${error.message}`);
      }
    }
  };
  const where = (value: string): string => `${variable} ${value}`;

  if (list.request.bound.reading.print === 'raw') {
    const found: unknown[] = [];
    const read: Read<{ body: unknown }> = async function* (value, own, context) {
      yield { body: await rawOf(list, own, context, where(value)) };
    };
    for await (const { body } of each(read)) found.push(body);
    yield { kind: 'json', value: found };
  } else if (list.request.bound.reading.print === 'count') {
    const read: Read<readonly Row[]> = async function* (value, own) {
      yield [{ [column]: listed.get(value), count: await countOf(list, own) }];
    };
    yield { kind: 'rows', rows: each(read) };
  } else {
    const read: Read<readonly Row[]> = async function* (value, own, context) {
      for await (const rows of await shownRows(list.request, listedRows(list, own, context, where(value)), context)) {
        yield rows.map(({ [column]: known, ...row }) => ({ [column]: known ?? listed.get(value), ...row }));
      }
    };
    const { columns, whenEmpty, ...printing } = await printingOf(list, context);
    const withValue = (others: readonly Column[]): readonly Column[] => [
      { key: column, header: column },
      ...others.filter(({ key }) => key !== column),
    ];
    yield {
      kind: 'rows',
      rows: each(read, (page) => page.length),
      printing: {
        ...printing,
        ...defined({
          columns: columns && withValue(columns),
          whenEmpty: whenEmpty && (async () => withValue(await whenEmpty())),
        }),
      },
    };
  }
  if (failed > 0) {
    throw new CliError(
      'generic',
      `Not every ${variable} could be read: ${String(failed)} of ${String(values.length)} failed.`,
    );
  }
}

/**
 * Returns a context whose warnings and late notes wait for `report`: lists are read ahead of the one that is printed.
 */
function withReports(context: Context): { readonly own: Context; readonly report: () => void } {
  const reports: (() => void)[] = [];
  const own = extended(context, {
    note: (text, when) => {
      if (when === undefined) context.note(text);
      else reports.push(() => context.note(text, when));
    },
    warn: (text) => void reports.push(() => context.warn(text)),
  });
  return {
    own,
    report: () => {
      for (const one of reports) one();
    },
  };
}
