import { refuse } from '../engine/refusal.js';
import type { Row, State } from '../engine/types.js';
import { lined, numbered } from './documents.js';
import { datedDocument, documentBooking } from './books/rules.js';
import type { Resources, Spot } from './resources.js';
import { linkOf } from './seeds/links.js';
import { stamped } from './stamp.js';
import { changedVersion, collectionName, ENTITY_TYPES } from './world.js';

const CODE_WIDTH = 18;

/** Resources with unique codes. */
const UNIQUE_CODES = new Set(['crm/Accounts', 'logistics/Items', 'financial/GLAccounts', 'financial/Journals']);

function needNewCode(code: unknown, { division, served }: Spot, state: State): void {
  const taken = state.rows(collectionName(division, served.source)).having('Code', String(code));
  if (taken.length > 0) refuse(400, `Already exists: Code ${String(code).trim()}`);
}

/** A new record with the fields that the service fills in. */
export function completed(body: Row, spot: Spot, state: State, resources: Resources, now: Date): Row {
  const { name } = spot.served;
  const row: Row = {
    ...body,
    Division: spot.division,
    Created: now.toISOString(),
    CreatorFullName: 'Sandbox User',
  };
  if (name === 'crm/Accounts') Object.assign(row, accountFields(row, state));
  if (UNIQUE_CODES.has(name)) needNewCode(row['Code'], spot, state);
  if (name === 'crm/Contacts') row['FullName'] = `${String(row['FirstName'])} ${String(row['LastName'])}`;
  if (name === 'documents/DocumentAttachments') {
    row['FileSize'] = Buffer.from(String(row['Attachment'] ?? ''), 'base64').length;
  }
  const isLine = resources.family(spot.served.source) !== undefined;
  return stamped(
    isLine ? lined(row, spot, state, resources, now) : numbered(row, spot, state, resources, now),
    state,
    now,
  );
}

/** Derived fields of an account: the padded code, and whether it is a customer, from the status. */
function accountFields(row: Row, state: State): Row {
  const code = String(row['Code'] ?? 900_000 + state.next('account')).trim();
  const status = row['Status'] ?? (row['IsSales'] === true ? 'C' : 'A');
  return {
    Code: /^\d+$/.test(code) ? code.padStart(CODE_WIDTH) : code,
    Status: status,
    IsSales: status !== 'A',
    IsSupplier: row['IsSupplier'] ?? false,
  };
}

/** A record after an update. */
export function changed(before: Row, body: Row, spot: Spot, state: State, now: Date): Row {
  const { name } = spot.served;
  if (name === 'logistics/Items' && body['Code'] !== undefined && body['Code'] !== before['Code']) {
    refuse(400, 'Code: Cannot be changed');
  }
  if (name === 'salesentry/SalesEntries' && before['Status'] === 50) refuse(400, 'Cannot be changed: Processed');
  const after: Row = { ...before, ...body };
  const booking = documentBooking(spot);
  if (booking?.date !== undefined && body[booking.date] !== undefined) {
    const { [booking.year ?? '']: _year, [booking.period ?? '']: _period, ...undated } = before;
    Object.assign(after, datedDocument({ ...undated, ...body }, [], booking, spot, state, now));
  }
  if (name === 'crm/Accounts') Object.assign(after, accountFields(after, state));
  return stamped(after, state, now);
}

/** Adds code and name of linked records to their ids, as the service does. */
export function described(row: Row, spot: Spot, state: State): Row {
  const { fields } = spot.served.record;
  const seen = { ...row };
  for (const [field, { type }] of Object.entries(fields)) {
    const target = linkOf(field, type);
    const id = row[field];
    if (target === undefined || typeof id !== 'string') continue;
    const found = state.rows(collectionName(spot.division, target)).get(id);
    for (const suffix of ['Code', 'Name', 'Description']) {
      const beside = `${field}${suffix}`;
      if (fields[beside] === undefined) continue;
      seen[beside] = found?.[suffix] ?? found?.['Name'] ?? found?.['Description'] ?? null;
    }
  }
  return seen;
}

/** Adds a deleted record to the feed of deletions. */
export function recordDeletion(
  row: Row,
  key: unknown,
  spot: Spot,
  state: State,
  resources: Resources,
  now: Date,
): void {
  const type = ENTITY_TYPES[resources.data[spot.served.source]?.syncPath ?? ''];
  if (type === undefined) return;
  state.rows(collectionName(spot.division, 'sync/Deleted')).insert({
    EntityKey: key,
    EntityType: type,
    DeletedDate: now.toISOString(),
    DeletedBy: row['Creator'] ?? null,
    Division: spot.division,
    Timestamp: changedVersion(state.next('version')),
  });
}
