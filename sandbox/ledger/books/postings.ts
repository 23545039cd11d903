import { defined } from 'cmdspec-runtime/kit';
import type { Row, State } from '../../engine/types.js';
import { bookedVersion, collectionName } from '../world.js';
import { BOOKINGS, OF_JOURNAL, type Booking } from './bookings.js';
import { kept } from './kept.js';
import { amountOf, centsOf, sumOf, taxIn, taxOn } from './money.js';
import { periodsOf, type Span } from './periods.js';

/** The G/L accounts of VAT on sales and on purchases. */
const VAT_TO_PAY = '1500';
const VAT_TO_CLAIM = '1520';
/** The G/L accounts of costs and of revenue that belong to other periods than their document. */
const PREPAID = '1400';
const DEFERRED = '1700';
const PERIODS = 'financial/FinancialPeriods';
const DAY = 86_400_000;
/** Days until an invoice is due when it has no due date. */
export const DUE_DAYS = 30;

/** Day on which an invoice of a day is due, if it has no day of its own. */
export const dueDay = (day: string): string => new Date(Date.parse(day) + DUE_DAYS * DAY).toISOString();

/** A document in the books. */
export interface Posted {
  readonly booking: Booking;
  readonly header: Row;
  /** The transaction, and its lines: debit is positive. */
  readonly transaction: Row;
  readonly lines: readonly Row[];
}

/** Amounts of one line of a document, in cents, in the sign of the document. */
export interface Taxed {
  readonly net: bigint;
  readonly tax: bigint;
  readonly percentage: number;
}

/** Finds master data of a division by id and code; each record is read once. */
export interface Names {
  readonly gl: (code: unknown) => Row | undefined;
  readonly glOf: (id: unknown) => Row | undefined;
  readonly journal: (code: unknown) => Row | undefined;
  readonly vat: (code: unknown) => Row | undefined;
  readonly account: (id: unknown) => Row | undefined;
  readonly item: (id: unknown) => Row | undefined;
}

const MASTERS = [
  'financial/GLAccounts',
  'financial/Journals',
  'vat/VATCodes',
  'crm/Accounts',
  'logistics/Items',
] as const;

export function namesOf(division: number, state: State): Names {
  return kept('names', division, state, MASTERS, () => readNames(division, state));
}

function readNames(division: number, state: State): Names {
  const rows = (resource: string): ReturnType<State['rows']> => state.rows(collectionName(division, resource));
  const byCode = (resource: string): ((code: unknown) => Row | undefined) => {
    let map: Map<unknown, Row> | undefined;
    return (code) => {
      map ??= new Map([...rows(resource).scan()].map((row) => [row['Code'], row]));
      return map.get(code);
    };
  };
  // Only the fields that bookings copy: there may be a hundred thousand accounts.
  const byId = (resource: string, fields: readonly string[]): ((id: unknown) => Row | undefined) => {
    const known = new Map<unknown, Row | undefined>();
    return (id) => {
      if (typeof id !== 'string') return undefined;
      if (!known.has(id)) {
        const row = rows(resource).get(id);
        known.set(id, row && Object.fromEntries(fields.map((field) => [field, row[field]])));
      }
      return known.get(id);
    };
  };
  return {
    gl: byCode('financial/GLAccounts'),
    glOf: byId('financial/GLAccounts', ['ID', 'Code', 'Description']),
    journal: byCode('financial/Journals'),
    vat: byCode('vat/VATCodes'),
    account: byId('crm/Accounts', ['ID', 'Code', 'Name']),
    item: byId('logistics/Items', ['Code', 'Description', ...BOOKINGS.flatMap(({ item }) => item?.[0] ?? [])]),
  };
}

/** Splits the amount of a line by its VAT code, which includes the tax (type I) or does not. */
export function taxed(line: Row, field: string, names: Names): Taxed {
  const amount = centsOf(line[field]);
  const code = names.vat(line['VATCode']);
  const percentage = Number(code?.['Percentage'] ?? 0);
  const given = line['VATAmountFC'] ?? line['VATAmount'];
  const isIncluding = code?.['Type'] === 'I';
  const computed = isIncluding ? taxIn(amount, percentage) : taxOn(amount, percentage);
  const tax = code === undefined ? 0n : given === undefined || given === null ? computed : centsOf(given);
  return { net: isIncluding ? amount - tax : amount, tax, percentage };
}

/** All booked documents of a division, computed from the documents and their lines. */
export function posted(division: number, state: State): Posted[] {
  return BOOKINGS.flatMap((booking) =>
    kept(booking.header, division, state, sourcesOf(booking), () => [...postedAs(booking, division, state)]),
  );
}

const sourcesOf = ({ header, lines }: Booking): readonly string[] => [header, lines, PERIODS, ...MASTERS];

/** The booked documents of a kind, one by one. */
function* postedAs(booking: Booking, division: number, state: State): Iterable<Posted> {
  for (const header of state.rows(collectionName(division, booking.header)).scan()) {
    const one = postedOne(header, booking, division, state);
    if (one !== undefined) yield one;
  }
}

/** What was booked on a G/L account in a period by documents of one status and type. */
export interface Sum {
  /** The fields that all of its lines have in common. */
  readonly line: Row;
  readonly count: number;
  readonly debit: bigint;
  /** Zero or negative. */
  readonly credit: bigint;
}

const COMMON = [
  'FinancialYear',
  'FinancialPeriod',
  'GLAccountCode',
  'Status',
  'Type',
  'GLAccount',
  'GLAccountDescription',
] as const;
const SUMMED_BY = COMMON.slice(0, 5);

/** Sums of all booked lines of a division. Of the documents, nothing is kept. */
export function sumsOf(division: number, state: State): readonly Sum[] {
  return added(
    BOOKINGS.flatMap((booking) =>
      kept(`sums ${booking.header}`, division, state, sourcesOf(booking), () =>
        added(lineSums(postedAs(booking, division, state))),
      ),
    ),
  );
}

function* lineSums(documents: Iterable<Posted>): Iterable<Sum> {
  for (const { lines } of documents) {
    for (const line of lines) {
      const cents = centsOf(line['AmountDC']);
      yield { line, count: 1, debit: cents > 0n ? cents : 0n, credit: cents < 0n ? cents : 0n };
    }
  }
}

/** Adds up sums that have the same fields, in order of appearance. */
function added(sums: Iterable<Sum>): Sum[] {
  const groups = new Map<string, Sum>();
  for (const { line, count, debit, credit } of sums) {
    const key = SUMMED_BY.map((field) => String(line[field])).join();
    const known = groups.get(key);
    groups.set(key, {
      line: known?.line ?? Object.fromEntries(COMMON.map((field) => [field, line[field]])),
      count: (known?.count ?? 0) + count,
      debit: (known?.debit ?? 0n) + debit,
      credit: (known?.credit ?? 0n) + credit,
    });
  }
  return [...groups.values()];
}

/** The booked documents that name an account, in the order of {@link posted}. Costs what they have, not what the books have. */
export function postedOf(account: string, division: number, state: State): Posted[] {
  const rows = (resource: string): ReturnType<State['rows']> => state.rows(collectionName(division, resource));
  return BOOKINGS.flatMap((booking) => {
    const { header, lines, key, parent, accounts } = booking;
    const own = rows(header);
    const found =
      accounts === undefined
        ? rows(lines)
            .having('Account', account)
            .map((line) => own.get(String(line[parent])))
            .filter((row): row is Row => row !== undefined)
        : accounts.flatMap((field) => own.having(field, account));
    const each = new Map(found.map((row) => [row[key], row]));
    return [...each.values()].flatMap((row) => {
      const one = postedOne(row, booking, division, state);
      return one?.lines.some(({ Account }) => Account === account) === true ? one : [];
    });
  });
}

/** The resources from which the books of a division are computed. */
export const SOURCES: readonly string[] = [
  PERIODS,
  ...MASTERS,
  ...BOOKINGS.flatMap(({ header, lines }) => [header, lines]),
];

/** One document in the books, or undefined while it is not booked. */
export function postedOne(header: Row, booking: Booking, division: number, state: State): Posted | undefined {
  if (booking.isBooked?.(header) === false) return undefined;
  const parent = String(header[booking.key]);
  const lines = [...state.rows(collectionName(division, booking.lines)).scan({ parent })];
  return post(header, lines, BOOKINGS.indexOf(booking), booking, division, state, namesOf(division, state));
}

function post(
  header: Row,
  lines: readonly Row[],
  kind: number,
  booking: Booking,
  division: number,
  state: State,
  names: Names,
): Posted {
  const id = String(header[booking.key]);
  const journal = names.journal(header[booking.journal]);
  const account = booking.accounts?.map((field) => header[field]).find((one) => typeof one === 'string');
  const date = String((booking.date === undefined ? lines[0]?.['Date'] : header[booking.date]) ?? header['Created']);
  const due = header['DueDate'] ?? dueDay(date);
  const common: Row = {
    EntryID: id,
    EntryNumber: header[booking.number],
    Division: division,
    Description: header['Description'],
    Document: header['Document'],
    FinancialYear: header[booking.year ?? ''] ?? Number(date.slice(0, 4)),
    FinancialPeriod: header[booking.period ?? ''] ?? Number(date.slice(5, 7)),
    JournalCode: journal?.['Code'],
    JournalDescription: journal?.['Description'],
    Status: header['Status'],
    Type: header['Type'] === 10 ? 10 : booking.type,
    Created: header['Created'],
    Modified: header['Modified'],
    CreatorFullName: header['CreatorFullName'],
    ModifierFullName: header['ModifierFullName'],
  };
  const result: Row[] = [];
  const add = (number: number, gl: Row | undefined, cents: bigint, who: unknown, row: Row): void => {
    const party = names.account(who);
    const amount = amountOf(cents);
    result.push({
      ...common,
      ID: row['ID'] ?? state.random(id, 'line', number).uuid(),
      Date: date,
      LineNumber: number,
      GLAccount: gl?.['ID'],
      GLAccountCode: gl?.['Code'],
      GLAccountDescription: gl?.['Description'],
      Account: party?.['ID'],
      AccountCode: party?.['Code'],
      AccountName: party?.['Name'],
      AmountDC: amount,
      AmountFC: amount,
      Currency: header['Currency'] ?? 'EUR',
      ExchangeRate: 1,
      YourRef: header['YourRef'],
      Timestamp: bookedVersion(String(header['Timestamp']), kind, number),
      ...row,
    });
  };

  const { sign, total } = booking;
  const split = lines.map((line) =>
    booking.terms === undefined
      ? { net: centsOf(line[booking.amount]), tax: 0n, percentage: 0 }
      : taxed(line, booking.amount, names),
  );
  const sum = sumOf(split.map(({ net, tax }) => net + tax));
  if (total !== undefined) {
    const gl = total === OF_JOURNAL ? names.glOf(journal?.['GLAccount']) : names.gl(total);
    const terms = booking.terms === undefined ? {} : { InvoiceNumber: header[booking.number], DueDate: due };
    add(0, gl, -sign * sum, account, terms);
  }
  const later: Later[] = [];
  lines.forEach((line, at) => {
    const { net, tax, percentage } = split[at] ?? { net: 0n, tax: 0n, percentage: 0 };
    const item = names.item(line['Item']);
    const [field, code] = booking.item ?? ['', ''];
    const gl = names.glOf(line['GLAccount']) ?? names.glOf(item?.[field]) ?? names.gl(code);
    const parts = spread(line, net, division, state);
    const accrual = names.gl(sign === 1n ? PREPAID : DEFERRED);
    for (const { span, cents } of parts) later.push({ gl, accrual, cents: sign * cents, span, line });
    add(at + 1, parts.length === 0 ? gl : accrual, sign * net, line['Account'] ?? account, {
      ID: line['ID'],
      Date: line['Date'] ?? date,
      ...defined({ Description: line['Description'] }),
      AmountVATFC: amountOf(sign * tax),
      VATPercentage: percentage,
      ...copied(line),
      ItemCode: item?.['Code'],
      ItemDescription: item?.['Description'],
    });
  });
  const tax = sumOf(split.map((one) => one.tax));
  if (tax !== 0n) {
    const gl = names.gl(sign === 1n ? VAT_TO_CLAIM : VAT_TO_PAY);
    add(lines.length + 1, gl, sign * tax, account, { Description: 'VAT' });
  }
  later.forEach(({ gl, accrual, cents, span, line }, at) => {
    const { year, period, start } = span;
    const from = String(line['From']);
    const when = { Date: from > start ? from : start, FinancialYear: year, FinancialPeriod: period };
    const row = { ...when, ...defined({ Description: line['Description'] }), ...ofUnit(line) };
    const number = lines.length + 2 + 2 * at;
    add(number, gl, cents, account, row);
    add(number + 1, accrual, -cents, account, row);
  });
  const { EntryID, ...rest } = common;
  const transaction = { ...rest, EntryID, Date: date, StatusDescription: header['StatusDescription'] };
  return { booking, header, transaction, lines: result };
}

/** A part of a line that is booked in another period, from an account of the balance sheet. */
interface Later {
  readonly gl: Row | undefined;
  readonly accrual: Row | undefined;
  readonly cents: bigint;
  readonly span: Span;
  readonly line: Row;
}

/** Spreads the amount of a line with days from and to over their periods: equal parts, and what is left in the last one. */
function spread(
  { From: from, To: to }: Row,
  cents: bigint,
  division: number,
  state: State,
): readonly { readonly span: Span; readonly cents: bigint }[] {
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  const spans = periodsOf(division, state).filter(
    ({ start, end }) => start.slice(0, 10) <= to.slice(0, 10) && from.slice(0, 10) <= end.slice(0, 10),
  );
  const part = spans.length === 0 ? 0n : cents / BigInt(spans.length);
  return spans.map((span, at) => ({
    span,
    cents: at < spans.length - 1 ? part : cents - part * BigInt(spans.length - 1),
  }));
}

const ofUnit = ({ CostCenter, CostUnit }: Row): Row => defined({ CostCenter, CostUnit });

const COPIED = ['CostCenter', 'CostUnit', 'Item', 'Notes', 'OurRef', 'Project', 'Quantity', 'VATCode'];

function copied(line: Row): Row {
  return Object.fromEntries(COPIED.filter((field) => line[field] !== undefined).map((field) => [field, line[field]]));
}
