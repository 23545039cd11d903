import { shapeOf } from '../base/envelope.js';
import type { Page, Reply } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import { whole, type Reader } from './reader.js';

/** Each response names the offset of the next page, and whether there is one. */
export async function* offsetPages(reader: Reader, style: Extract<Paging, { style: 'offset' }>): AsyncGenerator<Page> {
  let start = 0;
  while (!reader.done) {
    const reply = await reader.fetch({
      ...(style.send.size === undefined ? {} : { [style.send.size]: reader.size() }),
      [style.send.offset]: start,
    });
    const rows = reader.rows(reply);
    const next = whole(reader.field(reply, style.next));
    const more = style.more === undefined ? next !== undefined : hasMore(reader, reply, style.more, rows.length);
    yield reader.page(reply, rows, { more });
    if (!more) return;
    // A service that promises more without an offset continues after the rows that it returned.
    const following = next ?? start + rows.length;
    if (following <= start) throw reader.fail(`loops: after ${String(start)} it continues at ${String(following)}`);
    start = following;
  }
}

/** A response may lack the field only if its page is not full: a full one could be followed by others. */
function hasMore(reader: Reader, reply: Reply, path: string, rows: number): boolean {
  const more = reader.field(reply, path) ?? undefined;
  if (typeof more === 'boolean') return more;
  if (more === undefined && rows < (reader.size() ?? Infinity)) return false;
  throw reader.fail(`returned ${shapeOf(more)} at "${path}", not true or false`, reply);
}
