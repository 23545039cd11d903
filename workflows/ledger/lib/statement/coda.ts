/** Reads bank statements in CODA. */
import { signed, type Statement } from './statement.js';

/** Length of every record. */
const LENGTH = 128;

/** Reads a file to its end. Returns its statements, or the error in it. */
export function readCoda(text: string): readonly Statement[] | string {
  const records = text.split(/\r?\n/).filter((line, at, all) => line !== '' || at < all.length - 1);
  const wrong = records.findIndex(({ length }) => length !== LENGTH);
  if (wrong >= 0) return `line ${String(wrong + 1)} does not have ${String(LENGTH)} characters`;
  if (records.at(-1)?.startsWith('9') !== true) return 'it has no trailer record; the file may be cut off';
  const statements: { name: string; opening?: string; closing?: string; entries: string[] }[] = [];
  for (const record of records) {
    if (record.startsWith('0')) statements.push({ name: String(statements.length + 1), entries: [] });
    const open = statements.at(-1);
    if (open === undefined) return 'it has no header record';
    if (record.startsWith('1')) Object.assign(open, { name: record.slice(2, 5), opening: amountAt(record, 42) });
    if (record.startsWith('8')) open.closing = amountAt(record, 41);
    // The movements of a globalised amount repeat parts of it.
    if (record.startsWith('21') && record.slice(6, 10) === '0000') open.entries.push(amountAt(record, 31));
  }
  return statements;
}

/** A sign, `1` for debit, and an amount of 15 digits of which three are decimals. */
function amountAt(record: string, at: number): string {
  const digits = record.slice(at + 1, at + 16);
  return signed(`${digits.slice(0, 12).replace(/^0+(?=\d)/, '')}.${digits.slice(12)}`, record[at] === '1');
}
