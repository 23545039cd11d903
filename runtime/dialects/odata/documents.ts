/** The lines of several documents in a table. */
import { plainText } from '../../base/json.js';
import type { DocumentValues, Printed } from '../../contract/dialect.js';
import type { LinesOf } from '../../contract/resource.js';
import type { Pages, Row } from '../../contract/rows.js';

/** Adds the number of its document to each row, as the first column, if the rows are the lines of several documents. */
export function withDocuments(
  printed: Printed,
  { typed, sent, query }: DocumentValues,
  documents: LinesOf | undefined,
): Printed {
  const { columns } = printed.printing;
  // Selected fields are all that the rows have.
  if (documents === undefined || columns === undefined || query['$select'] !== undefined) return printed;
  const { argument, id, field } = documents;
  const codes = [typed[argument] ?? []].flat().map(String);
  const ids = [sent[argument] ?? []].flat().map((value) => String(value).toLowerCase());
  if (new Set(ids).size < 2) return printed;
  const names = new Map(ids.map((value, at) => [value, codes[at]]));
  const nameOf = (row: Row): unknown => row[field] ?? names.get(plainText(row[id]).toLowerCase()) ?? row[id];
  return {
    pages: eachDocument(printed.pages, (row) => ({ ...row, [field]: nameOf(row) })),
    printing: {
      ...printed.printing,
      columns: [{ key: field, header: field }, ...columns.filter(({ key }) => key !== field)],
    },
  };
}

async function* eachDocument(pages: Pages, change: (row: Row) => Row): Pages {
  for await (const rows of pages) yield rows.map(change);
}
