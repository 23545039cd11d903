/** Actions by resource, and what actions on quotations do. */
import { defined } from 'cmdspec-runtime/kit';
import type { Behavior, Context } from '../engine/odata/behavior.js';
import { keyField } from '../engine/odata/resources.js';
import type { Row, State } from '../engine/types.js';
import { namesOf } from './books/names.js';
import { nextVersion } from './documents.js';
import { completeLine, completeOrder, documentOf, invoiceOrders, printOrder } from './orders.js';
import { printed, printInvoice, processPayments } from './printing.js';
import { stamped } from './stamp.js';
import { finishAssembly, processCount, processReturn, processTransfer } from './stock.js';

/** Status codes of quotations. */
const STATES: Readonly<Record<number, string>> = {
  5: 'Rejected',
  6: 'Reviewed and closed',
  20: 'Draft',
  25: 'Open',
  40: 'Printed',
  50: 'Accepted',
  60: 'Awaiting online acceptance',
};

interface Action {
  /** Statuses in which the action is possible; absent: any. */
  readonly from?: readonly number[];
  readonly to: number;
  readonly done: string;
}

const SENT = [40, 60] as const;

/** Actions on quotations, by resource. A quotation is printed or sent before it can be decided or reviewed. */
const ON_QUOTATIONS: Readonly<Record<string, Action>> = {
  'crm/AcceptQuotation': { from: SENT, to: 50, done: 'The quotation is accepted' },
  'crm/RejectQuotation': { from: SENT, to: 5, done: 'The quotation is rejected' },
  'crm/ReopenQuotation': { from: [5, 50], to: 25, done: 'The quotation is open' },
  'crm/ReviewQuotation': { from: SENT, to: 6, done: 'The quotation has a new version' },
  'crm/PrintQuotation': { to: 40, done: 'The quotation is printed' },
  'crm/EmailWithSignOffQuotation': { to: 60, done: 'The quotation is sent' },
};

/** Actions by resource. The result names the failure: the service reports it in a response with status 201. */
export const ACTIONS: NonNullable<Behavior['actions']> = {
  ...Object.fromEntries(
    Object.entries(ON_QUOTATIONS).map(([name, action]) => [
      name,
      (body: Row, context: Context) => actOnQuotation(action, body, context),
    ]),
  ),
  'salesinvoice/InvoiceSalesOrders': invoiceOrders,
  'salesorder/CompleteSalesOrder': completeOrder,
  'salesorder/CompleteSalesOrderLine': completeLine,
  'salesorder/PrintedSalesOrders': printOrder,
  'salesinvoice/PrintedSalesInvoices': printInvoice,
  'cashflow/ProcessPayments': processPayments,
  'inventory/ProcessStockCount': processCount,
  'inventory/ProcessWarehouseTransfer': processTransfer,
  'inventory/FinishAssemblyOrder': finishAssembly,
  'financial/ProcessReturn': processReturn,
};

function actOnQuotation({ from, to, done }: Action, body: Row, context: Context): Row {
  const { request, served, state } = context;
  const quotations = state.rows('crm/Quotations');
  const quotation = quotations.get(String(body['QuotationID']));
  const status = Number(quotation?.['Status'] ?? 0);
  const problem =
    quotation === undefined
      ? 'The quotation does not exist'
      : from?.includes(status) === false
        ? `Not possible for a quotation with the status ${STATES[status] ?? String(status)}`
        : journalProblem(body, state);
  if (problem !== undefined || quotation === undefined) {
    const isNamed = served.record.fields['ErrorMessage'] !== undefined;
    return { [isNamed ? 'ErrorMessage' : 'DocumentCreationError']: problem };
  }
  quotations.put(stamped({ ...quotation, ...stateOf(to) }, state, request.now));
  const result: Row = { SuccessMessage: done };
  if (served.name === 'crm/AcceptQuotation') Object.assign(result, followUp(quotation, body, context));
  if (served.name === 'crm/ReviewQuotation') result['NewQuotationID'] = review(quotation, body, context);
  if (served.name === 'crm/PrintQuotation') result['Document'] = print(quotation, context);
  return result;
}

/** Documents that an accepted quotation becomes. */
const SALES_ORDER = 1;
const SALES_INVOICE = 2;
const SALES_JOURNAL = 20;

/** Returns the error in the journal of the invoice that an accepted quotation becomes. */
function journalProblem({ Action, InvoiceJournal: code }: Row, state: State): string | undefined {
  if (Action !== SALES_INVOICE) return undefined;
  if (code === undefined || code === null) return 'Mandatory: InvoiceJournal';
  const journal = namesOf(state).journal(code);
  return Number(journal?.['Type']) === SALES_JOURNAL
    ? undefined
    : `InvoiceJournal: ${String(code)} is a journal of another type`;
}

/** Creates the order or invoice that the action names. Returns the message of the service. */
function followUp(quotation: Row, { Action, InvoiceJournal, YourRef }: Row, context: Context): Row {
  const reference = defined({ YourRef });
  if (Action === SALES_ORDER) {
    const number = documentOf('order', quotation, reference, context);
    return { SalesOrderSuccess: `The sales order is created: ${String(number)}` };
  }
  if (Action !== SALES_INVOICE) return {};
  const number = documentOf('invoice', quotation, { ...reference, Journal: InvoiceJournal }, context);
  return { SalesInvoiceSuccess: `The sales invoice is created: ${String(number)}` };
}

const stateOf = (status: number): Row => ({ Status: status, StatusDescription: STATES[status] });

/** Creates the next version of a quotation, with the lines of the reviewed one. Returns its id. */
function review(old: Row, body: Row, { request: { now }, state, resources }: Context): unknown {
  const { QuotationID: before, ...rest } = old;
  const changes = Object.fromEntries(
    ['Description', 'QuotationDate', 'OrderAccount', 'PaymentCondition', 'Document'].flatMap((field) =>
      body[field] === undefined ? [] : [[field, body[field]]],
    ),
  );
  const version = { VersionNumber: nextVersion(old['QuotationNumber'], state) };
  const created = state
    .rows('crm/Quotations')
    .insert(stamped({ ...rest, ...changes, ...stateOf(20), ...version }, state, now));
  const id = { QuotationID: created['QuotationID'] };
  const lines = state.rows('crm/QuotationLines');
  const key = keyField(resources.need('crm/QuotationLines').record);
  for (const { [key]: _id, ...line } of [...lines.scan({ parent: String(before) })])
    lines.insert(stamped({ ...line, ...id, ...version }, state, now));
  return created['QuotationID'];
}

const QUOTATION = 21;

/** Creates the document that a quotation is printed to. Returns its id. */
function print(quotation: Row, context: Context): unknown {
  const lines = context.state.rows('crm/QuotationLines').scan({ parent: String(quotation['QuotationID']) });
  const title = `Quotation ${String(quotation['QuotationNumber'])}`;
  return printed({ type: QUOTATION, title, header: quotation, lines: [...lines] }, context);
}
