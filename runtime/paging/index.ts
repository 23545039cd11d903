import type { Call, Page, PageOptions } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import { cursorPages } from './cursor.js';
import type { PagingHttp } from './http.js';
import { linkedPages } from './link.js';
import { offsetPages } from './offset.js';
import { numberedPages } from './page.js';
import { createReader } from './reader.js';

/**
 * Reads the pages of a list in order, each on demand. A page that exceeds `limit` is cut.
 *
 * @throws CliError `unavailable` when the list loops, `config` when a link leaves the origin.
 */
export async function* readPages(
  http: PagingHttp,
  service: Service,
  call: Call,
  options: PageOptions,
): AsyncGenerator<Page> {
  const style = service.paging[options.style];
  if (style === undefined) throw new Error(`The service has no paging style "${options.style}".`);
  const reader = createReader(http, service, call, options, style);
  switch (style.style) {
    case 'cursor':
      return yield* cursorPages(reader, style);
    case 'offset': {
      const other = style.or === undefined ? undefined : service.paging[style.or];
      return yield* offsetPages(reader, style, other?.style === 'cursor' ? other : undefined);
    }
    case 'page':
      return yield* numberedPages(reader, style);
    case 'link':
    case 'timestamp':
      return yield* linkedPages(reader, style);
  }
}
