/** Values that refer to a record by its code: `@ref:service/Resource:code`. */
import { defined } from '../../base/defined.js';
import type { Reference } from '../../contract/lookups.js';
import type { Catalogue } from '../../contract/catalogue.js';
import type { NamedResource } from '../../contract/catalogue.js';
import { isPadded } from './padding.js';

/** Rules for finding a record of a resource by a code or a number. */
export interface ReferenceRules {
  /** Fields that are compared; default: the first of the catalogue's `names` that the resource has. */
  readonly by?: readonly string[];
  /** Names of several fields. */
  readonly keys?: readonly string[];
  /** An additional term of every query. */
  readonly where?: string;
  readonly latest?: string;
  readonly noun?: string;
}

/** Maximum number of records that a query for an ambiguous code requests, and an error lists. */
export const MOST_LISTED = 10;

/**
 * Makes the look-up of a resource's records from the catalogue, without a request. `undefined` when the resource has no
 * key or no field to search.
 */
export function referenceTo(
  resource: NamedResource,
  catalogue: Conventions,
  rules: ReferenceRules = {},
): Reference | undefined {
  const { key } = resource;
  const by = rules.by ?? catalogue.names.filter((name) => Object.hasOwn(resource.fields, name)).slice(0, 1);
  if (key === undefined || by.length === 0) return undefined;
  const shown = [key, ...by, ...[...catalogue.telling, ...(rules.latest === undefined ? [] : [rules.latest])]].filter(
    (name) => Object.hasOwn(resource.fields, name),
  );
  const select = [...new Set(shown)].join(',');
  return {
    path: resource.path,
    tries: by.map((field) => ({
      $filter: [termOf(resource, field, catalogue), ...(rules.where === undefined ? [] : [rules.where])].join(' and '),
      $select: select,
      $top: String(MOST_LISTED),
    })),
    by,
    ...defined({ keys: rules.keys }),
    id: key,
    unless: resource.fields[key]?.type === 'Edm.Guid' ? 'uuid' : 'digits',
    ...(by.every((field) => isNumber(resource, field)) ? { accepts: 'digits' } : {}),
    ...defined({ latest: rules.latest }),
    noun: rules.noun ?? `${resource.name} record`,
  };
}

type Conventions = Pick<Catalogue, 'codes' | 'names' | 'telling'>;

const isNumber = ({ fields }: NamedResource, field: string): boolean =>
  (fields[field]?.type ?? 'Edm.String') !== 'Edm.String';

function termOf(resource: NamedResource, field: string, { codes }: Conventions): string {
  if (isNumber(resource, field)) return `${field} eq {number}`;
  const width = codes !== undefined && isPadded(field, codes, resource.name) ? `:${String(codes.width)}` : '';
  return `${field} eq '{text${width}}'`;
}
