/** Lists with the names of records: how they are read, and how they are stored for the next run. */
import { rowsAt } from '../base/envelope.js';
import { defined } from '../base/defined.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';
import type { Context } from '../contract/context.js';
import type { Http } from '../contract/http.js';
import type { NameEntry } from '../contract/lookups.js';
import type { Row } from '../contract/rows.js';
import { fieldList } from '../state/name-lists.js';
import { listIn, unexpected } from './response.js';

/** Where the names of records of one kind are listed. */
export interface NameSource<Entry extends NameEntry = NameEntry> {
  /** Name of the stored list. */
  readonly kind: string;
  /** Filled path. */
  readonly path: string;
  readonly host?: string | undefined;
  /** Parameters of a search, which returns a part of the records, or a single one. Such a list is never stored. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Name under `service.paging`; absent: the list is one response. */
  readonly paging?: string | undefined;
  /** Path of the rows. */
  readonly result?: string | undefined;
  /** The list is not stored for the next run. */
  readonly isUnstored?: boolean;
  /** Returns an entry for each name of a record. */
  readonly entriesOf: (row: Row) => readonly Entry[];
  /** Whether these are entries: another version of the client may have stored something else. Default: they are. */
  readonly areEntries?: (stored: readonly NameEntry[]) => stored is readonly Entry[];
}

/** The entries of a list. `isFresh`: read in this run. */
export interface NamesRead<Entry extends NameEntry = NameEntry> {
  readonly entries: readonly Entry[];
  readonly isFresh: boolean;
}

/** What reads a list of names. */
export type NameReader = Pick<Context, 'service' | 'names'> & { readonly http: Pick<Http, 'send' | 'rows'> };

const known = new WeakMap<object, Map<string, Promise<NamesRead>>>();

/**
 * Returns a list, which a run requests at most once.
 *
 * @param anew whether the list must be requested in this run
 */
export async function namesOnce<Entry extends NameEntry>(
  source: NameSource<Entry>,
  anew: boolean,
  reader: NameReader,
): Promise<NamesRead<Entry>> {
  const lists = known.get(reader.http) ?? new Map<string, Promise<NamesRead>>();
  known.set(reader.http, lists);
  const key = `${source.kind} ${source.path}`;
  const before = lists.get(key) as Promise<NamesRead<Entry>> | undefined;
  if (before !== undefined && (!anew || (await before).isFresh)) return before;
  // Another caller may have requested it in the meantime.
  const current = lists.get(key) as Promise<NamesRead<Entry>> | undefined;
  if (current !== undefined && current !== before) return current;
  const reading = anew || source.isUnstored === true ? requestNames(source, reader) : recentNames(source, reader);
  lists.set(key, reading);
  return reading;
}

/** Returns the list of an earlier run if it is recent, or requests it. */
export async function recentNames<Entry extends NameEntry>(
  source: NameSource<Entry>,
  reader: NameReader,
): Promise<NamesRead<Entry>> {
  const entries = await reader.names.read(source.kind, source.path);
  const areEntries = entries !== undefined && source.areEntries?.(entries) !== false;
  return areEntries ? { entries: entries as readonly Entry[], isFresh: false } : requestNames(source, reader);
}

/** Requests a list, and stores it. */
export async function requestNames<Entry extends NameEntry>(
  source: NameSource<Entry>,
  reader: NameReader,
): Promise<NamesRead<Entry>> {
  const entries: Entry[] = [];
  for await (const row of rowsOf(source, reader)) entries.push(...source.entriesOf(row));
  if (source.query === undefined && source.isUnstored !== true)
    await reader.names.write(source.kind, source.path, entries);
  return { entries, isFresh: true };
}

async function* rowsOf(
  { path, host, query, paging, result }: NameSource,
  { service, http }: NameReader,
): AsyncIterable<Row> {
  const call = { method: 'GET', path, effect: 'read', ...defined({ host, query }) } as const;
  if (paging !== undefined) {
    yield* http.rows(call, { style: paging, whole: true, ...defined({ result }) });
    return;
  }
  const response = await http.send(call);
  if (query !== undefined) {
    yield* listIn({ method: 'GET', ...defined({ result }) }, response, { service });
    return;
  }
  const found = rowsAt(response.body, result ?? service.record, service.emptyList);
  if ('problem' in found) throw unexpected(found.problem, { method: 'GET' }, response, { service });
  yield* found.rows;
}

/** Returns the name of a record: a field or a template over fields, on one line. Empty if the record has no text there. */
export function nameIn(record: Row, field: string): string {
  const text = field.includes('{') ? fillText(field, (path) => getPath(record, path)) : getPath(record, field);
  const isText = text !== null && text !== undefined && !isObject(text) && !Array.isArray(text);
  return isText ? String(text).replace(/\s+/g, ' ').trim() : '';
}

/**
 * Returns the entries with a name, in any case. If some have it exactly as it was typed, these; if one has it as its id, that
 * one.
 */
export function entriesNamed<Entry extends NameEntry>(entries: readonly Entry[], typed: string): readonly Entry[] {
  const known = entries.find(({ id }) => id === typed);
  if (known !== undefined) return [known];
  const named = entries.filter(({ name }) => folded(name) === folded(typed));
  const exact = named.filter(({ name }) => name === typed);
  return exact.length > 0 ? exact : named;
}

/** Returns the form in which two names are compared: case, blanks and the form of accents do not distinguish them. */
export const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Removes the stored names and definitions that a write may have changed: lists whose path is a part of its own. */
export async function forgetChanged(
  written: string,
  { service, names }: Pick<Context, 'service' | 'names'>,
): Promise<void> {
  const lists: readonly (readonly [string, string])[] = [
    ...Object.entries(service.references).flatMap(([kind, { path, scan }]) =>
      scan === undefined ? [] : [[kind, path] as const],
    ),
    ...Object.entries(service.customFields).map(([entity, { path }]) => [fieldList(entity), path] as const),
  ];
  // The path of a server of the user comes before that of the list.
  const isPrefixed = Object.values(service.hosts).some(({ selfHosted }) => selfHosted !== undefined);
  for (const [kind, path] of lists) if (isBelow(written, path, isPrefixed)) await names.drop(kind);
}

/** Whether a path is a list, which may have placeholders and a query, or begins with one: another name is another list. */
function isBelow(path: string, list: string, isPrefixed: boolean): boolean {
  const pattern = list
    .replace(/\?.*$/s, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^{}]*\}/g, '[^/]+');
  return new RegExp(`^${isPrefixed ? '(?:/.+)?' : ''}${pattern}(?![\\w-])`).test(path);
}
