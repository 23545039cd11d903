import type { Page } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import { cursorPages, nextCursor } from './cursor.js';
import { whole, type Reader } from './reader.js';

type Style<Name> = Extract<Paging, { style: Name }>;

/**
 * Each response names the offset of the next page, and whether there is one.
 *
 * @param other the style of a list whose first response has a cursor
 */
export async function* offsetPages(
  reader: Reader,
  style: Style<'offset'>,
  other?: Style<'cursor'>,
): AsyncGenerator<Page> {
  let start = 0;
  while (!reader.done) {
    const reply = await reader.fetch({
      ...(style.send.size === undefined ? {} : { [style.send.size]: reader.size() }),
      [style.send.offset]: start,
    });
    if (start === 0 && other !== undefined && nextCursor(reader, other, reply) !== undefined) {
      return yield* cursorPages(reader, other, reply);
    }
    const next = whole(reader.field(reply, style.next));
    const more = style.more === undefined ? next !== undefined : reader.field(reply, style.more) === true;
    const rows = reader.rows(reply);
    yield reader.page(reply, rows, { more });
    if (!more) return;
    // A service that promises more without an offset continues after the rows that it returned.
    const following = next ?? start + rows.length;
    if (following <= start) throw reader.fail(`loops: after ${String(start)} it continues at ${String(following)}`);
    start = following;
  }
}
