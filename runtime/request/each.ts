import type { Every } from '../contract/service.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Pages, Row } from '../contract/values.js';
import { CliError } from '../base/errors.js';
import { getPath } from '../base/paths.js';
import { countOf, printingOf, rawOf, rowsOf, type List } from './pages.js';
import { shownRows } from './shown.js';

/** Statuses that refuse one value and leave the others readable: no permission, no module, not found. */
const SKIPPED = [401, 403, 404];

/**
 * Reads a list for every value of a variable, in order. A value that the service refuses is reported, and the run fails at
 * its end.
 */
export async function printEach(variable: string, list: List, call: Call, context: Context): Promise<void> {
  const every = context.service.variables[variable]?.every;
  if (every === undefined) throw new Error(`The variable "${variable}" does not declare where its values are listed.`);
  const values = await valuesOf(every, context);
  let failed = 0;
  const each = async function* <T>(read: (value: string, call: Call) => AsyncIterable<T>): AsyncGenerator<T> {
    for (const value of values) {
      try {
        yield* read(value, { ...call, params: { ...call.params, [variable]: value } });
      } catch (error) {
        const status = error instanceof CliError ? error.details.statusCode : undefined;
        if (!(error instanceof CliError) || !SKIPPED.includes(status ?? 0)) throw error;
        failed += 1;
        context.warn(`Skipped ${variable} ${value}: ${error.message}`);
      }
    }
  };
  const where = (value: string): string => `${variable} ${value}`;
  const { column } = every;

  if (list.reading.print === 'raw') {
    const found: unknown[] = [];
    const read = async function* (value: string, own: Call): AsyncGenerator<unknown> {
      yield await rawOf(list, own, context, where(value));
    };
    for await (const envelope of each(read)) found.push(envelope);
    await context.out.json(found);
  } else if (list.reading.print === 'count') {
    const read = async function* (value: string, own: Call): AsyncGenerator<Row> {
      yield { [column]: value, count: await countOf(list, own, context) };
    };
    await context.out.rows(each(read));
  } else {
    const read = async function* (value: string, own: Call): Pages {
      for await (const rows of await shownRows(list.plan, rowsOf(list, own, context, where(value)), context)) {
        yield rows.map(({ [column]: known, ...row }) => ({ [column]: known ?? value, ...row }));
      }
    };
    const { columns, ...printing } = await printingOf(list, context);
    const others = columns?.filter(({ key }) => key !== column);
    const first = { key: column, header: column };
    await context.out.rows(each(read), others === undefined ? printing : { ...printing, columns: [first, ...others] });
  }
  if (failed > 0) {
    throw new CliError(
      'generic',
      `${String(failed)} of ${String(values.length)} values of ${variable} could not be read.`,
    );
  }
}

/** Returns the values of the variable that the user may use, numbers in ascending order. */
async function valuesOf({ path, query, paging, field, unless }: Every, { http }: Context): Promise<readonly string[]> {
  const found: string[] = [];
  const call: Call = { method: 'GET', path, ...(query === undefined ? {} : { query }), effect: 'read' };
  for await (const row of http.rows(call, { style: paging, whole: true })) {
    const flag = unless === undefined ? undefined : getPath(row, unless);
    const isFree = flag === undefined || flag === null || flag === false || Number(flag) === 0;
    if (isFree) found.push(String(getPath(row, field)));
  }
  return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}
