import { createHash } from 'node:crypto';
import { defined, plainText, stringifyJson, type Kit, type Row } from 'cmdspec-runtime/kit';

/** Records that the service lists by the time of their last change. */
export const FEEDS = [
  { name: 'deals', one: 'deal', call: 'dealFeed' },
  { name: 'persons', one: 'person', call: 'personFeed' },
  { name: 'organizations', one: 'organization', call: 'organizationFeed' },
  { name: 'activities', one: 'activity', call: 'activityFeed' },
  { name: 'products', one: 'product', call: 'productFeed' },
] as const;

export type Feed = (typeof FEEDS)[number];
export type FeedCall = Feed['call'];
export type FeedKit = Kit<FeedCall>;

/** A record that was created or changed, with its times in milliseconds since 1970. */
export interface Changed {
  readonly feed: Feed;
  readonly row: Row;
  readonly change: 'created' | 'updated';
  /** Absent if the record has no time that can be read. */
  readonly at?: number;
  /** Stands for the record with this content. */
  readonly mark: string;
}

/** What changed, oldest change first. */
export interface Reading {
  readonly changes: readonly Changed[];
  /** Time of the service in milliseconds before which every change is among them. */
  readonly complete: number;
}

/** Time of a record in milliseconds; undefined without a time that can be read. */
export function timeOf(value: unknown): number | undefined {
  const ms = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

const DAY = 86_400_000;

/** Time of the service that sent a page: the clock of this machine can be days off. */
export const clockOf = (headers: Readonly<Record<string, string>>, kit: Pick<Kit, 'now'>): Date =>
  new Date(timeOf(headers['date']) ?? kit.now());

/**
 * Time of the last change in milliseconds; undefined without one. A time in the future of the service is not one: a position
 * after it would skip all changes until then.
 */
export function changeTimeOf({ update_time: value }: Row, now: Date): number | undefined {
  const at = timeOf(value);
  return at === undefined || at > now.getTime() + DAY ? undefined : at;
}

/** RFC 3339 in UTC with whole seconds, the only form that the service accepts. */
export const instant = (ms: number): string => `${new Date(Math.floor(ms / 1000) * 1000).toISOString().slice(0, 19)}Z`;

/** One second after a time: lists begin at a time, inclusively. */
export const after = (ms: number): string => instant(ms + 1000);

/**
 * Reads everything that was created or changed since a time; records without a time come last. The lists are read one after
 * another: what changes meanwhile may be missing. `keep` reduces each record, so that a long feed fits in memory.
 */
export async function readChanges(kit: FeedKit, since: string, keep: (row: Row) => Row): Promise<Reading> {
  const start = Date.parse(since);
  const asked = kit.now().getTime();
  let complete: number | undefined;
  const found: Changed[] = [];
  for (const feed of FEEDS) {
    for await (const { rows, headers } of kit.calls[feed.call].pages({ since }, { ahead: true })) {
      const now = clockOf(headers, kit);
      complete ??= now.getTime() - (kit.now().getTime() - asked);
      for (const row of rows) {
        const added = timeOf(row['add_time']);
        const change = added !== undefined && added >= start ? 'created' : 'updated';
        found.push({
          feed,
          row: keep(row),
          change,
          mark: markOf(feed, row),
          ...defined({ at: changeTimeOf(row, now) }),
        });
      }
    }
  }
  const changes = found.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
  return { changes, complete: complete ?? asked };
}

const markOf = ({ one }: Feed, row: Row): string =>
  `${one} ${plainText(row['id'])} ${createHash('sha256').update(stringifyJson(row)).digest('hex').slice(0, 16)}`;

/** Time of the last record that has one. */
export function newestOf(changes: readonly Changed[]): number | undefined {
  return changes.reduce<number | undefined>((newest, { at }) => (at === undefined ? newest : at), undefined);
}

/** The account that positions belong to. The sandbox listens on another port in every run. */
export const accountOf = async ({ globals, origin }: Kit): Promise<string> =>
  globals.profile === 'sandbox' ? globals.profile : await origin();
