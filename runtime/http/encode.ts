import type { Encoding } from '../contract/command.js';
import { stringifyJson } from '../base/json.js';

/** A file of a multipart body. */
export interface FilePart {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

export interface EncodedBody {
  readonly body: string | FormData;
  /** Absent for multipart: the boundary is only known when it is sent. */
  readonly type?: string;
}

/**
 * Encodes a request body for sending. JSON patches are JSON: one operation, or a list of them. Forms leave out null
 * and join lists with commas; files are only possible in multipart.
 */
export function encodeBody(body: unknown, encoding: Encoding = 'json'): EncodedBody {
  if (encoding === 'form') {
    const fields = new URLSearchParams(pairs(body).map(([name, value]): [string, string] => [name, plain(value)]));
    return { body: fields.toString(), type: 'application/x-www-form-urlencoded' };
  }
  if (encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of pairs(body)) {
      if (isFile(value)) form.append(name, new Blob([value.bytes as Uint8Array<ArrayBuffer>]), value.filename);
      else form.append(name, plain(value));
    }
    return { body: form };
  }
  return { body: stringifyJson(body), type: 'application/json' };
}

/** Returns the body as a dry run shows it: files by name and size. */
export function describeBody(body: unknown, encoding: Encoding = 'json'): unknown {
  if (encoding !== 'multipart') return body;
  return Object.fromEntries(
    pairs(body).map(([name, value]) => [
      name,
      isFile(value) ? `<${value.filename}, ${String(value.bytes.byteLength)} bytes>` : value,
    ]),
  );
}

function pairs(body: unknown): [string, unknown][] {
  return Object.entries((body ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== null && value !== undefined,
  );
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(',');
  return typeof value === 'string' ? value : stringifyJson(value);
}

function isFile(value: unknown): value is FilePart {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}
