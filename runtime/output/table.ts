import { getBorderCharacters, table } from 'table';
import type { Column } from '../contract/command.js';
import type { Row } from '../contract/values.js';
import { cellText, isNumeric, textOf, valueOf } from './cells.js';
import { shareText } from './share.js';
import { clean } from '../base/clean.js';
import type { Shape } from './shapes.js';
import { cutTo, displayWidth, isPlain } from './width.js';

/** Rows measured together. */
const BATCH = 1000;
/** Maximum characters of a cell in a list and in a record; the other formats print the whole text. */
const LIST_CELL = 1000;
const RECORD_CELL = 10_000;
/** Blanks between columns. */
const GAP = 2;
/** No column is cut below this to fit a terminal. */
const NARROW = 6;
/** Numbers, dates and codes up to this width are not cut: a cut one would read as another value. */
const WORD = 20;
/** The same for the first column, which names the record. */
const ID = 40;
/** Printed after the headers when some columns do not fit. */
const MORE = '…';

export interface Look {
  /** Columns of the terminal; absent: the table is as wide as it needs to be. */
  readonly width?: number;
  readonly bold: (text: string) => string;
}

/** Prints a table of aligned columns. Rows are measured and printed in batches, so that memory stays flat. */
export function tableRows(columns: readonly Column[], look: Look): Shape {
  // Rows without fields are shown as JSON.
  const shown = columns.length > 0 ? columns : [{ key: '', header: '' }];
  const headers = shown.map(({ header }) => clean(header));
  const typed = shown.map(() => true);
  const filled = shown.map(() => false);
  const words = shown.map(() => 0);
  let batch: string[][] = [];
  let widths: readonly number[] | undefined;
  let numeric: readonly boolean[] | undefined;
  let kept = shown.length;

  const print = (): string => {
    const first = widths === undefined;
    const needed = measure([widths ?? [], ...widthsOf([headers, ...batch])]);
    if (first) kept = countFitting(needed, words, look.width);
    widths = fitWidths(needed.slice(0, kept), words, look.width === undefined ? undefined : look.width - spare());
    numeric ??= typed.map((all, at) => all && filled[at] === true);
    const lines = layOut(first ? [headers, ...batch] : batch, widths, numeric);
    batch = [];
    const head = `${lines[0] ?? ''}${kept < shown.length ? `${' '.repeat(GAP)}${MORE}` : ''}`;
    return joinLines(first ? [look.bold(head), ...lines.slice(1)] : lines);
  };
  const spare = (): number => (kept < shown.length ? GAP + MORE.length : 0);
  const rest = (): string => (batch.length > 0 ? print() : '');

  return {
    row: (row) => {
      const cells = shown.map((column, at) => {
        const cell = shareText(row, column, look.width !== undefined) ?? cellText(row, column, ', ');
        const text = shorten(cell, Math.min(column.cut ?? LIST_CELL, LIST_CELL));
        if (text !== '' && numeric === undefined) {
          filled[at] = true;
          if (!isNumeric(valueOf(row, column))) typed[at] = false;
          words[at] = widestWord(words[at] ?? 0, text, at === 0 ? ID : WORD);
        }
        return text;
      });
      batch.push(cells);
      return batch.length === BATCH ? print() : '';
    },
    end: rest,
    rest,
  };
}

/** Returns one record as lines of field and value. */
export function recordTable(row: Row, columns: readonly Column[] | undefined, look: Look): string {
  const pairs = columns
    ? columns.map((column) => [column.header, shareText(row, column, false) ?? cellText(row, column, ', ')] as const)
    : Object.entries(row).map(([name, value]) => [name, scalarText(value)] as const);
  const cells = pairs.map(([name, value]) => [shorten(name, LIST_CELL), shorten(value, RECORD_CELL)]);
  const all = [['Field', 'Value'], ...cells];
  const [header = '', ...lines] = layOut(all, measure(widthsOf(all)), []);
  return joinLines([look.bold(header), ...lines]);
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function scalarText(value: unknown): string {
  const plain = Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
  return textOf(value, plain ? ', ' : undefined);
}

/** Makes text safe for one line and cuts it, before it is measured. */
function shorten(text: string, length: number): string {
  return cutTo(clean(text.length > 4 * length ? text.slice(0, 4 * length) : text), length);
}

function widthsOf(lines: readonly (readonly string[])[]): number[][] {
  return lines.map((line) => line.map(displayWidth));
}

/** Returns the width of each column: that of its widest cell. */
function measure(lines: readonly (readonly number[])[]): number[] {
  const widths: number[] = [];
  for (const line of lines) line.forEach((width, at) => (widths[at] = Math.max(width, widths[at] ?? 1)));
  return widths;
}

/** Returns the width of a column of words after one more cell; infinite once a cell is longer than a word. */
function widestWord(before: number, text: string, most: number): number {
  return text.length > most || /\s/.test(text) ? Number.POSITIVE_INFINITY : Math.max(before, displayWidth(text));
}

const total = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));

/** Returns the minimum readable width of each column: its whole words, or the beginning of a text. */
function leastWidths(widths: readonly number[], words: readonly number[]): number[] {
  return widths.map((width, at) => {
    const word = words[at] ?? 0;
    return Math.max(Number.isFinite(word) ? Math.min(word, width) : 0, Math.min(width, NARROW));
  });
}

/** Returns how many columns fit, from the left; at least two. */
function countFitting(widths: readonly number[], words: readonly number[], room: number | undefined): number {
  const needs = leastWidths(widths, words);
  if (room === undefined || total(needs) <= room) return widths.length;
  const fits = (count: number): boolean => total(needs.slice(0, count)) + GAP + MORE.length <= room;
  let count = widths.length - 1;
  while (count > 2 && !fits(count)) count -= 1;
  return count >= 2 && fits(count) ? count : widths.length;
}

/** Narrows the widest columns until the table fits. Ids are cut last: the next command cannot use a cut one. */
function fitWidths(widths: readonly number[], words: readonly number[], room: number | undefined): readonly number[] {
  if (room === undefined || total(widths) <= room) return widths;
  const needs = leastWidths(widths, words);
  const floors = total(needs) <= room ? needs : widths.map((width) => Math.min(width, NARROW));
  const capped = (cap: number): number[] => widths.map((width, at) => Math.max(floors[at] ?? 0, Math.min(width, cap)));
  let cap = Math.max(...widths, NARROW);
  while (cap > NARROW && total(capped(cap)) > room) cap -= 1;
  return capped(cap);
}

/** Placeholder for one column of text that the library would measure differently from a terminal. */
const PLACEHOLDER = '\ue000';

/** Returns lines of cells, cut to their columns and padded. Blanks separate the columns: they read well everywhere. */
function layOut(
  lines: readonly (readonly string[])[],
  widths: readonly number[],
  numeric: readonly boolean[],
): readonly string[] {
  const replaced: string[] = [];
  const cells = lines.map((line) =>
    line.slice(0, widths.length).map((cell, at) => {
      const text = cutTo(cell, widths[at] ?? 0);
      if (isPlain(text)) return text;
      const placeholder = PLACEHOLDER.repeat(displayWidth(text));
      if (placeholder !== '') replaced.push(text);
      return placeholder;
    }),
  );
  const laid = table(cells, {
    border: getBorderCharacters('void'),
    drawHorizontalLine: () => false,
    columnDefault: { paddingLeft: 0, paddingRight: GAP },
    columns: widths.map((width, at) => ({ width, alignment: numeric[at] === true ? 'right' : 'left' })),
  });
  let next = 0;
  return laid
    .split('\n')
    .slice(0, lines.length)
    .map((line) => line.trimEnd().replace(/\ue000+/g, () => replaced[next++] ?? ''));
}
