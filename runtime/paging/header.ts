/** Reads the headers of responses that page a list: `Link` and `Content-Range`. */

/**
 * Returns the value of `header:<name>`: of `link`, the address with `rel=next` (RFC 8288), and of `content-range`, the number
 * of rows (RFC 9110); `undefined` without one.
 */
export function valueOfHeader(headers: Readonly<Record<string, string>>, path: string): string | undefined {
  const name = path.slice('header:'.length).toLowerCase();
  const text = headers[name];
  if (text === undefined) return undefined;
  if (name === 'link') return nextLink(text);
  return name === 'content-range' ? RANGE_OF_ROWS.exec(text)?.groups?.['total'] : text;
}

/** Whether a `Link` header names no address, or an empty one for the next page, so that it does not show whether there is a next page. */
export const isBrokenLink = (headers: Readonly<Record<string, string>>, path: string): boolean => {
  const text = path.toLowerCase() === 'header:link' ? (headers['link'] ?? '') : '';
  const isOdd = text.replace(LINK, '').replace(/[\s,]/g, '') !== '';
  return text.trim() !== '' && (isOdd || nextLink(text)?.trim() === '');
};

/** Whether a path is the header with which a page of a list is a part of the content (206). */
export const isRange = (path: string | undefined): boolean => path?.toLowerCase() === 'header:content-range';

/** `items 0-24/96`, `0-24/96`, `items 0-24/*`. Bytes are a part of the text of a response, not of its rows. */
const RANGE_OF_ROWS = /^(?!bytes\b)(?:[\w-]+ +)?(?:\d+-\d+|\*)\/(?:(?<total>\d+)|\*)$/i;

/** Whether a `Content-Range` counts rows. */
export const countsRows = (range: string | undefined): boolean => range !== undefined && RANGE_OF_ROWS.test(range);

/** `<https://…?page=2>; rel="next", <…>; rel="last"`: an address may contain commas, a parameter may be quoted. */
const LINK = /<([^>]*)>((?:\s*;\s*[\w*-]+\s*(?:=\s*(?:"(?:[^"\\]|\\.)*"|[^\s";,]+))?)*)/g;

function nextLink(text: string): string | undefined {
  for (const [, address, parameters = ''] of text.matchAll(LINK)) {
    const [, quoted, bare = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s";,]+))/i.exec(parameters) ?? [];
    if ((quoted ?? bare).toLowerCase().split(/\s+/).includes('next')) return address;
  }
  return undefined;
}
