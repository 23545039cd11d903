/** Reports of the books, from running totals and terms of payment, never from documents. */
import { listOf } from '../../engine/listing.js';
import type { Listing, Row, State } from '../../engine/types.js';
import { groupBy } from './groups.js';
import { amountOf, sumOf } from './money.js';
import { isClosed } from './periods.js';
import { lineOf, type Books } from './postings.js';
import type { Sum } from './sums.js';
import { daysLate, type Terms } from './terms.js';

/** G/L account of the results of earlier years. */
const RESULT = '0900';
const OPENING = 10;
const CURRENCY = 'EUR';

const total = (sums: readonly Sum[]): bigint => sumOf(sums.map(({ debit, credit }) => debit + credit));

/** The trial balance: one row per year, period, G/L account, status and type. */
export function trialBalance(sums: readonly Sum[], { division }: Books): Row[] {
  return sums.map(({ year, period, gl, status, type, count, debit, credit }, index) => ({
    ID: index + 1,
    Division: division,
    ReportingYear: year,
    ReportingPeriod: period,
    GLAccount: gl?.['ID'],
    GLAccountCode: gl?.['Code'],
    GLAccountDescription: gl?.['Description'],
    BalanceType: gl?.['BalanceType'],
    Status: status,
    Type: type,
    Count: count,
    Amount: amountOf(debit + credit),
    AmountDebit: amountOf(debit),
    AmountCredit: amountOf(-credit),
  }));
}

/** Opening balances of a year on the balance sheet; the result of earlier years is on one account. */
export function openingBalance(sums: readonly Sum[], year: number, { division, names }: Books): Row[] {
  const result = names.gl(RESULT);
  const before = sums.filter((sum) => sum.year < year || (sum.year === year && sum.type === OPENING));
  const accountOf = ({ gl }: Sum): Row | undefined => (gl?.['BalanceType'] === 'W' ? result : gl);
  return [...groupBy(before, accountOf)].flatMap(([gl, group]) => {
    const amount = total(group);
    if (amount === 0n) return [];
    return {
      Division: division,
      ReportingYear: year,
      GLAccount: gl?.['ID'],
      GLAccountCode: gl?.['Code'],
      GLAccountDescription: gl?.['Description'],
      BalanceSide: amount > 0n ? 'D' : 'C',
      Amount: amountOf(amount),
    };
  });
}

const REVENUE = 110;

/** Revenue of each period of a year. */
export function revenue(sums: readonly Sum[], year: number): Row[] {
  return Array.from({ length: 12 }, (_, month) => {
    const own = sums.filter((sum) => sum.year === year && sum.period === month + 1 && sum.gl?.['Type'] === REVENUE);
    return { Year: year, Period: month + 1, Amount: amountOf(-total(own)) };
  });
}

/** Revenue, costs and result of this year and the year before, and of the same period of both. */
export function profitAndLoss(sums: readonly Sum[], now: Date): Row[] {
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
    const profit = sums.filter(
      (sum) => sum.year === own && (month === undefined || sum.period === month) && sum.gl?.['BalanceType'] === 'W',
    );
    const [earned, spent] = [
      -total(profit.filter(({ gl }) => gl?.['Type'] === REVENUE)),
      total(profit.filter(({ gl }) => gl?.['Type'] !== REVENUE)),
    ];
    row[`Revenue${name}`] = amountOf(earned);
    row[`Costs${name}`] = amountOf(spent);
    row[`Result${name}`] = amountOf(earned - spent);
  }
  return [row];
}

/** Whether each journal is open or closed in each period. */
export function journalStatus(state: State): Row[] {
  const periods = [...state.rows('financial/FinancialPeriods').scan()];
  return [...state.rows('financial/Journals').scan()].flatMap((journal) =>
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

/** Terms of payment by their positions. */
export interface Chosen {
  readonly terms: Terms;
  readonly at: readonly number[];
}

/** Age group of a term, from 1: 30 days late or less, 60, 90, and more. */
export const ageOf = (terms: Terms, at: number, now: Date): number =>
  Math.min(4, Math.max(1, Math.ceil(daysLate(terms, at, now) / 30)));

const openOf = ({ terms, at }: Chosen): bigint => sumOf(at.map(terms.open));

const chosenIn = ({ terms, at }: Chosen, test: (at: number) => boolean): Chosen => ({ terms, at: at.filter(test) });

const openIn = (chosen: Chosen): Chosen => chosenIn(chosen, (at) => chosen.terms.open(at) !== 0n);

const aged = (chosen: Chosen, age: number, now: Date): Chosen =>
  chosenIn(chosen, (at) => ageOf(chosen.terms, at, now) === age);

export function agingOverview(receivable: Chosen, payable: Chosen, now: Date): Row[] {
  return AGES.map((text, index) => ({
    AgeGroup: index + 1,
    AgeGroupDescription: text,
    AmountReceivable: amountOf(openOf(aged(receivable, index + 1, now))),
    AmountPayable: amountOf(openOf(aged(payable, index + 1, now))),
    CurrencyCode: CURRENCY,
  }));
}

/** Amounts that each account owes or is owed, by age. */
export function agingList(chosen: Chosen, { rows }: Books, now: Date): Listing {
  const { terms } = chosen;
  const groups = [...groupBy(openIn(chosen).at, terms.party)];
  return listOf(groups.length, (index) => {
    const [party = -1, at = []] = groups[index] ?? [];
    const account = rows('crm/Accounts').at(party);
    const group = { terms, at };
    const ages = AGES.map((text, age) => [
      [`AgeGroup${age + 1}`, age + 1],
      [`AgeGroup${age + 1}Description`, text],
      [`AgeGroup${age + 1}Amount`, amountOf(openOf(aged(group, age + 1, now)))],
    ]);
    return {
      AccountId: account?.['ID'],
      AccountCode: account?.['Code'],
      AccountName: account?.['Name'],
      TotalAmount: amountOf(openOf(group)),
      CurrencyCode: CURRENCY,
      ...(Object.fromEntries(ages.flat()) as Row),
    };
  });
}

/** Open terms, one row each. */
export function openList(chosen: Chosen): Listing {
  const { terms, at: open } = openIn(chosen);
  return listOf(open.length, (index) => {
    const at = open[index] ?? 0;
    const line = lineOf(terms.booked(at));
    return {
      HID: String(index + 1),
      Id: line['ID'],
      AccountId: line['Account'],
      AccountCode: line['AccountCode'],
      AccountName: line['AccountName'],
      Amount: amountOf(terms.open(at)),
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
    };
  });
}

export function outstanding(receivable: Chosen, payable: Chosen, now: Date): Row[] {
  const row: Row = { CurrencyCode: CURRENCY };
  for (const [name, chosen] of Object.entries({ Receivable: receivable, Payable: payable })) {
    const open = openIn(chosen);
    const late = chosenIn(open, (at) => daysLate(open.terms, at, now) > 0);
    row[`Outstanding${name}InvoiceCount`] = open.at.length;
    row[`Outstanding${name}InvoiceAmount`] = amountOf(openOf(open));
    row[`Overdue${name}InvoiceCount`] = late.at.length;
    row[`Overdue${name}InvoiceAmount`] = amountOf(openOf(late));
  }
  return [row];
}
