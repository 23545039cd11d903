import type { Column } from '../contract/command.js';
import type { Output } from '../contract/context.js';
import type { Row, Rows } from '../contract/values.js';
import { defined } from '../base/defined.js';
import { toRows } from '../output/first.js';
import type { KitOutput } from './types.js';

/** Returns the output of a command, with its columns and with its limit on the rows of a workflow. */
export function createKitOutput(
  out: Output,
  columns: readonly Column[] | undefined,
  limit: number | undefined,
): KitOutput {
  return {
    format: out.format,
    as: (format) => createKitOutput(out.as(format), columns, limit),
    rows: async (rows, { ownLimit, ...printing } = {}) => {
      const most = ownLimit ? Infinity : (limit ?? Infinity);
      const shown = { ...defined({ columns }), ...printing };
      if (Array.isArray(rows)) {
        const kept = (rows as readonly Row[]).slice(0, most);
        await out.rows(kept, shown);
        return kept.length;
      }
      const counted = { rows: 0 };
      await out.rows(counting(rows, most, counted), shown);
      return counted.rows;
    },
    record: async (record, { ownLimit: _none, ...printing } = {}) => {
      await out.record(record, { ...defined({ columns }), ...printing });
    },
    action: (line, data) => out.action(line, data),
    json: (value) => out.json(value),
    text: (text) => out.text(text),
  };
}

async function* counting(rows: Rows, most: number, counted: { rows: number }): AsyncGenerator<Row | readonly Row[]> {
  for await (const some of rows) {
    const kept = toRows(some).slice(0, most - counted.rows);
    counted.rows += kept.length;
    // A page stays a page and a row a row: tables measure their columns by the first page.
    yield Array.isArray(some) ? kept : some;
    // The source must not read a page for rows that are not printed.
    if (counted.rows >= most) return;
  }
}
