import { exactNumber, isObject } from 'cmdspec-runtime/kit';
import type { CatalogueField, CatalogueRecord } from '../../runtime/odata/catalogue.js';
import { isNumeric } from '../engine/digits.js';
import { refuse } from '../engine/refusal.js';
import type { Row, State } from '../engine/types.js';
import type { Spot } from './resources.js';
import { linkOf } from './seeds/links.js';
import { collectionName } from './world.js';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Fields that hold the code of another record. */
const CODES: Readonly<Record<string, string>> = {
  Journal: 'financial/Journals',
  JournalCode: 'financial/Journals',
  VATCode: 'vat/VATCodes',
  Currency: 'general/Currencies',
  PaymentCondition: 'cashflow/PaymentConditions',
  CostCenter: 'hrm/Costcenters',
  CostUnit: 'hrm/Costunits',
};

const DOCUMENTS = 'documents/Documents';
const DOCUMENT_TYPES = 'documents/DocumentTypes';

/** Checks fields, types and links of a body. Returns it without read-only fields, which the service ignores. */
export function checkedBody(body: unknown, spot: Spot, state: State): Row {
  if (!isObject(body)) return refuse(400, 'The request body must be a JSON object');
  const { record } = spot.served;
  const clean: Row = {};
  for (const [field, value] of Object.entries(body)) {
    const facts = Object.hasOwn(record.fields, field) ? record.fields[field] : undefined;
    if (facts === undefined) {
      refuse(400, `Error processing request stream. The property name '${field}' specified is not valid`);
    }
    if (facts.readonly === true || field === record.key) continue;
    clean[field] = value === null ? null : typed(field, value, facts, spot, state);
    if (spot.served.source === DOCUMENTS && field === 'Type') needType(value, spot, state);
  }
  // The books have one currency, so both amounts are the same.
  const isInBoth = record.fields['AmountDC'] !== undefined && clean['AmountFC'] !== undefined;
  return isInBoth ? { AmountDC: clean['AmountFC'], ...clean } : clean;
}

/** Refuses a create without its mandatory fields; the body may omit those in `given`. */
export function needMandatory(body: Row, record: CatalogueRecord, given: readonly string[]): void {
  const missing = Object.entries(record.fields).filter(
    ([field, { mandatory, type }]) =>
      mandatory === true && !given.includes(field) && field !== record.key && isEmpty(body[field], type),
  );
  const [first] = missing;
  if (first !== undefined) refuse(400, `Mandatory: ${missing.map(([field]) => field).join(', ')}`);
}

function isEmpty(value: unknown, type: string): boolean {
  if (type === 'Collection') return !Array.isArray(value) || value.length === 0;
  return value === undefined || value === null || value === '';
}

function typed(field: string, value: unknown, facts: CatalogueField, spot: Spot, state: State): unknown {
  const bad = (): never => refuse(400, `Error processing request stream. '${field}' is not an ${facts.type} value`);
  switch (facts.type) {
    case 'Edm.String': {
      if (typeof value !== 'string') return bad();
      const resource = Object.hasOwn(CODES, field) ? CODES[field] : undefined;
      if (resource !== undefined) needCode(field, resource, value, spot, state);
      return value;
    }
    case 'Edm.Guid':
      if (typeof value !== 'string' || !GUID.test(value)) return bad();
      needLink(field, facts.type, value, spot, state);
      return value.toLowerCase();
    case 'Edm.DateTime': {
      const time = typeof value === 'string' && TIME.test(value) ? Date.parse(withZone(value)) : Number.NaN;
      return Number.isNaN(time) ? bad() : new Date(time).toISOString();
    }
    case 'Edm.Boolean':
      return typeof value === 'boolean' ? value : bad();
    case 'Edm.Double':
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
      return facts.type.startsWith('Edm.') && !Number.isInteger(value) ? bad() : value;
  }
}

function withZone(text: string): string {
  if (!text.includes('T')) return `${text}T00:00:00Z`;
  return /(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`;
}

function needLink(field: string, type: string, id: string, { division }: Spot, state: State): void {
  const target = linkOf(field, type);
  if (target === undefined) return;
  if (state.rows(collectionName(division, target)).get(id) === undefined) refuse(400, `Does not exist: ${field}`);
}

function needType(type: unknown, { division }: Spot, state: State): void {
  const found = state.rows(collectionName(division, DOCUMENT_TYPES)).find((row) => row['ID'] === type);
  if (found === undefined) refuse(400, 'Does not exist: Type');
}

function needCode(field: string, resource: string, code: string, { division }: Spot, state: State): void {
  const found = state.rows(collectionName(division, resource)).find((row) => row['Code'] === code);
  if (found === undefined) refuse(400, `Does not exist: ${field}`);
}
