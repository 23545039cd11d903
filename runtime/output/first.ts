/** The rows of a list as its source yields them: one by one or by page. */
import type { Row, Rows } from '../contract/rows.js';

const MAX_ROWS = 1000;

type Found = IteratorResult<Row | readonly Row[]>;
type Step = Promise<Found> | Found;

/** Returns one item of a source, a page of rows or a single row, as rows. */
export function toRows(some: Row | readonly Row[]): readonly Row[] {
  return Array.isArray(some) ? (some as readonly Row[]) : [some as Row];
}

/** Rows that become text together: many, because each step costs time, and few, because their text is in memory. */
const PIECE = 20;

export function* pieces(rows: readonly Row[]): Generator<readonly Row[]> {
  if (rows.length <= PIECE) {
    if (rows.length > 0) yield rows;
    return;
  }
  for (let at = 0; at < rows.length; at += PIECE) yield rows.slice(at, at + PIECE);
}

/** Resolves after everything that is ready has run. */
const turn = (): Promise<undefined> => new Promise((resolve) => setImmediate(resolve, undefined));

/**
 * Returns the rows of the first page, and an iterable of all rows, the first page included. In a source of single rows,
 * a page ends where the source waits: the rows of a page come without a turn of the event loop between them.
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
  while (head.length < MAX_ROWS) {
    next = iterator.next();
    // A failure after the first row is thrown again, in its place, while the rows are read.
    const result = await (head.length === 0 ? next : Promise.race([next, turn()]).catch(() => undefined));
    if (result === undefined) break;
    next = undefined;
    if (result.done) return { head, all: head };
    for (const row of toRows(result.value)) head.push(row);
    // A request for the next page would still be running if these rows are refused.
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

/** Returns all rows of a source. */
export async function collect(source: Rows): Promise<readonly Row[]> {
  const all: Row[] = [];
  for await (const some of source) for (const row of toRows(some)) all.push(row);
  return all;
}
