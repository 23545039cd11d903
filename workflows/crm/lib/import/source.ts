/** Reads the rows of a CSV or NDJSON file to import. */
import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fstatSync } from 'node:fs';
import {
  CliError,
  defined,
  isObject,
  LosslessNumber,
  openPlain,
  parseJson,
  unreadable,
  type CsvOptions,
  type Kit,
} from 'cmdspec-runtime/kit';

/** One row of the file; cells that are missing are empty. */
export interface SourceRow {
  /** In NDJSON the line of the file. In CSV, whose rows can have several lines: the first row below the header is 2. */
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A file of rows. They are read twice, because all are checked before the first one is written. */
export interface Source {
  readonly name: string;
  readonly isCsv: boolean;
  rows(header: (columns: readonly string[]) => void): AsyncIterable<SourceRow>;
  /** Returns the SHA-256 of the bytes of the last complete reading. */
  fingerprint(): string;
  /** Fails if the file has changed since it was first read. */
  check(): void;
}

/** Bytes that are read at once. All rows in them are parsed before the first one is used. */
const CHUNK = 16 * 1024;

/** Files of at most this many bytes, about ten thousand rows, stay in memory instead of being parsed twice. */
const MOST_KEPT = 1024 * 1024;

/** How spreadsheets write tables, in Europe with semicolons. */
const CSV = {
  pad: true,
  separator: 'recognized',
  otherEncoding: 'Save it as UTF-8, or name its encoding with --encoding, for example windows-1252.',
} as const;

/** Maximum bytes of a line of NDJSON. */
const MAX_LINE = 1024 * 1024;

/** Opens a CSV file, or an NDJSON file by its name (`.ndjson`, `.jsonl`). */
export function openSource(
  path: string,
  { files, readCsv }: Pick<Kit, 'files' | 'readCsv'>,
  format: Pick<CsvOptions, 'separator' | 'encoding'> = {},
): Source {
  const name = `The file ${path}`;
  const isCsv = !/\.(ndjson|jsonl)$/i.test(path);
  const absolute = files.resolve(path);
  let seen: string | undefined;
  let isSmall = false;
  let kept: { readonly header?: readonly string[]; readonly rows: readonly SourceRow[] } | undefined;
  let hash = createHash('sha256');
  const open = (): number => {
    let file: number;
    try {
      ({ file } = openPlain(absolute));
    } catch (error) {
      if (error instanceof CliError) throw error;
      const remedy = path === '-' ? 'The rows are read twice, so that they cannot be piped in.' : undefined;
      throw new CliError('input', `${name} cannot be read: ${unreadable(error)}.`, remedy);
    }
    const { size, mtimeMs, ino } = fstatSync(file);
    const state = [size, mtimeMs, ino].join(' ');
    if (seen !== undefined && seen !== state) {
      throw new CliError('input', `${name} has changed since its rows were checked.`, 'Run the command again.');
    }
    seen = state;
    isSmall = size <= MOST_KEPT;
    return file;
  };
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    const own = createHash('sha256');
    for await (const chunk of createReadStream('', { fd: open(), highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>) {
      own.update(chunk);
      yield chunk;
    }
    hash = own;
  };
  const check = (): void => {
    closeSync(open());
  };
  const parsed = async function* (header: (columns: readonly string[]) => void): AsyncGenerator<SourceRow> {
    if (!isCsv) {
      yield* readNdjson(bytes(), name);
      return;
    }
    let number = 1;
    for await (const { values } of readCsv(bytes(), { ...CSV, ...format, name, header })) {
      number += 1;
      // Spreadsheets write such rows below the last one.
      if (Object.values(values).every((cell) => cell.trim() === '')) continue;
      yield { number, cells: values };
    }
  };
  return {
    name,
    isCsv,
    rows: async function* (onHeader) {
      if (kept !== undefined) {
        check();
        if (kept.header !== undefined) onHeader(kept.header);
        for (const row of kept.rows) yield row;
        return;
      }
      const rows: SourceRow[] = [];
      let header: readonly string[] | undefined;
      for await (const row of parsed((columns) => onHeader((header = columns)))) {
        if (isSmall) rows.push(row);
        yield row;
      }
      if (isSmall) kept = { rows, ...defined({ header }) };
    },
    fingerprint: () => hash.copy().digest('hex'),
    check,
  };
}

async function* readNdjson(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<SourceRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  let line = 0;
  const parse = (text: string): SourceRow[] => {
    line += 1;
    return text.trim() === '' ? [] : [{ number: line, cells: cellsOf(text, `${name}, line ${String(line)}`) }];
  };
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw new CliError('input', `${name} is not UTF-8 text.`, 'Save it as UTF-8.');
    }
  };
  for await (const chunk of bytes) {
    const lines = (held + decode(chunk)).split('\n');
    held = lines.pop() ?? '';
    if (held.length > MAX_LINE) {
      throw new CliError(
        'input',
        `${name}: line ${String(line + lines.length + 1)} is larger than 1 MiB.`,
        'Write one record on each line, and shorten its values.',
      );
    }
    for (const text of lines) yield* parse(text);
  }
  yield* parse(held + decode());
}

/** Returns the values of one JSON object as the cells of a table. */
function cellsOf(text: string, place: string): Record<string, string> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new CliError('input', `${place}: not valid JSON.`, 'Write one JSON object on each line.');
  }
  if (!isObject(value)) throw new CliError('input', `${place}: not a JSON object.`);
  const cells: [string, string][] = Object.entries(value).map(([key, one]) => {
    if (one === null) return [key.trim(), ''];
    if (typeof one === 'object' && !(one instanceof LosslessNumber)) {
      throw new CliError('input', `${place}: "${key}" is not a text or number.`, 'Write the value as in a CSV cell.');
    }
    return [key.trim(), String(one)];
  });
  const twice = repeatedKey(text);
  if (twice !== undefined) throw new CliError('input', `${place}: two keys are called "${twice}".`, 'Rename one.');
  return Object.fromEntries(cells);
}

/** Returns a key that an object of texts and numbers has twice, in any case like a column; parsing keeps only the last value. */
function repeatedKey(text: string): string | undefined {
  const seen = new Set<string>();
  for (const [, quoted = '', colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)) {
    if (colon === undefined) continue;
    const key = (JSON.parse(quoted) as string).trim();
    if (seen.has(key.toLowerCase())) return key;
    seen.add(key.toLowerCase());
  }
  return undefined;
}
