/**
 * The credentials that this process uses, and the function that hides them. Everything that is written about a run passes it:
 * errors when they are made, and the lines on stderr. Responses repeat credentials in many encodings, so that both sides are
 * compared in one plain form. A pattern made from a credential could be too long, or match something else.
 */

const held = new Map<string, readonly string[]>();

/** Maximum number of credentials. Each request has a signature of its own, so that the oldest are forgotten. */
const MOST = 200;

/** Credentials are not shorter than this, and redacting shorter text would hide ordinary words. */
const SHORTEST = 8;

/** Written in place of a secret. */
export const HIDDEN = '••••••••';

/** Hides a credential from now on. */
export function holdSecret(secret: string): void {
  if (secret.length < SHORTEST) return;
  const known = held.get(secret);
  held.delete(secret);
  held.set(secret, known ?? formsOf(secret));
  for (const oldest of held.keys()) if (held.size > MOST) held.delete(oldest);
}

/** Returns the plain forms of a credential and of its base64. */
const formsOf = (secret: string): string[] =>
  [secret, ...insideBase64(secret)].map((form) => plain(form).text).filter((form) => form.length >= SHORTEST);

/** Hides the credentials in the values of headers: what follows the scheme, and the user and password of `Basic`. */
export function holdHeaders(headers: Readonly<Record<string, string>>): void {
  for (const value of Object.values(headers)) {
    const [scheme = '', rest = ''] = value.split(/ (.*)/s);
    holdSecret(rest === '' ? value : rest);
    if (/^basic$/i.test(scheme)) holdSecret(Buffer.from(rest, 'base64').toString('utf8'));
  }
}

/** Returns a text without the credentials of this process, however they are encoded there. */
export function redact(text: string): string {
  if (held.size === 0 || text.length < SHORTEST) return text;
  const { text: found, starts } = plain(text);
  const spans: (readonly [start: number, end: number])[] = [];
  for (const needle of [...held.values()].flat()) {
    for (let at = found.indexOf(needle); at >= 0; at = found.indexOf(needle, at + needle.length)) {
      const end = at + needle.length;
      spans.push(starts === undefined ? [at, end] : [starts[at] ?? 0, starts[end] ?? text.length]);
    }
  }
  if (spans.length === 0) return text;
  let shown = '';
  let done = 0;
  for (const [start, end] of spans.sort(([a], [b]) => a - b)) {
    if (start >= done) shown += text.slice(done, start) + HIDDEN;
    done = Math.max(done, end);
  }
  return shown + text.slice(done);
}

/** Returns a value without the credentials of this process, also in the keys of objects. */
export function redactValue<T>(value: T): T {
  if (held.size === 0) return value;
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map(redactValue) as T;
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [redact(key), redactValue(one)])) as T;
}

/** Returns the base64 of a text at each offset, without the characters that also encode its neighbors. */
function insideBase64(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text, 'utf8')]);
    const whole = bytes.toString('base64').replace(/=+$/, '');
    const inner = whole.slice(before === 0 ? 0 : before + 1, bytes.length % 3 === 0 ? undefined : -1);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

interface Plain {
  readonly text: string;
  /** Where each character begins in the original; absent: at the same place. */
  readonly starts?: readonly number[];
}

/** The beginnings of encoded characters, in URLs (encoded once or more), forms, JSON and HTML. */
const ENCODED = /[%\\+&]/;
const PERCENT = /%(?:25)*([0-9a-f]{2})/iy;
const ESCAPE = /\\+(?:u([0-9a-f]{4}))?/iy;
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(amp|lt|gt|quot|apos));/iy;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Returns a text with its encoded characters decoded, without backslashes, in small letters (host names lose their case), and
 * with a blank for each plus. Different texts may have the same plain form; encodings of one text always do.
 */
function plain(text: string): Plain {
  const small = text.replace(/[A-Z]+/g, (part) => part.toLowerCase());
  if (!ENCODED.test(small)) return { text: small };
  const parts: string[] = [];
  const starts: number[] = [];
  /** Where an escape began whose character follows. */
  let escaped: number | undefined;
  const put = (characters: string, start: number): void => {
    const shown = characters.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll('+', ' ');
    if (shown === '\\') escaped ??= start;
    else {
      for (let unit = 0; unit < shown.length; unit += 1) starts.push(escaped ?? start);
      parts.push(shown);
      escaped = undefined;
    }
  };
  const match = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(small);
  };
  for (let at = 0; at < small.length;) {
    const start = at;
    const sign = small[at] ?? '';
    const percent = sign === '%' ? match(PERCENT, at) : null;
    const escape = sign === '\\' ? match(ESCAPE, at) : null;
    const entity = sign === '&' ? match(ENTITY, at) : null;
    if (percent !== null) {
      at = PERCENT.lastIndex;
      const bytes = [Number.parseInt(percent[1] ?? '', 16)];
      // A character outside of ASCII is encoded as several bytes.
      for (let next = match(PERCENT, at); (bytes[0] ?? 0) >= 0xc0 && next !== null; next = match(PERCENT, at)) {
        const byte = Number.parseInt(next[1] ?? '', 16);
        if (byte < 0x80 || byte >= 0xc0) break;
        bytes.push(byte);
        at = PERCENT.lastIndex;
      }
      put(Buffer.from(bytes).toString('utf8'), start);
    } else if (escape !== null) {
      at = ESCAPE.lastIndex;
      put(escape[1] === undefined ? '\\' : String.fromCharCode(Number.parseInt(escape[1], 16)), start);
    } else if (entity !== null) {
      at = ENTITY.lastIndex;
      const [, decimal, hex = '', name] = entity;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      put(name === undefined ? String.fromCodePoint(Math.min(code, 0x10ffff)) : (NAMED[name] ?? ''), start);
    } else {
      at += 1;
      put(sign, start);
    }
  }
  return { text: parts.join(''), starts };
}
