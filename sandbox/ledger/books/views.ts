import type { Incoming, Row, State } from '../../engine/types.js';
import type { Spot } from '../resources.js';
import { returnRows, stockFeed, stockPosition } from '../stock.js';
import { PAYMENTS, RECEIVABLES } from './bookings.js';
import { kept } from './kept.js';
import { posted, SOURCES, sumsOf, type Posted, type Sum } from './postings.js';
import * as reports from './reports.js';
import { termRows, termsOf, type Term } from './terms.js';

/** What is computed from the documents of a division. */
interface Books {
  readonly posted: readonly Posted[];
  readonly lines: readonly Row[];
  readonly receivable: readonly Term[];
  readonly payable: readonly Term[];
}

interface Asked {
  readonly books: Books;
  readonly sums: readonly Sum[];
  readonly chart: ReadonlyMap<unknown, Row>;
  readonly division: number;
  readonly state: State;
  readonly now: Date;
  /** Value of a parameter of a function, without its OData form. */
  readonly parameter: (name: string) => string | undefined;
}

type View = (asked: Asked) => Row[];

const year = ({ now }: Asked): number => now.getUTCFullYear();

/** Terms of the account and age group that the request names. */
function chosen(terms: readonly Term[], { now, parameter }: Asked): readonly Term[] {
  const [account, age] = [parameter('accountId')?.toLowerCase(), parameter('ageGroup')];
  return terms.filter(
    (term) =>
      (account === undefined || term.line['Account'] === account) &&
      (age === undefined || reports.ageOf(term, now) === Number(age)),
  );
}

const receivable: View = (asked) => reports.openList(chosen(asked.books.receivable, asked));
const payable: View = (asked) => reports.openList(chosen(asked.books.payable, asked));
const agingReceivable: View = (asked) => reports.agingList(chosen(asked.books.receivable, asked), asked.now);
const agingPayable: View = (asked) => reports.agingList(chosen(asked.books.payable, asked), asked.now);
const agingOverview: View = (asked) =>
  reports.agingOverview(chosen(asked.books.receivable, asked), chosen(asked.books.payable, asked), asked.now);
const balance: View = ({ sums, chart, division }) => reports.trialBalance(sums, chart, division);

const revenue: View = (asked) => {
  const { sums, chart, parameter } = asked;
  // After entry, open documents count too.
  const counted = parameter('afterEntry') === 'false' ? sums.filter(isProcessed) : sums;
  return reports.revenue(counted, chart, Number(parameter('year') ?? year(asked)));
};

const isProcessed = ({ line }: Sum): boolean => line['Status'] === 50;

const opening =
  (yearsAgo: number, onlyProcessed: boolean): View =>
  (asked) => {
    const { sums, chart, division } = asked;
    const counted = onlyProcessed ? sums.filter(isProcessed) : sums;
    return reports.openingBalance(counted, chart, year(asked) - yearsAgo, division);
  };

/** Resources whose records are computed from what was booked. */
const VIEWS: Readonly<Record<string, View>> = {
  'financialtransaction/Transactions': ({ books }) => books.posted.map(({ transaction }) => transaction),
  'financialtransaction/TransactionLines': ({ books }) => [...books.lines],
  [RECEIVABLES]: ({ books, state, division }) => termRows(RECEIVABLES, books.receivable, state, division),
  [PAYMENTS]: ({ books, state, division }) => termRows(PAYMENTS, books.payable, state, division),
  'financial/ReportingBalance': balance,
  'read/financial/ReportingBalanceByClassification': (asked) =>
    balance(asked).filter(({ ReportingYear }) => String(ReportingYear) === asked.parameter('reportingYear')),
  'read/financial/AgingOverview': agingOverview,
  'read/financial/AgingOverviewByAccount': agingOverview,
  'read/financial/AgingReceivablesList': agingReceivable,
  'read/financial/AgingReceivablesListByAgeGroup': agingReceivable,
  'read/financial/AgingPayablesList': agingPayable,
  'read/financial/AgingPayablesListByAgeGroup': agingPayable,
  'read/financial/ReceivablesList': receivable,
  'read/financial/ReceivablesListByAccount': receivable,
  'read/financial/ReceivablesListByAgeGroup': receivable,
  'read/financial/ReceivablesListByAccountAndAgeGroup': receivable,
  'read/financial/PayablesList': payable,
  'read/financial/PayablesListByAccount': payable,
  'read/financial/PayablesListByAgeGroup': payable,
  'read/financial/PayablesListByAccountAndAgeGroup': payable,
  'read/financial/OutstandingInvoicesOverview': ({ books, now }) =>
    reports.outstanding(books.receivable, books.payable, now),
  'read/financial/ProfitLossOverview': ({ sums, chart, now }) => reports.profitAndLoss(sums, chart, now),
  'read/financial/RevenueList': revenue,
  'read/financial/RevenueListByYear': revenue,
  'read/financial/RevenueListByYearAndStatus': revenue,
  'read/financial/JournalStatusList': ({ state, division }) => reports.journalStatus(state, division),
  'read/financial/JournalStatusByFinancialPeriod': ({ state, division, parameter }) =>
    reports
      .journalStatus(state, division)
      .filter(
        ({ Year, Period }) =>
          String(Year) === (parameter('year') ?? String(Year)) &&
          String(Period) === (parameter('period') ?? String(Period)),
      ),
  'read/financial/Returns': ({ state, division }) => returnRows(state, division),
  'read/logistics/StockPosition': ({ division, state, parameter }) =>
    stockPosition(parameter('itemId')?.toLowerCase(), division, state),
  'sync/Inventory/StockPositions': ({ division, state }) => stockFeed(division, state),
  'openingbalance/CurrentYear/AfterEntry': opening(0, false),
  'openingbalance/CurrentYear/Processed': opening(0, true),
  'openingbalance/PreviousYear/AfterEntry': opening(1, false),
  'openingbalance/PreviousYear/Processed': opening(1, true),
};

export const isView = (resource: string): boolean => Object.hasOwn(VIEWS, resource);

/** Records of a computed resource. */
export function viewOf(request: Incoming, { division, served }: Spot, state: State): Row[] {
  const parameter = (name: string): string | undefined => {
    const typed = request.query.get(name);
    return typed === null ? undefined : typed.replace(/^(?:guid|datetime)?'(.*)'$/, '$1');
  };
  const chart = kept('chart', division, state, ['financial/GLAccounts'], () => reports.chartOf(state, division));
  return (
    VIEWS[served.source]?.({
      // Stock and statuses of journals do not need the books.
      get books() {
        return kept('books', division, state, SOURCES, () => booksOf(division, state));
      },
      get sums() {
        return kept('sums', division, state, SOURCES, () => sumsOf(division, state));
      },
      chart,
      division,
      state,
      now: request.now,
      parameter,
    }) ?? []
  );
}

function booksOf(division: number, state: State): Books {
  const all = posted(division, state);
  return {
    posted: all,
    lines: all.flatMap(({ lines }) => lines),
    receivable: termsOf(RECEIVABLES, all, state, division),
    payable: termsOf(PAYMENTS, all, state, division),
  };
}
