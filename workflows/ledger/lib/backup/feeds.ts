/** The feeds and lists that a backup copies, with their keys and column types. */
import { defined } from 'cmdspec-runtime/kit';
import {
  CliError,
  type ColumnType,
  type KitCatalogue,
  type KitResource,
  type Row,
  type Table,
} from 'cmdspec-runtime/kit';
import { DELETED, findFeed, FOLDER } from '../feeds.js';
import { ENTITY_TYPES } from './entities.js';
import { LIST_KEYS, LISTS, pointerOf } from './pointers.js';

/** A feed that can be copied, or a list that is read as a whole each time. */
export interface Feed {
  /** Name below `sync/`; of a list, that of its resource. */
  readonly name: string;
  readonly resource: KitResource;
  /** Field with the id of a row. */
  readonly key: string;
  /** Code in the log of deletions; without one, deletions are found only by reading the whole feed. */
  readonly entityType?: number;
}

export const isList = ({ resource }: Pick<Feed, 'resource'>): boolean => resource.sync !== true;

/**
 * Returns the feeds and lists of these names, by default every feed of the catalogue and every list to which their rows point,
 * in the order of their names.
 *
 * @throws CliError `input` for an unknown feed
 */
export async function chooseFeeds(names: readonly string[] | undefined, catalogue: KitCatalogue): Promise<Feed[]> {
  const data = await catalogue.all();
  const found = new Map<string, Feed>();
  const all = Object.keys(data).filter((name) => data[name]?.sync === true && data[name].obsolete !== true);
  for (const name of names ?? [...all, ...LISTS]) {
    const list = await catalogue.find(name);
    if (list !== undefined && LISTS.includes(list.name)) {
      found.set(list.name, { name: list.name, resource: list, key: LIST_KEYS[list.name] ?? list.key ?? 'ID' });
      continue;
    }
    const resource = await findFeed(catalogue, name);
    if (resource.name === DELETED) {
      if (names === undefined) continue;
      throw new CliError('input', 'The log of deletions cannot be copied.', 'The deletions are applied to every feed.');
    }
    const short = resource.name.slice(FOLDER.length);
    const standard = Object.values(data).find(({ syncPath }) => syncPath === resource.name);
    const key = resource.fields['ID'] === undefined ? (standard?.key ?? 'ID') : 'ID';
    const entityType = ENTITY_TYPES[short];
    found.set(short, { name: short, resource, key, ...defined({ entityType }) });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the id of a row. */
export function idOf(row: Row, key: string, feed: string): string {
  const id = row[key];
  if ((typeof id === 'string' || typeof id === 'number') && id !== '') return String(id).toLowerCase();
  throw new CliError('generic', `A row of the feed ${feed} has no ${key}.`, 'The copy of this feed was not changed.');
}

/** Path of a feed in the folder. */
export const fileOf = (feed: string): string => `${feed}.json`;

const types: Readonly<Record<string, ColumnType>> = {
  'Edm.Boolean': 'boolean',
  'Edm.Byte': 'integer',
  'Edm.DateTime': 'timestamp',
  'Edm.Double': 'number',
  'Edm.Int16': 'integer',
  'Edm.Int32': 'integer',
  'Edm.Int64': 'integer',
  Collection: 'json',
  Complex: 'json',
};

/** Names of the numbers that are neither amounts nor quantities: the catalogue has one type for all of them. */
const RATE = /Rate|Factor|Percent|Latitude|Longitude/;

/** Name of the table of a feed. */
export const tableName = ({ name }: Feed): string => name.replaceAll('/', '_');

/** Types of the fields of a feed, for databases. */
export const tableOf = ({ resource }: Feed): Table =>
  Object.fromEntries(
    Object.entries(resource.fields).map(([name, { type }]) => {
      const isRate = type === 'Edm.Double' && RATE.test(name);
      const column = isRate ? 'rate' : (types[type] ?? 'text');
      const names = pointerOf(name);
      return [name, names === undefined ? column : { type: column, names }];
    }),
  );
