import type { Column } from '../contract/command.js';
import type { Catalogue } from '../contract/lookups.js';
import type { Row } from '../contract/values.js';
import type { CatalogueField, Resource } from './catalogue.js';

const isScalar = ({ type }: CatalogueField): boolean => type !== 'Collection' && type !== 'Complex';

/** Fewest columns that make a table of a resource without any of the usual fields. */
const FALLBACK = 6;

/** Columns of a table when no fields were asked for: the key, then the usual fields of the service that there are. */
export function tableColumns(resource: Resource, { columns }: Pick<Catalogue, 'columns'>): readonly Column[] {
  const fields = Object.keys(resource.fields).filter((name) => isScalar(resource.fields[name] ?? { type: 'Complex' }));
  const found = [
    ...(resource.key === undefined ? [] : [resource.key]),
    ...columns.flatMap((names) => names.filter((name) => fields.includes(name)).slice(0, 1)),
  ];
  const chosen = [...new Set(found.length > 1 ? found : [...found, ...fields.slice(0, FALLBACK)])];
  return chosen.map((key) => ({ key, header: key }));
}

/** Columns for the fields that were asked for, in their order. */
export function selectedColumns(select: readonly string[]): readonly Column[] {
  return select.map((key) => ({ key: key.replaceAll('/', '.'), header: key }));
}

/** The fields of one record that hold something: some services have a hundred that do not. */
export function filledColumns(row: Row): readonly Column[] {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key]) => ({ key, header: key }));
}

/** One line for each of several records, with the values that tell them apart. */
export function candidates(rows: readonly Row[], columns: readonly Column[]): readonly string[] {
  return rows.map((row) => columns.map(({ key }) => `${key} ${String(row[key] ?? '-')}`).join(', '));
}
