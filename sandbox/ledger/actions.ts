import { defined } from 'cmdspec-runtime/kit';
import type { Answer, Incoming, Row, State } from '../engine/types.js';
import { namesOf } from './books/names.js';
import { nextVersion } from './documents.js';
import { completeLine, completeOrder, documentOf, invoiceOrders, printOrder } from './orders.js';
import { enveloped, shown } from './present.js';
import { printed, printInvoice, processPayments } from './printing.js';
import { keyField, type Resources, type Spot } from './resources.js';
import { stamped } from './stamp.js';
import { finishAssembly, processCount, processReturn, processTransfer } from './stock.js';
import { collectionName } from './world.js';

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
const ACTIONS: Readonly<Record<string, Action>> = {
  'crm/AcceptQuotation': { from: SENT, to: 50, done: 'The quotation is accepted' },
  'crm/RejectQuotation': { from: SENT, to: 5, done: 'The quotation is rejected' },
  'crm/ReopenQuotation': { from: [5, 50], to: 25, done: 'The quotation is open' },
  'crm/ReviewQuotation': { from: SENT, to: 6, done: 'The quotation has a new version' },
  'crm/PrintQuotation': { to: 40, done: 'The quotation is printed' },
  'crm/EmailWithSignOffQuotation': { to: 60, done: 'The quotation is sent' },
};

/** Actions on other documents. The result names what failed. */
const OTHERS: Readonly<
  Record<string, (body: Row, spot: Spot, request: Incoming, state: State, resources: Resources) => Row>
> = {
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

export const isAction = (name: string): boolean => Object.hasOwn(ACTIONS, name) || Object.hasOwn(OTHERS, name);

/** Performs an action. The service reports a failure in a response with status 201. */
export function act(body: Row, spot: Spot, request: Incoming, state: State, resources: Resources): Answer {
  const other = OTHERS[spot.served.name];
  const result =
    other === undefined
      ? actOnQuotation(body, spot, request, state, resources)
      : { ...body, Division: spot.division, ...other(body, spot, request, state, resources) };
  return enveloped(request, shown(result, spot, { expand: new Set() }, request, state, resources), 201);
}

function actOnQuotation(body: Row, spot: Spot, request: Incoming, state: State, resources: Resources): Row {
  const { division, served } = spot;
  const action = ACTIONS[served.name];
  const quotations = state.rows(collectionName(division, 'crm/Quotations'));
  const quotation = quotations.get(String(body['QuotationID']));
  const status = Number(quotation?.['Status'] ?? 0);
  const problem =
    quotation === undefined || action === undefined
      ? 'The quotation does not exist'
      : action.from?.includes(status) === false
        ? `Not possible for a quotation with the status ${STATES[status] ?? String(status)}`
        : journalProblem(body, division, state);
  const result: Row = { ...body, Division: division };
  if (problem !== undefined || quotation === undefined || action === undefined) {
    result[served.record.fields['ErrorMessage'] === undefined ? 'DocumentCreationError' : 'ErrorMessage'] = problem;
  } else {
    quotations.put(stamped({ ...quotation, ...stateOf(action.to) }, state, request.now));
    Object.assign(result, { SuccessMessage: action.done });
    if (served.name === 'crm/AcceptQuotation')
      Object.assign(result, followUp(quotation, body, { division, now: request.now, state, resources }));
    if (served.name === 'crm/ReviewQuotation')
      result['NewQuotationID'] = review(quotation, body, spot, request.now, state, resources);
    if (served.name === 'crm/PrintQuotation') result['Document'] = print(quotation, spot, request, state);
  }
  return result;
}

/** What an accepted quotation becomes. */
const SALES_ORDER = 1;
const SALES_INVOICE = 2;
const SALES_JOURNAL = 20;

/** What is wrong with the journal of the invoice that an accepted quotation becomes. */
function journalProblem({ Action, InvoiceJournal: code }: Row, division: number, state: State): string | undefined {
  if (Action !== SALES_INVOICE) return undefined;
  if (code === undefined || code === null) return 'Mandatory: InvoiceJournal';
  const journal = namesOf(division, state).journal(code);
  return Number(journal?.['Type']) === SALES_JOURNAL
    ? undefined
    : `InvoiceJournal: ${String(code)} is a journal of another type`;
}

/** Creates the order or invoice that the action names. Returns what the service says about it. */
function followUp(
  quotation: Row,
  { Action, InvoiceJournal, YourRef }: Row,
  making: Parameters<typeof documentOf>[3],
): Row {
  const reference = defined({ YourRef });
  if (Action === SALES_ORDER) {
    const number = documentOf('order', quotation, reference, making);
    return { SalesOrderSuccess: `The sales order is created: ${String(number)}` };
  }
  if (Action !== SALES_INVOICE) return {};
  const number = documentOf('invoice', quotation, { ...reference, Journal: InvoiceJournal }, making);
  return { SalesInvoiceSuccess: `The sales invoice is created: ${String(number)}` };
}

const stateOf = (status: number): Row => ({ Status: status, StatusDescription: STATES[status] });

/** Creates the next version of a quotation, with the lines of the reviewed one. Returns its id. */
function review(old: Row, body: Row, { division }: Spot, now: Date, state: State, resources: Resources): unknown {
  const quotations = state.rows(collectionName(division, 'crm/Quotations'));
  const { QuotationID: before, ...rest } = old;
  const changes = Object.fromEntries(
    ['Description', 'QuotationDate', 'OrderAccount', 'PaymentCondition', 'Document'].flatMap((field) =>
      body[field] === undefined ? [] : [[field, body[field]]],
    ),
  );
  const version = { VersionNumber: nextVersion(old['QuotationNumber'], division, state) };
  const created = quotations.insert(stamped({ ...rest, ...changes, ...stateOf(20), ...version }, state, now));
  const id = { QuotationID: created['QuotationID'] };
  const lines = state.rows(collectionName(division, 'crm/QuotationLines'));
  const key = keyField(resources.data['crm/QuotationLines'] ?? { methods: [], path: '', fields: {} });
  for (const { [key]: _id, ...line } of [...lines.scan({ parent: String(before) })]) {
    lines.insert(stamped({ ...line, ...id, ...version }, state, now));
  }
  return created['QuotationID'];
}

const QUOTATION = 21;

/** Creates the document that a quotation is printed to. Returns its id. */
function print(quotation: Row, spot: Spot, request: Incoming, state: State): unknown {
  const lines = state
    .rows(collectionName(spot.division, 'crm/QuotationLines'))
    .scan({ parent: String(quotation['QuotationID']) });
  const title = `Quotation ${String(quotation['QuotationNumber'])}`;
  return printed({ type: QUOTATION, title, header: quotation, lines: [...lines] }, spot, request, state);
}
