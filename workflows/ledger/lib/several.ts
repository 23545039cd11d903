/** Names, marks and columns for the rows of several feeds in one output. */
import type { Column, KitResource, Row } from 'cmdspec-runtime/kit';
import { FOLDER } from './feeds.js';

/** A feed of a division, among others in the same output. */
export interface Place {
  readonly feed: KitResource;
  readonly division: string;
  readonly select: readonly string[] | undefined;
}

const DIVISION = 'Division';
const FEED = 'Feed';

const nameOf = ({ feed }: Place): string => feed.name.slice(FOLDER.length);
const countOf = (places: readonly Place[], of: (place: Place) => string): number => new Set(places.map(of)).size;

/** Returns the name of a feed in messages, with its division when there are several. */
export const titleOf = (place: Place, all: readonly Place[]): string =>
  countOf(all, ({ division }) => division) > 1 ? `${nameOf(place)} of division ${place.division}` : nameOf(place);

/** Adds division and feed to a row that is printed with rows of other feeds. */
export function marked(row: Row, place: Place, all: readonly Place[]): Row {
  if (all.length === 1) return row;
  const { [DIVISION]: division, ...rest } = row;
  return { [DIVISION]: division ?? place.division, [FEED]: nameOf(place), ...rest };
}

/**
 * Returns the columns of a table or CSV file. A CSV file of several feeds has the fields of all of them. Undefined: the columns
 * of the first page.
 *
 * @param fields the columns of a table, for feeds without `select`
 */
export function columnsOf(
  places: readonly Place[],
  { isTable, isCsv, fields }: { isTable: boolean; isCsv: boolean; fields?: readonly string[] },
): readonly Column[] | undefined {
  const several = places.length > 1;
  const columns = new Map<string, Column>();
  if (several) for (const key of [DIVISION, FEED]) columns.set(key, { key, header: key });
  for (const { feed, select } of places) {
    if (select === undefined && !isTable && !(isCsv && several)) return undefined;
    const chosen = select ?? (isTable ? fields : Object.keys(feed.fields));
    for (const column of feed.columns(chosen) ?? []) if (!columns.has(column.key)) columns.set(column.key, column);
  }
  return columns.size === 0 ? undefined : [...columns.values()];
}
