import { isObject } from 'cmdspec-runtime/kit';
import type { CatalogueField } from '../../../runtime/contract/catalogue.js';
import { refuse } from '../refusal.js';
import type { Answer, Incoming, Row, State } from '../types.js';
import { addressOf, keyOf, shown, type Shelf } from './present.js';
import { recordAt } from './reads.js';
import { keyField, keyType, type Served } from './resources.js';
import { codeFields } from './seeds.js';
import { enveloped, needMandatory, storedBody } from './edm.js';

const ALL = { expand: new Set<string>() };

/** Creates a record with its lines. */
export function create(request: Incoming, served: Served, state: State, shelf: Shelf): Answer {
  const row = insert(request.body, served, state, shelf, []);
  const { createdId, sandbox } = shelf.service;
  const address = addressOf(request, served, row);
  const ids = Object.fromEntries(
    createdId.map((name) => [name, name === 'location' ? address : String(keyOf(served, row))]),
  );
  const headers = { location: address, ...ids };
  if (sandbox.answers?.create === 'empty') return { status: 201, headers };
  const answer = enveloped(shown(row, served, ALL, request, state, shelf), 201);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** An action takes values, and changes nothing that the catalogue knows of. */
export function act(request: Incoming, served: Served, state: State, shelf: Shelf): Answer {
  const body = storedBody(request.body, served.record, () => false);
  needLinks(body, served, state, shelf);
  return enveloped(shown(body, served, ALL, request, state, shelf), 201);
}

function insert(sent: unknown, served: Served, state: State, shelf: Shelf, given: readonly string[]): Row {
  const { record, source, name } = served;
  const { resources } = shelf;
  const rows = state.rows(source);
  const key = keyField(record);
  const parent = resources.family(source)?.field;
  // A line names its document, whatever the catalogue says about the field.
  const stored = storedBody(sent, record, (field) => record.fields[field]?.readonly === true && field !== parent);
  const body = aligned(stored, served, shelf);
  needMandatory({ ...defaults(record.fields), ...body }, record, given);
  if (typeof body[key] === 'string' && keyType(record) === 'Edm.Guid') body[key] = body[key].toLowerCase();
  if (body[key] === null) Reflect.deleteProperty(body, key);
  const taken = body[key] === undefined ? undefined : rows.get(body[key] as string | number);
  if (taken !== undefined) refuse(400, `Already exists: ${key} ${String(body[key])} of ${name}`);
  const collections = Object.entries(record.fields).filter(
    ([field, { type }]) => type === 'Collection' && field in body,
  );
  const header = Object.fromEntries(
    Object.entries(body).filter(([field]) => record.fields[field]?.type !== 'Collection'),
  );
  if (given.length === 0) needLinks(header, served, state, shelf);
  const row = rows.insert({ ...defaults(record.fields), ...numbered(header, served, state, shelf), ...header });
  for (const [field, { navigates }] of collections) {
    const child = navigates === undefined ? undefined : resources.need(navigates);
    const family = child === undefined ? undefined : resources.family(child.source);
    const lines = body[field];
    if (child === undefined || family?.parent !== source || !Array.isArray(lines)) continue;
    for (const line of lines as unknown[]) {
      if (!isObject(line)) refuse(400, `'${field}' contains a value that is not an object`);
      insert({ ...line, [family.field]: keyOf(served, row) }, child, state, shelf, [family.field]);
    }
  }
  return row;
}

/** Returns a body with its code as the service stores it: digits are right-aligned. */
function aligned(body: Row, { name }: Served, { service }: Shelf): Row {
  const codes = service.catalogue?.codes;
  const code = body[codes?.field ?? ''];
  if (codes === undefined || typeof code !== 'string' || !codes.resources.includes(name)) return body;
  return { ...body, [codes.field]: /^\d+$/.test(code) ? code.padStart(codes.width) : code };
}

/** Values of required fields that a service sets itself: no client sends each of them. */
const defaults = (fields: Readonly<Record<string, CatalogueField>>): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { type, mandatory }]): [string, unknown][] => {
      if (mandatory !== true) return [];
      if (type === 'Edm.Boolean') return [[field, false]];
      return /^Edm\.(?:Byte|SByte|Int16|Int32|Double|Decimal|Single)$/.test(type) ? [[field, 0]] : [];
    }),
  );

/** The next number of fields that number records, or the lines of a document. */
function numbered(body: Row, { record, source, ...served }: Served, state: State, { service, resources }: Shelf): Row {
  const family = resources.family(source);
  const isNumber = (field: string): boolean => /^Edm\.(?:Int16|Int32)$/.test(record.fields[field]?.type ?? '');
  const codes = codeFields({ record, source, ...served }, service).filter(isNumber);
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

/** Refuses a body whose fields hold the key of a record that does not exist. */
function needLinks(body: Row, { source }: Served, state: State, { resources }: Shelf): void {
  const family = resources.family(source);
  for (const [field, value] of Object.entries(body)) {
    const target = field === family?.field ? family.parent : resources.link(source, field);
    if (target === undefined || value === null) continue;
    if (state.rows(target).get(value as string | number) === undefined)
      refuse(400, `Does not exist: ${field} ${String(value)}`);
  }
}

export function update(request: Incoming, served: Served, state: State, shelf: Shelf): Answer {
  const { record, source } = served;
  const before = recordAt(request, served, state);
  const key = keyField(record);
  const isLeftOut = (field: string): boolean => field === key || record.fields[field]?.readonly === true;
  const body = aligned(storedBody(request.body, record, isLeftOut), served, shelf);
  needLinks(body, served, state, shelf);
  const after = { ...before, ...body };
  state.rows(source).put(after);
  if (shelf.service.sandbox.answers?.update !== 'record') return { status: 204 };
  return enveloped(shown(after, served, ALL, request, state, shelf));
}

/** Deletes a record and its lines. */
export function remove(request: Incoming, served: Served, state: State, shelf: Shelf): Answer {
  const row = recordAt(request, served, state);
  drop(served, row, state, shelf);
  const answer = shelf.service.sandbox.answers?.delete ?? 'empty';
  if (answer === 'empty') return { status: 204 };
  const seen = shown(row, served, ALL, request, state, shelf);
  const key = keyField(served.record);
  return enveloped(answer === 'id' ? { [key]: seen[key] } : seen);
}

function drop(served: Served, row: Row, state: State, shelf: Shelf): void {
  const { resources } = shelf;
  const key = keyOf(served, row);
  for (const [child] of resources.children(served.source)) {
    const below = resources.need(child);
    for (const line of [...state.rows(child).scan({ parent: key })]) drop(below, line, state, shelf);
  }
  state.rows(served.source).drop(key);
}
