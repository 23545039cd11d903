import { firstKey, getPath, isObject, isRealDay } from 'cmdspec-runtime/kit';
import { isNumeric, isWhole } from './digits.js';
import { refuse } from './refusal.js';
import type { FieldRule, Row, State, Upload } from './types.js';

export interface Fault {
  readonly path: string;
  readonly message: string;
  readonly value?: unknown;
}

export interface BodyRules {
  readonly fields: Readonly<Record<string, FieldRule & { readonly shaped?: true }>>;
  readonly required: readonly string[];
  readonly unknown: 'refuse' | 'ignore';
}

/** Lists everything that is wrong with a body. */
export function checkBody(body: Row, rules: BodyRules, state: State): Fault[] {
  const faults: Fault[] = [];
  const known = new Set(Object.keys(rules.fields).map(firstKey));
  if (rules.unknown === 'refuse') {
    for (const key of Object.keys(body)) {
      if (!known.has(key)) faults.push({ path: key, message: 'is not a field of this record', value: body[key] });
    }
  }
  for (const path of rules.required) {
    const value = getPath(body, path);
    if (value === undefined || value === null || value === '') faults.push({ path, message: 'is required' });
  }
  for (const [path, rule] of Object.entries(rules.fields)) {
    const value = getPath(body, path);
    if (value === undefined) continue;
    const message = wrong(value, rule, state);
    if (message !== undefined && !faults.some((fault) => fault.path === path)) faults.push({ path, message, value });
  }
  return faults;
}

function wrong(value: unknown, rule: FieldRule & { readonly shaped?: true }, state: State): string | undefined {
  if (value === null) return rule.filled === true ? 'must not be null' : undefined;
  return (
    (rule.shaped === true ? undefined : (typed(value, rule) ?? bounded(value, rule))) ?? rule.check?.(value, state)
  );
}

function typed(value: unknown, rule: FieldRule): string | undefined {
  switch (rule.kind) {
    case 'any':
    case 'json':
    case 'pair':
      return undefined;
    case 'integer':
      return isWhole(value) ? undefined : 'must be a whole number';
    case 'number':
      return isNumeric(value) ? undefined : 'must be a number';
    case 'boolean':
    case 'yesno':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'id':
      return isWhole(value) || (typeof value === 'string' && /^\d+$/.test(value)) ? undefined : 'must be an id';
    case 'csv':
    case 'list':
      return Array.isArray(value) || (rule.kind === 'csv' && typeof value === 'string') ? undefined : 'must be a list';
    case 'object':
      return isObject(value) ? undefined : 'must be an object';
    case 'enum':
      return typeof value === 'string' || isNumeric(value) || typeof value === 'boolean'
        ? undefined
        : 'must be one of the allowed values';
    default:
      if (isUpload(value)) return undefined;
      if (typeof value !== 'string') return 'must be text';
      return formed(value, rule.kind);
  }
}

/** Whether a value is a file of a multipart body. */
export const isUpload = (value: unknown): value is Upload => isObject(value) && Buffer.isBuffer(value['bytes']);

function formed(value: string, kind: string): string | undefined {
  switch (kind) {
    case 'uuid':
      return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? undefined : 'must be a UUID';
    case 'date':
      return isRealDay(value) ? undefined : 'must be a date like 2026-01-31';
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? undefined : 'must be a time like 09:30';
    case 'timestamp':
    case 'since':
      return isInstant(value) ? undefined : 'must be a time like 2026-01-31T09:30:00Z';
    default:
      return undefined;
  }
}

function bounded(value: unknown, rule: FieldRule): string | undefined {
  if (rule.choices !== undefined && !Array.isArray(value) && !rule.choices.map(String).includes(String(value))) {
    return `must be one of ${rule.choices.join(', ')}`;
  }
  if (isNumeric(value)) {
    if (rule.min !== undefined && Number(value) < rule.min) return `must be at least ${rule.min}`;
    if (rule.max !== undefined && Number(value) > rule.max) return `must be at most ${rule.max}`;
  }
  if (typeof value === 'string' && rule.maxLength !== undefined && value.length > rule.maxLength) {
    return `must have at most ${rule.maxLength} characters`;
  }
  if (Array.isArray(value) && rule.maxItems !== undefined && value.length > rule.maxItems) {
    return `must have at most ${rule.maxItems} elements`;
  }
  return undefined;
}

/** Lists everything that is wrong with a query. */
export function checkQuery(
  query: URLSearchParams,
  known: Readonly<Record<string, FieldRule>>,
  unknown: 'refuse' | 'ignore',
): Fault[] {
  const faults: Fault[] = [];
  for (const [name, value] of query) {
    const whole = name.split('[', 1)[0] ?? '';
    const isPart = Object.hasOwn(known, whole) && ['pair', 'json'].includes(String(known[whole]?.kind));
    const rule = Object.hasOwn(known, name) ? known[name] : isPart ? known[whole] : undefined;
    if (rule === undefined) {
      if (unknown === 'refuse') faults.push({ path: name, message: 'is not a parameter of this request', value });
      continue;
    }
    const message = queried(value, rule);
    if (message !== undefined) faults.push({ path: name, message, value });
  }
  return faults;
}

function queried(value: string, rule: FieldRule): string | undefined {
  switch (rule.kind) {
    case 'integer':
    case 'id':
      if (!/^-?\d+$/.test(value)) return 'must be a whole number';
      return bounded(rule.kind === 'integer' ? Number(value) : value, rule);
    case 'number':
      return value.trim() === '' || Number.isNaN(Number(value)) ? 'must be a number' : bounded(Number(value), rule);
    case 'csv': {
      const parts = value.split(',');
      const odd = parts.find((part) => bounded(part, { ...rule, kind: 'text' }) !== undefined);
      return odd === undefined ? bounded(parts, rule) : bounded(odd, rule);
    }
    case 'boolean':
    case 'yesno':
      return /^(true|false|1|0)$/.test(value) ? undefined : 'must be true or false';
    default:
      return formed(value, rule.kind) ?? bounded(value, rule);
  }
}

/** Refuses the request if it has faults. */
export function assertFaultless(faults: readonly Fault[], status: number): void {
  const first = faults[0];
  if (first !== undefined) refuse(status, `${first.path} ${first.message}`, { details: faults });
}

function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text) &&
    isRealDay(text.slice(0, 10))
  );
}
