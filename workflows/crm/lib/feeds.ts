/** Reads the lists of records that were created or changed since a time. */
import { createHash } from 'node:crypto';
import { defined, plainText, stringifyJson, type Kit, type Row, type Source } from 'cmdspec-runtime/kit';
import { instant } from '../../lib/time.js';

/** A record that was created or changed, with its times in milliseconds since 1970. */
export interface Changed {
  /** Collection of the record. */
  readonly collection: string;
  readonly row: Row;
  readonly change: 'created' | 'updated';
  /** Absent if the record has no valid time. */
  readonly at?: number;
  /** Identifies the record with this content. */
  readonly mark: string;
}

/** Changes of a feed, oldest first. */
export interface Reading {
  readonly changes: readonly Changed[];
  /** Server time in milliseconds. Every change before it is in `changes`. */
  readonly complete: number;
}

/** Returns the time of a record in milliseconds; undefined without a valid time. */
export function timeOf(value: unknown): number | undefined {
  const ms = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

const DAY = 86_400_000;

/** Returns what one record of a collection is called. */
export const singular = (collection: string): string => collection.replace(/ies$/, 'y').replace(/s$/, '');

/** Whether the service lists the records of a collection by the time of their last change. */
export const isFeed = ({ cursorAt }: Source): boolean => cursorAt !== undefined;

/**
 * Returns the time of the last change in milliseconds; undefined without a valid time. A time in the future is invalid,
 * because a position after it would skip all changes until then.
 */
export function changeTimeOf({ update_time: value }: Row, now: Date): number | undefined {
  const at = timeOf(value);
  return at === undefined || at > now.getTime() + DAY ? undefined : at;
}

/** Returns the time one second later. Lists include changes of the time at which they begin. */
export const after = (ms: number): string => instant(ms + 1000);

/**
 * Reads all records created or changed since a time; records without a time come last. The lists are read one after another,
 * so changes during the reading may be missing. `keep` reduces each record, so that a long feed fits in memory.
 */
export async function readChanges(
  { sources, world }: Pick<Kit, 'sources' | 'world'>,
  since: string,
  keep: (row: Row) => Row,
): Promise<Reading> {
  const start = Date.parse(since);
  const asked = world.now().getTime();
  let complete: number | undefined;
  // A record that changes between two pages or lists is in both. The later one is its latest version.
  const found = new Map<string, Changed>();
  for (const { name: collection, pages, cursorAt } of sources) {
    for await (const { rows, date } of pages(cursorAt?.(since))) {
      // The clock of this machine can be days off.
      const now = new Date(timeOf(date) ?? world.now());
      complete ??= now.getTime() - (world.now().getTime() - asked);
      for (const row of rows) {
        const added = timeOf(row['add_time']);
        const change = added !== undefined && added >= start ? 'created' : 'updated';
        const mark = markOf(collection, row);
        const id = plainText(row['id']);
        found.set(id === '' ? mark : `${collection} ${id}`, {
          collection,
          row: keep(row),
          change,
          mark,
          ...defined({ at: changeTimeOf(row, now) }),
        });
      }
    }
  }
  const changes = [...found.values()].sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
  return { changes, complete: complete ?? asked };
}

const markOf = (collection: string, row: Row): string => {
  const digest = createHash('sha256').update(stringifyJson(row)).digest('hex').slice(0, 16);
  return `${singular(collection)} ${plainText(row['id'])} ${digest}`;
};

/** Returns the time of the last change with a time. */
export function newestOf(changes: readonly Changed[]): number | undefined {
  return changes.reduce<number | undefined>((newest, { at }) => (at === undefined ? newest : at), undefined);
}
