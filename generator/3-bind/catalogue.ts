/** Finds the resources and fields that specs name in the catalogue, and its settings. */
import { defined } from '../../runtime/base/defined.js';
import { findResource, suggestResources } from '../../runtime/dialects/odata/catalogue.js';
import type { CatalogueData, CatalogueField, NamedResource } from '../../runtime/contract/catalogue.js';
import type { Catalogue } from '../../runtime/contract/catalogue.js';
import { within, type Span } from '../1-read/source.js';
import type { FlagSpec, ServiceSpec } from '../2-shape/types.js';
import { candidates, listed } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { capital, placeholders } from './words.js';

/** A resource named by a spec. It has no record if its name has placeholders or the catalogue could not be read. */
export interface Subject {
  /** Name as the catalogue spells it. */
  readonly name: string;
  readonly record?: NamedResource;
}

/** Returns the resource of a name; `undefined` after an error. */
export function subjectOf(
  name: string,
  data: CatalogueData | undefined,
  at: Span,
  report: Report,
): Subject | undefined {
  if (data === undefined || placeholders(name).length > 0) return { name };
  const record = recordOf(name, data);
  if (record !== undefined) return { name: record.name, record };
  const near = suggestResources(data, name);
  const hint = near.length === 0 ? 'Look it up in the catalogue.' : `Did you mean ${near.join(', ')}?`;
  report.add('CS322', within(at, name), { name, hint });
  return undefined;
}

/** Returns the record of a name; case is ignored. */
export const recordOf = (name: string, data: CatalogueData): NamedResource | undefined =>
  findResource(data, name) ?? findResource(data, name, true);

/** Returns the field of a resource; `undefined` after an error, and for a resource without a record. */
export function fieldOf({ record }: Subject, name: string, at: Span, report: Report): CatalogueField | undefined {
  if (record === undefined || Object.hasOwn(record.fields, name)) return record?.fields[name];
  const hint = candidates(name, Object.keys(record.fields), 'Fields');
  report.add('CS323', within(at, name), { name, resource: record.name, hint });
  return undefined;
}

/** Reports a method that a resource does not support. */
export function needMethod({ record }: Subject, method: string, at: Span, report: Report): void {
  if (record === undefined || record.methods.includes(method)) return;
  report.add('CS324', at, { method, resource: record.name, methods: listed(record.methods) });
}

type CatalogueSpec = NonNullable<ServiceSpec['catalogue']>;

/** Returns the path of a resource that the catalogue does not list, and the path of its beta version, which has the part in brackets. */
export function pathsOf({ path }: CatalogueSpec): Pick<Catalogue, 'path' | 'betaPath'> {
  const plain = path.replace(/\[[^\]]*\]/g, '');
  return { path: plain, ...(plain === path ? {} : { betaPath: path.replace(/[[\]]/g, '') }) };
}

/** Returns the codes that are stored padded; the resources that have them name one field. */
export function codesOf({ codes = {} }: CatalogueSpec): Catalogue['codes'] {
  const [[width, names] = []] = Object.entries(codes);
  if (names === undefined) return undefined;
  const own = names.flatMap((name) => (name.includes('.') ? [name.split('.')] : []));
  const copies = names.filter((name) => !name.includes('.'));
  return {
    field: own[0]?.[1] ?? '',
    width: Number(width),
    resources: own.map(([resource = '']) => resource),
    ...(copies.length === 0 ? {} : { copies }),
  };
}

/** Returns the forms of fields, each with its pattern. */
export function formatsOf({ formats }: CatalogueSpec): Catalogue['formats'] {
  return (
    formats &&
    Object.fromEntries(
      Object.entries(formats).flatMap(([field, format]) =>
        Object.entries(format).map(([pattern, form]) => [field, { pattern, form }] as const),
      ),
    )
  );
}

/** Returns the settings of the catalogue that look-ups and tables share, with defaults. */
export function catalogueSettings({
  catalogue,
}: ServiceSpec): Pick<Catalogue, 'codes' | 'names' | 'telling' | 'columns' | 'amounts'> {
  return {
    ...defined({ amounts: catalogue?.amounts, codes: catalogue && codesOf(catalogue) }),
    names: catalogue?.names ?? [],
    telling: catalogue?.telling ?? [],
    columns: catalogue?.columns ?? [],
  };
}

/** Returns the key of a resource and its type. */
export function keyOf({ key, fields }: NamedResource): { readonly field: string; readonly type: string } | undefined {
  const type = key === undefined ? undefined : fields[key]?.type;
  return key === undefined || type === undefined ? undefined : { field: key, type };
}

/** Returns the argument that names a record by its key. */
export function keyArgument({ record }: Subject, noun: string): FlagSpec {
  const type = record === undefined ? undefined : keyOf(record)?.type;
  const kind = type === 'Edm.Guid' ? 'uuid' : /^Edm\.(?:Int|Byte)/.test(type ?? '') ? 'id' : 'text';
  return { type: kind, summary: `${capital(noun)} id` };
}
