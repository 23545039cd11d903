/** Reads CSV files as they arrive. */
import { CsvError, parse } from 'csv-parse';
import type { Readable } from 'node:stream';
import { CliError } from './errors.js';
import { nearest } from './suggestions.js';

export interface CsvOptions {
  /** Required columns. */
  readonly columns?: readonly string[];
  /** Default: a comma; `recognized`: what the first line has most of, of commas, semicolons and tabs. */
  readonly separator?: string;
  /** Default: UTF-8, or UTF-16 by its byte order mark. */
  readonly encoding?: 'utf-8' | 'utf-16' | 'windows-1252';
  /** What to do about text in another encoding; default: to save it as UTF-8. */
  readonly otherEncoding?: string;
  /** Name of the source in messages, for text that is not read from a path. */
  readonly name?: string;
  /** A record with fewer fields than the first line has no values in the last columns; without it, it is an error. */
  readonly pad?: true;
  /** Called with the trimmed names of the columns, also of a file without records. */
  readonly header?: (columns: readonly string[]) => void;
}

export interface CsvRecord {
  /** Line of the file on which the record ends, from 1. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

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
  { columns = [], separator = ',', encoding, otherEncoding, pad, header: onHeader }: CsvOptions = {},
): AsyncGenerator<readonly CsvRecord[]> {
  const texts = toLineFeeds(decoded(source, name, { encoding, otherEncoding }));
  const begun = await beginning(texts);
  const parser = parse({
    bom: true,
    delimiter: separator === 'recognized' ? separatorIn(begun) : separator,
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
    for await (const text of continued(begun, texts)) {
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

type Encoding = { readonly [Name in 'encoding' | 'otherEncoding']: CsvOptions[Name] | undefined };

/** Decodes the chunks; bytes that are not of the encoding, and NUL, are refused instead of being replaced. */
async function* decoded(
  source: AsyncIterable<string | Uint8Array>,
  name: string,
  { encoding, otherEncoding = 'Save it as UTF-8.' }: Encoding,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const decode = (bytes?: Uint8Array): string => {
    decoder ??= new TextDecoder(encodingOf(bytes, encoding), { fatal: true, ignoreBOM: true });
    const refused = (): CliError => {
      const shown = decoder?.encoding.replace(/^utf-16.*/, 'utf-16').toUpperCase() ?? '';
      return new CliError('input', `${name} is not ${shown} text.`, otherEncoding);
    };
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

/** Returns the label of an encoding; UTF-16 is recognized by its byte order mark. */
function encodingOf([first, second]: Uint8Array = new Uint8Array(), named?: CsvOptions['encoding']): string {
  const mark =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  if (named === 'utf-16') return mark ?? 'utf-16le';
  return named ?? mark ?? 'utf-8';
}

/** Reads the text up to the end of its first line. */
async function beginning(texts: AsyncGenerator<string>): Promise<string> {
  let text = '';
  while (!text.includes('\n') && text.length < MAX_BYTES) {
    const next = await texts.next();
    if (next.done === true) break;
    text += next.value;
  }
  return text;
}

async function* continued(begun: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begun;
  yield* rest;
}

/** Returns what separates the columns: what their line has most of outside of quotes; a comma if it has as many. */
function separatorIn(text: string): string {
  const line = (text.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((one) => [one, line.split(one).length] as const);
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
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
