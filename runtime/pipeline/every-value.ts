import { defined } from '../base/defined.js';
import { ODD_RESPONSE } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Every } from '../contract/service.js';
import { plainText } from '../base/json.js';
import type { Row } from '../contract/rows.js';
import { getPath } from '../base/paths.js';
import { storeNames } from './value-names.js';

/** Returns where the values of a variable are listed. The rules of the compiler make sure that a flag or workflow finds it. */
export function everyOf(variable: string, { service }: Pick<Context, 'service'>): Every {
  const every = service.variables[variable]?.every;
  if (every === undefined) throw new Error(`The variable "${variable}" does not declare where its values are listed.`);
  return every;
}

/**
 * Returns the values of the variable that the user may use, each once, numbers in ascending order: the text of each, and the
 * value as the service lists it.
 *
 * @throws CliError `unavailable` for a row without a usable value: its part of the result would be missing
 */
export async function variableValues(variable: string, context: Context): Promise<ReadonlyMap<string, unknown>> {
  const every = everyOf(variable, context);
  const { path, query, paging, field, unless } = every;
  const allowed = new RegExp(context.service.variables[variable]?.pattern ?? '.');
  const found = new Map<string, unknown>();
  const call: Call = { method: 'GET', path, ...defined({ query }), effect: 'read' };
  const rows: Row[] = [];
  for await (const row of context.http.rows(call, { style: paging, whole: true })) {
    rows.push(row);
    const flag = unless === undefined ? undefined : getPath(row, unless);
    const isFree = flag === undefined || flag === null || flag === false || Number(flag) === 0;
    if (!isFree) continue;
    const listed = getPath(row, field) ?? '';
    const value = plainText(listed);
    if (!allowed.test(value)) {
      const shown = value === '' ? 'nothing' : JSON.stringify(value);
      throw new CliError(
        'unavailable',
        `${context.service.title}: the list ${path} has a row with ${shown} at "${field}", not a ${variable}.`,
        ODD_RESPONSE,
      );
    }
    found.set(value, listed);
  }
  await storeNames(variable, every, rows, context);
  return new Map([...found].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
}
