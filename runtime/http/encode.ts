/** Encodes the bodies of requests, and describes them for dry runs. */
import type { Encoding } from '../contract/command.js';
import { stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { fieldsOf } from './url.js';
import { SentFile, splitAtFiles } from './sent-file.js';

/** A body that is made while it is sent. */
export interface StreamedBody {
  /** In bytes. */
  readonly length: number;
  /** @throws CliError `input` if a file of the body has changed */
  chunks(): AsyncGenerator<Uint8Array>;
}

export interface EncodedBody {
  readonly body: string | StreamedBody;
  readonly type: string;
}

/**
 * Encodes a request body for sending. JSON patches are JSON: one operation, or a list of them. Forms leave out null
 * and join lists with commas unless they are repeated; an object is sent as `name[key]`, a list of objects
 * as `name[0][key]`. Files are parts of multipart bodies, and base64 in JSON.
 * A body of the encodings `text` and `bytes` is a text or a file, which is sent as it is.
 *
 * @param jsonType media type of JSON in this service
 */
export function encodeBody(body: unknown, encoding: Encoding = 'json', jsonType = 'application/json'): EncodedBody {
  if (encoding === 'form') {
    const fields = new URLSearchParams(pairs(body).flatMap(([name, value]) => fieldsOf(name, value, plain)));
    return { body: fields.toString(), type: 'application/x-www-form-urlencoded' };
  }
  if (encoding === 'multipart') return multipart(body);
  if (encoding === 'text' || encoding === 'bytes') {
    const type = encoding === 'text' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
    return { body: body instanceof SentFile ? streamed([body], 'bytes') : String(body), type };
  }
  const text = stringifyJson(body);
  const parts = splitAtFiles(text);
  return { body: parts.length === 1 ? text : streamed(parts, 'base64'), type: jsonType };
}

function multipart(body: unknown): EncodedBody {
  const boundary = `form-${crypto.randomUUID()}`;
  const parts: (string | SentFile)[] = [];
  const put = (name: string, more: string, ...content: readonly (string | SentFile)[]): void => {
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`,
      ...content,
      '\r\n',
    );
  };
  for (const [name, value] of pairs(body)) {
    const files = [value].flat().filter((one) => one instanceof SentFile);
    for (const file of files)
      put(name, `; filename="${quoted(file.name)}"\r\nContent-Type: application/octet-stream`, file);
    if (files.length === 0) for (const [field, text] of fieldsOf(name, value, plain)) put(field, '', text);
  }
  parts.push(`--${boundary}--\r\n`);
  return { body: streamed(parts, 'bytes'), type: `multipart/form-data; boundary=${boundary}` };
}

function streamed(parts: readonly (string | SentFile)[], form: 'bytes' | 'base64'): StreamedBody {
  const sizeOf = ({ size }: SentFile): number => (form === 'bytes' ? size : 4 * Math.ceil(size / 3));
  return {
    length: parts.reduce((sum, part) => sum + (typeof part === 'string' ? Buffer.byteLength(part) : sizeOf(part)), 0),
    async *chunks() {
      for (const part of parts) {
        if (typeof part === 'string') yield Buffer.from(part);
        else yield* part[form]();
      }
    },
  };
}

/** Returns the whole body, for signatures; files of it are read into memory. */
export async function bytesOf(encoded: EncodedBody | undefined): Promise<Uint8Array> {
  if (encoded === undefined) return new Uint8Array();
  if (typeof encoded.body === 'string') return Buffer.from(encoded.body);
  const chunks: Uint8Array[] = [];
  for await (const chunk of encoded.body.chunks()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the body as a dry run shows it: files by name and size. */
export function describeBody(body: unknown, encoding: Encoding = 'json'): unknown {
  return encoding === 'multipart' ? described(Object.fromEntries(pairs(body))) : described(body);
}

function described(value: unknown): unknown {
  if (value instanceof SentFile) return `<${value.name}, ${String(value.size)} bytes>`;
  if (Array.isArray(value)) return [...(value as unknown[])].map(described);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, described(inner)]));
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

/** A name must not end its header, and browsers write these characters so. */
function quoted(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}
