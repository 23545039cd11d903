import { defined } from '../base/defined.js';
import type { Page, Reply } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import type { Reader } from './reader.js';

type Style = Extract<Paging, { style: 'cursor' }>;

/**
 * Each response names the cursor of the next page; a missing or empty cursor ends the list.
 *
 * @param first the response of the first page, if it was requested already
 */
export async function* cursorPages(reader: Reader, style: Style, first?: Reply): AsyncGenerator<Page> {
  const seen = new Set<string>();
  let known = first;
  let cursor: string | undefined;
  while (!reader.done) {
    const reply =
      known ??
      (await reader.fetch({
        ...(style.send.size === undefined ? {} : { [style.send.size]: reader.size() }),
        ...defined({ [style.send.cursor]: cursor }),
      }));
    known = undefined;
    cursor = nextCursor(reader, style, reply);
    yield reader.page(reply, reader.rows(reply), { more: cursor !== undefined });
    if (cursor === undefined) return;
    if (seen.has(cursor)) throw reader.fail('loops: the service repeats a cursor');
    seen.add(cursor);
  }
}

/** Returns the cursor of the page after a response; undefined after the last one. */
export function nextCursor(reader: Reader, style: Style, reply: Reply): string | undefined {
  const next = reader.field(reply, style.next);
  return next === undefined || next === null || next === '' ? undefined : String(next);
}
