/** Look-ups of records by their names. */
import type { Context } from '../contract/context.js';
import type { Http } from '../contract/http.js';
import type { NameEntry, Reference, Scan } from '../contract/lookups.js';
import type { Row } from '../contract/rows.js';
import { isWrite } from '../base/writes.js';
import { CliError } from '../base/errors.js';
import { isDigits } from '../base/ids.js';
import { plainText } from '../base/json.js';
import { nearest } from '../base/suggestions.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillText, holes } from '../base/template.js';
import {
  entriesNamed,
  folded,
  nameIn,
  namesOnce,
  type NameReader,
  type NameSource,
  type NamesRead,
  recentNames,
  requestNames,
} from './name-source.js';
import { unexpected } from './response.js';

export interface ResolverParts extends Pick<Context, 'client' | 'service' | 'variable' | 'names' | 'note'> {
  readonly http: Pick<Http, 'send' | 'rows' | 'writes'>;
  /** Before a write, an error states that nothing was sent. */
  readonly command: Pick<Context['command'], 'effect' | 'flags'>;
}

type Params = Readonly<Record<string, string>>;

/** Maximum number of names that an error lists when none is similar to the typed one. */
const MOST_LISTED = 12;

/** Returns the id of the record with that name, by the name of its reference. */
export type NameResolver = (kind: string, name: string, params: Params) => Promise<string>;

type Scanned = Reference & { readonly scan: Scan };

/** Names of a reference. */
interface Listed extends NamesRead {
  readonly rule: Scanned;
}

/** A record with the name, and the list that it is in. */
type Found = NameEntry & { readonly rule: Scanned };

/** What reads the names of a reference. */
type ReferenceReader = NameReader & Pick<ResolverParts, 'variable'>;

interface Parts extends ResolverParts {
  /** Completes a remedy with what was sent before it. */
  readonly withState: (remedy: string) => string;
}

/**
 * Returns a function that finds records by name. A write requests each list once. A read takes it from the cache if it is
 * recent, and requests it only without a single match: the record may be new.
 *
 * The function throws a CliError `input` when no record or several have the name. A code that users may type is returned as
 * typed, with a note if there is no list to compare it with.
 */
export function createNameResolver(parts: Parts): NameResolver {
  const { http } = parts;

  const ruleOf = (kind: string): Scanned => namedRule(kind, parts);

  const listOf = async (kind: string, name: string, params: Params, anew: boolean): Promise<Listed> => {
    const source = await sourceOf(kind, name, params, parts);
    // No other name is in the response to a search, and the resolver asks for each name once.
    const read = source.query === undefined ? namesOnce(source, anew, parts) : requestNames(source, parts);
    return { rule: ruleOf(kind), ...(await read) };
  };

  const search = async (kind: string, name: string, params: Params, anew: boolean) => {
    const kinds = [kind, ...[ruleOf(kind).scan.or ?? []].flat()];
    const read: Listed[] = [];
    for (const one of kinds) {
      const { each } = ruleOf(one).scan;
      const owners =
        each === undefined || params[each] !== undefined ? undefined : await listOf(each, name, params, true);
      for (const own of owners === undefined ? [params] : ownersIn(owners, each, params))
        read.push(await listOf(one, name, own, anew));
    }
    return { read, found: matching(read, name, params) };
  };

  const searchTwice = async (kind: string, name: string, params: Params) => {
    // A stored name may be that of another record by now, and a write would go to the wrong one.
    const first = await search(kind, name, params, isWrite(parts.command.effect));
    const isFinal = first.found.length === 1 || first.read.every(({ isFresh }) => isFresh);
    return isFinal ? first : search(kind, name, params, true);
  };

  return async (kind, name, params) => {
    const rule = ruleOf(kind);
    if (rule.scan.me !== undefined && name.toLowerCase() === 'me') return idOfMe(rule, rule.scan.me, http, parts);
    const { read, found } = await searchTwice(kind, name, params).catch((error: unknown) => {
      if (rule.scan.code && error instanceof CliError && error.details.statusCode === 403) return refused;
      throw error;
    });
    const [first] = found;
    if (rule.scan.code && read.every(({ entries }) => entries.length === 0)) {
      const why = read === refused.read ? 'was refused (403)' : 'is empty';
      parts.note(`The list of names ${why}, so the ${rule.noun} "${name}" is sent as typed.`);
      return name;
    }
    if (first === undefined) throw unknown(rule, read, name, params, parts);
    if (found.length > 1) throw ambiguous(rule, found, name, params, parts);
    return first.id;
  };
}

/** Returns the params with the id of each record of a list. */
const ownersIn = ({ entries }: Listed, name: string | undefined, params: Params): readonly Params[] =>
  [...new Set(entries.map(({ id }) => id))].map((id) => ({ ...params, [name ?? '']: id }));

const refused = { read: [], found: [] };

const namedRule = (kind: string, { service }: Pick<ReferenceReader, 'service'>): Scanned =>
  service.references[kind] as Scanned;

/** Returns the names of a reference whose records are found by name, for a prompt; remembered ones if they are recent. */
export async function namesOf(kind: string, params: Params, parts: ReferenceReader): Promise<readonly string[]> {
  const kinds = [kind, ...[namedRule(kind, parts).scan.or ?? []].flat()].filter(
    (one) => namedRule(one, parts).scan.each === undefined,
  );
  const lists = await Promise.all(
    kinds.map(async (one) => {
      const { entries } = await recentNames(await sourceOf(one, '', params, parts), parts);
      return inside(namedRule(one, parts), entries, params);
    }),
  );
  const names = lists.flat().map(({ name }) => name);
  return [...new Set(names)].sort();
}

/**
 * Returns the names of the records of a reference by their ids, for tables. If they cannot be read, the ids are shown,
 * with a note.
 */
export async function namesById(
  kind: string,
  parts: ReferenceReader & Pick<ResolverParts, 'note'>,
): Promise<ReadonlyMap<string, string>> {
  try {
    const { entries } = await recentNames(await sourceOf(kind, '', {}, parts), parts);
    // A record may have several names: the first one counts.
    return new Map([...entries].reverse().map(({ id, name }) => [id, name]));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    parts.note(`Ids are shown instead of names: the list of names could not be read. ${error.message}`);
    return new Map();
  }
}

/** Returns where the names of a reference are listed; `code` is what a search looks for. */
async function sourceOf(kind: string, code: string, params: Params, parts: ReferenceReader): Promise<NameSource> {
  const rule = namedRule(kind, parts);
  const values: Record<string, string> = {};
  for (const name of holes(rule.path)) values[name] = encodeURIComponent(params[name] ?? (await parts.variable(name)));
  const { host, scan } = rule;
  const { paging, result, query, each } = scan;
  return {
    kind,
    path: fillText(rule.path, (name) => values[name]),
    ...{ host, paging, result },
    query: query && Object.fromEntries(Object.entries(query).map(([name, text]) => [name, fillText(text, () => code)])),
    isUnstored: each !== undefined,
    entriesOf: (row) => entriesOf(row, rule),
  };
}

function entriesOf(row: Row, { id, scan }: Scanned): NameEntry[] {
  const found = getPath(row, id);
  if (found === undefined || found === null || isObject(found) || Array.isArray(found)) return [];
  const owner = scan.within === undefined ? undefined : getPath(row, scan.within.field);
  const names = scan.field.flatMap((field) => textsOf(row, field)).filter((name) => name !== '');
  return [...new Set(names)].map((name) => ({
    id: plainText(found).trim(),
    name,
    ...(owner === undefined || owner === null ? {} : { within: plainText(owner) }),
  }));
}

function textsOf(row: Row, field: string): readonly string[] {
  const [place = '', inner] = field.includes('{') ? [field] : field.split('[].');
  if (inner === undefined) return [nameIn(row, place)];
  const list = getPath(row, place);
  return Array.isArray(list) ? list.filter(isObject).map((one) => nameIn(one, inner)) : [];
}

/** Returns the records with that name, each once; an id that is a code may be in any case. */
function matching(read: readonly Listed[], name: string, params: Params): readonly Found[] {
  const all = read.flatMap(({ rule, entries }) =>
    inside(rule, entries, params).map((entry): Found => ({ ...entry, rule })),
  );
  const coded = all.find(({ rule, id }) => rule.scan.code && folded(id) === folded(name));
  if (coded !== undefined) return [{ ...coded, id: name }];
  return [...new Map(entriesNamed(all, name).map((entry) => [entry.id, entry])).values()];
}

/** Returns the entries of the record that another flag names; all without it. */
function inside({ scan: { within } }: Scanned, entries: readonly NameEntry[], params: Params): readonly NameEntry[] {
  const owner = within === undefined ? undefined : params[within.flag];
  return owner === undefined ? entries : entries.filter((entry) => entry.within === owner);
}

async function idOfMe(
  { id, noun }: Reference,
  path: string,
  http: Pick<Http, 'send'>,
  { service }: Parts,
): Promise<string> {
  const response = await http.send({ method: 'GET', path, effect: 'read' });
  const found = getPath(response.record, id);
  if (typeof found === 'string' || typeof found === 'number') return String(found);
  throw unexpected(`returned no ${noun} id`, { method: 'GET' }, response, { service });
}

function unknown(
  { noun, scan, accepts }: Scanned,
  read: readonly Listed[],
  name: string,
  params: Params,
  { withState }: Parts,
): CliError {
  const owner = scan.within === undefined ? undefined : params[scan.within.flag];
  const where = owner === undefined ? '' : ` in ${scan.within?.flag ?? ''} ${owner}`;
  // The other records that a search returned are not a list of names.
  const lists = scan.query === undefined ? read : [];
  const entries = lists.flatMap((listed) => inside(listed.rule, listed.entries, params));
  // Names that differ in case only are one suggestion.
  const distinct = [...new Map(entries.map((one) => [one.name.toLowerCase(), one])).values()];
  const names = distinct.map((one) => one.name);
  const suggestions = nearest(name, names);
  const words = distinct.filter((one) => !isDigits(one.name));
  const isShort = words.length > 0 && words.length <= MOST_LISTED;
  const all = scan.code ? words.map((one) => `${one.name} (${one.id})`) : words.map((one) => one.name);
  const typed = accepts === undefined ? 'name' : TYPED[accepts];
  const first = isShort && suggestions.length === 0 ? `Choose one of ${all.join(', ')}` : `Check the ${typed}`;
  return new CliError(
    'input',
    `The ${noun} ${shownAs(name, scan)} does not exist${where}.`,
    withState(`${first}, or give the ${scan.code ? 'code' : 'id'}.`),
    { suggestions },
  );
}

const TYPED = { digits: 'number', email: 'e-mail address' } as const;

const shownAs = (name: string, { mark }: Scan): string => (mark === undefined ? `"${name}"` : `${mark}${name}`);

function ambiguous(
  { noun, scan }: Scanned,
  found: readonly Found[],
  name: string,
  params: Params,
  { command, withState }: Parts,
): CliError {
  const { within, code } = scan;
  const narrows =
    within !== undefined &&
    scan.each === undefined &&
    params[within.flag] === undefined &&
    Object.hasOwn(command.flags, within.flag);
  const what = code ? 'code' : 'id';
  return new CliError(
    'input',
    `More than one ${noun} matches ${shownAs(name, scan)}.`,
    withState(narrows ? `Give the ${what} instead, or add --${within.flag}.` : `Give the ${what} instead.`),
    { lines: found.map(candidateLine) },
  );
}

function candidateLine({ id, name, within, rule }: Found): string {
  const owner = within === undefined ? '' : `, ${rule.scan.within?.flag ?? 'in'} ${within}`;
  return `${rule.noun} ${id}, ${name}${owner}`;
}
