/** Derives the request that takes a write back, from the rule of its spec and the record before. */
import { defined } from '../base/defined.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillJson, holes } from '../base/template.js';
import type { Row } from '../contract/rows.js';
import { unstated, type Inverse, type InverseOrNone, type Undo } from '../contract/undo.js';

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
  const { command, call, reversals } = rule;
  const inverse = { command, args: filled, ...defined({ call, reversals }) };
  return withBody(inverse, rule.body, { sent, before, look, ...defined({ again }) });
}

interface BodyFacts {
  readonly sent: unknown;
  readonly before: Row | null;
  readonly again?: WriteFacts['again'];
  readonly look: (name: string) => unknown;
}

function withBody(inverse: Inverse, body: UndoBody, { sent, before, again, look }: BodyFacts): InverseOrNone {
  if (body === undefined) return inverse;
  if (body === 'former') {
    const { values, unknown } = formerOf(sent, before ?? {});
    if (unknown !== undefined) return none(`The value that ${unknown} had before is not known.`);
    return { ...inverse, body: values };
  }
  if (Array.isArray(body)) {
    if (again !== undefined && 'lacks' in again) return none(`All ${again.lacks} of the record were not read.`);
    const fields = (body as readonly string[]).filter((name) => isSet(before?.[name]));
    if (again !== undefined) {
      const rest = fields.filter((name) => !Array.isArray(before?.[name]));
      return { ...inverse, body: { ...Object.fromEntries(rest.map((name) => [name, before?.[name]])), ...again.body } };
    }
    return { ...inverse, body: Object.fromEntries(fields.map((name) => [name, before?.[name]])) };
  }
  return { ...inverse, body: fillJson(body, look) };
}

type UndoBody = Extract<Undo, { readonly command: string }>['body'];

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The values that the fields of a body had, or the path of one that is not known. */
interface Former {
  readonly values: unknown;
  readonly unknown?: string;
}

/** Returns the former values of exactly the fields that a body writes. */
function formerOf(sent: unknown, before: Row): Former {
  if (Array.isArray(sent) && sent.length > 0 && sent.every(isOperation)) {
    const each = sent.map((one) => formerOperation(one, before));
    const unknown = each.find((one) => one.unknown !== undefined)?.unknown;
    return { values: each.map(({ values }) => values), ...defined({ unknown }) };
  }
  if (isOperation(sent)) return formerOperation(sent, before);
  return isObject(sent) ? formerFields(sent, before, '') : { values: undefined, unknown: 'the body' };
}

/** One operation of a JSON patch. */
interface Operation {
  readonly op: string;
  readonly path: string;
}

const isOperation = (value: unknown): value is Operation =>
  isObject(value) && typeof value['op'] === 'string' && typeof value['path'] === 'string';

function formerOperation({ path }: Operation, before: Row): Former {
  const field = path.slice(1).replaceAll('/', '.');
  const value = getPath(before, field);
  if (value === undefined) return { values: undefined, unknown: field };
  return { values: value === null ? { op: 'remove', path } : { op: 'replace', path, value } };
}

function formerFields(sent: Row, before: Row, at: string): Former {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const former = before[name];
    const path = at === '' ? name : `${at}.${name}`;
    if (former === undefined || isObject(former) !== isObject(value)) {
      // A field may be set for the first time, and one that was set may be cleared.
      if (former !== null && value !== null) return { values: undefined, unknown: path };
    }
    if (isObject(former) && isObject(value)) {
      const inner = formerFields(value, former, path);
      if (inner.unknown !== undefined) return inner;
      values[name] = inner.values;
    } else values[name] = former ?? null;
  }
  return { values };
}

/** Returns the fields of a record that a body writes: what the log keeps of the record before an update. */
export function writtenOf(sent: unknown, record: Row): Row {
  const operations = [sent].flat().filter(isOperation);
  const names =
    operations.length > 0
      ? operations.map(({ path }) => path.split('/')[1] ?? '')
      : isObject(sent)
        ? Object.keys(sent)
        : [];
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(record, name) ? [[name, record[name]]] : [])));
}
