/** Sources that are read at the same time and consumed one after another. */
import { parallelMap } from '../base/parallel-map.js';

export interface ConcurrentReads<T> {
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
export async function* readConcurrently<Item, T>(
  items: readonly Item[],
  read: (item: Item) => AsyncIterable<T>,
  { most, weigh, held }: ConcurrentReads<T>,
): AsyncGenerator<{ readonly item: Item; readonly source: AsyncIterable<T> }> {
  const reads: StartedRead<T>[] = [];
  const start = async (item: Item) => {
    const started = startRead(read(item), weigh, held);
    reads.push(started);
    await started.started;
    return { item, source: started.items };
  };
  try {
    yield* parallelMap(items, most, start);
  } finally {
    await Promise.all(reads.map((one) => one.stop()));
  }
}

/** A source that is read ahead of its consumer. */
interface StartedRead<T> {
  /** Resolves when the first item has arrived, or the source has failed or ended. Never rejects. */
  readonly started: Promise<void>;
  /** The items in order. An error of the source is thrown in its place. */
  readonly items: AsyncIterable<T>;
  /** Ends the reading, after the item in progress. */
  stop(): Promise<void>;
}

/**
 * Starts to read a source ahead of its consumer. Reading pauses while items that weigh at least `most` in all wait to be
 * consumed, so that memory does not grow with the source.
 */
export function startRead<T>(source: AsyncIterable<T>, weigh: (item: T) => number, most: number): StartedRead<T> {
  const waiting: T[] = [];
  let weight = 0;
  let end: { readonly error?: unknown } | undefined;
  let isStopped = false;
  let wake: (() => void)[] = [];
  const changed = (): Promise<void> => new Promise((resolve) => wake.push(resolve));
  const announce = (): void => {
    for (const one of wake) one();
    wake = [];
  };

  const read = async (): Promise<void> => {
    try {
      for await (const item of source) {
        waiting.push(item);
        weight += weigh(item);
        announce();
        while (weight >= most && !isStopped) await changed();
        if (isStopped) break;
      }
      end = {};
    } catch (error) {
      end = { error };
    }
    announce();
  };
  const reading = read();

  async function* items(): AsyncGenerator<T> {
    for (;;) {
      const item = waiting.shift();
      if (item !== undefined) {
        weight -= weigh(item);
        announce();
        yield item;
      } else if (end === undefined) await changed();
      else if ('error' in end) throw end.error;
      else return;
    }
  }

  return {
    started: changed(),
    items: items(),
    stop: async () => {
      isStopped = true;
      announce();
      await reading;
    },
  };
}
