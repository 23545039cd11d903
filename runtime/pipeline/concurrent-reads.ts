import { ahead } from '../base/parallel-map.js';
import { openLane, type Lane } from './concurrent-read.js';

/** How several sources are read at the same time. */
export interface LanesOptions<T> {
  /** Maximum number of sources in progress; called before each. */
  readonly most: () => number;
  readonly weigh: (item: T) => number;
  /** Weight of the items of one source that wait until the sources before it have been consumed. */
  readonly held: number;
}

/**
 * Reads a source for each item, several at the same time, and yields them in the order of the items. Each must be consumed
 * before the next one is requested; its error is thrown to its consumer. All reading ends with the caller's.
 */
export async function* openLanes<Item, T>(
  items: readonly Item[],
  read: (item: Item) => AsyncIterable<T>,
  { most, weigh, held }: LanesOptions<T>,
): AsyncGenerator<{ readonly item: Item; readonly source: AsyncIterable<T> }> {
  const lanes: Lane<T>[] = [];
  const start = async (item: Item) => {
    const lane = openLane(read(item), weigh, held);
    lanes.push(lane);
    await lane.started;
    return { item, source: lane.items };
  };
  try {
    yield* ahead(items, most, start);
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()));
  }
}
