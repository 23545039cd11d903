/** Paging by cursor: each response, or its last row, has the cursor of the next page. */
import { defined } from '../base/defined.js';
import { shapeOf } from '../base/envelope.js';
import { isLosslessNumber, type LosslessNumber } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { getPath, parentOf } from '../base/paths.js';
import type { Page, Response } from '../contract/http.js';
import type { StyleOf } from '../contract/traffic.js';
import type { Row } from '../contract/rows.js';
import { createChain } from './chain.js';
import type { Reader } from './reader.js';

/** A text or a number: in a body it is sent as it came. */
type Cursor = string | number | LosslessNumber;

type Style = StyleOf<'cursor'>;

/**
 * Each response has the cursor of the next page, or its last row is that cursor. Without a cursor, or if the response says
 * so, the page is the last.
 *
 * Begins with `first`, the response of the first page, if that was requested already.
 */
export async function* pagesFrom(reader: Reader, style: Style, first: Response | undefined): AsyncGenerator<Page> {
  const seen = new Set<string>();
  // Some services bind a cursor to the size of the page that returned it.
  const size = reader.size();
  const send = (cursor: Cursor | undefined, signal?: AbortSignal): Promise<Response> =>
    reader.fetch(
      {
        ...(style.send.size === undefined ? {} : { [style.send.size]: size }),
        ...defined({ [style.send.cursor]: cursor }),
      },
      signal,
    );
  const chain = createChain(reader);
  let next = first === undefined ? () => send(undefined) : () => Promise.resolve(first);
  try {
    while (!reader.done) {
      const response = await next();
      const rows = reader.rows(response);
      const cursor =
        style.row === undefined ? nextCursor(reader, style, response) : rowCursor(reader, style, response, rows, size);
      if (cursor === undefined && rows.length >= reader.full(size) && rows.length < reader.wanted)
        checkPlace(reader, style, response);
      const page = reader.page(response, rows, { more: cursor !== undefined });
      const isRepeated = cursor !== undefined && seen.has(String(cursor));
      if (cursor !== undefined && !isRepeated) next = chain.next((signal) => send(cursor, signal));
      yield page;
      if (cursor === undefined) return;
      if (isRepeated) throw reader.fail('loops: the service repeats a cursor');
      seen.add(String(cursor));
    }
  } finally {
    await chain.end();
  }
}

export const cursorPages = (reader: Reader, style: Style): AsyncGenerator<Page> => pagesFrom(reader, style, undefined);

/** Returns the cursor of the page after a response; undefined after the last one. */
export function nextCursor(reader: Reader, style: Style, response: Response): Cursor | undefined {
  if (style.next === undefined) return undefined;
  const next = reader.field(response, style.next);
  if (next === undefined || next === null || next === '') return undefined;
  if (!isScalar(next)) throw reader.fail(`returned ${shapeOf(next)} at "${style.next}", not a cursor`, response);
  // A service with both fields may name a cursor on the last page too.
  return style.more !== undefined && !reader.more(response, style.more, true) ? undefined : next;
}

/**
 * Checks that a full page without a cursor is the last one: the object that has the cursors, or null in its place, is there.
 * A service that leaves out the object at the end of a list has no `required`.
 */
function checkPlace(reader: Reader, { next = '', required }: Style, response: Response): void {
  if (required !== true || next === '' || next.startsWith('header:')) return;
  const places = next.split('|').map(parentOf);
  const isThere = (found: unknown): boolean => found === null || isObject(found);
  if (places.some((place) => place === '' || isThere(reader.field(response, place)))) return;
  throw reader.fail(
    `returned a full page without "${places.join('|')}", which shows whether more rows follow`,
    response,
  );
}

/** Returns the field of the last row; undefined if the response, or the length of the page, shows that it is the last. */
function rowCursor(
  reader: Reader,
  { row = '', more }: Style,
  response: Response,
  rows: readonly Row[],
  size: number | undefined,
): Cursor | undefined {
  const follows = more === undefined ? rows.length >= reader.full(size) : reader.more(response, more, true);
  if (!follows) return undefined;
  const last = rows.at(-1);
  if (last === undefined) throw reader.fail('reports more rows, but its page is empty', response);
  const found = getPath(last, row);
  if (!isScalar(found) || found === '')
    throw reader.fail(`returned ${shapeOf(found)} at "${row}" of its last row, where the next page begins`, response);
  return found;
}

const isScalar = (value: unknown): value is Cursor =>
  typeof value === 'string' || typeof value === 'number' || isLosslessNumber(value);
