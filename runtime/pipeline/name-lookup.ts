import type { Context } from '../contract/context.js';
import type { Http } from '../contract/http.js';
import type { NameEntry, Reference, Scan } from '../contract/lookups.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { isWrite } from '../base/writes.js';
import { CliError } from '../base/errors.js';
import { isDigits } from '../base/ids.js';
import { plainText } from '../base/json.js';
import { nearest } from '../base/suggestions.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillText, holes } from '../base/template.js';
import { listIn, unexpected } from './response.js';

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

type Named = Reference & { readonly scan: Scan };

/** Names of a reference. `isFresh`: read in this run. */
interface Listed {
  readonly kind: string;
  readonly rule: Named;
  readonly entries: readonly NameEntry[];
  readonly isFresh: boolean;
}

/** A record with the name, and the list that it is in. */
type Found = NameEntry & { readonly rule: Named };

/** What reading a list of names needs. */
type ListParts = Omit<ResolverParts, 'client' | 'command' | 'note'>;

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
  const lists = new Map<string, Promise<Listed>>();

  const ruleOf = (kind: string): Named => namedRule(kind, parts);

  const listOf = async (kind: string, name: string, params: Params, anew: boolean): Promise<Listed> => {
    const rule = ruleOf(kind);
    const path = await fillPath(rule.path, params, parts);
    // No other name is in the response to such a request, and the resolver asks for each name once.
    if (rule.scan.query !== undefined) return requestRows(kind, path, name, parts);
    const key = `${kind} ${path}`;
    const known = await lists.get(key);
    if (known !== undefined && (known.isFresh || !anew)) return known;
    const reading =
      rule.scan.each !== undefined
        ? requestRows(kind, path, name, parts)
        : anew
          ? requestList(kind, path, parts)
          : rememberedList(kind, path, parts);
    lists.set(key, reading);
    return reading;
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

const namedRule = (kind: string, { service }: ListParts): Named => service.references[kind] as Named;

/** Returns the names of a reference whose records are found by name, for a prompt; remembered ones if they are recent. */
export async function namesOf(kind: string, params: Params, parts: ListParts): Promise<readonly string[]> {
  const kinds = [kind, ...[namedRule(kind, parts).scan.or ?? []].flat()].filter(
    (one) => namedRule(one, parts).scan.each === undefined,
  );
  const lists = await Promise.all(
    kinds.map(async (one) => rememberedList(one, await fillPath(namedRule(one, parts).path, params, parts), parts)),
  );
  const names = lists.flatMap(({ rule, entries }) => inside(rule, entries, params).map(({ name }) => name));
  return [...new Set(names)].sort();
}

/**
 * Returns the names of the records of a reference by their ids, for tables. They are an addition to what was asked for: without
 * them, the ids are shown, with a note.
 */
export async function namesById(
  kind: string,
  parts: ListParts & Pick<ResolverParts, 'note'>,
): Promise<ReadonlyMap<string, string>> {
  const rule = namedRule(kind, parts);
  try {
    const { entries } = await rememberedList(kind, await fillPath(rule.path, {}, parts), parts);
    // Of several names of a record, the first one is that which its reference declares first.
    return new Map([...entries].reverse().map(({ id, name }) => [id, name]));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    parts.note(`Ids are shown instead of names: the list of names could not be read. ${error.message}`);
    return new Map();
  }
}

async function rememberedList(kind: string, path: string, parts: ListParts): Promise<Listed> {
  const entries = await parts.names.read(kind, path);
  if (entries === undefined) return await requestList(kind, path, parts);
  return { kind, rule: namedRule(kind, parts), entries, isFresh: false };
}

async function requestList(kind: string, path: string, parts: ListParts): Promise<Listed> {
  const listed = await requestRows(kind, path, '', parts);
  await parts.names.write(kind, path, listed.entries);
  return listed;
}

async function requestRows(kind: string, path: string, code: string, parts: ListParts): Promise<Listed> {
  const rule = namedRule(kind, parts);
  const entries: NameEntry[] = [];
  for await (const row of rowsOf(path, code, rule, parts)) entries.push(...entriesOf(row, rule));
  return { kind, rule, entries, isFresh: true };
}

async function fillPath(path: string, params: Params, { variable }: ListParts): Promise<string> {
  const values: Record<string, string> = {};
  for (const name of holes(path)) values[name] = encodeURIComponent(params[name] ?? (await variable(name)));
  return fillText(path, (name) => values[name]);
}

async function* rowsOf(
  path: string,
  code: string,
  { host, scan: { query = {}, paging, result } }: Named,
  { service, http }: ListParts,
): AsyncIterable<Row> {
  const filled = Object.entries(query).map(([name, text]) => [name, fillText(text, () => code)]);
  const read = { method: 'GET', path, query: Object.fromEntries(filled) as Params, effect: 'read' } as const;
  const call = { ...read, ...defined({ host }) };
  const place = result === undefined ? {} : { result };
  if (paging === undefined) yield* listIn({ method: 'GET', ...place }, await http.send(call), { service });
  else yield* http.rows(call, { style: paging, whole: true, ...place });
}

function entriesOf(row: Row, { id, scan }: Named): NameEntry[] {
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
  if (inner === undefined) return [textOf(row, place)];
  const list = getPath(row, place);
  return Array.isArray(list) ? list.filter(isObject).map((one) => textOf(one, inner)) : [];
}

function textOf(row: Row, field: string): string {
  const text = field.includes('{') ? fillText(field, (path) => getPath(row, path)) : getPath(row, field);
  return typeof text === 'string' || typeof text === 'number' ? String(text).replace(/\s+/g, ' ').trim() : '';
}

const fold = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Returns the records with that name, each once. Of names that differ in case only, the one typed counts; an id, which may be a
 * code in any case, comes first.
 */
function matching(read: readonly Listed[], name: string, params: Params): readonly Found[] {
  const all = read.flatMap(({ rule, entries }) =>
    inside(rule, entries, params).map((entry): Found => ({ ...entry, rule })),
  );
  const coded = all.find(({ rule, id }) => rule.scan.code && fold(id) === fold(name));
  if (coded !== undefined) return [{ ...coded, id: name }];
  const known = all.find(({ id }) => id === name);
  if (known !== undefined) return [known];
  const named = all.filter((entry) => fold(entry.name) === fold(name));
  const exact = named.filter((entry) => entry.name === name);
  return [...new Map((exact.length > 0 ? exact : named).map((entry) => [entry.id, entry])).values()];
}

/** Returns the entries of the record that another flag names; all without it. */
function inside({ scan: { within } }: Named, entries: readonly NameEntry[], params: Params): readonly NameEntry[] {
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
  { noun, scan, accepts }: Named,
  read: readonly Listed[],
  name: string,
  params: Params,
  { withState }: Parts,
): CliError {
  const owner = scan.within === undefined ? undefined : params[scan.within.flag];
  const where = owner === undefined ? '' : ` in ${scan.within?.flag ?? ''} ${owner}`;
  // What a search returned besides is not a list of names.
  const lists = scan.query === undefined ? read : [];
  const entries = lists.flatMap((listed) => inside(listed.rule, listed.entries, params));
  // Case does not count, so that names which differ in it alone are one suggestion.
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
  { noun, scan }: Named,
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
    { lines: found.map(describe) },
  );
}

function describe({ id, name, within, rule }: Found): string {
  const owner = within === undefined ? '' : `, ${rule.scan.within?.flag ?? 'in'} ${within}`;
  return `${rule.noun} ${id}, ${name}${owner}`;
}
