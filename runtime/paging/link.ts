/** Paging by link: each response has the address of the next page. */
import { shapeOf } from '../base/envelope.js';
import type { Page, Response } from '../contract/http.js';
import type { StyleOf } from '../contract/traffic.js';
import { createChain } from './chain.js';
import { isBrokenLink } from './header.js';
import type { Reader } from './reader.js';

/**
 * Each response contains the address of the next page. A timestamp feed is read the same way: its first request sets the
 * starting point, and its links keep it.
 */
export async function* linkedPages(reader: Reader, style: StyleOf<'link' | 'timestamp'>): AsyncGenerator<Page> {
  const seen = new Set<string>();
  const size = 'send' in style ? style.send?.size : undefined;
  const parameters = size === undefined ? {} : { [size]: reader.size() };
  const chain = createChain(reader);
  let ask = (): Promise<Response> => reader.fetch(parameters);
  try {
    while (!reader.done) {
      const response = await ask();
      if (isBrokenLink(response.headers, style.next)) throw reader.fail('has a Link header that cannot be parsed');
      const next = reader.field(response, style.next) ?? '';
      // Without an address the list would end here, and its other pages would be missing.
      if (typeof next !== 'string')
        throw reader.fail(`returned ${shapeOf(next)} at "${style.next}", not an address`, response);
      const page = reader.page(response, reader.rows(response), { more: next !== '' });
      const isRepeated = seen.has(next);
      if (next !== '' && !isRepeated) ask = chain.next((signal) => reader.follow(next, parameters, signal));
      yield page;
      if (next === '') return;
      if (isRepeated) throw reader.fail('loops: the service repeats a link');
      seen.add(next);
    }
  } finally {
    await chain.end();
  }
}
