/** A feed and the log of deletions, as the source of a copy. */
import {
  CliError,
  defined,
  isObject,
  parseJson,
  plainText,
  type Kit,
  type Row,
  type Source,
} from 'cmdspec-runtime/kit';
import { instant } from '../../../lib/time.js';
import { followFeed, isBeyondLog, versionOf, type FeedProgress } from '../feeds.js';
import { moveDateOf } from '../positions.js';
import { idOf, isList, type Feed } from './feeds.js';

export type CallName = 'feed' | 'division' | 'deleted' | 'list';

/** Where the next run continues. Row versions are text: they have any length. */
export interface Position {
  readonly timestamp: string;
  /** Position in the log of deletions. */
  readonly deleted: string;
  /** Day on which the division last moved to another database, where its row versions started over. */
  readonly moved?: string;
}

/** Deleted ids of one feed, with the row version of the deletion. */
export type Deletions = ReadonlyMap<string, bigint>;

/** The log of deletions from a position. */
export interface Log {
  readonly highest: bigint;
  /** When it was read. */
  readonly asOf: string;
  of(feed: Feed): Deletions;
}

const START: Position = { timestamp: '0', deleted: '0' };

export function positionIn(cursor: string | undefined): Position {
  const value = parseJson(cursor ?? '{}');
  const { timestamp, deleted, moved } = isObject(value) ? value : {};
  const isPosition = (one: unknown): one is string => typeof one === 'string' && /^\d+$/.test(one);
  if (!isPosition(timestamp) || !isPosition(deleted)) return START;
  return { timestamp, deleted, ...(typeof moved === 'string' ? { moved } : {}) };
}

export interface SourceOptions {
  /** What is known before rows are read. */
  readonly known: () => Known;
  readonly maxPages: number | undefined;
}

/** What is read before the feeds: deletions, and the day on which the division last moved to another database. */
export interface Known {
  readonly log: Log;
  readonly moved: string | undefined;
}

/**
 * Reads what runs over feeds need, from their cursors on; a list has none. The log of deletions is read first; the next run
 * applies later deletions.
 */
export async function readKnown(
  feeds: readonly Feed[],
  cursorOf: (feed: Feed) => string | undefined,
  division: string,
  kit: Kit<CallName>,
): Promise<Known> {
  const moved = await moveDateOf(division, kit);
  const lowest = feeds
    .filter((feed) => !isList(feed))
    .map((feed) => positionIn(cursorOf(feed)))
    .map((one) => (hasMovedSince(one, moved) ? 0n : BigInt(one.deleted)))
    .sort((a, b) => (a < b ? -1 : 1))[0];
  return { log: lowest === undefined ? NO_LOG : await readLog(lowest, kit), moved };
}

const hasMovedSince = (position: Position, moved: string | undefined): boolean =>
  moved !== undefined && position.moved !== moved;

/** Why a feed must be read as a whole, although an earlier run read it to a cursor at a time; undefined if it need not. */
export function reasonToStartOver(
  cursor: string,
  asOf: string,
  { moved }: Known,
  { world }: Pick<Kit, 'world'>,
): 'log' | 'moved' | undefined {
  if (isBeyondLog(asOf, world)) return 'log';
  return hasMovedSince(positionIn(cursor), moved) ? 'moved' : undefined;
}

export function sourceOf(feed: Feed, options: SourceOptions, kit: Kit<CallName>): Source {
  return isList(feed) ? listSource(feed, options, kit) : feedSource(feed, options, kit);
}

/** The rows of a list, which are read as a whole each time. */
function listSource({ name, key, resource }: Feed, { maxPages }: SourceOptions, kit: Kit<CallName>): Source {
  return {
    name,
    version: 1,
    deletions: 'sweep',
    key: (row) => idOf(row, key, name),
    pages: async function* () {
      let rows = 0;
      let hasMore = false;
      for await (const page of kit.calls.list.pages({ list: resource.name }, { maxPages, ahead: true })) {
        yield { rows: page.rows };
        rows += page.rows.length;
        hasMore = page.more;
      }
      if (hasMore) throw beyondLimit('list', rows);
    },
  };
}

const beyondLimit = (what: string, rows: number): CliError =>
  new CliError('generic', `the ${what} has more than ${String(rows)} rows; raise --max-pages.`);

/** The rows of a feed. Its last page has the deletions of rows that did not come back, and the only cursor: rows come in any order. */
function feedSource(feed: Feed, { known, maxPages }: SourceOptions, kit: Kit<CallName>): Source {
  const keyOf = (row: Row): string => idOf(row, feed.key, feed.name);
  return {
    name: feed.name,
    version: 1,
    deletions: feed.entityType === undefined ? 'none' : 'feed',
    key: keyOf,
    pages: async function* (since) {
      const from = positionIn(since);
      const { log, moved } = known();
      const deletions = log.of(feed);
      const progress: FeedProgress = { highest: BigInt(from.timestamp), complete: false, rows: 0 };
      const request = { feed: feed.resource.name, from: from.timestamp };
      /** Deleted rows that came back. */
      const returned = new Set<string>();
      for await (const page of followFeed(progress, kit.calls.feed.pages(request, { maxPages, ahead: true }))) {
        yield { rows: page.rows.filter((row) => isThere(row)) };
      }
      if (!progress.complete) throw beyondLimit('feed', progress.rows);
      const deleted = [...deletions].filter(([id, version]) => version > BigInt(from.deleted) && !returned.has(id));
      const next = { timestamp: String(progress.highest), deleted: String(log.highest), ...defined({ moved }) };
      yield {
        rows: [],
        deleted: deleted.map(([id]) => id),
        cursor: JSON.stringify(next satisfies Position),
        asOf: log.asOf,
      };

      function isThere(row: Row): boolean {
        const id = keyOf(row);
        const deletion = deletions.get(id);
        if (deletion === undefined) return versionOf(row) >= 0n;
        if (deletion >= versionOf(row)) return false;
        returned.add(id);
        return true;
      }
    },
  };
}

/** For lists alone, which have no deletions there. */
export const NO_LOG: Log = { highest: 0n, asOf: '', of: () => new Map() };

/** Reads the log of deletions after a position. */
export async function readLog(from: bigint, kit: Kit<CallName>): Promise<Log> {
  const found = new Map<number, Map<string, bigint>>();
  const asOf = instant(kit.world.now());
  const progress: FeedProgress = { highest: from, complete: false, rows: 0 };
  for await (const { rows } of followFeed(progress, kit.calls.deleted.pages({ from: String(from) }, { ahead: true }))) {
    for (const row of rows) {
      const type = Number(plainText(row['EntityType']));
      const ids = found.get(type) ?? new Map<string, bigint>();
      ids.set(String(row['EntityKey']).toLowerCase(), versionOf(row));
      found.set(type, ids);
    }
  }
  return {
    highest: progress.highest,
    asOf,
    of: ({ entityType = -1 }) => found.get(entityType) ?? new Map<string, bigint>(),
  };
}
