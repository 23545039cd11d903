/** Values of each type in bodies and responses. */
import { exactNumber, isObject, stringifyJson } from 'cmdspec-runtime/kit';
import type { CatalogueResource } from '../../../runtime/contract/catalogue.js';
import { isNumeric } from '../digits.js';
import { refuse } from '../refusal.js';
import type { Answer, Row } from '../types.js';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A value as a response has it: times as `/Date(ms)/`, long integers as digits, absent values as null. */
export function shownValue(stored: unknown, type: string): unknown {
  if (stored === undefined || stored === null) return null;
  if (type === 'Edm.DateTime' || type === 'Edm.DateTimeOffset') return `/Date(${String(Date.parse(String(stored)))})/`;
  return type === 'Edm.Int64' || typeof stored === 'bigint' ? exactNumber(String(stored)) : stored;
}

/** Returns a value of a body as it is stored. Refuses one of another type. */
export function storedValue(field: string, value: unknown, type: string): unknown {
  const bad = (): never => refuse(400, `Error processing request stream. '${field}' is not an ${type} value`);
  switch (type) {
    case 'Edm.String':
      return typeof value === 'string' ? value : bad();
    case 'Edm.Guid':
      return typeof value === 'string' && GUID.test(value) ? value.toLowerCase() : bad();
    case 'Edm.DateTime':
    case 'Edm.DateTimeOffset': {
      const time = typeof value === 'string' && TIME.test(value) ? Date.parse(withZone(value)) : Number.NaN;
      return Number.isNaN(time) ? bad() : new Date(time).toISOString();
    }
    case 'Edm.Time':
      return typeof value === 'string' ? value : bad();
    case 'Edm.Boolean':
      return typeof value === 'boolean' ? value : bad();
    case 'Edm.Decimal':
    case 'Edm.Double':
    case 'Edm.Single':
      // Numbers keep all their digits, so that tests detect a client that rounds them.
      if (isNumeric(value)) return value;
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? exactNumber(value) : bad();
    case 'Edm.Int64':
      return /^-?\d+$/.test(String(value)) ? String(value) : bad();
    case 'Collection':
      return Array.isArray(value) ? value : bad();
    case 'Edm.Binary':
      return typeof value === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(value) ? value : bad();
    default:
      return type.startsWith('Edm.') && !Number.isInteger(value) ? bad() : value;
  }
}

function withZone(text: string): string {
  if (!text.includes('T')) return `${text}T00:00:00Z`;
  return /(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`;
}

/** Checks the fields of a body and their types. Returns it without fields that are left out, such as read-only ones. */
export function storedBody(body: unknown, { fields }: CatalogueResource, isLeftOut: (field: string) => boolean): Row {
  if (!isObject(body)) return refuse(400, 'The request body must be a JSON object');
  const stored: Row = {};
  for (const [field, value] of Object.entries(body)) {
    const facts = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (facts === undefined) {
      refuse(400, `Error processing request stream. The property name '${field}' specified is not valid`);
    }
    if (!isLeftOut(field)) stored[field] = value === null ? null : storedValue(field, value, facts.type);
  }
  return stored;
}

/** Refuses a create without its mandatory fields; the body may omit those in `given`. */
export function needMandatory(body: Row, record: CatalogueResource, given: readonly string[]): void {
  const missing = Object.entries(record.fields).filter(
    ([field, { mandatory, type }]) =>
      mandatory === true && !given.includes(field) && field !== record.key && isEmpty(body[field], type),
  );
  if (missing.length > 0) refuse(400, `Mandatory: ${missing.map(([field]) => field).join(', ')}`);
}

function isEmpty(value: unknown, type: string): boolean {
  if (type === 'Collection') return !Array.isArray(value) || value.length === 0;
  return value === undefined || value === null || value === '';
}

export const JSON_TYPE = 'application/json;charset=utf-8';

/** A response in the envelope of the dialect. */
export function enveloped(d: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': JSON_TYPE }, body: stringifyJson({ d }) };
}

/** A number of records as plain text after a byte order mark. */
export const counted = (total: number): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/plain;charset=utf-8' },
  body: `\uFEFF${total}`,
});
