/** The values of a variable that its service lists, such as companies, and the names that these had when they were listed last. */
import { clean } from '../base/clean.js';
import { defined } from '../base/defined.js';
import { ODD_RESPONSE } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Every } from '../contract/service.js';
import { plainText } from '../base/json.js';
import type { Pages, Row } from '../contract/rows.js';
import { getPath } from '../base/paths.js';
import { valueList } from '../state/name-lists.js';

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

type Parts = Pick<Context, 'service' | 'names'>;

/** Returns the name of a value as it was listed last, whenever that was; `undefined` if it was never listed. Sends nothing. */
export async function nameOfValue(
  variable: string,
  value: string,
  { service, names }: Parts,
): Promise<string | undefined> {
  const every = service.variables[variable]?.every;
  if (every?.name === undefined) return undefined;
  const known = await names.read(valueList(variable), every.path, 'any age');
  const name = clean(known?.find(({ id }) => id === value)?.name ?? '').trim();
  return name === '' ? undefined : name;
}

/** Yields the pages of a list. If it is the list of the values of a variable, their names are stored after the last page. */
export async function* withValueNames(path: string, pages: Pages, parts: Parts): Pages {
  const [variable, every] =
    Object.entries(parts.service.variables)
      .map(([name, { every: list }]) => [name, list] as const)
      .find(([, list]) => list?.name !== undefined && list.path === path) ?? [];
  if (variable === undefined || every === undefined) return yield* pages;
  const found: Row[] = [];
  for await (const rows of pages) {
    yield rows;
    found.push(...rows);
  }
  await storeNames(variable, every, found, parts);
}

/** Stores the names in the rows of a list, which may be a part of it: the other names stay. */
async function storeNames(
  variable: string,
  { path, field, name }: Every,
  rows: readonly Row[],
  { names }: Parts,
): Promise<void> {
  if (name === undefined) return;
  const listed = rows.flatMap((row): [string, string][] => {
    const [id, text] = [getPath(row, field), getPath(row, name)];
    return id === undefined || id === null || typeof text !== 'string' ? [] : [[plainText(id), text]];
  });
  if (listed.length === 0) return;
  const before = (await names.read(valueList(variable), path, 'any age')) ?? [];
  const all = new Map([...before.map((one): [string, string] => [one.id, one.name]), ...listed]);
  await names.write(
    valueList(variable),
    path,
    [...all].map(([id, text]) => ({ id, name: text })),
  );
}
