/** The collections of an account, which a backup and a warehouse copy. */
import {
  isObject,
  parseJson,
  plainText,
  tablesOf,
  writeSchema,
  type Adopted,
  type Copied,
  type Kit,
  type Row,
  type Source,
  type View,
} from 'cmdspec-runtime/kit';
import { instant } from '../../lib/time.js';
import { columnsOf } from './columns.js';
import { changeTimeOf, clockOf, FEEDS, listsOf, type Feed, type FeedCall } from './feeds.js';

export type { FeedCall };

/** Collections without a feed, in the order in which they are read; `definesFor`: fields of another collection. */
const LISTS = [
  { name: 'pipelines', calls: ['pipelines'] },
  { name: 'stages', calls: ['stages'] },
  { name: 'dealFields', calls: ['dealFields'], definesFor: 'deals' },
  { name: 'personFields', calls: ['personFields'], definesFor: 'persons' },
  { name: 'organizationFields', calls: ['organizationFields'], definesFor: 'organizations' },
  { name: 'productFields', calls: ['productFields'], definesFor: 'products' },
  { name: 'activityFields', calls: ['activityFields'], definesFor: 'activities' },
  { name: 'leads', calls: ['leads', 'archivedLeads'] },
  { name: 'notes', calls: ['notes'] },
  { name: 'users', calls: ['users'] },
  { name: 'filters', calls: ['filters'] },
  { name: 'webhooks', calls: ['webhooks'] },
  { name: 'currencies', calls: ['currencies'] },
] as const;

type List = (typeof LISTS)[number];
export type ListName = List['name'];
export type ListCall<Name extends ListName> = Extract<List, { readonly name: Name }>['calls'][number];

export const LIST_NAMES: readonly ListName[] = LISTS.map(({ name }) => name);

/** Names of the collections of records, in alphabetical order. */
export const RECORDS: readonly string[] = [...FEEDS, ...LISTS.filter((list) => !('definesFor' in list))]
  .map(({ name }) => name)
  .sort();

/** Returns the collection with the definitions of the fields of another one. Leads have the fields of deals. */
export function fieldsOf(name: string): string | undefined {
  const owner = name === 'leads' ? 'deals' : name;
  return LISTS.find((list) => 'definesFor' in list && list.definesFor === owner)?.name;
}

/** Field with the identity of a record. */
export const keyField = (name: string): string => (RECORDS.includes(name) ? 'id' : 'field_code');

/** File of a backup with the records of a collection, as one JSON array. */
export const arrayFile = (name: string): string => `${name}.json`;

const keyOf = ({ id, field_code: code }: Row): string | undefined => plainText(id ?? code) || undefined;

/** Sources of the feeds, and of the lists with these names. */
export function sourcesOf<Name extends ListName>(
  names: readonly Name[],
  kit: Kit<FeedCall | ListCall<Name>>,
): readonly Source[] {
  const lists = LISTS.filter(({ name }) => (names as readonly string[]).includes(name));
  return [
    ...FEEDS.map((feed) => feedSource(feed, kit as unknown as Kit<FeedCall>)),
    ...lists.map((list) => listSource(list, kit as unknown as Kit<List['calls'][number]>)),
  ];
}

/** Records by the time of their last change. The cursor has a time for each list, because some records move between two. */
function feedSource(feed: Feed, kit: Kit<FeedCall>): Source {
  return {
    name: feed.name,
    version: 1,
    deletions: 'sweep',
    key: keyOf,
    pages: async function* (since) {
      const times = new Map(Object.entries(timesIn(since)));
      for (const { name, call } of listsOf(feed)) {
        let newest = Date.parse(times.get(name) ?? '') || 0;
        for await (const { rows, response } of kit.calls[call].pages({ since: times.get(name) }, { ahead: true })) {
          const now = clockOf(response.headers, kit);
          for (const row of rows) newest = Math.max(newest, changeTimeOf(row, now) ?? 0);
          if (newest > 0) times.set(name, instant(newest));
          yield { rows, ...(times.size > 0 ? { cursor: cursorOf(Object.fromEntries(times)) } : {}) };
        }
      }
    },
  };
}

/** Records that are read as a whole each time. */
const listSource = ({ name, calls }: List, kit: Kit<List['calls'][number]>): Source => ({
  name,
  version: 1,
  deletions: 'sweep',
  key: keyOf,
  pages: async function* () {
    for (const call of calls) yield* kit.calls[call].pages({}, { ahead: true });
  },
});

const cursorOf = (times: Readonly<Record<string, string>>): string => JSON.stringify(times);

/** The time of each list in a cursor. */
export function timesIn(cursor: string | undefined): Readonly<Record<string, string>> {
  const value = parseJson(cursor ?? '{}');
  const times = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(times.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The cursor of a source whose lists are all read from one time. */
export const cursorAt = ({ name }: Source, time: string): string | undefined => {
  const feed = FEEDS.find((one) => one.name === name);
  return feed === undefined ? undefined : cursorOf(Object.fromEntries(listsOf(feed).map((list) => [list.name, time])));
};

/** Returns what the manifest of an earlier version says; undefined for another manifest. */
export function adopted(manifest: Readonly<Record<string, unknown>>): Adopted | undefined {
  const { account, watermarks, completed } = manifest;
  if (!isObject(watermarks) && !Array.isArray(completed) && Object.keys(manifest).length > 0) return undefined;
  const times = isObject(watermarks) ? timesIn(JSON.stringify(watermarks)) : {};
  const collections = FEEDS.map((feed) => {
    const own = listsOf(feed).flatMap(({ name }) => (isTime(times[name]) ? [[name, times[name]] as const] : []));
    return [feed.name, own.length === 0 ? {} : { cursor: cursorOf(Object.fromEntries(own)) }] as const;
  });
  return { ...(typeof account === 'string' ? { account } : {}), collections: Object.fromEntries(collections) };
}

const isTime = (text: string | undefined): text is string => !Number.isNaN(Date.parse(text ?? ''));

/** Writes what databases must know of collections, with `views` also their views. */
export async function describeTables(
  sources: readonly Source[],
  { folder, open }: Parameters<Parameters<Kit['copyTo']>[2]>[0],
  views: boolean,
  { client }: Pick<Kit, 'client'>,
): Promise<void> {
  const definitionsIn = async (source: Source): Promise<readonly Row[]> => {
    const definitions: Row[] = [];
    for await (const lines of (await open(source)).lines())
      definitions.push(...lines.map((line) => parseJson(line) as Row));
    return definitions;
  };
  const described: View[] = [];
  for (const { name } of sources) {
    const table = await tableOf(name, sources, definitionsIn, client);
    described.push({ ...table, name, file: `${name}.ndjson`, form: 'lines', key: keyField(name) });
  }
  await writeSchema(folder, described, { views });
}

/** Returns the columns of a collection; those of custom fields have their names. */
export async function tableOf(
  name: string,
  sources: readonly Source[],
  definitionsIn: (source: Source) => Promise<readonly Row[]>,
  client: Kit['client'],
): Promise<Required<Pick<View, 'table' | 'columns'>>> {
  const table = (await tablesOf(client))[name] ?? {};
  const source = sources.find((one) => one.name === fieldsOf(name));
  const definitions = source === undefined ? [] : await definitionsIn(source);
  const columns = columnsOf(definitions, table, name === 'leads' ? 'beside' : 'inside');
  return { table, columns };
}

/** Warns of lists that became empty, and if the account never came to rest while it was read. */
export function warnOfDoubts(copied: readonly Copied[], { warn }: Pick<Kit, 'warn'>): void {
  for (const { name, rows, earlierRows } of copied) {
    if (rows > 0 || earlierRows === 0) continue;
    warn(`${name} has 0 records; the earlier copy had ${String(earlierRows)}. Check the permissions of the user.`);
  }
  if (!copied.some(({ isRestless }) => isRestless)) return;
  warn('Records changed all the time while they were read, and the last changes may be missing. Run it again.');
}
