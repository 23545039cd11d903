/** The answers to the questions of docs/questions/, from the lists of the clients: a second way, which no query has a part in. */
import { parse } from 'lossless-json';
import { compareDecimals, decimalSum } from '../../runtime/base/decimals.js';
import type { Name } from './in-process.js';

/** Values of a record or row; numbers are texts with all their digits. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the records that a list command prints. */
export type Lists = (binary: Name, ...args: readonly string[]) => Promise<readonly Fields[]>;

/** Parses the records of a client. */
export const recordsIn = (json: string): readonly Fields[] =>
  parse(json, undefined, (digits) => decimalSum([digits])) as unknown as Fields[];

type Compare = (a: Fields, b: Fields) => number;

/** Returns rows in an order; records without a value come last. */
const ordered = (rows: readonly Fields[], ...keys: readonly Compare[]): Fields[] =>
  rows.toSorted((a, b) => keys.reduce((found, key) => found || key(a, b), 0));
const byText =
  (key: string, sign = 1): Compare =>
  ({ [key]: a }, { [key]: b }) =>
    a === b ? 0 : a === null ? 1 : b === null ? -1 : String(a) < String(b) ? -sign : sign;
const byNumber =
  (key: string, sign = 1): Compare =>
  ({ [key]: a }, { [key]: b }) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : sign * (compareDecimals(`${a}`, `${b}`) ?? 0);

const sum = (rows: readonly Fields[], key: string): string => decimalSum(rows.map((row) => String(row[key] ?? 0)));
const minus = (text: string): string => (text === '0' ? text : text.startsWith('-') ? text.slice(1) : `-${text}`);

function grouped(rows: readonly Fields[], ...keys: readonly string[]): readonly (readonly Fields[])[] {
  const groups = new Map<string, Fields[]>();
  for (const row of rows) {
    const mark = JSON.stringify(keys.map((key) => row[key]));
    groups.set(mark, [...(groups.get(mark) ?? []), row]);
  }
  return [...groups.values()];
}

const named = (records: readonly Fields[], id: unknown, field = 'name'): unknown =>
  records.find((record) => record['id'] === id)?.[field] ?? null;

const dayOf = (time: unknown): string => String(time).slice(0, 10);
const today = (): string => dayOf(new Date().toISOString());
const daysSince = (day: string): number => (Date.parse(today()) - Date.parse(day)) / 86_400_000;

/** A name or address without capitals, accents and extra spaces. */
const plain = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .join(' ');

const crm = (list: Lists, words: string): Promise<readonly Fields[]> =>
  list('crmcli', ...words.split(' '), ...(words.startsWith('user') ? [] : ['--limit', '0']));
const ledger = (list: Lists, words: string): Promise<readonly Fields[]> =>
  list('ledgercli', ...words.split(' '), '--all');

async function openDealsWithoutActivity(list: Lists): Promise<readonly Fields[]> {
  const planned = new Set((await crm(list, 'activity list --todo')).map((activity) => activity['deal_id']));
  const [organizations, users] = [await crm(list, 'org list'), await crm(list, 'user list')];
  const deals = (await crm(list, 'deal list --status open')).filter(({ id }) => !planned.has(id));
  return ordered(deals, byNumber('value', -1), byNumber('id')).map(
    ({ id, title, org_id, owner_id, value, currency }) => ({
      ...{ id, title, organization: named(organizations, org_id), owner: named(users, owner_id), value, currency },
    }),
  );
}

async function medianAgePerStage(list: Lists): Promise<readonly Fields[]> {
  const deals = await crm(list, 'deal list --status open');
  const pipelines = ordered(await crm(list, 'pipeline list'), byNumber('order_nr'));
  const stages = ordered(await crm(list, 'stage list'), byNumber('order_nr'));
  return pipelines.flatMap((pipeline) =>
    stages.flatMap(({ id, name, pipeline_id }) => {
      const ages = deals
        .filter((deal) => deal['stage_id'] === id && pipeline_id === pipeline['id'])
        .map((deal) => daysSince(dayOf(deal['stage_change_time'] ?? deal['add_time'])))
        .sort((a, b) => a - b);
      if (ages.length === 0) return [];
      const middle = ages.slice((ages.length - 1) >> 1, (ages.length >> 1) + 1);
      const median = middle.reduce((total, age) => total + age, 0) / middle.length;
      const shown = { deals: `${ages.length}`, median_days: `${median}`, oldest_days: `${ages.at(-1)}` };
      return [{ pipeline: pipeline['name'], stage: name, ...shown }];
    }),
  );
}

async function wonPerOwnerAndMonth(list: Lists): Promise<readonly Fields[]> {
  const users = await crm(list, 'user list');
  const deals = [
    ...(await crm(list, 'deal list --status won')),
    ...(await crm(list, 'deal list --status won --archived')),
  ].map((deal) => ({
    ...{ month: String(deal['won_time']).slice(0, 7), owner: named(users, deal['owner_id']) },
    ...{ currency: deal['currency'], value: deal['value'] },
  }));
  const rows = grouped(deals, 'month', 'owner', 'currency').map((group) => {
    const { month, owner, currency } = group[0] ?? {};
    return { month, owner, currency, deals: `${group.length}`, won: sum(group, 'value') };
  });
  return ordered(rows, byText('month', -1), byText('owner'), byText('currency'));
}

async function samePersonTwice(list: Lists): Promise<readonly Fields[]> {
  const organizations = await crm(list, 'org list');
  const marks = (await crm(list, 'person list')).flatMap(({ id, name, emails, org_id }) => {
    const addresses = new Set((emails as Fields[]).map(({ value }) => String(value).trim().toLowerCase()));
    const organization = named(organizations, org_id);
    return [
      ...[...addresses].filter(Boolean).map((what) => ({ id, same: 'e-mail', what })),
      ...(organization === null ? [] : [{ id, same: 'name', what: `${plain(name)}, ${String(organization)}` }]),
    ];
  });
  const rows = grouped(marks, 'same', 'what').flatMap((group) => {
    const ids = ordered(group, byNumber('id')).map(({ id }) => id);
    return ids.length < 2
      ? []
      : [{ same: group[0]?.['same'], what: group[0]?.['what'], persons: `${ids.length}`, ids }];
  });
  return ordered(rows, byText('same'), byText('what'));
}

async function wonButNotInTheBooks(list: Lists): Promise<readonly Fields[]> {
  const organizations = await crm(list, 'org list');
  const entries = await ledger(list, 'sales-entry list');
  const deals = [
    ...(await crm(list, 'deal list --status won')),
    ...(await crm(list, 'deal list --status won --archived')),
  ];
  const rows = deals.flatMap(({ id, title, org_id, won_time, value, currency }) => {
    const invoices = entries.filter(({ YourRef }) => plain(YourRef) === `deal ${String(id)}`);
    const booked = decimalSum([sum(invoices, 'AmountFC'), minus(sum(invoices, 'VATAmountFC'))]);
    const organization = named(organizations, org_id);
    return booked === value ? [] : [{ id, title, organization, won: dayOf(won_time), value, currency, booked }];
  });
  return ordered(rows, byText('won'), byNumber('id'));
}

async function whoOwes(list: Lists): Promise<readonly Fields[]> {
  const items = await ledger(list, 'receivables-list list');
  const rows = grouped(items, 'AccountCode').map((group) => {
    const [since = ''] = group.map(({ DueDate }) => dayOf(DueDate)).sort();
    return {
      ...{ code: group[0]?.['AccountCode'], customer: group[0]?.['AccountName'], items: `${group.length}` },
      open: sum(group, 'Amount'),
      overdue: sum(
        group.filter(({ DueDate }) => dayOf(DueDate) < today()),
        'Amount',
      ),
      ...{ since, days_late: `${Math.max(0, daysSince(since))}` },
    };
  });
  return ordered(rows, byNumber('overdue', -1), byNumber('open', -1), byText('code'));
}

async function trialBalance(list: Lists): Promise<readonly Fields[]> {
  const amounts = await ledger(list, 'balance list');
  const rows = grouped(amounts, 'ReportingYear', 'ReportingPeriod', 'GLAccountCode').map((group) => {
    const {
      ReportingYear: year,
      ReportingPeriod: period,
      GLAccountCode: code,
      GLAccountDescription: account,
    } = group[0] ?? {};
    const sums = {
      debit: sum(group, 'AmountDebit'),
      credit: sum(group, 'AmountCredit'),
      balance: sum(group, 'Amount'),
    };
    return { year, period, code, account, ...sums };
  });
  return ordered(rows, byNumber('year', -1), byNumber('period', -1), byText('code'));
}

async function outOfBalanceOrBookedTwice(list: Lists): Promise<readonly Fields[]> {
  const lines = await ledger(list, 'list financialtransaction/TransactionLines');
  const unbalanced = grouped(lines, 'EntryID').flatMap((entry) => {
    const balance = sum(entry, 'AmountDC');
    const payable = entry.find(({ GLAccountCode }) => GLAccountCode === '1600');
    const { EntryNumber, YourRef } = entry[0] ?? {};
    const reference = YourRef === null ? null : String(YourRef).trim().toLowerCase();
    return balance === '0'
      ? []
      : [
          {
            finding: 'out of balance',
            entries: [EntryNumber],
            supplier: payable?.['AccountName'] ?? null,
            reference,
            amount: minus(balance),
          },
        ];
  });
  const invoices = (await ledger(list, 'purchase-entry list')).map((entry) => ({
    ...entry,
    reference: String(entry['YourRef'] ?? '')
      .trim()
      .toLowerCase(),
  }));
  const twice = grouped(invoices, 'Supplier', 'reference', 'AmountDC').flatMap((group) => {
    const { SupplierName: supplier, reference, AmountDC: amount } = group[0] ?? {};
    const entries = ordered(group, byNumber('EntryNumber')).map(({ EntryNumber }) => EntryNumber);
    return group.length < 2 || reference === ''
      ? []
      : [{ finding: 'booked twice', entries, supplier, reference, amount }];
  });
  const first = ({ entries }: { readonly entries: readonly unknown[] }): Fields => ({ number: entries[0] });
  return ordered([...unbalanced, ...twice], byText('finding'), (a, b) =>
    byNumber('number')(first(a as (typeof twice)[number]), first(b as (typeof twice)[number])),
  );
}

async function vatPerCode(list: Lists): Promise<readonly Fields[]> {
  const codes = await ledger(list, 'vat-code list');
  const returns = await ledger(list, 'list financial/Returns');
  const quarterOf = (month: unknown): string => String(Math.ceil(Number(month) / 3));
  const lines = (await ledger(list, 'list financialtransaction/TransactionLines'))
    .filter(({ VATCode }) => VATCode !== null)
    .map((line) => ({ ...line, year: line['FinancialYear'], quarter: quarterOf(line['FinancialPeriod']) }) as Fields);
  const vat = (some: readonly Fields[], ...types: readonly string[]): string =>
    sum(
      some.filter(({ Type }) => types.includes(String(Type))),
      'AmountVATFC',
    );
  const owed = (some: readonly Fields[]): string => minus(decimalSum([vat(some, '20', '21'), vat(some, '30', '31')]));
  const rows = grouped(lines, 'year', 'quarter', 'VATCode').map((group) => {
    const { year, quarter, VATCode: code } = group[0] ?? {};
    const whole = lines.filter((line) => line['year'] === year && line['quarter'] === quarter);
    const own = returns.filter(
      ({ Year, Period, Type, Status }) => Year === year && Period === quarter && Type === '31' && Status !== '5',
    );
    const declared = own.length === 0 ? null : sum(own, 'Amount');
    return {
      ...{ year, quarter, code, vat: codes.find(({ Code }) => Code === code)?.['Description'] ?? null },
      ...{ on_sales: minus(vat(group, '20', '21')), on_purchases: vat(group, '30', '31'), owed: owed(group), declared },
      difference: declared === null ? null : decimalSum([owed(whole), minus(declared)]),
    };
  });
  return ordered(rows, byNumber('year', -1), byNumber('quarter', -1), byText('code'));
}

/** The name of an organization without its legal form, which services write differently. */
const shortName = (name: unknown): string =>
  plain(
    String(name)
      .replaceAll('.', '')
      .replaceAll(/[^\p{L}\p{N}]/gu, ' '),
  ).replace(/ (?:ag|bv|gmbh|inc|ltd|nv|sa|vof)$/, '');

async function moneyAtRisk(list: Lists): Promise<readonly Fields[]> {
  const conversations = [
    ...(await list('helpdeskcli', 'conv', 'list', '--status', 'active', '--limit', '0')),
    ...(await list('helpdeskcli', 'conv', 'list', '--status', 'pending', '--limit', '0')),
  ];
  const persons = await crm(list, 'person list');
  const organizations = await crm(list, 'org list');
  const deals = await crm(list, 'deal list --status open');
  const [accounts, contacts] = [await ledger(list, 'account list'), await ledger(list, 'contact list')];
  const late = (await ledger(list, 'receivables-list list')).filter(({ DueDate }) => dayOf(DueDate) < today());
  const rows = conversations.flatMap(({ number, subject, createdAt, primaryCustomer }) => {
    const { email } = (primaryCustomer ?? {}) as Fields;
    if (email === undefined) return [];
    const customer = plain(email);
    const writers = persons.filter(({ emails }) => (emails as Fields[]).some(({ value }) => plain(value) === customer));
    const employers = organizations.filter(({ id }) => writers.some(({ org_id }) => org_id === id));
    const debtors = new Set([
      ...contacts.filter(({ Email }) => plain(Email) === customer).map(({ Account }) => Account),
      ...accounts
        .filter(({ Name }) => employers.some(({ name }) => shortName(name) === shortName(Name)))
        .map(({ ID }) => ID),
    ]);
    const overdue = sum(
      late.filter(({ AccountId }) => debtors.has(AccountId)),
      'Amount',
    );
    const open = deals.filter(
      ({ person_id, org_id, value }) =>
        (compareDecimals(String(value), '0') ?? 0) > 0 &&
        (writers.some(({ id }) => id === person_id) || employers.some(({ id }) => id === org_id)),
    );
    const values = grouped(open, 'currency').map(
      (group) => [String(group[0]?.['currency']), sum(group, 'value')] as const,
    );
    if (overdue === '0' && values.length === 0) return [];
    const found = values.length === 0 ? null : Object.fromEntries(values);
    return [{ number, subject, since: dayOf(createdAt), customer, overdue, deals: found }];
  });
  return ordered(rows, byNumber('overdue', -1), byNumber('number'));
}

/** The answer to each question, by its name. */
export const ANSWERS: Readonly<Record<string, (list: Lists) => Promise<readonly Fields[]>>> = {
  'open-deals-without-activity': openDealsWithoutActivity,
  'median-age-per-stage': medianAgePerStage,
  'won-per-owner-and-month': wonPerOwnerAndMonth,
  'same-person-twice': samePersonTwice,
  'won-but-not-in-the-books': wonButNotInTheBooks,
  'who-owes': whoOwes,
  'trial-balance': trialBalance,
  'out-of-balance-or-booked-twice': outOfBalanceOrBookedTwice,
  'vat-per-code': vatPerCode,
  'money-at-risk': moneyAtRisk,
};
