/** Finds the row version from which a feed is read. */
import { defined, type Kit, type KitResource } from 'cmdspec-runtime/kit';
import { DELETED, isBeyondLog } from './feeds.js';
import { hasMoved, moveDateOf, type Marks } from './watermark.js';

/** Where the reading of a feed begins. */
export interface Start {
  readonly since: bigint;
  /** Day of the last move of the division to another database, to store with the position. */
  readonly moved?: string;
}

/** A feed of a division, and the name of its position in the state file. */
interface Named {
  readonly feed: KitResource;
  readonly mark: string;
  readonly division: string;
}

/**
 * Returns a function that finds the start of a feed. The move of each division is requested once.
 *
 * @param marks stored positions; undefined without a state file
 * @param since row version that overrides them
 */
export function openStarts(marks: Marks | undefined, since: string | undefined, kit: Kit<'division'>) {
  const moves = new Map<string, Promise<string | undefined>>();
  const movedOn = (division: string): Promise<string | undefined> => {
    const known = moves.get(division) ?? report(division);
    moves.set(division, known);
    return known;
  };
  const report = async (division: string): Promise<string | undefined> => {
    const moved = await moveDateOf(division, kit);
    if (since === undefined && marks !== undefined && hasMoved(marks, division, moved)) {
      kit.warn(`Division ${division} moved to another database on ${moved ?? ''}; reading from the beginning.`);
    }
    return moved;
  };

  return async ({ feed, mark: name, division }: Named): Promise<Start> => {
    if (marks === undefined) return { since: BigInt(since ?? '0') };
    const stored = marks.divisions[division];
    // A part of a feed that is read for the first time begins where the whole feed ended.
    const mark = stored?.[name] ?? stored?.[feed.name];
    const moved = await movedOn(division);
    const facts = defined({ moved });
    if (since !== undefined) return { since: BigInt(since), ...facts };
    if (hasMoved(marks, division, moved)) return { since: 0n, ...facts };
    if (feed.name === DELETED && mark !== undefined && isBeyondLog(mark.updated, kit.world)) {
      kit.warn(
        `The position in the state file is from ${mark.updated}. The service stores deletions for two months, so some may be missing. Read the whole feeds of these records again.`,
      );
    }
    return { since: BigInt(mark?.timestamp ?? '0'), ...facts };
  };
}
