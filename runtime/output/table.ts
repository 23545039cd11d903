import type { Column } from '../contract/command.js';
import type { Row } from '../contract/values.js';
import { cellText, isNumeric, textOf, valueOf } from './cells.js';
import { clean } from './clean.js';
import type { Shape } from './shapes.js';
import { cutTo, displayWidth } from './width.js';

/** Rows measured together. */
const BATCH = 1000;
/** Longest cell of a list and of a record, in characters: the whole text is there in the other formats. */
const LIST_CELL = 1000;
const RECORD_CELL = 10_000;
const GAP = '  ';
/** No column is cut below this to fit a terminal. */
const NARROW = 6;

export interface Look {
  /** Columns of the terminal; absent: the table is as wide as it needs to be. */
  readonly width?: number;
  readonly bold: (text: string) => string;
}

/** A table of aligned columns. Rows are measured and printed in batches, so that memory stays flat. */
export function tableRows(columns: readonly Column[], look: Look, empty: string): Shape {
  let batch: string[][] = [];
  let numeric: boolean[] | undefined;
  const typed = columns.map(() => true);
  const filled = columns.map(() => false);
  let widths: number[] | undefined;

  const print = (): string => {
    const first = widths === undefined;
    const headers = columns.map(({ header }) => clean(header));
    numeric ??= typed.map((all, at) => all && filled[at] === true);
    const before = widths ?? [];
    const now = fit(
      measure(headers, batch).map((width, at) => Math.max(width, before[at] ?? 0)),
      look.width,
    );
    widths = now;
    const lines = batch.map((cells) => lineOf(cells, now, numeric ?? []));
    batch = [];
    if (!first) return lines.map((line) => `${line}\n`).join('');
    return [look.bold(lineOf(headers, now, numeric)), ...lines].map((line) => `${line}\n`).join('');
  };

  return {
    row: (row) => {
      const cells = columns.map((column, at) => {
        const text = shorten(cellText(row, column, ', '), Math.min(column.cut ?? LIST_CELL, LIST_CELL));
        if (text !== '' && numeric === undefined) {
          filled[at] = true;
          if (!isNumeric(valueOf(row, column))) typed[at] = false;
        }
        return text;
      });
      batch.push(cells);
      return batch.length === BATCH ? print() : '';
    },
    end: () => {
      if (batch.length > 0) return print();
      return widths === undefined ? `${empty}\n` : '';
    },
  };
}

/** One record as lines of field and value. */
export function recordTable(row: Row, columns: readonly Column[] | undefined, look: Look): string {
  const pairs = columns
    ? columns.map((column) => [clean(column.header), cellText(row, column, ', ')] as const)
    : Object.entries(row).map(([name, value]) => [clean(name), scalars(value)] as const);
  const width = Math.max(5, ...pairs.map(([name]) => displayWidth(name)));
  const line = (name: string, value: string): string => `${pad(name, width, false)}${GAP}${value}`.trimEnd();
  const lines = pairs.map(([name, value]) => line(name, shorten(value, RECORD_CELL)));
  return [look.bold(line('Field', 'Value')), ...lines].map((text) => `${text}\n`).join('');
}

function scalars(value: unknown): string {
  const plain = Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
  return textOf(value, plain ? ', ' : undefined);
}

/** Safe for one line and cut, before anything measures it. */
function shorten(text: string, length: number): string {
  return cutTo(clean(text.length > 4 * length ? text.slice(0, 4 * length) : text), length);
}

function measure(headers: readonly string[], batch: readonly (readonly string[])[]): number[] {
  return headers.map((header, at) => {
    let width = displayWidth(header);
    for (const cells of batch) width = Math.max(width, displayWidth(cells[at] ?? ''));
    return width;
  });
}

/** Takes room from the widest columns until the table fits. */
function fit(widths: readonly number[], room: number | undefined): number[] {
  if (room === undefined) return [...widths];
  const gaps = GAP.length * (widths.length - 1);
  let cap = Math.max(...widths, NARROW);
  const total = (): number => widths.reduce((sum, width) => sum + Math.min(width, cap), gaps);
  while (cap > NARROW && total() > room) cap -= 1;
  return widths.map((width) => Math.min(width, cap));
}

function lineOf(cells: readonly string[], widths: readonly number[], numeric: readonly boolean[]): string {
  return cells
    .map((cell, at) => pad(cutTo(cell, widths[at] ?? 0), widths[at] ?? 0, numeric[at] === true))
    .join(GAP)
    .trimEnd();
}

function pad(text: string, width: number, right: boolean): string {
  const blanks = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return right ? blanks + text : text + blanks;
}
