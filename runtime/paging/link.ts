import { shapeOf } from '../base/envelope.js';
import type { Page } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import { isBrokenLink } from './header.js';
import type { Reader } from './reader.js';

/**
 * Each response contains the address of the next page. A timestamp feed is read the same way: its first request sets the
 * starting point, and its links keep it.
 */
export async function* linkedPages(
  reader: Reader,
  style: Extract<Paging, { style: 'link' | 'timestamp' }>,
): AsyncGenerator<Page> {
  const seen = new Set<string>();
  const size = 'send' in style ? style.send?.size : undefined;
  const parameters = size === undefined ? {} : { [size]: reader.size() };
  let link: string | undefined;
  while (!reader.done) {
    const reply: Awaited<ReturnType<Reader['fetch']>> =
      link === undefined ? await reader.fetch(parameters) : await reader.follow(link, parameters);
    if (isBrokenLink(reply.headers, style.next)) throw reader.fail('has a Link header that cannot be parsed');
    const next = reader.field(reply, style.next) ?? '';
    // Without an address the list would end here, and its other pages would be missing.
    if (typeof next !== 'string')
      throw reader.fail(`returned ${shapeOf(next)} at "${style.next}", not an address`, reply);
    link = next === '' ? undefined : next;
    yield reader.page(reply, reader.rows(reply), { more: link !== undefined });
    if (link === undefined) return;
    if (seen.has(link)) throw reader.fail('loops: the service repeats a link');
    seen.add(link);
  }
}
