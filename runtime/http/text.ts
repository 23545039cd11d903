import { clean } from '../base/clean.js';
import { CliError } from '../base/errors.js';

/** Returns text of a service as one line of at most `length` characters that is safe to show. */
export function oneLine(text: string, length = 500): string {
  const line = clean(text.slice(0, 4 * length + 4000))
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Returns the text of a web page. */
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

export const isSecretName = (name: string): boolean => SECRET.test(name);

/** Returns path and query for messages; values of parameters that carry credentials are redacted. */
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

/** Credentials are not shorter than this, and redacting shorter text would hide ordinary words. */
const SHORTEST_SECRET = 8;

export type Redact = (text: string) => string;

/**
 * Returns a function that redacts the credentials of a request from its response, however they are encoded there. Takes
 * the headers that carried them, or the secret fields of a form.
 */
export function createRedactor(...carriers: readonly Readonly<Record<string, string>>[]): Redact {
  const found = new Set<string>();
  for (const value of carriers.flatMap((one) => Object.values(one))) {
    const [scheme = '', rest = ''] = value.split(/ (.*)/s);
    const bare = rest === '' ? value : rest;
    const pair = /^basic$/i.test(scheme) ? Buffer.from(rest, 'base64').toString('utf8') : '';
    for (const part of [bare, pair, ...pair.split(/:(.*)/s)]) if (part.length >= SHORTEST_SECRET) found.add(part);
  }
  if (found.size === 0) return (text) => text;
  const longestFirst = [...found].sort((a, b) => b.length - a.length);
  // A host name loses the case of its letters.
  const pattern = new RegExp(longestFirst.map(anyForm).join('|'), 'gi');
  return (text) => text.replace(pattern, '••••••••');
}

/** Returns a pattern for a text as it is, in JSON and in a URL, which encodes more or fewer characters, once or twice. */
function anyForm(text: string): string {
  return text.replace(/[^a-z0-9]/giu, (char) => {
    const inUrl = [...Buffer.from(char, 'utf8')]
      .map((byte) => `%(?:25)*${byte.toString(16).padStart(2, '0')}`)
      .join('');
    const forms = new Set([char, JSON.stringify(char).slice(1, -1), `\\${char}`, ...(char === ' ' ? ['+'] : [])]);
    return `(?:${inUrl}|${[...forms].map((form) => form.replace(/[^a-z0-9]/giu, '\\$&')).join('|')})`;
  });
}

/** Returns a failure without the credentials that an address from outside may repeat in its message. */
export function redactError(error: unknown, redact: Redact): unknown {
  if (!(error instanceof CliError)) return error;
  return new CliError(error.kind, redact(error.message), error.remedy, error.details);
}
