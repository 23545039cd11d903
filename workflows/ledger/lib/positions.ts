/** The state file with the position of each feed of a division, and where a feed is read from. */
import {
  defined,
  isObject,
  type Kit,
  type KitResource,
  type Position,
  type Positions,
  type Row,
  type Shaped,
} from 'cmdspec-runtime/kit';
import { DELETED, isBeyondLog } from './feeds.js';

/** A row version, and the day on which the division last moved to another database, where its row versions started over. */
const CURSOR = { timestamp: /^\d+$/, 'moved?': 'string' } as const;

export type Cursor = Shaped<typeof CURSOR>;

/** A feed of a division, and the name of its position in the division. */
interface Named {
  readonly feed: KitResource;
  readonly mark: string;
  readonly division: string;
}

/** Name of a position in the state file. */
export const positionName = ({ division, mark }: Omit<Named, 'feed'>): string => `${division} ${mark}`;

export const openPositions = (file: string, kit: Kit): Promise<Positions<Cursor>> =>
  kit.positions({ file: { path: file }, cursor: CURSOR, remedy: 'Use one state file for each host.', adopt: adopted });

/** Returns what a state file of an earlier version says; undefined for another file. */
function adopted({ version, host, divisions, moved = {} }: Row) {
  if (version !== 1 || !isObject(divisions) || !isObject(moved)) return undefined;
  const positions = Object.entries(divisions).flatMap(([division, feeds]) =>
    Object.entries(isObject(feeds) ? feeds : {}).map(([mark, state]) => {
      const { timestamp, updated: at } = isObject(state) ? state : {};
      const cursor = defined({ timestamp, moved: moved[division] });
      return [positionName({ division, mark }), defined({ cursor, at })] as const;
    }),
  );
  return { account: host, collections: Object.fromEntries(positions) };
}

/** Returns the day on which a division last moved to another database. */
export async function moveDateOf(division: string, { calls }: Kit<'division'>): Promise<string | undefined> {
  let moved: string | undefined;
  for await (const { DivisionMoveDate: date } of calls.division.rows({ division })) {
    if (typeof date === 'string') moved = date;
  }
  return moved;
}

/** Where the reading of a feed begins. */
export interface Start {
  readonly since: bigint;
  /** Day of the last move of the division to another database, to store with the position. */
  readonly moved?: string;
}

/**
 * Returns a function that finds the start of a feed. The move of each division is requested once.
 *
 * @param stored positions; undefined without a state file
 * @param since row version that overrides them
 */
export function openStarts(
  stored: Readonly<Record<string, Position<Cursor>>> | undefined,
  since: string | undefined,
  kit: Kit<'division'>,
) {
  const moves = new Map<string, Promise<string | undefined>>();
  const warned = new Set<string>();
  const movedOn = (division: string): Promise<string | undefined> => {
    const known = moves.get(division) ?? moveDateOf(division, kit);
    moves.set(division, known);
    return known;
  };

  return async ({ feed, mark, division }: Named): Promise<Start> => {
    if (stored === undefined) return { since: BigInt(since ?? '0') };
    // A part of a feed that is read for the first time begins where the whole feed ended.
    const position = stored[positionName({ division, mark })] ?? stored[positionName({ division, mark: feed.name })];
    const moved = (await movedOn(division)) ?? position?.cursor.moved;
    const facts = defined({ moved });
    if (since !== undefined) return { since: BigInt(since), ...facts };
    if (position === undefined) return { since: 0n, ...facts };
    if (moved !== position.cursor.moved) {
      if (!warned.has(division))
        kit.warn(`Division ${division} moved to another database on ${moved ?? ''}; reading from the beginning.`);
      warned.add(division);
      return { since: 0n, ...facts };
    }
    if (feed.name === DELETED && position.at !== undefined && isBeyondLog(position.at, kit.world)) {
      kit.warn(
        `The position in the state file is from ${position.at}. The service stores deletions for two months, so some may be missing. Read the whole feeds of these records again.`,
      );
    }
    return { since: BigInt(position.cursor.timestamp), ...facts };
  };
}
