/** Bodies of requests as files store them: bounded, with the digest of what is left out. */
import { isLosslessNumber } from '../base/json.js';
import { HIDDEN } from '../base/redact.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import type { Row } from '../contract/rows.js';
import { SentFile } from '../http/sent-file.js';

/** Maximum characters of a text that is stored as it is. */
export const MOST_TEXT = 64 * 1024;
/** Characters of a longer one. */
const SHOWN = 200;

export interface StoredOptions {
  /** Files have their paths, and texts are whole: the body is sent later. */
  readonly paths?: boolean;
}

/** Returns a body with its files and long texts as digests: `{"file":"a.pdf","bytes":12,"sha256":"…"}`. */
export async function storedBody(value: unknown, options: StoredOptions = {}): Promise<unknown> {
  if (value instanceof SentFile) {
    const stored = { file: value.name, bytes: value.size, sha256: await digestOf(value.bytes()) };
    return options.paths === true ? { ...stored, path: value.path } : stored;
  }
  if (typeof value === 'string' && value.length > MOST_TEXT && options.paths !== true) {
    const bytes = Buffer.from(value);
    return { text: value.slice(0, SHOWN), bytes: bytes.length, sha256: await digestOf([bytes]) };
  }
  if (Array.isArray(value)) return Promise.all(value.map((inner) => storedBody(inner, options)));
  if (!isObject(value)) return value;
  if (options.paths === true && isStoredFile(value))
    throw new CliError(
      'combination',
      'A plan cannot have an object with exactly the fields file, bytes, sha256 and path: it would be read as a file.',
      'Run the command without --plan.',
    );
  const fields = await Promise.all(
    Object.entries(value).map(async ([name, inner]) => [name, await storedBody(inner, options)] as const),
  );
  return Object.fromEntries(fields);
}

/** Returns a value with dots in place of fields that the spec marks as secret, at any depth. */
export function hideFields<T>(value: T, names: readonly string[]): T {
  if (names.length === 0) return value;
  const hidden = (inner: unknown): unknown => {
    if (inner instanceof SentFile) return inner;
    if (Array.isArray(inner)) return inner.map(hidden);
    if (!isObject(inner) || isLosslessNumber(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([name, one]) => [
        name,
        names.includes(name) && one !== null && one !== '' ? HIDDEN : hidden(one),
      ]),
    );
  };
  return hidden(value) as T;
}

/** Whether the log has a file or a long text by its digest: no record can be compared with it. */
export const isDigest = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === 3 && ['bytes', 'sha256'].every((name) => Object.hasOwn(value, name));

const FIELDS = ['file', 'bytes', 'sha256', 'path'];

/** A file of a body, as a plan has it. */
export interface StoredFile {
  readonly file: string;
  readonly sha256: string;
  readonly path: string;
}

export const isStoredFile = (value: Row): value is Row & StoredFile =>
  Object.keys(value).length === FIELDS.length && FIELDS.every((name) => Object.hasOwn(value, name));

async function digestOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}
