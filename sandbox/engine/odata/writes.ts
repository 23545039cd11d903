/** Requests that write to a catalogue. */
import { isObject } from 'cmdspec-runtime/kit';
import type { CatalogueField } from '../../../runtime/contract/catalogue.js';
import { refuse } from '../refusal.js';
import { usualAnswers } from '../answers.js';
import type { Answer, Row } from '../types.js';
import type { Work } from '../work.js';
import type { Context } from './behavior.js';
import { enveloped, needMandatory, storedBody } from './edm.js';
import { addressOf, ALL, keyOf, shown } from './present.js';
import { keyAt, recordAt } from './reads.js';
import { keyField, keyType } from './resources.js';
import { codeFields } from './seeds.js';

/** Creates a record with its lines. */
export function create(context: Context): Answer {
  const { request, served, service, behavior } = context;
  const row = insert(request.body, context, []);
  behavior.written?.(row, context);
  const address = addressOf(row, context);
  const ids = Object.fromEntries(
    service.createdId.map((name) => [name, name === 'location' ? address : String(keyOf(served, row))]),
  );
  const headers = { location: address, ...ids };
  if (usualAnswers(service).create === 'empty') return { status: 201, headers };
  const all = shown(row, ALL, context);
  const isWhole = behavior.echoes !== true || (request.headers['prefer'] ?? '').includes('return=representation');
  const answer = enveloped(isWhole ? all : echoed(all, context), 201);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** Returns the record with null in every field except the key and the fields that were sent. */
function echoed(all: Row, { request: { body }, served: { record } }: Context): Row {
  const sent = isObject(body) ? body : {};
  const isSent = (field: string): boolean =>
    field === '__metadata' ||
    field === record.key ||
    (sent[field] !== undefined && record.fields[field]?.readonly !== true);
  return Object.fromEntries(Object.entries(all).map(([field, value]) => [field, isSent(field) ? value : null]));
}

/** An action receives values; only the behavior of the service changes records. */
export function act(context: Context): Answer {
  const { request, served, behavior } = context;
  const body = storedBody(request.body, served.record, () => false);
  needMandatory(
    behavior.complete === undefined ? { ...defaults(served.record.fields), ...body } : body,
    served.record,
    [],
  );
  needLinks(body, context);
  const result = behavior.actions?.[served.name]?.(body, context) ?? {};
  return enveloped(shown({ ...body, ...result }, ALL, context), 201);
}

function insert(sent: unknown, context: Context, given: readonly string[]): Row {
  const { served, state, resources, behavior } = context;
  const { record, source, name } = served;
  const rows = state.rows(source);
  const key = keyField(record);
  const parent = resources.family(source)?.field;
  // A line names its document, whatever the catalogue says about the field.
  const body = checked(sent, context, (field) => record.fields[field]?.readonly === true && field !== parent);
  needMandatory(behavior.complete === undefined ? { ...defaults(record.fields), ...body } : body, record, given);
  if (body[key] === null) Reflect.deleteProperty(body, key);
  const taken = body[key] === undefined ? undefined : rows.get(body[key] as string | number);
  if (taken !== undefined) refuse(400, `Already exists: ${key} ${String(body[key])} of ${name}`);
  const collections = Object.entries(record.fields).filter(
    ([field, { type }]) => type === 'Collection' && field in body,
  );
  const header = Object.fromEntries(
    Object.entries(body).filter(([field]) => record.fields[field]?.type !== 'Collection'),
  );
  const lists = collections.map(([field]) => body[field]).filter((list) => Array.isArray(list));
  const draft = behavior.complete?.(header, lists[0], context) ?? {
    ...defaults(record.fields),
    ...numbered(header, context),
    ...header,
  };
  if (draft[key] === undefined && keyType(record) === 'Edm.String') refuse(400, `Mandatory: ${key}`);
  let row = rows.insert(draft);
  behavior.created?.(row, context);
  for (const [field, { navigates }] of collections) {
    const child = navigates === undefined ? undefined : resources.need(navigates);
    const family = child === undefined ? undefined : resources.family(child.source);
    const lines = body[field];
    if (child === undefined || family?.parent !== source || !Array.isArray(lines)) continue;
    const inserted = (lines as unknown[]).map((line) => {
      if (!isObject(line)) return refuse(400, `'${field}' contains a value that is not an object`);
      return insert({ ...line, [family.field]: keyOf(served, row) }, { ...context, served: child }, [family.field]);
    });
    if (behavior.total === undefined) continue;
    // A line may have changed its document.
    row = behavior.total(rows.get(keyOf(served, row)) ?? row, inserted, context);
    rows.put(row);
  }
  return row;
}

/**
 * Checks the fields of a body, their types and links. Returns the body as the service stores it, without the left-out
 * fields.
 */
function checked(sent: unknown, context: Context, isLeftOut: (field: string) => boolean): Row {
  const { served, service } = context;
  const { record, name } = served;
  const body = storedBody(sent, record, isLeftOut);
  needLinks(body, context);
  const { codes } = service.catalogue ?? {};
  const code = body[codes?.field ?? ''];
  if (codes === undefined || typeof code !== 'string' || !codes.resources.includes(name)) return body;
  const bare = code.trim();
  // Digits are right-aligned.
  return { ...body, [codes.field]: /^\d+$/.test(bare) ? bare.padStart(codes.width) : bare };
}

/** Values of required fields that a service sets itself, because no client sends every field. */
const defaults = (fields: Readonly<Record<string, CatalogueField>>): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { type, mandatory }]): [string, unknown][] => {
      if (mandatory !== true) return [];
      if (type === 'Edm.Boolean') return [[field, false]];
      return /^Edm\.(?:Byte|SByte|Int16|Int32|Double|Decimal|Single)$/.test(type) ? [[field, 0]] : [];
    }),
  );

/** Returns the next values of fields that number records, or the lines of a document. */
function numbered(body: Row, { served, state, service, resources }: Context): Row {
  const { record, source } = served;
  const family = resources.family(source);
  const isNumber = (field: string): boolean => /^Edm\.(?:Int16|Int32)$/.test(record.fields[field]?.type ?? '');
  const codes = codeFields(served, service).filter(isNumber);
  const own =
    family === undefined
      ? []
      : Object.keys(record.fields).filter((field) => /(?:Number|No)$/.test(field) && isNumber(field));
  const above = (field: string, parent?: string | number): number =>
    Math.max(
      0,
      ...[...state.rows(source).scan(parent === undefined ? {} : { parent })].map((row) => Number(row[field] ?? 0)),
    ) + 1;
  const document = family === undefined ? undefined : state.rows(family.parent).get(String(body[family.field]));
  const number = document === undefined ? undefined : family?.number;
  const found: Row = number === undefined ? {} : { [number]: document?.[number] };
  for (const field of own)
    if (field !== record.key && field !== number && body[field] === undefined)
      found[field] = above(field, body[family?.field ?? ''] as string | number);
  for (const field of codes) if (field !== number && body[field] === undefined) found[field] = above(field);
  return found;
}

/** Refuses a body whose fields hold the key or the code of a record that does not exist. */
function needLinks(body: Row, { served, state, resources, behavior }: Context): void {
  const family = resources.family(served.source);
  for (const [field, value] of Object.entries(body)) {
    if (value === null) continue;
    const target = field === family?.field ? family.parent : resources.link(served, field);
    const coded = behavior.code?.(served, field);
    const exists =
      (target === undefined || state.rows(target).get(value as string | number) !== undefined) &&
      (coded === undefined || state.rows(coded).find((row) => row['Code'] === value) !== undefined);
    if (!exists) refuse(400, `Does not exist: ${field}`);
  }
}

export function* update(context: Context): Work<Answer> {
  const { request, served, state, service, behavior } = context;
  const { record } = served;
  const key = keyAt(context);
  const isSet = (field: string): boolean => field === keyField(record) || record.fields[field]?.readonly === true;
  const body = checked(request.body, context, isSet);
  if (behavior.view?.(context) !== undefined && behavior.changeComputed !== undefined)
    return yield* behavior.changeComputed(key, body, context);
  const before = yield* recordAt(context);
  const after = behavior.change?.(before, body, context) ?? { ...before, ...body };
  state.rows(served.source).put(after);
  behavior.written?.(after, context);
  if (usualAnswers(service).update === 'empty') return { status: 204 };
  return enveloped(shown(after, ALL, context));
}

/** Deletes a record and its lines. */
export function* remove(context: Context): Work<Answer> {
  const { behavior } = context;
  const row = yield* recordAt(context);
  behavior.removing?.(row, context);
  drop(row, context);
  behavior.written?.(row, context);
  behavior.removed?.(row, context);
  return { status: 204 };
}

function drop(row: Row, context: Context): void {
  const { served, state, resources, behavior } = context;
  const key = keyOf(served, row);
  for (const [child] of resources.children(served.source)) {
    const below = { ...context, served: resources.need(child) };
    for (const line of [...state.rows(child).scan({ parent: key })]) {
      drop(line, below);
      behavior.removed?.(line, below);
    }
  }
  state.rows(served.source).drop(key);
}
