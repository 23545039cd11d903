import type { Row, State } from '../../engine/types.js';
import { collectionName } from '../world.js';
import { groupBy } from './groups.js';
import { amountOf, sumOf } from './money.js';
import { isClosed } from './periods.js';
import type { Sum } from './postings.js';
import { daysLate, type Term } from './terms.js';

/** G/L account of the results of earlier years. */
const RESULT = '0900';
const OPENING = 10;
const CURRENCY = 'EUR';

const total = (sums: readonly Sum[]): bigint => sumOf(sums.map(({ debit, credit }) => debit + credit));

/** G/L accounts of a division by id. */
export function chartOf(state: State, division: number): ReadonlyMap<unknown, Row> {
  const rows = state.rows(collectionName(division, 'financial/GLAccounts'));
  return new Map([...rows.scan()].map((row) => [row['ID'], row]));
}

/** The trial balance: one row per year, period, G/L account, status and type. */
export function trialBalance(sums: readonly Sum[], chart: ReadonlyMap<unknown, Row>, division: number): Row[] {
  return sums.map(({ line, count, debit, credit }, index) => ({
    ID: index + 1,
    Division: division,
    ReportingYear: line['FinancialYear'],
    ReportingPeriod: line['FinancialPeriod'],
    GLAccount: line['GLAccount'],
    GLAccountCode: line['GLAccountCode'],
    GLAccountDescription: line['GLAccountDescription'],
    BalanceType: chart.get(line['GLAccount'])?.['BalanceType'],
    Status: line['Status'],
    Type: line['Type'],
    Count: count,
    Amount: amountOf(debit + credit),
    AmountDebit: amountOf(debit),
    AmountCredit: amountOf(-credit),
  }));
}

/** What the accounts of the balance sheet begin a year with; the result of the years before is on one account. */
export function openingBalance(
  sums: readonly Sum[],
  chart: ReadonlyMap<unknown, Row>,
  year: number,
  division: number,
): Row[] {
  const result = [...chart.values()].find(({ Code }) => Code === RESULT);
  const before = sums.filter(
    ({ line }) =>
      Number(line['FinancialYear']) < year || (Number(line['FinancialYear']) === year && line['Type'] === OPENING),
  );
  const accountOf = ({ line }: Sum): unknown =>
    chart.get(line['GLAccount'])?.['BalanceType'] === 'W' ? result?.['ID'] : line['GLAccount'];
  return [...groupBy(before, accountOf)].flatMap(([id, group]) => {
    const [amount, account] = [total(group), chart.get(id)];
    if (amount === 0n) return [];
    return {
      Division: division,
      ReportingYear: year,
      GLAccount: id,
      GLAccountCode: account?.['Code'],
      GLAccountDescription: account?.['Description'],
      BalanceSide: amount > 0n ? 'D' : 'C',
      Amount: amountOf(amount),
    };
  });
}

const REVENUE = 110;

/** Revenue of each period of a year. */
export function revenue(sums: readonly Sum[], chart: ReadonlyMap<unknown, Row>, year: number): Row[] {
  return Array.from({ length: 12 }, (_, month) => {
    const own = sums.filter(
      ({ line }) =>
        line['FinancialYear'] === year &&
        line['FinancialPeriod'] === month + 1 &&
        chart.get(line['GLAccount'])?.['Type'] === REVENUE,
    );
    return { Year: year, Period: month + 1, Amount: amountOf(-total(own)) };
  });
}

/** Revenue, costs and result of this year and the year before, and of the same period of both. */
export function profitAndLoss(sums: readonly Sum[], chart: ReadonlyMap<unknown, Row>, now: Date): Row[] {
  const [year, period] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  const row: Row = {
    CurrentYear: year,
    CurrentPeriod: period,
    PreviousYear: year - 1,
    PreviousYearPeriod: period,
    CurrencyCode: CURRENCY,
  };
  const spans = { CurrentYear: [year], CurrentPeriod: [year, period], PreviousYear: [year - 1] };
  for (const [name, [own, month]] of Object.entries({ ...spans, PreviousYearPeriod: [year - 1, period] })) {
    const inside = sums.filter(
      ({ line }) => line['FinancialYear'] === own && (month === undefined || line['FinancialPeriod'] === month),
    );
    const type = ({ line }: Sum): unknown => chart.get(line['GLAccount'])?.['Type'];
    const profit = inside.filter(({ line }) => chart.get(line['GLAccount'])?.['BalanceType'] === 'W');
    const [earned, spent] = [
      -total(profit.filter((sum) => type(sum) === REVENUE)),
      total(profit.filter((sum) => type(sum) !== REVENUE)),
    ];
    row[`Revenue${name}`] = amountOf(earned);
    row[`Costs${name}`] = amountOf(spent);
    row[`Result${name}`] = amountOf(earned - spent);
  }
  return [row];
}

/** Whether each journal is open or closed in each period. */
export function journalStatus(state: State, division: number): Row[] {
  const periods = [...state.rows(collectionName(division, 'financial/FinancialPeriods')).scan()];
  return [...state.rows(collectionName(division, 'financial/Journals')).scan()].flatMap((journal) =>
    periods.map(({ FinYear, FinPeriod }) => {
      const closed = isClosed(Number(FinYear), state.start);
      return {
        Journal: journal['Code'],
        JournalDescription: journal['Description'],
        JournalType: journal['Type'],
        Year: FinYear,
        Period: FinPeriod,
        Status: closed ? 1 : 0,
        StatusDescription: closed ? 'Closed' : 'Open',
      };
    }),
  );
}

const AGES = ['0 - 30', '31 - 60', '61 - 90', '> 90'];

/** Age group of a term, from 1: 30 days late or less, 60, 90, and more. */
export const ageOf = (term: Term, now: Date): number => Math.min(4, Math.max(1, Math.ceil(daysLate(term, now) / 30)));

const openOf = (terms: readonly Term[]): bigint => sumOf(terms.map(({ open }) => open));

export function agingOverview(receivable: readonly Term[], payable: readonly Term[], now: Date): Row[] {
  return AGES.map((text, index) => {
    const own = (terms: readonly Term[]): Term[] => terms.filter((term) => ageOf(term, now) === index + 1);
    return {
      AgeGroup: index + 1,
      AgeGroupDescription: text,
      AmountReceivable: amountOf(openOf(own(receivable))),
      AmountPayable: amountOf(openOf(own(payable))),
      CurrencyCode: CURRENCY,
    };
  });
}

/** What each account owes or is owed, by age. */
export function agingList(terms: readonly Term[], now: Date): Row[] {
  return [...groupBy(terms.filter(isOpen), ({ line }) => line['Account'])].map(([account, group]) => {
    const line = group[0]?.line ?? {};
    const ages = AGES.map((text, index) => [
      [`AgeGroup${index + 1}`, index + 1],
      [`AgeGroup${index + 1}Description`, text],
      [`AgeGroup${index + 1}Amount`, amountOf(openOf(group.filter((term) => ageOf(term, now) === index + 1)))],
    ]);
    return {
      AccountId: account,
      AccountCode: line['AccountCode'],
      AccountName: line['AccountName'],
      TotalAmount: amountOf(openOf(group)),
      CurrencyCode: CURRENCY,
      ...(Object.fromEntries(ages.flat()) as Row),
    };
  });
}

export const isOpen = ({ open }: Term): boolean => open !== 0n;

/** Open terms, one row each. */
export function openList(terms: readonly Term[]): Row[] {
  return terms.filter(isOpen).map(({ line, open }, index) => ({
    HID: String(index + 1),
    Id: line['ID'],
    AccountId: line['Account'],
    AccountCode: line['AccountCode'],
    AccountName: line['AccountName'],
    Amount: amountOf(open),
    AmountInTransit: 0,
    CurrencyCode: CURRENCY,
    Description: line['Description'],
    DueDate: line['DueDate'] ?? line['Date'],
    EntryNumber: line['EntryNumber'],
    InvoiceDate: line['Date'],
    InvoiceNumber: line['EntryNumber'],
    JournalCode: line['JournalCode'],
    JournalDescription: line['JournalDescription'],
    YourRef: line['YourRef'],
  }));
}

export function outstanding(receivable: readonly Term[], payable: readonly Term[], now: Date): Row[] {
  const row: Row = { CurrencyCode: CURRENCY };
  for (const [name, terms] of Object.entries({ Receivable: receivable, Payable: payable })) {
    const open = terms.filter(isOpen);
    const late = open.filter((term) => daysLate(term, now) > 0);
    row[`Outstanding${name}InvoiceCount`] = open.length;
    row[`Outstanding${name}InvoiceAmount`] = amountOf(openOf(open));
    row[`Overdue${name}InvoiceCount`] = late.length;
    row[`Overdue${name}InvoiceAmount`] = amountOf(openOf(late));
  }
  return [row];
}
