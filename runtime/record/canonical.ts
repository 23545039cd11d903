/** The canonical form of requests: what two requests that mean the same have in common. */
import { createHash } from 'node:crypto';
import { defined } from '../base/defined.js';
import { parseJson } from '../base/json.js';
import { isObject, withoutPrototype } from '../base/objects.js';
import { MOST_BODY, type Part, type Query, type SentBody } from './format.js';

/** Maximum characters of a text in JSON that is stored as it is: the content of a file has its size and digest. */
const MOST_TEXT = 16_384;

/** Returns the parameters of a query, sorted by name; values of one name are in the order of the query. */
export function canonicalQuery(search: string): Query | undefined {
  const found = withoutPrototype<string | readonly string[]>();
  const parameters = new URLSearchParams(search);
  parameters.sort();
  for (const [name, value] of parameters) {
    const known = found[name];
    found[name] = known === undefined ? value : [known, value].flat();
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

/** Returns the canonical form of a body; undefined without one. `bytes` is absent for a body above {@link MOST_BODY}. */
export function canonicalBody(type: string | undefined, bytes: Uint8Array | undefined, size: number) {
  if (size === 0) return undefined;
  return bytes === undefined || size > MOST_BODY ? { size } : canonical(type ?? '', Buffer.from(bytes));
}

function canonical(type: string, bytes: Buffer): SentBody {
  const kind = type.toLowerCase();
  if (kind.startsWith('multipart/')) {
    const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
    const boundary = quoted ?? bare;
    if (boundary !== undefined) return { parts: partsOf(bytes, boundary) };
  }
  const text = textOf(bytes);
  if (text === undefined) return { size: bytes.length, sha256: digestOf(bytes) };
  if (kind.startsWith('application/x-www-form-urlencoded')) return { form: [...new URLSearchParams(text)] };
  if (kind.includes('json')) {
    try {
      return { json: sorted(parseJson(text)) };
    } catch {
      // Compared as text.
    }
  }
  return text.length > MOST_TEXT ? { size: bytes.length, sha256: digestOf(bytes) } : { text };
}

/** Returns a JSON value with the keys of its objects in order, and with the digests of its long texts. */
function sorted(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length <= MOST_TEXT ? value : { size: value.length, sha256: digestOf(Buffer.from(value)) };
  }
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.keys(value)
    .sort()
    .map((key) => [key, sorted(value[key])] as const);
  return withoutPrototype(Object.fromEntries(entries));
}

function partsOf(bytes: Buffer, boundary: string): Part[] {
  const mark = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let start = bytes.indexOf(mark);
  for (;;) {
    const next = start < 0 ? -1 : bytes.indexOf(mark, start + mark.length);
    if (next < 0) return parts;
    // The line end after the mark, and the one before the next mark, belong to the marks.
    const part = bytes.subarray(start + mark.length + 2, next - 2);
    const head = part.indexOf('\r\n\r\n');
    if (head >= 0) parts.push(partOf(part.subarray(0, head).toString('utf8'), part.subarray(head + 4)));
    start = next;
  }
}

function partOf(head: string, content: Buffer): Part {
  const name = /\bname="([^"]*)"/i.exec(head)?.[1] ?? '';
  const filename = /\bfilename="([^"]*)"/i.exec(head)?.[1];
  const text = filename === undefined && content.length <= MOST_TEXT ? textOf(content) : undefined;
  if (text !== undefined) return { name, text };
  return { name, ...defined({ filename }), size: content.length, sha256: digestOf(content) };
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns bytes as text if they are UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
