/** One of several sources that are read at the same time and consumed one after another. */
export interface Lane<T> {
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
export function openLane<T>(source: AsyncIterable<T>, weigh: (item: T) => number, most: number): Lane<T> {
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
