import { clean } from '../output/clean.js';

/** Text of a service on one line, at most `length` characters, safe to show. */
export function oneLine(text: string, length = 500): string {
  const line = clean(text.slice(0, 4 * length + 4000))
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Words of a web page. */
export function withoutTags(html: string): string {
  return html
    .slice(0, 20_000)
    .replace(
      /<(script|style|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
      (block) => /<title[^>]*>([^<]*)/i.exec(block)?.[1] ?? ' ',
    )
    .replace(/<!--[\s\S]*?-->|<[^>]*>?/g, ' ')
    .replace(/&nbsp;/g, ' ');
}

export function isMarkup(text: string): boolean {
  return /^\s*<(?:!doctype|html|head|body|\?xml|[a-z])/i.test(text);
}

const SECRET = /token|secret|passw|api[-_]?key|^code$|signature|assertion/i;

/** Path and query for messages; values of parameters that carry credentials are hidden. */
export function shownPath(url: URL): string {
  if (!SECRET.test(url.search)) return url.pathname + url.search;
  const shown = url.search
    .slice(1)
    .split('&')
    .map((pair) => {
      const name = pair.split('=')[0] ?? '';
      return SECRET.test(name) && !/^(?:\$|%24)/.test(name) ? `${name}=…` : pair;
    });
  return `${url.pathname}?${shown.join('&')}`;
}
