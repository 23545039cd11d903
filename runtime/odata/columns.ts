import type { Column } from '../contract/command.js';
import type { Catalogue } from '../contract/lookups.js';
import type { Row } from '../contract/values.js';
import type { CatalogueField, Resource } from './catalogue.js';

const isScalar = ({ type }: CatalogueField): boolean => type !== 'Collection' && type !== 'Complex';

/** Number of columns for a resource without any of the usual fields. */
const FALLBACK = 6;

type Rules = Pick<Catalogue, 'columns' | 'amounts'>;

/** Returns a column with the name of its field as header. */
function columnOf(name: string, { amounts }: Pick<Rules, 'amounts'>): Column {
  const isAmount = amounts !== undefined && new RegExp(amounts).test(name.slice(name.lastIndexOf('/') + 1));
  return { key: name.replaceAll('/', '.'), header: name, ...(isAmount && { amount: true }) };
}

/** Returns the default columns of a table: the key, then those of the service's usual fields that the resource has. */
export function tableColumns(resource: Resource, rules: Rules): readonly Column[] {
  const fields = Object.keys(resource.fields).filter((name) => isScalar(resource.fields[name] ?? { type: 'Complex' }));
  const found = [
    ...(resource.key === undefined ? [] : [resource.key]),
    ...rules.columns.flatMap((names) => names.filter((name) => fields.includes(name)).slice(0, 1)),
  ];
  const chosen = [...new Set(found.length > 1 ? found : [...found, ...fields.slice(0, FALLBACK)])];
  return chosen.map((name) => columnOf(name, rules));
}

/** Returns columns for the selected fields, in their order. */
export function selectedColumns(select: readonly string[], rules: Pick<Rules, 'amounts'> = {}): readonly Column[] {
  return select.map((name) => columnOf(name, rules));
}

/** Returns columns for the fields of one record that are not empty: some services have a hundred empty ones. */
export function filledColumns(row: Row, rules: Pick<Rules, 'amounts'> = {}): readonly Column[] {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key]) => columnOf(key, rules));
}

/** Returns one line per record, with the values that distinguish the records. */
export function candidates(rows: readonly Row[], columns: readonly Column[]): readonly string[] {
  return rows.map((row) => columns.map(({ key }) => `${key} ${String(row[key] ?? '-')}`).join(', '));
}
