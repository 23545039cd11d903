import type { Context, Printing } from '../contract/context.js';
import type { Pages, Row } from '../contract/rows.js';
import type { List } from './pages.js';
import { plainText } from '../base/json.js';

/** What is printed: rows and how. */
interface Printed {
  readonly pages: Pages;
  readonly printing: Printing;
}

/**
 * Adds the number of its document to each row, as the first column of a table of the lines of several documents. Other
 * formats have the id of the document in every row.
 */
export function withDocuments({ request }: List, printed: Printed, { out }: Context): Printed {
  const { plan, bound, values, parts } = request;
  const documents = plan.resource?.documents;
  const { columns } = printed.printing;
  if (documents === undefined || columns === undefined || out.format !== 'table') return printed;
  const { argument, id, field } = documents;
  const typed = [bound.args[argument] ?? []].flat().map(String);
  const ids = [values[argument] ?? []].flat().map((value) => String(value).toLowerCase());
  // Selected fields are all that the rows have.
  const isSelected = parts.query['$select'] !== undefined;
  if (new Set(ids).size < 2 || isSelected) return printed;
  const names = new Map(ids.map((value, at) => [value, typed[at]]));
  const nameOf = (row: Row): unknown => row[field] ?? names.get(plainText(row[id]).toLowerCase()) ?? row[id];
  return {
    pages: each(printed.pages, (row) => ({ ...row, [field]: nameOf(row) })),
    printing: {
      ...printed.printing,
      columns: [{ key: field, header: field }, ...columns.filter(({ key }) => key !== field)],
    },
  };
}

async function* each(pages: Pages, change: (row: Row) => Row): Pages {
  for await (const rows of pages) yield rows.map(change);
}
