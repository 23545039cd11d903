/** What a workflow prints: with the columns of its command, and with notes about rows that `--limit` left out. */
import type { Context } from '../contract/context.js';
import type { Output } from '../contract/run.js';
import type { Row, Rows } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { extended } from '../base/objects.js';
import { choosesNames } from '../output/choice.js';
import { toRows } from '../output/first.js';
import { noteCut } from '../pipeline/limit-notes.js';
import type { KitOutput } from './types.js';

/** The last list that was read: its rows so far, and whether the service has more. */
export interface LastList {
  read: number;
  /** Rows of the last page that the workflow has not taken yet. */
  waiting: number;
  more: boolean;
  total?: number | undefined;
}

/** Returns the output of a command, with its columns and with its limit on the rows of a workflow. */
export function createKitOutput(context: Context, last: LastList, out: Output = context.out): KitOutput {
  const { command, options } = context;
  const columns = defined({ columns: command.columns });
  return extended<object>(out, {
    as: (format: Output['format']) => createKitOutput(context, last, out.as(format)),
    rows: async (objects, { ownLimit, ...printing } = {}) => {
      const rows = objects as Rows;
      const most = ownLimit ? Infinity : (options.limit ?? Infinity);
      const shown = { ...columns, ...printing };
      if (Array.isArray(rows)) {
        const kept = (rows as readonly Row[]).slice(0, most);
        await out.rows(kept, shown);
        if (kept.length < rows.length) noteCut({ shown: kept.length, total: rows.length }, context);
        return kept.length;
      }
      const counted: Counted = { rows: 0, seen: 0 };
      await out.rows(counting(rows, most, counted, last), shown);
      if (counted.cut !== undefined) noteCut({ shown: counted.rows, total: counted.cut.total }, context);
      return counted.rows;
    },
    record: async (record, { ownLimit: _none, customFields, ...printing } = {}) => {
      const named =
        customFields === undefined
          ? record
          : await (
              await import('../pipeline/record.js')
            ).namedRecord(record, { ...columns, customFields }, context, out);
      await out.record(named, { ...columns, ...printing });
    },
    checkFields: async (names) => {
      if (!choosesNames(options)) return;
      await (await import('../pipeline/field-check.js')).checkWorkflowFields(context, names);
    },
  } satisfies Partial<KitOutput>) as KitOutput;
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
      // If the rows of the list were not printed one by one, its total counts something else.
      counted.cut = { total: !isFull && last.read === counted.seen ? last.total : undefined };
      return;
    }
  }
}
