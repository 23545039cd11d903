import { defined } from '../base/defined.js';
import type { Page } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import type { Reader } from './reader.js';

/** Each response names the cursor of the next page; a missing or empty cursor ends the list. */
export async function* cursorPages(reader: Reader, style: Extract<Paging, { style: 'cursor' }>): AsyncGenerator<Page> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  while (!reader.done) {
    const reply = await reader.fetch({
      ...(style.send.size === undefined ? {} : { [style.send.size]: reader.size() }),
      ...defined({ [style.send.cursor]: cursor }),
    });
    const next = reader.field(reply, style.next);
    cursor = next === undefined || next === null || next === '' ? undefined : String(next);
    yield reader.page(reply, reader.rows(reply), { more: cursor !== undefined });
    if (cursor === undefined) return;
    if (seen.has(cursor)) throw reader.fail('loops: the service repeats a cursor');
    seen.add(cursor);
  }
}
