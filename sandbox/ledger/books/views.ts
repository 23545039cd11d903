/** Resources whose records are computed from the books, or from other records. */
import { listed, listOf, mapped } from '../../engine/listing.js';
import { orderOf } from '../../engine/order.js';
import type { Context } from '../../engine/odata/behavior.js';
import type { Entry, Listing, Row } from '../../engine/types.js';
import { resulting, type Work } from '../../engine/work.js';
import { returnRow, stockPosition, stockRow } from '../stock.js';
import { documentVersion, longVersion, shortVersion } from '../world.js';
import { BOOKINGS, PAYMENTS, RECEIVABLES } from './bookings.js';
import { booksOf, lineOf, postedAs, transactionOf, versionOf, type Books, type Posted } from './postings.js';
import * as reports from './reports.js';
import { sumsOf, type Sum } from './sums.js';
import { termRows, termsOf, type Terms } from './terms.js';

interface Asked {
  readonly books: Books;
  readonly now: Date;
  /** The records are wanted in the order of their row versions. */
  readonly isFeed: boolean;
  /** Value of a parameter of a function, without its OData form. */
  readonly parameter: (name: string) => string | undefined;
}

type View = (asked: Asked) => Listing | Work<Listing>;

const year = ({ now }: Asked): number => now.getUTCFullYear();

/** Terms of the account and age group that the request names. */
function* chosen(resource: string, { books, now, parameter }: Asked): Work<reports.Chosen> {
  const terms = yield* termsOf(resource, books);
  const [account, age] = [parameter('accountId')?.toLowerCase(), parameter('ageGroup')];
  const party = books.rows('crm/Accounts').position(account ?? '');
  const at = Array.from({ length: terms.size }, (_, index) => index).filter(
    (index) =>
      (account === undefined || (party >= 0 && terms.party(index) === party)) &&
      (age === undefined || reports.ageOf(terms, index, now) === Number(age)),
  );
  return { terms, at };
}

const ofTerms = (resource: string, report: (chosen: reports.Chosen, asked: Asked) => Listing): View =>
  function* (asked) {
    return report(yield* chosen(resource, asked), asked);
  };
const ofBoth = (report: (receivable: reports.Chosen, payable: reports.Chosen, now: Date) => Row[]): View =>
  function* (asked) {
    return listed(report(yield* chosen(RECEIVABLES, asked), yield* chosen(PAYMENTS, asked), asked.now));
  };
const ofSums = (report: (sums: readonly Sum[], asked: Asked) => Row[]): View =>
  function* (asked) {
    return listed(report(yield* sumsOf(asked.books), asked));
  };

const openList = (resource: string): View => ofTerms(resource, reports.openList);
const agingList = (resource: string): View =>
  ofTerms(resource, (terms, { books, now }) => reports.agingList(terms, books, now));
const agingOverview = ofBoth(reports.agingOverview);

const isProcessed = ({ status }: Sum): boolean => status === 50;
const revenue = ofSums((sums, asked) => {
  const { parameter } = asked;
  // After entry, open documents count too.
  const counted = parameter('afterEntry') === 'false' ? sums.filter(isProcessed) : sums;
  return reports.revenue(counted, Number(parameter('year') ?? year(asked)));
});
const opening = (yearsAgo: number, onlyProcessed: boolean): View =>
  ofSums((sums, asked) =>
    reports.openingBalance(onlyProcessed ? sums.filter(isProcessed) : sums, year(asked) - yearsAgo, asked.books),
  );

/** Maximum number of documents of a kind, and of lines of a document. */
const DOCUMENTS = 2 ** 28;
const LINES = 4096;

/** Returns the rows of each booked document, by kind and position. */
function ofDocuments(
  books: Books,
  records: (posted: Posted) => readonly (readonly [number: number, row: () => Row])[],
): Listing {
  function* entries(_order: unknown, after?: { readonly position: number }): Iterable<Entry> {
    const from = after?.position ?? -1;
    const first = Math.max(0, Math.floor(from / LINES));
    for (let kind = Math.floor(first / DOCUMENTS); kind < BOOKINGS.length; kind++) {
      const booking = BOOKINGS[kind];
      if (booking === undefined) return;
      const before = kind === Math.floor(first / DOCUMENTS) ? (first % DOCUMENTS) - 1 : -1;
      for (const posted of postedAs(booking, books, orderOf([]), { position: before, key: undefined })) {
        if (posted === undefined) continue;
        for (const [number, row] of records(posted)) {
          const position = (kind * DOCUMENTS + posted.position) * LINES + number;
          if (position > from) yield { position, row, stored: false };
        }
      }
    }
  }
  return { ...listed([]), entries, count: () => countOf(entries(undefined)) };
}

/** The amounts in the books by their row versions: a record that changes moves to the end. */
function feedOfLines(books: Books): Listing {
  const order = orderOf([{ field: 'Timestamp' }]);
  function* entries(_order: unknown, after?: { readonly position: number }): Iterable<Entry> {
    const from = after?.position ?? -1;
    const point = { position: -1, key: documentVersion(longVersion(from)) };
    const kinds = BOOKINGS.map((booking) => postedAs(booking, books, order, point)[Symbol.iterator]());
    const next = (kind: number): Posted | undefined => {
      for (;;) {
        const { done, value } = kinds[kind]?.next() ?? { done: true, value: undefined };
        if (done === true || value !== undefined) return value as Posted | undefined;
      }
    };
    const first = (posted: Posted | undefined): number => {
      const [entry] = posted?.entries ?? [];
      return posted === undefined || entry === undefined ? Infinity : shortVersion(versionOf(posted, entry));
    };
    const heads = kinds.map((_, kind) => next(kind));
    for (;;) {
      const firsts = heads.map(first);
      const kind = firsts.indexOf(Math.min(...firsts));
      const posted = heads[kind];
      if (posted === undefined || firsts[kind] === Infinity) return;
      heads[kind] = next(kind);
      for (const entry of posted.entries) {
        const position = shortVersion(versionOf(posted, entry));
        if (position > from) yield { position, row: () => lineOf({ posted, entry, books }), stored: false };
      }
    }
  }
  return feed(entries);
}

/** A list by row versions, whatever else it is sorted by. */
const feed = (entries: Listing['entries']): Listing => ({
  entries,
  orderOf: () => ({ order: orderOf([]), rising: true }),
  count: () => countOf(entries(orderOf([]))),
});

function countOf(entries: Iterable<Entry>): number {
  let sum = 0;
  for (const _ of entries) sum++;
  return sum;
}

/** The terms of payment in their order, or by their row versions. */
const termList = (resource: string): View =>
  function* ({ books, isFeed }) {
    const terms: Terms = yield* termsOf(resource, books);
    const { row, version } = termRows(resource, terms, books);
    if (!isFeed) return listOf(terms.size, row);
    const versions = Float64Array.from({ length: terms.size }, (_, at) => version(at));
    const order = Uint32Array.from(versions.keys()).sort((a, b) => (versions[a] ?? 0) - (versions[b] ?? 0));
    return feed(function* (_order, after) {
      for (const at of order) {
        const position = versions[at] ?? 0;
        if (position > (after?.position ?? -1)) yield { position, row: () => row(at), stored: false };
      }
    });
  };

const balance = ofSums((sums, { books }) => reports.trialBalance(sums, books));
const journalStatus: View = ({ books, parameter }) => {
  const isAsked = (name: string, value: unknown): boolean => (parameter(name) ?? String(value)) === String(value);
  const all = reports.journalStatus(books.state);
  return listed(all.filter(({ Year, Period }) => isAsked('year', Year) && isAsked('period', Period)));
};

const VIEWS: Readonly<Record<string, View>> = {
  'financialtransaction/Transactions': ({ books }) =>
    ofDocuments(books, (posted) => [[0, () => transactionOf({ posted, books })]]),
  'financialtransaction/TransactionLines': ({ books, isFeed }) =>
    isFeed
      ? feedOfLines(books)
      : {
          ...ofDocuments(books, (posted) =>
            posted.entries.map((entry) => [entry.number, () => lineOf({ posted, entry, books })]),
          ),
          *count() {
            return (yield* sumsOf(books)).reduce((all, { count }) => all + count, 0);
          },
        },
  [RECEIVABLES]: termList(RECEIVABLES),
  [PAYMENTS]: termList(PAYMENTS),
  'financial/ReportingBalance': balance,
  'read/financial/ReportingBalanceByClassification': ofSums((sums, { books, parameter }) =>
    reports
      .trialBalance(sums, books)
      .filter(({ ReportingYear }) => String(ReportingYear) === parameter('reportingYear')),
  ),
  'read/financial/AgingOverview': agingOverview,
  'read/financial/AgingOverviewByAccount': agingOverview,
  'read/financial/AgingReceivablesList': agingList(RECEIVABLES),
  'read/financial/AgingReceivablesListByAgeGroup': agingList(RECEIVABLES),
  'read/financial/AgingPayablesList': agingList(PAYMENTS),
  'read/financial/AgingPayablesListByAgeGroup': agingList(PAYMENTS),
  'read/financial/ReceivablesList': openList(RECEIVABLES),
  'read/financial/ReceivablesListByAccount': openList(RECEIVABLES),
  'read/financial/ReceivablesListByAgeGroup': openList(RECEIVABLES),
  'read/financial/ReceivablesListByAccountAndAgeGroup': openList(RECEIVABLES),
  'read/financial/PayablesList': openList(PAYMENTS),
  'read/financial/PayablesListByAccount': openList(PAYMENTS),
  'read/financial/PayablesListByAgeGroup': openList(PAYMENTS),
  'read/financial/PayablesListByAccountAndAgeGroup': openList(PAYMENTS),
  'read/financial/OutstandingInvoicesOverview': ofBoth(reports.outstanding),
  'read/financial/ProfitLossOverview': ofSums((sums, { now }) => reports.profitAndLoss(sums, now)),
  'read/financial/RevenueList': revenue,
  'read/financial/RevenueListByYear': revenue,
  'read/financial/RevenueListByYearAndStatus': revenue,
  'read/financial/JournalStatusList': journalStatus,
  'read/financial/JournalStatusByFinancialPeriod': journalStatus,
  'read/financial/Returns': ({ books }) =>
    mapped(books.rows('financial/OfficialReturns').listing(), (row) => returnRow(row, books.state)),
  'read/logistics/StockPosition': ({ books, parameter }) =>
    listed(stockPosition(parameter('itemId')?.toLowerCase(), books)),
  'sync/Inventory/StockPositions': ({ books }) => mapped(books.rows('inventory/ItemWarehouses').listing(), stockRow),
  'openingbalance/CurrentYear/AfterEntry': opening(0, false),
  'openingbalance/CurrentYear/Processed': opening(0, true),
  'openingbalance/PreviousYear/AfterEntry': opening(1, false),
  'openingbalance/PreviousYear/Processed': opening(1, true),
};

export const isView = (resource: string): boolean => Object.hasOwn(VIEWS, resource);

/** The records of a computed resource. */
export function* viewOf({ request, served, state }: Context): Work<Listing> {
  const parameter = (name: string): string | undefined => {
    const typed = request.query.get(name);
    return typed === null ? undefined : typed.replace(/^(?:guid|datetime)?'(.*)'$/, '$1');
  };
  const asked = { books: booksOf(state), now: request.now, isFeed: served.record.sync === true, parameter };
  return yield* resulting(VIEWS[served.source]?.(asked) ?? listed([]));
}
