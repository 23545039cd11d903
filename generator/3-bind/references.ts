/** Binds references: how a code or name is found as an id. */
import { reportIdle } from '../diagnostics/findings.js';
import { defined } from '../../runtime/base/defined.js';
import type { Reference } from '../../runtime/contract/lookups.js';
import { referenceTo } from '../../runtime/dialects/odata/reference.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { CommandSpec, GroupSpec, ReferenceSpec } from '../2-shape/types.js';
import { fieldOf, catalogueSettings, subjectOf } from './catalogue.js';
import type { Frame } from './frame.js';
import type { Scope } from './types.js';
import { capital, needsCatalogue, placeholders } from './words.js';

/** Adds the references of service.yaml. */
export function serviceReferences(frame: Frame): void {
  for (const [name, spec] of Object.entries(frame.service.references ?? {})) {
    const reference = spec.resource === undefined ? plain(spec, frame.service) : byField(spec, spec.resource, frame);
    if (reference !== undefined) frame.references.set(name, reference);
  }
}

function plain(spec: ReferenceSpec, { references = {} }: Frame['service']): Reference {
  const { host, path = '', by, query, mark, paging, result, me, within, or, code, id = '', unless = 'digits' } = spec;
  const [flag, field] = Object.entries(within ?? {})[0] ?? [];
  return {
    ...defined({ host }),
    path,
    scan: {
      field: typeof by === 'string' ? [by] : Object.values(by),
      ...defined({ query: queryOf(query), mark, paging, result, me, or }),
      ...(flag === undefined || field === undefined ? {} : { within: { flag, field } }),
      // A list belongs to each record of the reference that its path names.
      ...defined({ each: placeholders(path).find((name) => isList(references[name])), code: code || undefined }),
    },
    id,
    unless,
    ...defined({ accepts: spec.accepts }),
    noun: spec.noun,
  };
}

/** Whether a reference finds records by their names in a list. */
export const isList = (spec: ReferenceSpec | undefined): boolean => spec !== undefined && spec.resource === undefined;

/** Returns the parameters of a query as text. */
export const queryOf = (query: CommandSpec['query']): Readonly<Record<string, string>> | undefined =>
  query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Keys of a reference whose records are found in a list. */
const listKeys = [
  'host',
  'path',
  'query',
  'mark',
  'paging',
  'result',
  'me',
  'within',
  'or',
  'code',
  'id',
  'unless',
  'accepts',
] as const;

function byField(spec: ReferenceSpec, name: string, { service, catalogue, report }: Frame): Reference | undefined {
  for (const key of listKeys) {
    if (spec[key] !== undefined) {
      reportIdle(report, spec, key, 'the resource defines where the records are');
    }
  }
  if (service.catalogue === undefined) {
    report.add('CS350', placeOfKey(spec, 'resource'), needsCatalogue);
    return undefined;
  }
  const subject = subjectOf(name, catalogue, placeOfValue(spec, 'resource'), report);
  if (subject?.record === undefined) return undefined;
  const { by, keys } = keysIn(spec.by);
  const known = by.filter((field) => fieldOf(subject, field, placeOfValue(spec, 'by'), report) !== undefined);
  const reference = referenceTo(subject.record, catalogueSettings(service), {
    by: known,
    ...defined({ keys }),
    noun: spec.noun,
    ...defined({ where: spec.where }),
  });
  if (known.length > 0 && reference === undefined) {
    report.add('CS325', placeOfValue(spec, 'resource'), { resource: subject.name });
  }
  return reference;
}

const isNames = (by: ReferenceSpec['by']): by is readonly string[] => Array.isArray(by);

/** Returns the fields that name a record, and the names of their keys. */
export function keysIn(spec: ReferenceSpec['by'] | undefined): {
  readonly by: readonly string[];
  readonly keys?: readonly string[];
} {
  if (spec === undefined) return { by: [] };
  return typeof spec === 'string'
    ? { by: [spec] }
    : isNames(spec)
      ? { by: spec }
      : { by: Object.values(spec), keys: Object.keys(spec) };
}

/** Returns the label of an argument: `Journal code or GUID`; the noun `VAT code` already ends with what users type. */
export function typedLabel(noun: string, reference: NonNullable<Scope['reference']>, ending = ''): string {
  const end = ` ${reference.typed}`;
  const start = noun.endsWith(end) ? noun.slice(0, -end.length) : noun;
  return `${capital(start)} ${typedForms(reference, ending)} or GUID${ending}`;
}

/** Returns what users type for a record: `number`, or `number (invoice:number, order:number)`. */
const typedForms = ({ typed, keys = [] }: NonNullable<Scope['reference']>, ending = ''): string =>
  `${typed}${ending}${keys.length === 0 ? '' : ` (${keys.map((key) => `${key}:${typed}`).join(', ')})`}`;

/**
 * Adds the reference of a group with a number or code, under the name of the group.
 *
 * @returns the name of the reference, and what users type
 */
export function groupReference(
  spec: GroupSpec,
  words: readonly string[],
  noun: string,
  frame: Frame,
): Scope['reference'] {
  const { service, catalogue, report, references } = frame;
  const typed = spec.number === undefined ? (spec.code === undefined ? undefined : 'code') : 'number';
  if (typed === undefined || spec.resource === undefined || service.catalogue === undefined) return undefined;
  const subject = subjectOf(spec.resource, catalogue, placeOfValue(spec, 'resource'), report);
  if (subject?.record === undefined) return undefined;
  const { by, keys } = keysIn(spec[typed]);
  const known = by.filter((field) => fieldOf(subject, field, placeOfValue(spec, typed), report) !== undefined);
  const { latest } = spec;
  if (latest !== undefined) fieldOf(subject, latest, placeOfValue(spec, 'latest'), report);
  const reference = referenceTo(subject.record, catalogueSettings(service), {
    by: known,
    noun,
    ...defined({ keys, latest }),
  });
  if (known.length < by.length) return undefined;
  const name = words.join('-');
  if (reference === undefined) report.add('CS325', placeOfValue(spec, 'resource'), { resource: subject.name });
  else if (service.references?.[name] !== undefined) {
    report.add('CS326', placeOfKey(service.references, name), { name, group: words.join(' ') });
  } else references.set(name, reference);
  return reference === undefined ? undefined : { name, typed, ...defined({ keys }) };
}
