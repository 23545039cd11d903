/** Seeded records of a resource, from the catalogue and the commands. */
import { defined } from 'cmdspec-runtime/kit';
import type { Service } from '../../../runtime/contract/service.js';
import type { FieldFormat } from '../../../runtime/contract/catalogue.js';
import type { CatalogueField } from '../../../runtime/contract/catalogue.js';
import { sampleOf } from '../kinds.js';
import type { Collection, FieldRule, IdStyle, Place, Row } from '../types.js';
import { categoryOf } from './filter/evaluate.js';
import { parse, type Node } from './filter/parse.js';
import { keyField, keyType, singular, type Resources, type Served } from './resources.js';

/** Seeded lines of one document. */
const LINES = 3;
/** Number of rows that a function returns. */
const COMPUTED = 5;

export const INTEGERS = /^Edm\.(?:Byte|SByte|Int16|Int32|Int64)$/;

/** Returns the collection with the records of a resource. */
export function collectionOf(served: Served, resources: Resources, service: Service): Collection {
  const { source, record } = served;
  const family = resources.family(source);
  const id = idStyle(served, resources);
  return {
    id,
    ...(record.methods.includes('GET') && { seed: seedOf(served, id, resources, service) }),
    ...(record.function !== undefined && { count: () => COMPUTED }),
    ...(!record.path.includes('{') && { shared: true as const }),
    ...(family !== undefined && { parent: { collection: family.parent, field: family.field, most: LINES } }),
  };
}

function idStyle({ source, record }: Served, resources: Resources): IdStyle {
  const field = keyField(record);
  const type = keyType(record);
  const known = [...(resources.known(source)?.ids ?? [])];
  const isLine = resources.family(source) !== undefined;
  if (type === 'Edm.Guid')
    return isLine ? { style: 'uuid', field, known } : { style: 'listed', field, known, then: 'uuid' };
  if (INTEGERS.test(type)) {
    const numbers = known.filter((text) => /^[1-9]\d{0,14}$/.test(text));
    return isLine ? { style: 'integer', field, known: numbers } : { style: 'listed', field, known: numbers };
  }
  if (type !== 'Edm.String' || isLine) return { style: 'own', field };
  return { style: 'listed', field, known, then: 'text', prefix: singular(source).charAt(0).toUpperCase() };
}

type Step = (row: Row, place: Place, position: number) => void;

function seedOf(served: Served, id: IdStyle, resources: Resources, service: Service): (place: Place) => Row {
  // Made on first use: a catalogue may have hundreds of resources, and a run reads a few.
  let steps: readonly Step[] | undefined;
  return (place) => {
    const row: Row = {};
    const position = (place.parent?.index ?? 0) * (place.parent === undefined ? 0 : LINES) + place.index;
    for (const step of (steps ??= stepsOf(served, id, resources, service))) step(row, place, position);
    return row;
  };
}

function stepsOf(served: Served, id: IdStyle, resources: Resources, service: Service): readonly Step[] {
  const { source, record } = served;
  const key = keyField(record);
  const family = resources.family(source);
  const parent = family?.field;
  const rules = Object.assign({}, ...resources.routes(source).map(({ fields }) => fields)) as Record<string, FieldRule>;
  const sample = resources.routes(source).find((route) => route.sample !== undefined)?.sample ?? {};
  const named = namedRows(served, resources);
  const codes = new Set(codeFields(served, service));
  const steps: Step[] =
    id.style === 'own' ? [(row, { start }, position) => (row[key] = ownKey(record.fields[key], start, position))] : [];
  for (const [field, facts] of Object.entries(record.fields)) {
    if (field === key || field === parent) continue;
    if (family !== undefined && field === family.number) {
      steps.push(documentStep(field, resources.need(family.parent), resources, service));
      continue;
    }
    const target = resources.link(served, field);
    if (target !== undefined) steps.push(linkStep(field, target));
    else if (codes.has(field)) steps.push(codeStep(field, facts, served, named, service));
    else steps.push(valueStep(field, facts, rules[field], served, parent !== undefined, service));
  }
  steps.push(...periodSteps(served, resources));
  const given = Object.entries(sample).filter(([field]) => field in record.fields && field !== key && field !== parent);
  steps.push((row, _place, position) => {
    if (position === 0) for (const [field, value] of given) row[field] = value;
    Object.assign(row, named[position]);
  });
  return steps;
}

/** Fields by which records are found: each record has a value of its own. */
export function codeFields({ record }: Served, { catalogue, references }: Service): readonly string[] {
  const { path, fields } = record;
  const searched = Object.values(references).flatMap((one) => (one.path === path ? (one.by ?? []) : []));
  const all = [...new Set([...searched, ...(catalogue?.names ?? [])])];
  return all.filter((field) => {
    const type = fields[field]?.type ?? '';
    return field !== record.key && (type === 'Edm.String' || INTEGERS.test(type));
  });
}

/** Returns the fields that the first records must have, so that look-ups find the codes in examples. */
function namedRows({ source, record }: Served, resources: Resources): readonly Row[] {
  const types = (name: string) => categoryOf(record.fields[name]?.type ?? '');
  return [...(resources.known(source)?.filters ?? [])].map(([text, filters]) => {
    const row: Row = {};
    for (const filter of filters) compared(parse(filled(filter, text), types), row);
    return row;
  });
}

/** Fills a code into the filter of a look-up. */
const filled = (filter: string, text: string): string =>
  filter.replaceAll(/\{(\w+)(?::(\d+))?\}/g, (_slot, kind: string, width = '0') =>
    kind === 'text' ? (/^\d+$/.test(text) ? text.padStart(Number(width)) : text).replaceAll("'", "''") : text,
  );

/** Sets the fields that a filter compares. */
function compared(node: Node, row: Row): void {
  if (node.kind === 'both') {
    compared(node.left, row);
    compared(node.right, row);
  }
  if (node.kind !== 'compare' || !['eq', 'ge', 'le'].includes(node.operator)) return;
  const { left, right } = node;
  if (left.kind !== 'field' || right.kind !== 'value') return;
  row[left.name] = right.category === 'date' ? new Date(Number(right.value)).toISOString() : right.value;
}

export function ownKey(facts: CatalogueField | undefined, start: Date, position: number): unknown {
  if (facts?.type === 'Edm.String') return `K${position + 1}`;
  return /^Edm\.DateTime/.test(facts?.type ?? '')
    ? new Date(+start - position * 86_400_000).toISOString()
    : position + 1;
}

function linkStep(field: string, target: string): Step {
  return (row, { count, id, random }) => {
    const many = count(target);
    const found = many === 0 ? '' : id(target, random.integer(0, many - 1));
    row[field] = found === '' ? null : found;
  };
}

function codeStep(
  field: string,
  { type }: CatalogueField,
  { name }: Served,
  named: readonly Row[],
  { catalogue }: Service,
): Step {
  const taken = named.map((row) => String(row[field] ?? '').trim()).filter((text) => /^\d+$/.test(text));
  const numbers = taken.map(Number).sort((a, b) => a - b);
  const codes = catalogue?.codes;
  const width = codes?.field === field && codes.resources.includes(name) ? codes.width : 0;
  return (row, _place, position) => {
    let number = position + 1;
    for (const one of numbers) if (one <= number) number++;
    if (type !== 'Edm.String') row[field] = number;
    else row[field] = isText(field) ? `${titleOf(name)} ${number}` : String(number).padStart(width);
  };
}

/** The number of the document that a line is below. */
function documentStep(field: string, document: Served, resources: Resources, service: Service): Step {
  const named = namedRows(document, resources);
  const facts = document.record.fields[field] ?? { type: 'Edm.Int32' };
  const step = codeStep(field, facts, document, named, service);
  return (row, place) => {
    const index = place.parent?.index ?? 0;
    step(row, place, index);
    row[field] = named[index]?.[field] ?? row[field];
  };
}

/** Records that are found by a day are months, one after the other. */
function periodSteps({ name, record }: Served, resources: Resources): Step[] {
  const finds = resources.routes(name).flatMap(({ links }) => links?.finds ?? []);
  return finds.flatMap((filter): Step[] => {
    const from = /(\w+) le datetime'\{/.exec(filter)?.[1];
    const to = /(\w+) ge datetime'\{/.exec(filter)?.[1];
    if (from === undefined || to === undefined || from === to) return [];
    const numbers = Object.keys(record.fields).filter((field) => INTEGERS.test(record.fields[field]?.type ?? ''));
    return [
      (row, { start }, position) => {
        const month = start.getUTCMonth() + MONTHS_AHEAD - position;
        const first = new Date(Date.UTC(start.getUTCFullYear(), month, 1));
        row[from] = first.toISOString();
        row[to] = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).toISOString();
        for (const field of numbers) {
          if (/Year$/.test(field)) row[field] = first.getUTCFullYear();
          else if (/(?:Period|Month)$/.test(field)) row[field] = first.getUTCMonth() + 1;
        }
      },
    ];
  });
}

/** Periods that begin after today. */
const MONTHS_AHEAD = 6;

const isText = (field: string): boolean => /(?:name|description|subject|title)$/i.test(field);

/** Returns the title of a record: `Sales entry` for `salesentry/SalesEntries`. */
export function titleOf(name: string): string {
  const text = singular(name)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function valueStep(
  field: string,
  { type }: CatalogueField,
  rule: FieldRule | undefined,
  { name }: Served,
  isLine: boolean,
  { catalogue }: Service,
): Step {
  const choices = (rule?.choices ?? []).filter((one) => (typeof one === 'string') === (type === 'Edm.String'));
  if (choices.length > 0) return (row, { random }) => (row[field] = random.pick(choices));
  const kind = kindOf(type);
  if (kind === undefined) return () => undefined;
  const format = Object.hasOwn(catalogue?.formats ?? {}, field) ? catalogue?.formats?.[field] : undefined;
  if (format !== undefined) {
    const values = kind === 'text' ? formed(format) : [];
    return values.length === 0 ? () => undefined : (row, { random }) => (row[field] = random.pick(values));
  }
  if (kind === 'integer' && /(?:Number|No)$/.test(field))
    return (row, { index }, position) => (row[field] = (isLine ? index : position) + 1);
  if (kind === 'text' && isText(field))
    return (row, _place, position) => (row[field] = `${titleOf(name)} ${position + 1}`);
  return (row, place) => {
    const value = sampleOf(field, { ...bounds(rule), kind }, place);
    row[field] = type === 'Edm.Int64' ? String(value) : kind === 'timestamp' ? moment(field, String(value)) : value;
  };
}

/** Values of usual forms. */
const USUAL =
  'NL DE GB EUR USD GBP nl en 1011AB 10115 7 1234567 A1 A-1001 +31201234567 NL91ABNA0417164300 ada@example.com';

/** Returns values that a format allows: the examples in its description, and usual ones. */
function formed({ pattern, form }: FieldFormat): readonly string[] {
  const allowed = new RegExp(pattern);
  const [, examples = ''] = form.split('such as ');
  const found = [...examples.split(/,? (?:or |and )?/), ...USUAL.split(' '), 'https://example.com/'].filter(
    (text) => text !== '' && allowed.test(text),
  );
  return [...new Set(found)];
}

const bounds = ({ min, max, maxLength }: Partial<FieldRule> = {}): Partial<FieldRule> =>
  defined({ min, max, maxLength });

/** Dates are times at midnight. */
const moment = (field: string, time: string): string =>
  /(?:Date|Day)$/.test(field) ? `${time.slice(0, 10)}T00:00:00Z` : time;

/** Kind of the made-up values of a type; undefined for fields that seeded records do not have. */
function kindOf(type: string): string | undefined {
  if (INTEGERS.test(type)) return 'integer';
  switch (type) {
    case 'Edm.String':
      return 'text';
    case 'Edm.Boolean':
      return 'boolean';
    case 'Edm.Decimal':
    case 'Edm.Double':
    case 'Edm.Single':
      return 'number';
    case 'Edm.DateTime':
    case 'Edm.DateTimeOffset':
      return 'timestamp';
    default:
      // The record behind a GUID is not known.
      return undefined;
  }
}
