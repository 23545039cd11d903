import type { Column } from '../contract/command.js';
import type { Output } from '../contract/context.js';
import type { Row, Rows } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { toRows } from '../output/first.js';
import type { KitOutput } from './types.js';

/** What was read of the last list: the rows that it may be printed as, and whether the service has more. */
export interface LastList {
  read: number;
  /** Rows of the last page that the workflow has not taken yet. */
  waiting: number;
  more: boolean;
  total?: number | undefined;
}

export interface KitOutputParts {
  readonly columns: readonly Column[] | undefined;
  readonly limit: number | undefined;
  readonly last: LastList;
  readonly checkFields: (names: readonly string[]) => Promise<void>;
  readonly noteCut: (shown: number, total: number | undefined) => void;
  /** Returns a record with names in place of the keys of its custom fields, where `out` shows it with them. */
  readonly named: (record: unknown, customFields: string, out: Output) => Promise<unknown>;
}

/** Returns the output of a command, with its columns and with its limit on the rows of a workflow. */
export function createKitOutput(out: Output, parts: KitOutputParts): KitOutput {
  const { columns, limit, last, noteCut } = parts;
  return {
    format: out.format,
    as: (format) => createKitOutput(out.as(format), parts),
    rows: async (objects, { ownLimit, ...printing } = {}) => {
      const rows = objects as Rows;
      const most = ownLimit ? Infinity : (limit ?? Infinity);
      const shown = { ...defined({ columns }), ...printing };
      if (Array.isArray(rows)) {
        const kept = (rows as readonly Row[]).slice(0, most);
        await out.rows(kept, shown);
        if (kept.length < rows.length) noteCut(kept.length, rows.length);
        return kept.length;
      }
      const counted: Counted = { rows: 0, seen: 0 };
      await out.rows(counting(rows, most, counted, last), shown);
      if (counted.cut !== undefined) noteCut(counted.rows, counted.cut.total);
      return counted.rows;
    },
    record: async (record, { ownLimit: _none, customFields, ...printing } = {}) => {
      const shown = customFields === undefined ? record : await parts.named(record, customFields, out);
      await out.record(shown, { ...defined({ columns }), ...printing });
    },
    checkFields: parts.checkFields,
    action: (line, data) => out.action(line, data),
    json: (value) => out.json(value),
    text: (text) => out.text(text),
  };
}

interface Counted {
  /** Rows that are printed. */
  rows: number;
  /** Rows that the source yielded. */
  seen: number;
  /** Set if the source has more rows than are printed. */
  cut?: { readonly total: number | undefined };
}

/** Yields the first rows, and finds out whether there are more. */
async function* counting(
  rows: Rows,
  most: number,
  counted: Counted,
  last: LastList,
): AsyncGenerator<Row | readonly Row[]> {
  for await (const some of rows) {
    const all = toRows(some);
    const kept = all.slice(0, most - counted.rows);
    const isFull = counted.rows >= most;
    counted.seen += all.length;
    counted.rows += kept.length;
    // A page stays a page and a row a row: tables measure their columns by the first page.
    if (!isFull) yield Array.isArray(some) ? kept : some;
    if (counted.rows < most) continue;
    // The source must not read a page for rows that are not printed if it is known that there are more.
    if (counted.seen > most || last.more || last.waiting > 0) {
      // The total of the list counts other things if its rows were not printed one by one.
      counted.cut = { total: !isFull && last.read === counted.seen ? last.total : undefined };
      return;
    }
  }
}
