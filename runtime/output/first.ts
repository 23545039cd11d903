import type { Row, Rows } from '../contract/values.js';

const MOST = 1000;

type Found = IteratorResult<Row | readonly Row[]>;
type Step = Promise<Found> | Found;

/** The rows of what a source gives: a page of them, or one alone. */
export function inRows(some: Row | readonly Row[]): readonly Row[] {
  return Array.isArray(some) ? (some as readonly Row[]) : [some as Row];
}

/** Resolves when everything that is ready has had its turn. */
const turn = (): Promise<undefined> => new Promise((resolve) => setImmediate(resolve, undefined));

/**
 * The rows of the first page, and an iterable of all rows, those included. Of a source of single rows a page ends where
 * it waits for something else: its rows come without a turn of the event loop between them.
 */
export async function firstPage(
  source: Rows,
  wanted: boolean,
): Promise<{ readonly head: readonly Row[]; readonly all: Rows }> {
  if (!wanted) return { head: [], all: source };
  if (Array.isArray(source)) return { head: source as Row[], all: source };
  const iterator = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  const head: Row[] = [];
  let next: Step | undefined;
  while (head.length < MOST) {
    next = iterator.next();
    // A failure after the first row is met again, in its place, by whoever reads on.
    const result = await (head.length === 0 ? next : Promise.race([next, turn()]).catch(() => undefined));
    if (result === undefined) break;
    next = undefined;
    if (result.done) return { head, all: head };
    for (const row of inRows(result.value)) head.push(row);
    // Asking for the next page already would leave a request behind when these rows are refused.
    if (Array.isArray(result.value) && head.length > 0) break;
  }
  return { head, all: join(head, next, iterator) };
}

async function* join(
  head: readonly Row[],
  pending: Step | undefined,
  iterator: AsyncIterator<Row | readonly Row[]> | Iterator<Row>,
): AsyncGenerator<Row | readonly Row[]> {
  try {
    yield head;
    for (let result = await (pending ?? iterator.next()); !result.done; result = await iterator.next()) {
      yield result.value;
    }
  } finally {
    await iterator.return?.();
  }
}
