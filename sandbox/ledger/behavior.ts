/** Behavior of the service for the records of its catalogue. */
import type { CatalogueData, CatalogueResource } from '../../runtime/contract/catalogue.js';
import type { Behavior, Context } from '../engine/odata/behavior.js';
import { keyField } from '../engine/odata/resources.js';
import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, Row } from '../engine/types.js';
import type { Work } from '../engine/work.js';
import { ACTIONS } from './actions.js';
import { balancesOf } from './books/balances.js';
import { booksOf, linesOf, postedBy } from './books/postings.js';
import { addTerm, changeTerm, needDeletable, removeBooked, restampDocuments } from './books/rules.js';
import { isView, viewOf } from './books/views.js';
import { collectionOf } from './collections.js';
import { resum, summed } from './documents.js';
import { downloadAddress } from './printing.js';
import { ATTACHMENTS, changed, completed, DOCUMENTS, recordDeletion, STATEMENTS } from './rules.js';
import { linkOf } from './seeds/links.js';
import { DIVISION_LISTS, DIVISIONS } from './world.js';
import { needUnprinted } from './books/rules.js';
import { recordAt } from '../engine/odata/reads.js';

const STATEMENT_FILES = 'documents/BankStatementUploadAttachments';

/** Bank statements are documents with a file, under paths of their own that the catalogue does not list. */
function withStatements(data: CatalogueData): CatalogueData {
  const uploaded = (name: string, standard: string): CatalogueResource => {
    const { fields, syncPath: _feed, bulkPath: _bulk, ...record } = data[standard] as CatalogueResource;
    const { Type, ...others } = fields;
    return {
      ...record,
      methods: ['POST'],
      path: record.path.replace(standard, name),
      fields: Type === undefined ? fields : { ...others, Type: { ...Type, mandatory: false } },
    };
  };
  return {
    ...data,
    [STATEMENTS]: uploaded(STATEMENTS, DOCUMENTS),
    [STATEMENT_FILES]: uploaded(STATEMENT_FILES, ATTACHMENTS),
  };
}

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

/** Refuses divisions that are not open, and resources that the license of one does not include. */
export function admit({ params: { division } }: Incoming, resource: string): void {
  if (division === undefined) return;
  const entry = DIVISIONS.find(({ code }) => String(code) === division);
  if (entry?.open !== true) {
    const reason = entry === undefined ? 'NoDivisionAccess' : 'DivisionBlocked';
    refuse(403, `No rights in division ${division}`, { headers: { reason } });
  }
  if (entry.lacks?.test(resource) === true) refuse(403, `No rights in division ${division}`);
}

/** Only the row version may be filtered in a feed, and the kind of record in the log of deletions. */
const FEED_FILTER = /^Timestamp gt \d+L$/;
const LOG = 'sync/Deleted';
const LOG_FILTER = /^Timestamp gt \d+L and EntityType eq \d+$/;

function checkList({ request: { query }, served: { record, name } }: Context): void {
  if (record.bulk === true && (query.get('$select') ?? '') === '') refuse(400, `Bulk service ${name} requires $select`);
  const filter = query.get('$filter');
  const isAllowed = filter === null || FEED_FILTER.test(filter) || (name === LOG && LOG_FILTER.test(filter));
  if (record.sync === true && !isAllowed) refuse(400, `Sync service ${name} can only be filtered by Timestamp gt`);
}

/** A client that does not accept JSON gets Atom. */
function inAtom(answer: Answer, { headers: { accept = '' } }: Incoming): Answer {
  if (
    answer.status === 204 ||
    accept.includes('application/json') ||
    /^text/.test(answer.headers?.['content-type'] ?? '')
  )
    return answer;
  const body = '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>';
  return { ...answer, headers: { ...answer.headers, 'content-type': 'application/atom+xml;charset=utf-8' }, body };
}

/** Fields that follow from all documents before a record. */
const BALANCES = ['OpeningBalanceFC', 'ClosingBalanceFC'];

const computed: Behavior['computed'] = (row, { select }, context) => {
  const { served, state, resources } = context;
  const { record, source } = served;
  return {
    ...(Object.hasOwn(ACTIONS, source) && { Division: Number(state.mark) }),
    ...(BALANCES.some((field) => select?.has(field) !== false) && balancesOf(row, source, state)),
    ...(source === ATTACHMENTS && { Url: downloadAddress(context, row['ID']) }),
    // Some feeds call the key of the record ID.
    ...(record.sync === true && { ID: row['ID'] ?? row[keyField(resources.need(source).record)] }),
  };
};

/** Stores a user's change of the payment term of an invoice. */
function* changeComputed(key: string | number, body: Row, context: Context): Work<Answer> {
  if (changeTerm(key, body, context)) return { status: 204 };
  yield* recordAt(context);
  return refuse(400, 'Only the terms of an invoice can be changed');
}

export const behavior: Behavior = {
  more: withStatements,
  sources: { ...DIVISION_LISTS, [STATEMENTS]: DOCUMENTS, [STATEMENT_FILES]: ATTACHMENTS },
  // Its lists can only be read page by page.
  lacks: ['$skip'],
  pageSize: ({ sync, bulk }) => (sync === true || bulk === true ? 1000 : 60),
  namespace: 'Ledger.Models',
  echoes: true,
  link: ({ source, record }, field) =>
    source === DOCUMENTS && field === 'Type'
      ? 'documents/DocumentTypes'
      : linkOf(field, record.fields[field]?.type ?? ''),
  code: ({ record }, field) =>
    record.fields[field]?.type === 'Edm.String' && Object.hasOwn(CODES, field) ? CODES[field] : undefined,
  collection: collectionOf,
  admit,
  checkList,
  answer: inAtom,

  view: (context) => (isView(context.served.source) ? viewOf(context) : undefined),
  linesOf(row, child, { served, state }) {
    if (!isView(child.source)) return undefined;
    const books = booksOf(state);
    const posted = postedBy(row[keyField(served.record)], books);
    return posted === undefined ? undefined : linesOf(posted, books);
  },
  computed,
  actions: ACTIONS,
  complete: completed,
  created: addTerm,
  total: summed,
  change: changed,
  changeComputed,
  removing(row, context) {
    needUnprinted(row, context);
    needDeletable(row, context);
    removeBooked(row, context);
    if (context.served.source === 'crm/Accounts') restampDocuments(row['ID'], context);
  },
  removed: recordDeletion,
  written: resum,
};
