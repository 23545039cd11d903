/** Documents that are printed, and their files. */
import { attachmentHeader } from '../engine/names.js';
import { refuse } from '../engine/refusal.js';
import type { Context } from '../engine/odata/behavior.js';
import type { Answer, Incoming, Row, State } from '../engine/types.js';
import { bookingOf } from './books/bookings.js';
import { datedDocument } from './books/rules.js';
import { pdfOf } from './pdf.js';
import { numberOf } from '../story/numbers.js';
import { stamped } from './stamp.js';
import { OPEN_DIVISIONS } from './world.js';

/** Path below which the files of documents are downloaded. */
export const DOWNLOAD_PATH = '/docs/SysAttachment.aspx';
/** First number of a printed invoice, counted from the number of its journal, above the seeded numbers. */
const NEW = 5000;

/** A document that is printed: its type, its title, and what its lines list. */
interface Printed {
  readonly type: number;
  readonly title: string;
  readonly header: Row;
  readonly lines: readonly Row[];
}

/** Creates a document with a PDF of what is printed. Returns its id. */
export function printed({ type, title, header, lines }: Printed, { request, state }: Context): unknown {
  const created = { Division: Number(state.mark), Created: request.now.toISOString() };
  const account = header['OrderAccount'] ?? header['InvoiceTo'] ?? header['OrderedBy'];
  const document = state.rows('documents/Documents').insert(
    stamped(
      {
        ...created,
        Subject: title,
        Type: type,
        Account: account,
        AmountFC: header['AmountFC'],
        Currency: header['Currency'],
        SalesInvoiceNumber: header['InvoiceNumber'],
        DocumentDate: created.Created,
      },
      state,
      request.now,
    ),
  );
  const name = state.rows('crm/Accounts').get(String(account))?.['Name'];
  const rows = lines.map((line) =>
    ['ItemCode', 'ItemDescription', 'Quantity', 'AmountFC'].map((field) => String(line[field] ?? '')).join('   '),
  );
  const total = `Total ${String(header['Currency'] ?? 'EUR')} ${String(header['AmountFC'] ?? 0)}`;
  const pdf = pdfOf([title, String(name ?? ''), '', ...rows, '', total]);
  attach({ Document: document['ID'], FileName: `${title}.pdf` }, pdf, request, state);
  return document['ID'];
}

function attach(row: Row, file: Buffer, { now }: Incoming, state: State): void {
  const attachment = { ...row, Attachment: file.toString('base64'), FileSize: file.length };
  state
    .rows('documents/DocumentAttachments')
    .insert(stamped({ ...attachment, Division: Number(state.mark), Created: now.toISOString() }, state, now));
}

/** Address of the file of an attachment. */
export function downloadAddress({ request, state }: Context, id: unknown): string {
  return `${request.origin}${DOWNLOAD_PATH}?ID=${String(id)}&_Division_=${state.mark}`;
}

/** The file of an attachment. */
export function download({ query }: Incoming, state: State): Answer {
  const division = Number(query.get('_Division_'));
  if (!OPEN_DIVISIONS.includes(division)) refuse(403, `No rights in division ${division}`);
  const found = state.rows(`${division}/documents/DocumentAttachments`).get(query.get('ID') ?? '');
  if (found === undefined) return refuse(404, 'The attachment does not exist');
  const name = String(found['FileName']);
  const type = /\.pdf$/i.test(name) ? 'application/pdf' : 'application/octet-stream';
  const headers = {
    'content-type': type,
    'content-disposition': attachmentHeader(name),
  };
  return { status: 200, headers, body: Buffer.from(String(found['Attachment'] ?? ''), 'base64') };
}

const PROCESSED = { Status: 50, StatusDescription: 'Processed' } as const;
const INVOICE = 10;

/** Prints a sales invoice: it gets a number and a date, is booked, and has a PDF. Returns the fields of the response. */
export function printInvoice(body: Row, context: Context): Row {
  const { request, state } = context;
  const rows = state.rows('salesinvoice/SalesInvoices');
  const invoice = rows.get(String(body['InvoiceID']));
  const booking = bookingOf('salesinvoice/SalesInvoices');
  if (invoice === undefined || booking === undefined) return { DocumentCreationError: 'The invoice does not exist' };
  let header = invoice;
  if (invoice['Status'] !== PROCESSED.Status) {
    const dated = datedDocument({ InvoiceDate: body['InvoiceDate'] }, [], booking, context);
    const number =
      invoice['InvoiceNumber'] ?? numberOf(state.start, Number(invoice['Journal'])) + NEW + state.next('invoice');
    header = { ...invoice, ...dated, ...PROCESSED, InvoiceNumber: number };
  }
  const lines = state.rows('salesinvoice/SalesInvoiceLines').scan({ parent: String(invoice['InvoiceID']) });
  const title = `Invoice ${String(header['InvoiceNumber'])}`;
  const id = printed({ type: INVOICE, title, header, lines: [...lines] }, context);
  rows.put(stamped({ ...header, Document: id }, state, request.now));
  return {
    Document: id,
    DocumentCreationSuccess: 'The document is created',
    ...(body['SendEmailToCustomer'] === true && { EmailCreationSuccess: 'The e-mail is created' }),
    ...(body['SendInvoiceToCustomerPostbox'] === true && { PostboxMessageCreationSuccess: 'The message is created' }),
    ...(body['SendInvoiceViaPeppol'] === true && { PeppolCreationSuccess: 'The message is created' }),
  };
}

/** Exports payments to the bank. Returns the fields of the response. */
export function processPayments(body: Row, { request, state }: Context): Row {
  const rows = state.rows('cashflow/Payments');
  const ids: unknown[] = Array.isArray(body['PaymentIDs']) ? body['PaymentIDs'] : [];
  const found = ids.map((id) => rows.get(String(id)));
  if (found.includes(undefined)) return { ErrorMessage: 'A payment does not exist' };
  for (const row of found) if (row !== undefined) rows.put(stamped({ ...row, Status: 40 }, state, request.now));
  return {
    SuccessMessage: 'The payments are processed',
    BankExportDocumentsUrl: `${request.origin}/docs/BankExport.aspx?_Division_=${state.mark}`,
  };
}
