/** Lines of documents in a CSV file. */
import type { LineNotation } from '../../contract/resource.js';
import { CliError } from '../../base/errors.js';
import { namesList } from '../../base/ids.js';
import { nearest } from '../../base/suggestions.js';
import { lineColumns } from '../../base/notation.js';
import { typedLine, type LineSource } from './lines.js';
import type { LineInput } from '../../contract/dialect.js';
import { readSource } from '../../pipeline/input.js';

/** Returns the lines of all values: one each, or those of the CSV file that a value names. */
export async function readLineSources(
  texts: readonly string[],
  notation: LineNotation,
  label: string,
  { input, world }: LineInput,
): Promise<readonly LineSource[]> {
  const sources: LineSource[] = [];
  for (const [at, text] of texts.entries()) {
    if (text.startsWith('@@')) sources.push(typedLine(text.slice(1), at));
    else if (!namesList(text)) sources.push(typedLine(text, at));
    else {
      const name = text === '-' ? 'standard input' : text.slice(1);
      sources.push(...(await readRows(await readSource(text, label, input, world), notation, label, name)));
    }
  }
  return sources;
}

/** @throws CliError `input` for text that is not CSV, for columns that the notation does not have, and for no rows */
async function readRows(
  text: string,
  notation: LineNotation,
  label: string,
  name: string,
): Promise<readonly LineSource[]> {
  const { readRecords } = await import('../../base/csv.js');
  const [first = ''] = text.split('\n', 1);
  // Spreadsheets write semicolons where a comma is the decimal sign.
  const separator = first.includes(';') && !first.includes(',') ? ';' : ',';
  const rows: LineSource[] = [];
  const header = (columns: readonly string[]): void => {
    checkColumns(columns, notation, label, name);
  };
  for await (const records of readRecords(one(text), `${label}: ${name}`, { separator, header })) {
    for (const { line, values } of records) {
      const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
      if (filled.length === 0) continue;
      const given = Object.fromEntries(filled.map(([column, value]) => [column.toLowerCase(), value]));
      rows.push({ where: `line ${String(line)} of ${name}`, given });
    }
  }
  if (rows.length === 0) throw new CliError('input', `${label}: ${name} has no rows below its header.`);
  return rows;
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

function checkColumns(columns: readonly string[], notation: LineNotation, label: string, name: string): void {
  const { known, required } = lineColumns(notation);
  const names = columns.map((column) => column.toLowerCase());
  const listed = `Known columns: ${known.join(', ')}.`;
  const unknown = columns.filter((column) => !known.includes(column.toLowerCase()));
  if (unknown.length > 0) {
    const suggestions = [...new Set(unknown.flatMap((column) => nearest(column, known)))];
    const shown = unknown.map((column) => JSON.stringify(column)).join(', ');
    const columnWord = unknown.length === 1 ? 'column' : 'columns';
    throw new CliError(
      'input',
      `${label}: ${name} has the unknown ${columnWord} ${shown}.`,
      `${listed} Nothing was sent.`,
      {
        suggestions,
      },
    );
  }
  const twice = names.find((column, at) => names.indexOf(column) !== at);
  if (twice !== undefined) {
    throw new CliError('input', `${label}: ${name} has two columns named "${twice}".`, 'Remove one. Nothing was sent.');
  }
  const missing = required.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const columnWord = missing.length === 1 ? 'column' : 'columns';
    throw new CliError(
      'input',
      `${label}: ${name} has no ${columnWord} ${missing.join(', ')}.`,
      `${listed} Nothing was sent.`,
    );
  }
}
