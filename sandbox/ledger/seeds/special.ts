import type { Place } from '../../engine/types.js';
import { collectionName, DIVISIONS } from '../world.js';
import { dayOf, type Special } from './generic.js';
import { DOCUMENTS } from './documents.js';
import {
  accountLabel,
  cents,
  city,
  CURRENCIES,
  GL_ACCOUNTS,
  ITEM_GROUPS,
  itemLabel,
  JOURNALS,
  linesOf,
  person,
  projectLabel,
  VAT_CODES,
} from './words.js';

const few = (list: readonly unknown[]): Pick<Special, 'count'> => ({ count: () => list.length });
/** Revenue accounts, by their position among the G/L accounts. */
const REVENUE = 15;

const STATUSES = ['C', 'C', 'C', 'P', 'S', 'A'] as const;

/** Two entries have the same number in different journals, because numbers are unique only within one. */
const TWIN = 5;

/** First entry number of the year in which the sandbox was created. */
export function firstNumber(start: Date): number {
  return (start.getUTCFullYear() % 100) * 1_000_000 + 700_001;
}

export function entryNumber({ index, start }: Pick<Place, 'index' | 'start'>): number {
  return firstNumber(start) + (index === TWIN ? index - 1 : index);
}

export const SPECIAL: Readonly<Record<string, Special>> = {
  ...DOCUMENTS,
  'crm/Accounts': {
    ordered: ['Code'],
    fields: ({ index, random }) => {
      const { code, name } = accountLabel(index);
      const status = STATUSES[index % STATUSES.length];
      return {
        Code: code,
        Name: name,
        Status: status,
        IsSales: status !== 'A',
        IsSupplier: index % 4 === 0,
        AddressLine1: `Dorpsstraat ${index + 1}`,
        Postcode: `${random.integer(1000, 9999)} AB`,
        City: city(index),
        Country: index % 5 === 0 ? 'BE' : 'NL',
        CountryName: index % 5 === 0 ? 'Belgium' : 'Netherlands',
        Email: `info${index + 1}@example.com`,
        Phone: `030-${random.integer(1_000_000, 9_999_999)}`,
        VATNumber: `NL${String(800_000_000 + index)}B01`,
        Type: 'A',
      };
    },
  },
  'crm/Contacts': {
    fields: ({ index }) => {
      const { first, last } = person(index);
      return {
        FirstName: first,
        LastName: last,
        FullName: `${first} ${last}`,
        Email: `${first.toLowerCase()}${index + 1}@example.com`,
      };
    },
  },
  'logistics/Items': {
    ordered: ['Code'],
    fields: ({ index, random }) => {
      const { code, name } = itemLabel(index);
      const cost = random.integer(50, 5000);
      return {
        Code: code,
        Description: name,
        CostPriceStandard: cost / 100,
        StandardSalesPrice: Math.round(cost * 1.6) / 100,
        Unit: 'pc',
        IsSalesItem: true,
        IsPurchaseItem: index % 3 !== 0,
        IsStockItem: index % 2 === 0,
      };
    },
  },
  'logistics/ItemGroups': {
    ...few(ITEM_GROUPS),
    fields: ({ index }) => {
      const [Code, Description] = ITEM_GROUPS[index] ?? [];
      return { Code, Description, IsDefault: index === 0 ? 1 : 0 };
    },
  },
  'project/Projects': {
    fields: ({ index }) => {
      const { code, name } = projectLabel(index);
      return { Code: code, Description: name };
    },
  },
  'financial/GLAccounts': {
    ...few(GL_ACCOUNTS),
    fields: ({ index }) => {
      const [Code, Description, Type, BalanceType] = GL_ACCOUNTS[index] ?? [];
      return { Code, Description, Type, BalanceType, BalanceSide: Number(Code) >= 8000 ? 'C' : 'D' };
    },
  },
  'financial/Journals': {
    ...few(JOURNALS),
    fields: ({ index }) => {
      const [Code, Description, Type] = JOURNALS[index] ?? [];
      return { Code, Description, Type, Currency: 'EUR' };
    },
  },
  'vat/VATCodes': {
    ...few(VAT_CODES),
    fields: ({ index }) => {
      const [Code, Description, Percentage] = VAT_CODES[index] ?? [];
      return { Code, Description, Percentage };
    },
  },
  'general/Currencies': {
    ...few(CURRENCIES),
    fields: ({ index }) => {
      const [Code, Description] = CURRENCIES[index] ?? [];
      return { Code, Description, AmountPrecision: 0.01 };
    },
  },
  'financial/FinancialPeriods': {
    count: () => 36,
    fields: ({ index, start }) => {
      const year = start.getUTCFullYear() - 2 + Math.floor(index / 12);
      const month = index % 12;
      return {
        FinYear: year,
        FinPeriod: month + 1,
        StartDate: new Date(Date.UTC(year, month, 1)).toISOString(),
        EndDate: new Date(Date.UTC(year, month + 1, 0)).toISOString(),
      };
    },
  },
  'salesentry/SalesEntries': {
    ordered: ['EntryNumber', 'EntryDate'],
    fields: (place, division) => {
      const { index } = place;
      const day = dayOf(place, place.count(collectionName(division, 'salesentry/SalesEntries')));
      const journal = index === TWIN ? JOURNALS[4] : JOURNALS[3];
      const lines = Array.from({ length: linesOf(index) }, (_, line) => cents(index, line));
      const amount = lines.reduce((sum, one) => sum + one, 0) / 100;
      return {
        EntryNumber: entryNumber(place),
        EntryDate: day,
        Journal: journal?.[0],
        JournalDescription: journal?.[1],
        Description: `Order ${index + 1}`,
        YourRef: `PO-${1000 + index}`,
        AmountDC: amount,
        AmountFC: amount,
        Currency: 'EUR',
        Status: index % 3 === 0 ? 20 : 50,
        StatusDescription: index % 3 === 0 ? 'Open' : 'Processed',
        Type: 20,
        TypeDescription: 'Sales entry',
      };
    },
  },
  'salesentry/SalesEntryLines': {
    fields: ({ index, parent, id }, division) => {
      const at = REVENUE + (((parent?.index ?? 0) + index) % (GL_ACCOUNTS.length - REVENUE));
      const [code, description] = GL_ACCOUNTS[at] ?? [];
      const amount = cents(parent?.index ?? 0, index) / 100;
      return {
        LineNumber: index + 1,
        GLAccount: id(collectionName(division, 'financial/GLAccounts'), at),
        GLAccountCode: code,
        GLAccountDescription: description,
        AmountDC: amount,
        AmountFC: amount,
        VATCode: '4',
        Quantity: 1,
      };
    },
  },
  'financialtransaction/TransactionLines': {
    ordered: ['EntryNumber', 'Date'],
    fields: ({ index, start }) => ({
      EntryNumber: firstNumber(start) + Math.floor(index / 2),
      LineNumber: (index % 2) + 1,
      JournalCode: '70',
      JournalDescription: 'Sales',
      Status: 50,
    }),
  },
  'documents/DocumentAttachments': {
    fields: ({ index, id }, division) => {
      const text = `Dear customer,\n\nthis is letter ${index + 1}.\n`;
      return {
        Document: id(collectionName(division, 'documents/Documents'), index),
        FileName: `Letter ${index + 1}.txt`,
        FileSize: text.length,
        Attachment: Buffer.from(text).toString('base64'),
      };
    },
  },
  'documents/Documents': {
    fields: ({ index }) => ({ Subject: `Letter ${index + 1}`, Type: 10, TypeDescription: 'Sales entry' }),
  },
  'system/Divisions': {
    ...few(DIVISIONS),
    fields: ({ index }, division) => {
      const { code = 0, description = '', blocking = 0 } = DIVISIONS[index] ?? {};
      return {
        Code: code,
        Description: description,
        BlockingStatus: blocking,
        Status: blocking === 0 ? 1 : 2,
        Country: 'NL',
        Currency: 'EUR',
        Current: code === division,
        DivisionMoveDate: '2024-03-01T00:00:00.000Z',
      };
    },
  },
  'sync/Deleted': {
    count: () => 3,
    fields: (place) => ({
      EntityKey: place.random.uuid(),
      EntityType: 2,
      DeletedBy: place.random.uuid(),
      DeletedDate: dayOf(place, 3),
    }),
  },
};
