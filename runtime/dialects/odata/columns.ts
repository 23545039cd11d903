/** Columns of resources in tables. */
import type { Column } from '../../contract/command.js';
import type { Catalogue } from '../../contract/catalogue.js';
import type { CatalogueField, NamedResource } from '../../contract/catalogue.js';

const isScalar = ({ type }: CatalogueField): boolean => type !== 'Collection' && type !== 'Complex';

/** Number of columns for a resource without any of the usual fields. */
const FALLBACK = 6;

type Rules = Pick<Catalogue, 'columns'> & Partial<Pick<Catalogue, 'amounts'>>;

/** Whether a field is an amount of money by its name, which may be a path. */
export function isAmount(name: string, { amounts }: Pick<Rules, 'amounts'>): boolean {
  return amounts !== undefined && new RegExp(amounts).test(name.slice(name.lastIndexOf('/') + 1));
}

/** Returns a column with the name of its field as header. */
function columnOf(name: string, rules: Pick<Rules, 'amounts'>): Column {
  return { key: name.replaceAll('/', '.'), header: name, ...(isAmount(name, rules) && { amount: true }) };
}

/**
 * Returns the default columns of a table: the key, and those of the service's usual fields that the resource has. A GUID
 * is the last column, because a narrow terminal shows the first ones.
 */
export function tableColumns(resource: NamedResource, rules: Rules): readonly Column[] {
  const fields = scalarsOf(resource);
  const { key } = resource;
  const usual = rules.columns.flatMap((names) => names.filter((name) => fields.includes(name)).slice(0, 1));
  const isEnough = usual.length > (key === undefined ? 1 : 0);
  const shown = isEnough ? usual : [...usual, ...fields.slice(0, FALLBACK)];
  const isGuid = key !== undefined && resource.fields[key]?.type === 'Edm.Guid';
  const ordered = isGuid
    ? [...shown.filter((name) => name !== key), key]
    : [...(key === undefined ? [] : [key]), ...shown];
  return [...new Set(ordered)].map((name) => columnOf(name, rules));
}

/** Returns the names of the fields that are neither a list nor a record. */
export const scalarsOf = ({ fields }: NamedResource): readonly string[] =>
  Object.keys(fields).filter((name) => isScalar(fields[name] ?? { type: 'Complex' }));

/** Returns columns for the selected fields, in their order. */
export function selectedColumns(select: readonly string[], rules: Pick<Rules, 'amounts'> = {}): readonly Column[] {
  return select.map((name) => columnOf(name, rules));
}
