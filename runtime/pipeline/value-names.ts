/** Names of the values of a variable, such as the company behind a number, as lists of earlier runs had them. */
import { clean } from '../base/clean.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';
import { valueList } from '../state/name-lists.js';
import type { Context } from '../contract/context.js';
import type { Pages, Row } from '../contract/rows.js';
import type { Every } from '../contract/service.js';

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
export async function storeNames(
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
