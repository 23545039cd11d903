import { defined } from '../base/defined.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Every } from '../contract/service.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';

/** Returns where the values of a variable are listed. The rules of the compiler make sure that a flag or workflow finds it. */
export function everyOf(variable: string, { service }: Pick<Context, 'service'>): Every {
  const every = service.variables[variable]?.every;
  if (every === undefined) throw new Error(`The variable "${variable}" does not declare where its values are listed.`);
  return every;
}

/** Returns the values of the variable that the user may use, numbers in ascending order. */
export async function valuesOf(variable: string, context: Context): Promise<readonly string[]> {
  const { path, query, paging, field, unless } = everyOf(variable, context);
  const found: string[] = [];
  const call: Call = { method: 'GET', path, ...defined({ query }), effect: 'read' };
  for await (const row of context.http.rows(call, { style: paging, whole: true })) {
    const flag = unless === undefined ? undefined : getPath(row, unless);
    const isFree = flag === undefined || flag === null || flag === false || Number(flag) === 0;
    if (isFree) found.push(plainText(getPath(row, field)));
  }
  return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}
