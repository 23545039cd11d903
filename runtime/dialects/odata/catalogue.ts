/** Finds resources in the data of a catalogue. */
import { edits, nearest } from '../../base/suggestions.js';
import type { CatalogueData, CatalogueResource, NamedResource } from '../../contract/catalogue.js';
import type { Service } from '../../contract/service.js';
import { CliError } from '../../base/errors.js';
import { firstSome } from '../../base/message.js';

/** Returns the types of the known parameters of a function. */
export const parameterTypes = (
  parameters: NonNullable<CatalogueResource['function']>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parameters).map(([name, { type }]) => [name, type]));

/** Loads the catalogue of a service. Fails as a bug when the service has none. */
export async function loadCatalogue(service: Service): Promise<CatalogueData> {
  if (service.catalogue === undefined) throw new Error(`service ${service.id} has no catalogue`);
  return (await service.catalogue.load()).default as CatalogueData;
}

/** Returns the scope of the resource at an address, which may end with a key or with `$count`. */
export async function scopeOf({ pathname }: URL, service: Service): Promise<string | undefined> {
  const data = await loadCatalogue(service);
  const own = decodeURIComponent(pathname)
    .replace(/\(.*$|\/\$count$/, '')
    .split('/');
  const isAt = (template: string): boolean => {
    const parts = template.split('/');
    return (
      parts.length === own.length &&
      parts.every((part, at) => part.startsWith('{') || part.toLowerCase() === own[at]?.toLowerCase())
    );
  };
  return Object.values(data).find(({ path }) => isAt(path))?.scope;
}

const lastWord = (name: string): string => name.slice(name.lastIndexOf('/') + 1).toLowerCase();
const isTwin = (record: CatalogueResource): boolean => record.sync === true || record.bulk === true;

/**
 * Finds a resource by name, in any case. A name without its leading folders (`stock/Levels` for `read/stock/Levels`)
 * is found when nothing else matches and it is the only one.
 */
export function findResource(data: CatalogueData, typed: string, beta = false): NamedResource | undefined {
  const exact = Object.hasOwn(data, typed) ? data[typed] : undefined;
  if (exact !== undefined && (exact.beta === true) === beta) return { name: typed, ...exact };
  const wanted = typed.toLowerCase();
  // Only records with a matching name are accessed, and the others only if none has it whole: accessing one parses it.
  const open = (matches: (lower: string) => boolean): readonly NamedResource[] =>
    Object.keys(data)
      .filter((name) => matches(name.toLowerCase()))
      .map((name) => ({ name, ...(data[name] as CatalogueResource) }))
      .filter((record) => (record.beta === true) === beta);
  const [whole] = open((lower) => lower === wanted);
  if (whole !== undefined || !wanted.includes('/')) return whole;
  const [tail, ...more] = open((lower) => lower.endsWith(`/${wanted}`)).filter((record) => !isTwin(record));
  return more.length === 0 ? tail : undefined;
}

/** Returns at most three similar names: the same last word in another folder, twins last, then near names. */
export function suggestResources(data: CatalogueData, typed: string): readonly string[] {
  const word = lastWord(typed);
  const same = Object.entries(data)
    .filter(([name]) => lastWord(name) === word)
    .map(([name, record]) => ({ name, twin: isTwin(record), steps: edits(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => Number(a.twin) - Number(b.twin) || a.steps - b.steps || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
  return [...new Set([...same, ...nearest(typed, Object.keys(data))])].slice(0, 3);
}

/**
 * Finds a resource by name, or fails with `input` and the nearest names.
 *
 * @param flag name of the flag for beta versions, if the command has one
 */
export function needResource(data: CatalogueData, typed: string, beta = false, flag?: string): NamedResource {
  const found = findResource(data, typed, beta);
  if (found !== undefined) return found;
  const other = findResource(data, typed, !beta);
  if (other !== undefined) {
    const remedy = flag === undefined ? undefined : `${beta ? 'Remove' : 'Add'} --${flag}.`;
    throw new CliError(
      'input',
      `${other.name} ${beta ? 'has no beta version' : 'exists only as a beta version'}.`,
      remedy,
    );
  }
  const suggestions = suggestResources(data, typed);
  throw new CliError(
    'input',
    `Unknown resource ${JSON.stringify(typed)}.`,
    suggestions.length === 0 ? knownNames(data, typed) : undefined,
    { suggestions },
  );
}

/** Remedy for a name without similar ones: the resources of its folder, or the known folders. */
function knownNames(data: CatalogueData, typed: string): string {
  const names = Object.keys(data);
  const folder = typed.slice(0, typed.indexOf('/') + 1).toLowerCase();
  const inside = folder === '' ? [] : names.filter((name) => name.toLowerCase().startsWith(folder));
  if (inside.length > 0) return `Known resources: ${listSome(inside)}.`;
  const folders = [...new Set(names.map((name) => name.slice(0, name.indexOf('/'))))];
  return `A name begins with one of these services and a slash: ${folders.join(', ')}.`;
}

const MOST_NAMED = 12;

const listSome = (names: readonly string[]): string => firstSome(names, MOST_NAMED).join(', ');

/** Suggestions for unknown fields, or a remedy that lists the known ones. */
export function fieldAdvice(
  resource: NamedResource,
  typed: readonly string[],
): { readonly remedy: string | undefined; readonly suggestions: readonly string[] } {
  const names = Object.keys(resource.fields);
  const suggestions = [...new Set(typed.flatMap((name) => nearest(name, names)))];
  return { remedy: suggestions.length === 0 ? `Known fields: ${listSome(names)}.` : undefined, suggestions };
}

/** Returns the field in the catalogue's spelling, or fails with `input` and the nearest names. */
export function needField(resource: NamedResource, typed: string): string {
  if (Object.hasOwn(resource.fields, typed)) return typed;
  const names = Object.keys(resource.fields);
  const alike = names.filter((name) => name.toLowerCase() === typed.toLowerCase());
  const [only] = alike;
  if (only !== undefined && alike.length === 1) return only;
  const { remedy, suggestions } = fieldAdvice(resource, [typed]);
  throw new CliError('input', `${resource.name} has no field ${JSON.stringify(typed)}.`, remedy, { suggestions });
}
