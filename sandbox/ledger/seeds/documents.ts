import type { Place, Row } from '../../engine/types.js';
import { collectionName } from '../world.js';
import { dayOf, type Special } from './generic.js';
import { cents, GL_ACCOUNTS, itemLabel, linesOf } from './words.js';

/** First number of the documents of a journal in the year in which the sandbox was created. */
export const numberOf = (start: Date, journal: number): number =>
  (start.getUTCFullYear() % 100) * 1_000_000 + journal * 10_000 + 1;

/** First number of orders and quotations in the year in which the sandbox was created. */
export const orderNumber = (start: Date): number => start.getUTCFullYear() * 1000 + 1;

const BANK = 20;
const GENERAL = 90;
/** Positions of the accounts for office costs and for the bank. */
const COSTS = 11;
const CASH = 3;

interface Journal {
  readonly number: number;
  readonly name: string;
}

/** Entries without a date of their own: their lines have it, and the period derives from it. */
export function entries(resource: string, { number, name }: Journal): Special {
  return {
    ordered: ['EntryNumber'],
    fields: (place, division) => {
      const day = new Date(dayOf(place, place.count(collectionName(division, resource))));
      const isOpen = place.index % 3 === 0;
      return {
        EntryNumber: numberOf(place.start, number) + place.index,
        JournalCode: String(number),
        JournalDescription: name,
        Currency: 'EUR',
        FinancialYear: day.getUTCFullYear(),
        FinancialPeriod: day.getUTCMonth() + 1,
        Status: isOpen ? 20 : 50,
        StatusDescription: isOpen ? 'Open' : 'Processed',
        Type: 90,
      };
    },
  };
}

/** Lines of an entry; in a journal that must balance, the last line is the difference. */
export function entryLines(number: number, parent: string, isBalanced: boolean): Special {
  return {
    fields: ({ index, parent: header, id, start, count }, division) => {
      const at = header?.index ?? 0;
      const isLast = isBalanced && index === linesOf(at) - 1;
      const others = Array.from({ length: linesOf(at) - 1 }, (_, line) => cents(at, line));
      const sum = others.reduce((total, one) => total + one, 0);
      const amount = (isLast ? -sum : cents(at, index)) / 100;
      const account = isLast ? CASH : COSTS;
      const [code, description] = GL_ACCOUNTS[account] ?? [];
      const place = { index: at, start } as Place;
      return {
        LineNumber: index + 1,
        EntryNumber: numberOf(start, number) + at,
        Date: dayOf(place, count(collectionName(division, parent))),
        GLAccount: id(collectionName(division, 'financial/GLAccounts'), account),
        GLAccountCode: code,
        GLAccountDescription: description,
        AmountDC: amount,
        AmountFC: amount,
      };
    },
  };
}

const ORDER_STATES = [
  [12, 'Open'],
  [20, 'Partial'],
  [21, 'Complete'],
] as const;

/** Statuses of the newest version of a quotation; older versions are reviewed and closed. */
const QUOTATION_STATES = [
  [40, 'Printed'],
  [50, 'Accepted'],
  [20, 'Draft'],
] as const;
const REVIEWED = [6, 'Reviewed and closed'] as const;

/** Versions of one quotation. */
const VERSIONS = 2;

export function itemLine({ index, parent, id, random, count }: Place, division: number): Row {
  const items = collectionName(division, 'logistics/Items');
  const at = count(items) === 0 ? 0 : ((parent?.index ?? 0) + index) % count(items);
  const { code, name } = itemLabel(at);
  const [quantity, price] = [random.integer(1, 20), random.integer(50, 5000)];
  const amount = (quantity * price) / 100;
  return {
    LineNumber: index + 1,
    Item: id(items, at),
    ItemCode: code,
    ItemDescription: name,
    Quantity: quantity,
    UnitPrice: price / 100,
    NetPrice: price / 100,
    AmountDC: amount,
    AmountFC: amount,
    Discount: 0,
  };
}

/** Documents with lines, other than sales entries. */
export const DOCUMENTS: Readonly<Record<string, Special>> = {
  'financialtransaction/BankEntries': entries('financialtransaction/BankEntries', { number: BANK, name: 'Bank' }),
  'financialtransaction/BankEntryLines': entryLines(BANK, 'financialtransaction/BankEntries', false),
  'generaljournalentry/GeneralJournalEntries': entries('generaljournalentry/GeneralJournalEntries', {
    number: GENERAL,
    name: 'General',
  }),
  'generaljournalentry/GeneralJournalEntryLines': entryLines(
    GENERAL,
    'generaljournalentry/GeneralJournalEntries',
    true,
  ),
  'salesorder/SalesOrders': {
    ordered: ['OrderNumber'],
    fields: ({ index, start }) => {
      const [status, description] = ORDER_STATES[index % ORDER_STATES.length] ?? ORDER_STATES[0];
      return {
        OrderNumber: orderNumber(start) + index,
        Description: `Order ${index + 1}`,
        Currency: 'EUR',
        Status: status,
        StatusDescription: description,
      };
    },
  },
  'salesorder/SalesOrderLines': {
    fields: (place, division) => ({
      ...itemLine(place, division),
      OrderNumber: orderNumber(place.start) + (place.parent?.index ?? 0),
    }),
  },
  'crm/Quotations': {
    ordered: ['QuotationNumber'],
    fields: ({ index, start }) => {
      const number = Math.floor(index / VERSIONS);
      const isNewest = index % VERSIONS === VERSIONS - 1;
      const state = QUOTATION_STATES[number % QUOTATION_STATES.length] ?? QUOTATION_STATES[0];
      const [status, description] = isNewest ? state : REVIEWED;
      return {
        QuotationNumber: orderNumber(start) + number,
        VersionNumber: 1 + (index % VERSIONS),
        Description: `Offer ${number + 1}`,
        Currency: 'EUR',
        Status: status,
        StatusDescription: description,
      };
    },
  },
  'crm/QuotationLines': {
    fields: (place, division) => {
      const at = place.parent?.index ?? 0;
      return {
        ...itemLine(place, division),
        QuotationNumber: orderNumber(place.start) + Math.floor(at / VERSIONS),
        VersionNumber: 1 + (at % VERSIONS),
      };
    },
  },
};
