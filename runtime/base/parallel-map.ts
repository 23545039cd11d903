/** Works on several items at a time, and yields the results in order. */

/**
 * Yields the results of `work` in the order of the items. At most `most` items are in progress or waiting to be read, and
 * the source is read no further. When it ends, by a failure or because the caller stops reading, all work in progress is
 * awaited, so that none of it continues unnoticed.
 *
 * @param most a number, or a function that is called before each item
 */
export async function* parallelMap<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  most: number | (() => number),
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const queue: Promise<Result>[] = [];
  let hasMore = true;
  let failed = false;
  try {
    while (hasMore || queue.length > 0) {
      while (hasMore && !failed && queue.length < Math.max(1, typeof most === 'number' ? most : most())) {
        const next = await source.next();
        if (next.done) {
          hasMore = false;
          break;
        }
        const result = work(next.value);
        // A failure is thrown when its turn comes; until then no other item is started.
        result.catch(() => (failed = true));
        queue.push(result);
      }
      const first = queue[0];
      if (first === undefined) return;
      const result = await first;
      queue.shift();
      yield result;
    }
  } finally {
    await Promise.allSettled(queue);
    if (hasMore) await source.return?.();
  }
}
