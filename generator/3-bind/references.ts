import { reportIdle } from '../diagnostics/findings.js';
import { defined } from '../../runtime/base/defined.js';
import type { Reference, Scan } from '../../runtime/contract/lookups.js';
import { referenceTo } from '../../runtime/dialects/odata/reference.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { CommandSpec, GroupSpec, ReferenceSpec } from '../2-shape/types.js';
import { fieldOf, catalogueSettings, subjectOf } from './catalogue.js';
import type { Frame } from './frame.js';
import type { Scope } from './types.js';
import { capital } from './words.js';

/** Adds the references of service.yaml. */
export function serviceReferences(frame: Frame): void {
  for (const [name, spec] of Object.entries(frame.service.references ?? {})) {
    const reference = spec.resource === undefined ? plain(spec) : byField(spec, spec.resource, frame);
    if (reference !== undefined) frame.references.set(name, reference);
  }
}

function plain(spec: ReferenceSpec): Reference {
  const { host, path = '', scan, id = '', unless = 'digits', accepts, noun } = spec;
  return {
    ...defined({ host }),
    path,
    ...defined({ scan: scan && scanOf(scan) }),
    id,
    unless,
    ...defined({ accepts }),
    noun,
  };
}

function scanOf({ code, query, ...scan }: NonNullable<ReferenceSpec['scan']>): Scan {
  return {
    ...scan,
    ...defined({ query: queryOf(query) }),
    field: [scan.field].flat(),
    ...defined({ code: code || undefined }),
  };
}

/** Returns the parameters of a query as text. */
export const queryOf = (query: CommandSpec['query']): Readonly<Record<string, string>> | undefined =>
  query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

function byField(spec: ReferenceSpec, name: string, { service, catalogue, report }: Frame): Reference | undefined {
  for (const key of ['host', 'path', 'scan', 'id', 'unless', 'accepts'] as const) {
    if (spec[key] !== undefined) {
      reportIdle(report, spec, key, 'the resource defines where the records are');
    }
  }
  if (service.catalogue === undefined) {
    reportIdle(report, spec, 'resource', noCatalogue);
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

/** Returns the fields that name a record, and the names of their keys. */
export function keysIn(spec: GroupSpec['number']): {
  readonly by: readonly string[];
  readonly keys?: readonly string[];
} {
  if (spec === undefined) return { by: [] };
  return typeof spec === 'string' ? { by: [spec] } : { by: Object.values(spec), keys: Object.keys(spec) };
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

export const noCatalogue = 'the service has no catalogue';

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
