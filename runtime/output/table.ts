/** Tables: rows in columns that fit the terminal, and one record as fields with their values. */
import { getBorderCharacters, table } from 'table';
import type { Column } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { cellText, isNumeric, textOf, valueOf } from './cells.js';
import { shareText } from './share.js';
import { clean } from '../base/clean.js';
import { fitColumns, GAP, MORE, total } from './fit.js';
import { wrapBeside } from './layout.js';
import type { Shape } from './shapes.js';
import { cutTo, displayWidth, isPlain } from './width.js';

/** Rows measured together. */
const BATCH = 1000;
/** Maximum characters of a cell in a list and in a record; the other formats print the whole text. */
const LIST_CELL = 1000;
const RECORD_CELL = 10_000;
/** Codes up to this width are not cut: a cut one would read as another value. */
const CODE = 20;
/** The same for the first column, which names the record, and for GUIDs. */
const ID = 40;
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** How the text of a cell reads. Digits alone are a number beside figures, and a code without them. */
type Reads = 'figure' | 'either' | 'words';

/** An amount or a share, also one with a remark: `€535,600`, `EUR 12.50`, `13.7%`, `3 (5450)`. */
const FIGURE =
  /^[-+\u2212]?(?:\p{Sc} ?|[A-Z]{3} )?[-+\u2212]?\d[\d.,' \u00a0\u202f]*(?: ?(?:%|\p{Sc})| [A-Z]{3})?(?: \([^()]*\))?$/u;

/** Digits alone, and what stands for a missing figure. */
const EITHER = /^(?:[-+\u2212]?\d[\d.,' \u00a0\u202f]*|-|n\/a)$/;

/** Returns how a text reads that is not the text of a number. */
function readsAs(text: string): Reads {
  if (EITHER.test(text)) return 'either';
  return FIGURE.test(text) ? 'figure' : 'words';
}

export interface Look {
  /** Columns of the terminal; absent: the table is as wide as it needs to be. */
  readonly width?: number;
  readonly bold: (text: string) => string;
  /** Returns how long ago a time was, for a terminal; absent: times are printed as they are. */
  readonly age?: (text: string) => string | undefined;
  /** Called once, after the first lines, if the terminal is too narrow: with the headers of columns that are left out. */
  readonly hidden?: (headers: readonly string[]) => void;
}

interface Cell {
  readonly text: string;
  readonly reads: Reads;
  /** It is not cut as long as a text can be cut, or a column left out. */
  readonly isWhole: boolean;
}

/** What is known of a column from the rows of the first batch. */
interface Known {
  hasFigures: boolean;
  hasWords: boolean;
  isText: boolean;
  whole: number;
}

/**
 * Prints a table of aligned columns. Rows are measured and printed in batches, so that memory stays flat. If the first
 * batch does not fit on the terminal, bars are left out first.
 */
export function tableRows(columns: readonly Column[], look: Look): Shape<string> {
  const shown = columns.length > 0 ? columns : [{ key: '', header: '', empty: '{}' }];
  const headers = shown.map(({ header }) => clean(header));
  let known: readonly Known[] = [];
  let batch: Row[] = [];
  let hasBars = look.width !== undefined && shown.some(({ share }) => share !== undefined);
  let widths: readonly number[] | undefined;
  let numeric: readonly boolean[] = [];

  const print = (): string => {
    const first = widths === undefined;
    let cells = read();
    let needed = measure([widths ?? [], ...widthsOf([headers, ...cells])]);
    if (first && hasBars && total(needed) > (look.width ?? Infinity)) {
      hasBars = false;
      cells = read();
      needed = measure(widthsOf([headers, ...cells]));
    }
    const needs = known.map(({ isText, whole }, at) => ({
      width: needed[at] ?? 1,
      whole: isText ? 0 : whole,
      isId: !isText && whole > CODE,
    }));
    widths = fitColumns(needs, look.width, widths?.length);
    if (first) numeric = known.map(({ hasFigures, hasWords }) => hasFigures && !hasWords);
    const lines = layOut(first ? [headers, ...cells] : cells, widths, numeric);
    batch = [];
    if (first && widths.length < shown.length) look.hidden?.(headers.slice(widths.length));
    const head = `${lines[0] ?? ''}${widths.length < shown.length ? `${' '.repeat(GAP)}${MORE}` : ''}`;
    return joinLines(first ? [look.bold(head), ...lines.slice(1)] : lines);
  };
  const rest = (): string => (batch.length > 0 ? print() : '');

  const learn = (column: Known, { text, reads, isWhole }: Cell): void => {
    if (reads === 'figure') column.hasFigures = true;
    if (reads === 'words') column.hasWords = true;
    if (isWhole) column.whole = Math.max(column.whole, displayWidth(text));
    else column.isText = true;
  };

  /** Returns the cells of the batch; the first one shows what the columns have. */
  const read = (): string[][] => {
    const learned =
      widths === undefined
        ? shown.map((): Known => ({ hasFigures: false, hasWords: false, isText: false, whole: 0 }))
        : undefined;
    known = learned ?? known;
    return batch.map((row) =>
      shown.map((column, at) => {
        const cell = cellOf(row, column, at === 0 ? ID : CODE, look, hasBars);
        const about = learned?.[at];
        if (about !== undefined && cell.text !== '') learn(about, cell);
        return cell.text;
      }),
    );
  };

  return {
    rows: (some) => {
      let text = '';
      for (const row of some) {
        batch.push(row);
        if (batch.length === BATCH) text += print();
      }
      return text;
    },
    end: rest,
    rest,
  };
}

/** A pipe gets amounts with the decimals of the service, and no bars. */
function tableText(row: Row, column: Column, { width }: Look, hasBars = false): string {
  const share = shareText(row, column, hasBars);
  return share ?? cellText(row, column, ', ', width === undefined ? 0 : 2);
}

function cellOf(row: Row, column: Column, code: number, look: Look, hasBars: boolean): Cell {
  const text = shorten(tableText(row, column, look, hasBars), Math.min(column.cut ?? LIST_CELL, LIST_CELL));
  const age = look.age?.(text);
  if (age !== undefined) return { text: age, reads: 'words', isWhole: true };
  const value = valueOf(row, column);
  const isNumber = column.values === undefined && isNumeric(value);
  const isCode = text.length <= (GUID.test(text) ? ID : code) && !/\s/.test(text);
  const isAbsent = value === undefined || value === null || value === '';
  const reads = isNumber || column.money !== undefined ? 'figure' : isAbsent ? 'either' : readsAs(text);
  return { text, reads, isWhole: reads === 'figure' || isCode };
}

/** Returns one record as lines of field and value. */
export function recordTable(row: Row, columns: readonly Column[] | undefined, look: Look): string {
  const pairs = columns
    ? columns.map((column) => [column.header, tableText(row, column, look)] as const)
    : Object.entries(row).map(([name, value]) => [name, textOf(value, ', ')] as const);
  const dated = (text: string): string => {
    const age = look.age?.(text);
    return age === undefined ? text : `${text} (${age})`;
  };
  const cells = pairs.map(([name, value]) => [shorten(name, LIST_CELL), dated(shorten(value, RECORD_CELL))]);
  const all = [['Field', 'Value'], ...cells];
  const widths = measure(widthsOf(all));
  const [header = '', ...lines] = layOut(all, widths, []);
  const { width } = look;
  if (width === undefined || total(widths) <= width) return joinLines([look.bold(header), ...lines]);
  const place = (widths[0] ?? 0) + GAP;
  const beside = ([name = '', value = '']: readonly string[]): string =>
    wrapBeside(`${name}${' '.repeat(place - displayWidth(name))}`, value, width).trimEnd();
  return joinLines([look.bold(header), ...cells.map(beside)]);
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
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
