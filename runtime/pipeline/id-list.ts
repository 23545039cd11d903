/** Reads ids from lines, CSV and JSON. */
import { CliError } from '../base/errors.js';
import { isLosslessNumber } from '../base/json.js';
import { isObject } from '../base/objects.js';

/** One id of a list, and where it was read, for errors. */
export interface ListedId {
  readonly text: string;
  readonly where: string;
}

/**
 * Returns the ids of a text: one per line, or the field `id` of CSV with a header, of a JSON array or of one JSON record per
 * line. Blank lines and lines that begin with `#` are skipped.
 *
 * @param source name of the text in errors
 * @param isCode whether a line that begins with `#` names a record
 * @throws CliError `input` for a record without an id, and for CSV or JSON that cannot be parsed
 */
export async function readIdList(
  text: string,
  source: string,
  isCode: (line: string) => boolean = () => false,
): Promise<readonly ListedId[]> {
  const plain = text.replace(/^\uFEFF/, '');
  const lines = plain.split(/\r?\n/).map((line) => line.trim());
  const isComment = (line: string): boolean => line.startsWith('#') && !isCode(line);
  const filled = lines.flatMap((line, at) => (line === '' || isComment(line) ? [] : [{ line, at: at + 1 }]));
  const [first] = filled;
  if (first === undefined) throw new CliError('input', `${capital(source)} contains no ids.`);
  if (first.line.startsWith('[')) {
    const records = await parsed(plain, source);
    return (records as readonly unknown[]).map((one, at) => idOf(one, `Element ${String(at + 1)} of ${source}`));
  }
  const column = headerOf(first.line);
  if (column !== undefined) return await fromCsv(lines.slice(first.at - 1).join('\n'), column, source);
  const ids: ListedId[] = [];
  for (const { line, at } of filled) {
    const where = `Line ${String(at)} of ${source}`;
    // Text of a JSON filter is in quotes.
    if (/^["{]/.test(line)) ids.push(idOf(await parsed(line, where), where));
    else ids.push({ text: line, where });
  }
  return ids;
}

/** Returns the name of the column with ids, if the line is the header of a CSV file. */
function headerOf(line: string): string | undefined {
  const names = line.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  return names.find((name) => name.toLowerCase() === 'id');
}

async function fromCsv(text: string, column: string, source: string): Promise<readonly ListedId[]> {
  const { readRecords } = await import('../base/csv.js');
  const ids: ListedId[] = [];
  const rows = (async function* () {
    yield text;
  })();
  for await (const records of readRecords(rows, capital(source))) {
    for (const { values } of records) ids.push(idOf(values[column], `Record ${String(ids.length + 1)} of ${source}`));
  }
  if (ids.length === 0) throw new CliError('input', `${capital(source)} contains no ids.`);
  return ids;
}

async function parsed(text: string, where: string): Promise<unknown> {
  const { parseInput } = await import('./input.js');
  return await parseInput(text, capital(where));
}

/** Returns the id of a record, or the value itself if it is not one. */
function idOf(value: unknown, where: string): ListedId {
  const key = isObject(value) ? Object.keys(value).find((name) => name.toLowerCase() === 'id') : undefined;
  const id = key === undefined ? value : (value as Readonly<Record<string, unknown>>)[key];
  if (id === '' || id === undefined || (typeof id === 'object' && !isLosslessNumber(id))) {
    throw new CliError('input', `${where} has no id.`);
  }
  return { text: String(id), where };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
