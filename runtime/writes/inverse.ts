/** Derives the request that takes a write back, from the rule of its spec and the record before. */
import { defined } from '../base/defined.js';
import { isObject } from '../base/objects.js';
import { firstKey, getPath } from '../base/paths.js';
import { fillJson, holes } from '../base/template.js';
import { unstated } from '../base/writes.js';
import type { Row } from '../contract/rows.js';
import type { Inverse, InverseOrNone, Undo } from '../contract/undo.js';
import { isSame } from './compare.js';

/** What is known of a write before it is sent. */
export interface WriteFacts {
  readonly rule: Undo | undefined;
  /** Name of the write, which takes itself back if its rule names no other request. */
  readonly args: Row;
  readonly sent: unknown;
  readonly before: Row | null;
  /** Body that creates the record again, or the collection that cannot be created again. */
  readonly again?: { readonly body: Row } | { readonly lacks: string };
}

const none = (reason: string): InverseOrNone => ({ none: reason });

/** Returns the inverse of a write; `{created}` stays in its arguments until the id of the record is known. */
export function inverseOf({ rule, args, sent, before, again }: WriteFacts): InverseOrNone {
  if (rule === undefined) return none(unstated);
  if ('none' in rule) return rule;
  if (rule.before !== undefined && before === null) return none('The record before the write was not read.');
  const look = (name: string): unknown => {
    if (name === 'created') return '{created}';
    const [root = '', ...rest] = name.split('.');
    if (root === 'before') return getPath(before, rest.join('.'));
    if (root === 'sent') return getPath(sent, rest.join('.'));
    return args[name];
  };
  const filled = fillJson(rule.args, look) as Row;
  const missing = Object.entries(rule.args).find(([name]) => filled[name] === undefined || filled[name] === '');
  if (missing !== undefined) return none(`The value of ${holes(missing[1]).join(', ')} is not known.`);
  const { command, call, reversals, fields = {}, takes = {} } = rule;
  // Values of the record can have the same text as the placeholder.
  const needs = namesCreated(rule.args) || (isObject(rule.body) && namesCreated(rule.body)) ? 'created' : undefined;
  const inverse = { command, args: filled, ...defined({ call, needs, reversals }) };
  return withBody(inverse, rule.body, { sent, before, look, fields, takes, ...defined({ again }) });
}

/** Whether a template names the record that the write creates. */
const namesCreated = (template: unknown): boolean => {
  if (typeof template === 'string') return holes(template).includes('created');
  return typeof template === 'object' && template !== null && Object.values(template).some(namesCreated);
};

interface BodyFacts {
  readonly sent: unknown;
  readonly before: Row | null;
  readonly again?: WriteFacts['again'];
  readonly look: (name: string) => unknown;
  readonly fields: Paths;
  readonly takes: Readonly<Record<string, readonly unknown[]>>;
}

/** Paths in the record of fields that a body has under other names. */
type Paths = Readonly<Record<string, string>>;

function withBody(
  inverse: Inverse,
  body: UndoBody,
  { sent, before, again, look, fields, takes }: BodyFacts,
): InverseOrNone {
  if (body === undefined) return inverse;
  if (body === 'former') {
    const { values, unknown } = formerOf(sent, before ?? {}, fields);
    if (unknown !== undefined) return none(`The value that ${unknown} had before is not known.`);
    return { ...inverse, body: isObject(values) ? taken(values, takes) : values };
  }
  if (Array.isArray(body)) {
    if (again !== undefined && 'lacks' in again) return none(`All ${again.lacks} of the record were not read.`);
    const values = (body as readonly string[])
      .map((name) => [name, valueAt(before ?? {}, name, fields)] as const)
      .filter(([, value]) => isSet(value));
    const rest = again === undefined ? values : values.filter(([, value]) => !Array.isArray(value));
    return { ...inverse, body: { ...taken(Object.fromEntries(rest), takes), ...again?.body } };
  }
  return { ...inverse, body: fillJson(body, look) };
}

/** Returns fields with the values that the request takes for those of a record. */
const taken = (values: Row, takes: BodyFacts['takes']): Row =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (Object.hasOwn(takes, name) ? takes[name]?.find((one) => isSame(one, value)) : undefined) ?? value,
    ]),
  );

type UndoBody = Extract<Undo, { readonly command: string }>['body'];

/** Returns the value of a field of a body in the record, and null where a part of its path has no value. */
function valueAt(record: Row, name: string, fields: Paths): unknown {
  const path = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (path === undefined) return record[name];
  const [list = '', inner] = path.split('[].');
  const rows = inner === undefined ? undefined : getPath(record, list);
  if (inner !== undefined) return Array.isArray(rows) ? rows.map((row) => getPath(row, inner)) : undefined;
  return getPath(record, path) ?? (Object.hasOwn(record, firstKey(path)) ? null : undefined);
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The values that the fields of a body had, or the path of one that is not known. */
interface Former {
  readonly values: unknown;
  readonly unknown?: string;
}

/** Returns the former values of exactly the fields that a body writes. */
function formerOf(sent: unknown, before: Row, fields: Paths): Former {
  if (Array.isArray(sent) && sent.length > 0 && sent.every(isOperation)) {
    const each = sent.map((one) => formerOperation(one, before, fields));
    const unknown = each.find((one) => one.unknown !== undefined)?.unknown;
    return { values: each.map(({ values }) => values), ...defined({ unknown }) };
  }
  if (isOperation(sent)) return formerOperation(sent, before, fields);
  return isObject(sent) ? formerFields(sent, before, { at: '', fields }) : { values: undefined, unknown: 'the body' };
}

/** One operation of a JSON patch. */
interface Operation {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

const isOperation = (value: unknown): value is Operation =>
  isObject(value) && typeof value['op'] === 'string' && typeof value['path'] === 'string';

function formerOperation({ op, path }: Operation, before: Row, fields: Paths): Former {
  const field = path.slice(1).replaceAll('/', '.');
  const value = Object.hasOwn(fields, field) ? valueAt(before, field, fields) : getPath(before, field);
  if (value === undefined) return { values: undefined, unknown: field };
  if (value === null) return { values: { op: 'remove', path } };
  return { values: { op: op === 'remove' ? 'replace' : op, path, value } };
}

function formerFields(sent: Row, before: Row, { at, fields }: { readonly at: string; readonly fields: Paths }): Former {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const former = valueAt(before, name, fields);
    const path = at === '' ? name : `${at}.${name}`;
    if (former === undefined || isObject(former) !== isObject(value)) {
      // A field may be set for the first time, and one that was set may be cleared.
      if (former !== null && value !== null) return { values: undefined, unknown: path };
    }
    if (isObject(former) && isObject(value)) {
      const inner = formerFields(value, former, { at: path, fields: {} });
      if (inner.unknown !== undefined) return inner;
      values[name] = inner.values;
    } else values[name] = former ?? null;
  }
  return { values };
}

/** Returns the fields of a record that a body writes: what the log keeps of the record before an update. */
export function writtenOf(sent: unknown, record: Row, fields: Paths = {}): Row {
  const operations = [sent].flat().filter(isOperation);
  const written =
    operations.length > 0
      ? operations.map(({ path }) => path.split('/')[1] ?? '')
      : isObject(sent)
        ? Object.keys(sent)
        : [];
  const names = new Set(written.map((name) => firstKey(fields[name] ?? name)));
  return Object.fromEntries([...names].flatMap((name) => (Object.hasOwn(record, name) ? [[name, record[name]]] : [])));
}

/** Returns what a record has after a body was written, as far as the body shows: operations by the paths that they set. */
export function leftBy(sent: unknown, fields: Paths = {}): Row {
  const operations = [sent].flat().filter(isOperation);
  const entries =
    operations.length > 0
      ? operations.map(({ path, value }) => [path.slice(1).replaceAll('/', '.'), value ?? null] as const)
      : isObject(sent)
        ? Object.entries(sent)
        : [];
  return entries.reduce<Row>((row, [name, value]) => merged(row, nested((fields[name] ?? name).split('.'), value)), {});
}

/** Returns an object with a value at a path: `tags[].tag` has each element of a list, `owners[0]` one in a list of its own. */
function nested([step = '', ...rest]: readonly string[], value: unknown): Row {
  const inner = (one: unknown): unknown => (rest.length === 0 ? one : nested(rest, one));
  const [name = '', mark] = step.split('[');
  if (mark === undefined) return { [name]: inner(value) };
  return { [name]: (mark === ']' && Array.isArray(value) ? value : [value]).map(inner) };
}

const merged = (one: Row, other: Row): Row =>
  Object.entries(other).reduce<Row>((row, [name, value]) => {
    const known = row[name];
    return { ...row, [name]: isObject(known) && isObject(value) ? merged(known, value) : value };
  }, one);
