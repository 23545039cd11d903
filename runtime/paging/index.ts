/** The pages of a list, in the style of its service. Each style is a file. */
import type { Call, Page, PageOptions } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import type { Paging, StyleOf } from '../contract/traffic.js';
import { cursorPages } from './cursor.js';
import { linkedPages } from './link.js';
import { offsetPages } from './offset.js';
import { numberedPages } from './page.js';
import { createReader, type PagingHttp, type Reader } from './reader.js';

type ReadPages<Style> = (reader: Reader, style: Style, styles: Service['paging']) => AsyncGenerator<Page>;

/** A style without its line here does not compile. */
const STYLES: { readonly [Name in Paging['style']]: ReadPages<StyleOf<Name>> } = {
  cursor: cursorPages,
  offset: offsetPages,
  page: numberedPages,
  link: linkedPages,
  timestamp: linkedPages,
};

/**
 * Reads the pages of a list in order, each on demand. A page that exceeds `limit` is cut.
 *
 * @throws CliError `unavailable` when the list loops, `config` when a link leaves the origin.
 */
export function readPages(http: PagingHttp, service: Service, call: Call, options: PageOptions): AsyncGenerator<Page> {
  const style = service.paging[options.style];
  if (style === undefined) throw new Error(`The service has no paging style "${options.style}".`);
  const read = STYLES[style.style] as ReadPages<Paging>;
  return read(createReader(http, service, call, options, style), style, service.paging);
}
