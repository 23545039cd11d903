/** CSV: a header row and one line for each row. */
import { isCurrency } from '../base/decimals.js';
import type { Column } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { cellText, isNumeric } from './cells.js';
import { cleanLines } from '../base/clean.js';
import { unescaped } from '../base/paths.js';
import type { Shape } from './shapes.js';

export interface CsvLook {
  readonly headerWhenEmpty: boolean;
  /** The header row has the headers of tables, instead of the names of fields. */
  readonly labels: boolean;
  /** The keys of columns are names of fields as rows have them, and not paths. */
  readonly literal?: boolean;
  /** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
  readonly safe: boolean;
  /** Characters that could control a terminal are replaced. */
  readonly clean: boolean;
  /** Called once, with the fields of later rows that no column has; absent: they are left out. */
  readonly late?: (names: readonly string[]) => void;
}

/**
 * RFC 4180 with line feeds: a header row, quotes where a cell needs them, lists and objects as JSON. Cells hold values as the
 * service returns them: no currency beside a number, no age for a time, no name for an id. Line breaks inside cells stay. A file for other programs must hold what the service stores, so no other character is changed by default.
 */
export function csvRows(columns: readonly Column[], look: CsvLook): Shape<string> {
  const quote = (text: string): string => quoteCell(look.clean ? cleanLines(text) : text);
  const cell = (row: Row, column: Column): string => {
    const own = Object.hasOwn(row, column.key) ? row[column.key] : undefined;
    // A column such as "12 %" shows a number of the row as text.
    if (!look.labels && column.from !== undefined && !hasOwnText(column) && isNumeric(own))
      return String(own as number);
    const text = cellText(row, column);
    return look.safe && FORMULA.test(text) ? `'${text}` : text;
  };
  // An empty line is not a row for most readers.
  const line = (row: Row): string =>
    columns.map((column) => quote(cell(row, column))).join(',') || (columns.length === 1 ? '""' : '');
  const name = ({ key, header }: Column): string =>
    look.labels ? header : look.literal === true ? key : unescaped(key);
  const header = `${columns.map((column) => quote(name(column))).join(',')}\n`;
  const known = new Set(columns.map(({ key }) => key));
  const isLate = (key: string): boolean => !known.has(key);
  let { late } = look;
  let started = false;
  return {
    rows: (some) => {
      const odd = late && some.find((row) => Object.keys(row).some(isLate));
      if (odd !== undefined) {
        late?.(Object.keys(odd).filter(isLate));
        late = undefined;
      }
      const lines = some.map((row) => `${line(row)}\n`).join('');
      if (started) return lines;
      started = true;
      return header + lines;
    },
    end: () => (started || !look.headerWhenEmpty || columns.length === 0 ? '' : header),
  };
}

/** Whether the text of a number is declared for files too, in words. */
const hasOwnText = ({ values }: Column): boolean => values !== undefined;

/** Returns columns with one for each currency that a table prints beside an amount: a cell of a file is a number or a text. */
export function withCurrencies(columns: readonly Column[]): readonly Column[] {
  const known = new Set(columns.flatMap(({ key, from = key }) => [key, ...[from].flat()]));
  return columns.flatMap((column) => {
    const { money } = column;
    if (money === undefined || isCurrency(money) || known.has(money)) return [column];
    known.add(money);
    return [column, { key: money, header: titleOf(money) }];
  });
}

/** Returns the header of a field: the last step of its path. */
function titleOf(path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** The beginning of a formula. A number is not one, whatever its sign. */
const FORMULA = /^(?!-?\d+(?:[.]\d+)?$)[=+\-@\t\r]/;

const quoteCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
