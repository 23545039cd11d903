import { storedBody } from '../engine/odata/edm.js';
import { refuse } from '../engine/refusal.js';
import type { Row, State } from '../engine/types.js';
import type { Spot } from './resources.js';
import { linkOf } from './seeds/links.js';
import { collectionName } from './world.js';

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
  const { record } = spot.served;
  const clean = storedBody(body, record, (field) => record.fields[field]?.readonly === true || field === record.key);
  for (const [field, value] of Object.entries(clean)) {
    if (value === null) continue;
    const { type = '' } = record.fields[field] ?? {};
    const resource = type === 'Edm.String' && Object.hasOwn(CODES, field) ? CODES[field] : undefined;
    if (resource !== undefined) needCode(field, resource, String(value), spot, state);
    if (type === 'Edm.Guid') needLink(field, type, String(value), spot, state);
    if (spot.served.source === DOCUMENTS && field === 'Type') needType(value, spot, state);
  }
  // The books have one currency, so both amounts are the same.
  const isInBoth = record.fields['AmountDC'] !== undefined && clean['AmountFC'] !== undefined;
  return isInBoth ? { AmountDC: clean['AmountFC'], ...clean } : clean;
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
