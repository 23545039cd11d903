import type { Column } from '../../../runtime/contract/command.js';
import type { Row } from '../../../runtime/contract/values.js';
import type { CatalogueField, Resource } from '../../../runtime/odata/index.js';
import { CODE_WIDTH } from './codes.js';

const CODE = /^ +\d+$/;

/** A row as people want it: padded codes without their blanks, in its collections as well. */
export function tidy(row: Row): Row {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'string' && value.length === CODE_WIDTH && CODE.test(value)) row[name] = value.trimStart();
    else if (Array.isArray(value))
      value.forEach((item) => typeof item === 'object' && item !== null && tidy(item as Row));
  }
  return row;
}

const NAMES: readonly (readonly string[])[] = [
  ['Code', 'EntryNumber', 'InvoiceNumber', 'OrderNumber', 'QuotationNumber', 'LineNumber', 'FileName'],
  ['Name', 'Description', 'Subject', 'FullName', 'CustomerName', 'AccountName'],
  ['EntryDate', 'InvoiceDate', 'OrderDate', 'QuotationDate', 'Date', 'StartDate', 'DocumentDate', 'DeletedDate'],
  ['AmountDC', 'AmountFC', 'Amount', 'StandardSalesPrice'],
  ['Status', 'StatusDescription'],
];

const scalar = ({ type }: CatalogueField): boolean => type !== 'Collection' && type !== 'Complex';

/** Columns of a table when no fields were asked for: key, code, name, date, amount, status, as far as there are any. */
export function tableColumns(resource: Resource | undefined): readonly Column[] | undefined {
  if (resource === undefined) return undefined;
  const fields = Object.entries(resource.fields)
    .filter(([, field]) => scalar(field))
    .map(([name]) => name);
  const found = [
    ...(resource.key === undefined ? [] : [resource.key]),
    ...NAMES.flatMap((names) => names.filter((name) => fields.includes(name)).slice(0, 1)),
  ];
  const chosen = [...new Set(found.length > 1 ? found : [...found, ...fields.slice(0, 6)])];
  return chosen.map((key) => ({ key, header: key }));
}

/** What tells several records apart: a line each, with the columns of a table. */
export function candidates(rows: readonly Row[], resource: Resource | undefined): readonly string[] {
  const keys = tableColumns(resource)?.map(({ key }) => key) ?? [];
  return rows.map((row) => keys.map((key) => `${key} ${String(row[key] ?? '-')}`).join(', '));
}

/** Columns for the fields that were asked for, in their order. */
export function chosenColumns(select: readonly string[]): readonly Column[] {
  return select.map((key) => ({ key: key.replaceAll('/', '.'), header: key }));
}

/** The fields of one record that hold something: records of this service have a hundred that do not. */
export function filledColumns(row: Row): readonly Column[] {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key]) => ({ key, header: key }));
}
