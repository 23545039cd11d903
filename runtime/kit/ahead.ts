/**
 * Results of `work` in the order of the items. At most `most` are in the works or waiting to be taken, and the source is
 * not read further than that. When it ends, by a failure or because the caller has enough, all work that was begun is
 * awaited: nothing goes on behind the back of the caller.
 *
 * @param most a number, or a function that is asked before each item
 */
export async function* ahead<Item, Result>(
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
        // A failure is met when its turn comes; until then it keeps the rest from being begun.
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
