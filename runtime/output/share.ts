/** The cells of a share: a percentage, on a terminal with a bar. */
import type { Column } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { fillText } from '../base/template.js';
import { isNumeric, lookUp, valueOf } from './cells.js';

/** Characters of a whole bar. */
const WIDTH = 10;
/** Eighths of a character, which make bars of similar lengths differ. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Returns the text of a cell with a share; `undefined` for other columns, and for values that are not numbers. */
export function shareText(row: Row, column: Column, hasBar: boolean): string | undefined {
  if (column.share === undefined) return undefined;
  const value = valueOf(row, column);
  if (!isNumeric(value)) return undefined;
  const share = Number(value);
  const percent = `${Math.round(share * 100)}%`;
  const more = column.share === true ? '' : ` ${fillText(column.share, (name) => lookUp(row, name))}`;
  // The figure comes first: a narrow terminal cuts the end.
  return `${hasBar ? `${percent.padStart(4)} ${bar(share)}` : percent}${more}`;
}

/** A bar of ten characters, padded with blanks. More than everything is a whole bar. */
function bar(share: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * WIDTH * 8);
  return `${'█'.repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8] ?? ''}`.padEnd(WIDTH);
}
