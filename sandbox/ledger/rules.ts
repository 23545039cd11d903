/** Behavior of the service for every record that is written. */
import { refuse } from '../engine/refusal.js';
import type { Context } from '../engine/odata/behavior.js';
import type { Row } from '../engine/types.js';
import { datedDocument, documentBooking, needJournal, needSpan, needUnprinted, noteDeletion } from './books/rules.js';
import { delivered, isDeliveryLine } from './deliveries.js';
import { described } from './described.js';
import { lined, numbered } from './documents.js';
import { isReceiptLine, received } from './receipts.js';
import { createdNow, stamped } from './stamp.js';
import { ENTITY_TYPES } from './world.js';

/** Resources with unique codes. */
const UNIQUE_CODES = new Set(['crm/Accounts', 'logistics/Items', 'financial/GLAccounts', 'financial/Journals']);

export const DOCUMENTS = 'documents/Documents';
export const ATTACHMENTS = 'documents/DocumentAttachments';
/** Bank statements are documents with a file, under a path of their own. */
export const STATEMENTS = 'documents/BankStatementUploadDocuments';
const STATEMENT = 10;

/** A new record with the fields that the service sets. */
export function completed(sent: Row, lines: unknown, context: Context): Row {
  const { request, served, state, resources } = context;
  const { name, source } = served;
  needUnprinted(sent, context);
  needSpan(sent, context);
  const header = inBothCurrencies(sent, context);
  const booking = documentBooking(context);
  if (booking !== undefined) needJournal(header, booking, state);
  if (booking !== undefined && booking.isPrinted !== true)
    Object.assign(header, datedDocument(header, lines, booking, context));
  const moved = isDeliveryLine(source) ? delivered : isReceiptLine(source) ? received : undefined;
  const row: Row = { ...(moved?.(header, context) ?? header), ...createdNow(context) };
  if (name === 'crm/Accounts') Object.assign(row, accountFields(row, context));
  if (UNIQUE_CODES.has(name) && state.rows(source).having('Code', String(row['Code'])).length > 0)
    refuse(400, `Already exists: Code ${String(row['Code']).trim()}`);
  if (name === 'crm/Contacts') row['FullName'] = `${String(row['FirstName'])} ${String(row['LastName'])}`;
  if (name === STATEMENTS) row['Type'] ??= STATEMENT;
  if (source === ATTACHMENTS) row['FileSize'] = Buffer.from(String(row['Attachment'] ?? ''), 'base64').length;
  const isLine = resources.family(source) !== undefined;
  return described(stamped((isLine ? lined : numbered)(row, context), state, request.now), context);
}

/** The books have one currency, so both amounts are the same. */
const inBothCurrencies = (body: Row, { served: { record } }: Context): Row =>
  record.fields['AmountDC'] !== undefined && body['AmountFC'] !== undefined
    ? { AmountDC: body['AmountFC'], ...body }
    : { ...body };

/** Derived fields of an account: the padded code, and whether it is a customer, from the status. */
function accountFields(row: Row, { state, service }: Context): Row {
  const status = row['Status'] ?? (row['IsSales'] === true ? 'C' : 'A');
  return {
    Code: row['Code'] ?? String(900_000 + state.next('account')).padStart(service.catalogue?.codes?.width ?? 0),
    Status: status,
    IsSales: status !== 'A',
    IsSupplier: row['IsSupplier'] ?? false,
  };
}

/** A record after an update. */
export function changed(before: Row, sent: Row, context: Context): Row {
  const { request, served, state } = context;
  needUnprinted(before, context);
  const body = inBothCurrencies(sent, context);
  if (served.name === 'logistics/Items' && body['Code'] !== undefined && body['Code'] !== before['Code'])
    refuse(400, 'Code: Cannot be changed');
  if (served.name === 'salesentry/SalesEntries' && before['Status'] === 50) refuse(400, 'Cannot be changed: Processed');
  const after: Row = { ...before, ...body };
  const booking = documentBooking(context);
  if (booking?.date !== undefined && body[booking.date] !== undefined) {
    const { [booking.year ?? '']: _year, [booking.period ?? '']: _period, ...undated } = before;
    Object.assign(after, datedDocument({ ...undated, ...body }, [], booking, context));
  }
  if (served.name === 'crm/Accounts') Object.assign(after, accountFields(after, context));
  needSpan(after, context);
  return described(stamped(after, state, request.now), context);
}

/** Feed of the stock positions, which are those of the items in warehouses. */
const POSITIONS = 'sync/Inventory/StockPositions';

/** Adds a deleted record to the feeds of deletions that have it. */
export function recordDeletion(row: Row, { request, served, state, resources }: Context): void {
  const { record } = resources.need(served.source);
  const feeds = [record.syncPath ?? '', ...(served.source === 'inventory/ItemWarehouses' ? [POSITIONS] : [])];
  for (const feed of feeds) {
    const type = ENTITY_TYPES[feed];
    if (type !== undefined) noteDeletion(row[record.key ?? ''], type, row, request.now, state);
  }
}
