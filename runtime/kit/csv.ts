import type { Readable } from 'node:stream';
import { CliError } from '../base/errors.js';
import { nearest } from '../base/nearest.js';
import type { CsvOptions, CsvRecord } from './types.js';

/** Maximum bytes of one record: a quote that is never closed must not take the whole file into memory. */
const MAX_BYTES = 1024 * 1024;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Yields the records of a CSV file as they arrive: at once all that end in a chunk, because waiting for each would cost more
 * than parsing it. Handles quotes, line breaks in quotes, CRLF and a byte order mark. Empty lines are skipped; a line break
 * inside a value is `\n`.
 *
 * @param name name of the source in messages
 * @throws CliError `input` with the line, for text that is not CSV and for columns that are missing
 */
export async function* readRecords(
  source: AsyncIterable<string | Uint8Array>,
  name: string,
  { columns = [], separator = ',', pad, header: onHeader }: CsvOptions = {},
): AsyncGenerator<readonly CsvRecord[]> {
  const { parse, CsvError } = await import('csv-parse');
  const parser = parse({
    bom: true,
    delimiter: separator,
    info: true,
    max_record_size: MAX_BYTES,
    relax_column_count_less: pad === true,
    skip_empty_lines: true,
  });
  // Thrown below.
  parser.on('error', () => undefined);
  let header: readonly string[] | undefined;
  const recordOf = ({ record, info }: Parsed): CsvRecord[] => {
    if (header === undefined) {
      header = checkHeader(record, columns, name);
      onHeader?.(header);
      return [];
    }
    return [{ line: info.lines, values: Object.fromEntries(header.map((column, at) => [column, record[at] ?? ''])) }];
  };
  try {
    for await (const text of toLineFeeds(decodeUtf8(source, name))) {
      parser.write(text);
      const parsed: Parsed[] = [];
      for (let one = read(parser); one !== null; one = read(parser)) parsed.push(one);
      yield parsed.flatMap(recordOf);
      if (parser.errored !== null) throw parser.errored;
    }
    parser.end();
    for await (const parsed of parser as AsyncIterable<Parsed>) yield recordOf(parsed);
  } catch (error) {
    throw error instanceof CsvError ? invalidCsv(error, name) : error;
  } finally {
    parser.destroy();
  }
  if (header === undefined) throw new CliError('input', `${name} is empty.`, 'Its first line must name the columns.');
}

const read = (parser: Readable): Parsed | null => parser.read() as Parsed | null;

/** Decodes the chunks; bytes that are not UTF-8, and NUL, are refused instead of being replaced. */
async function* decodeUtf8(source: AsyncIterable<string | Uint8Array>, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const refused = (): CliError => new CliError('input', `${name} is not UTF-8 text.`, 'Save it as UTF-8.');
  const decode = (bytes?: Uint8Array): string => {
    let text: string;
    try {
      text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw refused();
    }
    // In UTF-16, every other byte of an English text is NUL, which is also UTF-8.
    if (text.includes('\0')) throw refused();
    return text;
  };
  for await (const chunk of source) yield typeof chunk === 'string' ? chunk : decode(chunk);
  yield decode();
}

/** Turns CRLF into LF: inside quotes the parser would count it as two lines. */
async function* toLineFeeds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const whole = held + chunk;
    held = whole.endsWith('\r') ? '\r' : '';
    yield (held === '' ? whole : whole.slice(0, -1)).replaceAll('\r\n', '\n');
  }
  yield held;
}

function checkHeader(header: readonly string[], wanted: readonly string[], name: string): readonly string[] {
  const names = header.map((column) => column.trim());
  const twice = names.find((column, at) => names.indexOf(column) !== at);
  if (twice !== undefined)
    throw new CliError('input', `${name} has two columns named ${JSON.stringify(twice)}.`, 'Rename one.');
  const missing = wanted.filter((column) => !names.includes(column));
  if (missing.length === 0) return names;
  const suggestions = [...new Set(missing.flatMap((column) => nearest(column, names)))];
  throw new CliError(
    'input',
    `${name} has no ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}.`,
    `Its first line has these columns: ${names.join(', ')}.`,
    suggestions.length === 0 ? {} : { suggestions },
  );
}

/** What is wrong with the text, by the error codes of the parser. */
const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote',
  INVALID_OPENING_QUOTE: 'a quote is inside a field that does not begin with one',
  CSV_MAX_RECORD_SIZE: 'a record is larger than 1 MiB',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'its number of fields differs from that of the first line',
};

function invalidCsv(
  error: { readonly code: string; readonly message: string; readonly lines?: unknown },
  name: string,
) {
  const line = typeof error.lines === 'number' ? `line ${String(error.lines)}: ` : '';
  return new CliError(
    'input',
    `${name} is not valid CSV: ${line}${REASONS[error.code] ?? error.message}.`,
    error.code === 'CSV_MAX_RECORD_SIZE'
      ? 'Shorten its fields. If it is not that long, a quote before it is not closed.'
      : 'Put a field with a comma, a quote or a line break in double quotes, and write a quote inside it twice.',
  );
}
