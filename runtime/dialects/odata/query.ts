/** Query options of a list. */
import { CliError } from '../../base/errors.js';
import type { CatalogueData, NamedResource } from '../../contract/catalogue.js';
import { checkNames, needPath } from './names.js';

type Query = Readonly<Record<string, unknown>>;
type Open = () => Promise<{ readonly data: CatalogueData; readonly resource?: NamedResource }>;

/** Options whose value is a list of fields. */
const LISTS = ['$select', '$expand'] as const;
/** Options whose value is an expression over fields, and the flag that usually sets them. */
const EXPRESSIONS = { $filter: 'filter', $orderby: 'orderby' } as const;

/**
 * Checks the field names in a query against the catalogue and returns it in the catalogue's spelling, each field of a list
 * once. The catalogue is read only if the query names fields.
 *
 * @throws CliError `input` for unknown fields, `combination` for a parameter that is an option of the dialect
 */
export async function checkQuery(query: Query, open: Open): Promise<Query> {
  const named = [...LISTS, ...Object.keys(EXPRESSIONS)].some((option) => query[option] !== undefined);
  if (!named) return query;
  const { data, resource } = await open();
  if (resource === undefined) return query;
  const checked: Record<string, unknown> = { ...query };
  for (const option of LISTS) {
    const names = query[option];
    if (!Array.isArray(names)) continue;
    checked[option] = [...new Set(names.map((name) => needPath(data, resource, String(name))))];
  }
  for (const [option, flag] of Object.entries(EXPRESSIONS)) {
    const expression = query[option];
    if (typeof expression === 'string') checkNames(resource, expression, flag);
  }
  return checked;
}

/** Returns the calls in a filter that look for a field inside a text, and the calls with their arguments exchanged. */
export function exchangedCalls(filter: string): readonly { readonly found: string; readonly instead: string }[] {
  const text = "'(?:[^']|'')*'";
  const field = '[A-Za-z_][\\w/]*';
  const calls = new RegExp(
    `(?<![\\w'])(?:(substringof)\\(\\s*(${field})\\s*,\\s*(${text})|(startswith|endswith)\\(\\s*(${text})\\s*,\\s*(${field}))\\s*\\)`,
    'g',
  );
  // Text inside a literal is not a call.
  const inText = [...filter.matchAll(new RegExp(text, 'g'))].map(({ index, 0: { length } }) => [index, index + length]);
  return [...filter.matchAll(calls)]
    .filter(({ index }) => !inText.some(([from = 0, to = 0]) => index > from && index < to))
    .map(([found, inside, first = '', second = '', edge, sought = '', name = '']) => ({
      found,
      instead: inside === undefined ? `${edge ?? ''}(${name},${sought})` : `${inside}(${second},${first})`,
    }));
}

/** Refuses query options as parameters of a function: they have flags of their own. */
export function checkParameters(names: readonly string[], flag: string): void {
  const option = names.find((name) => name.startsWith('$'));
  if (option === undefined) return;
  throw new CliError(
    'combination',
    `--${flag} takes parameters of a function, and ${option} is a query option.`,
    'Use the flag of the query option, for example --filter.',
  );
}
