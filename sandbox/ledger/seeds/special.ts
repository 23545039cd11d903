/** Seeds by resource. */
import { DIVISIONS } from '../world.js';
import { dayOf, type Special } from './generic.js';
import { COMPANY } from './company.js';
import { DOCUMENTS } from './documents.js';
import { RETURNS } from './returns.js';
import { SETTINGS } from './settings.js';
import { STOCK } from './stock.js';
import {
  accountLabel,
  city,
  contact,
  COST_CENTERS,
  COST_UNITS,
  CURRENCIES,
  GL_ACCOUNTS,
  ITEM_GROUPS,
  itemLabel,
  JOURNALS,
  PAYMENT_CONDITIONS,
  priceOf,
  projectLabel,
  REVENUE,
  VAT_CODES,
} from './words.js';

const few = (list: readonly unknown[]): Pick<Special, 'count' | 'finds'> => ({
  count: () => list.length,
  finds: { Code: () => list.keys() },
});
const coded = (list: readonly (readonly [string, string])[]): Special => ({
  ...few(list),
  fields: ({ index }) => {
    const [Code, Description] = list[index] ?? [];
    return { Code, Description, Active: true };
  },
});

/** Position of the G/L account for the cost of items. */
const COSTS = 13;
const BANKS = ['ABNA', 'RABO', 'INGB'] as const;
/** Draft, submitted, approved. */
const HOUR_STATES = [1, 10, 20] as const;

const STATUSES = ['C', 'C', 'C', 'P', 'S', 'A'] as const;

export const SPECIAL: Readonly<Record<string, Special>> = {
  ...DOCUMENTS,
  ...RETURNS,
  ...COMPANY,
  ...SETTINGS,
  ...STOCK,
  'crm/Accounts': {
    ordered: ['Code'],
    finds: { Code: (code) => [Number(code) - 1] },
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
  'crm/BankAccounts': {
    fields: ({ index, parent, id }) => {
      const owner = parent?.index ?? 0;
      const bank = BANKS[index % BANKS.length] ?? '';
      const number = `NL02${bank}01${String(owner + 1).padStart(8, '0')}`;
      return {
        Account: id('crm/Accounts', owner),
        AccountName: accountLabel(owner).name,
        BankAccount: number,
        IBAN: number,
        Main: index === 0,
      };
    },
  },
  'crm/Contacts': {
    fields: ({ index, id, count }) => {
      const { first, last, email, account } = contact(index);
      const at = account % count('crm/Accounts');
      return {
        ...{ Account: id('crm/Accounts', at), AccountName: accountLabel(at).name },
        FirstName: first,
        LastName: last,
        FullName: `${first} ${last}`,
        Email: email,
      };
    },
  },
  'logistics/Items': {
    ordered: ['Code'],
    finds: { Code: (code) => [Number(/^ART-(\d+)$/.exec(String(code))?.[1] ?? 0) - 1] },
    fields: ({ index, id }) => {
      const { code, name } = itemLabel(index);
      const price = priceOf(index);
      const accounts = 'financial/GLAccounts';
      return {
        Code: code,
        Description: name,
        CostPriceStandard: Math.round(price * 0.6) / 100,
        StandardSalesPrice: price / 100,
        GLRevenue: id(accounts, REVENUE),
        GLRevenueCode: GL_ACCOUNTS[REVENUE]?.[0],
        GLRevenueDescription: GL_ACCOUNTS[REVENUE]?.[1],
        GLCosts: id(accounts, COSTS),
        GLCostsCode: GL_ACCOUNTS[COSTS]?.[0],
        GLCostsDescription: GL_ACCOUNTS[COSTS]?.[1],
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
    fields: ({ index, id }) => {
      const [Code, Description, Type, at] = JOURNALS[index] ?? [];
      const [account, name, type] = at === undefined ? [] : (GL_ACCOUNTS[at] ?? []);
      return {
        ...{ Code, Description, Type, Currency: 'EUR' },
        GLAccount: at === undefined ? undefined : id('financial/GLAccounts', at),
        ...{ GLAccountCode: account, GLAccountDescription: name, GLAccountType: type },
      };
    },
  },
  'vat/VATCodes': {
    ...few(VAT_CODES),
    fields: ({ index }) => {
      const [Code, Description, Percentage, Type] = VAT_CODES[index] ?? [];
      return { Code, Description, Percentage, Type };
    },
  },
  'general/Currencies': {
    ...few(CURRENCIES),
    fields: ({ index }) => {
      const [Code, Description] = CURRENCIES[index] ?? [];
      return { Code, Description, AmountPrecision: 0.01 };
    },
  },
  'cashflow/PaymentConditions': {
    ...few(PAYMENT_CONDITIONS),
    fields: ({ index }) => {
      const [Code, Description, PaymentDays] = PAYMENT_CONDITIONS[index] ?? [];
      return { Code, Description, PaymentDays, PaymentMethod: 'B' };
    },
  },
  'hrm/Costcenters': coded(COST_CENTERS),
  'hrm/Costunits': coded(COST_UNITS),
  'financial/FinancialPeriods': {
    count: () => 48,
    fields: ({ index, start }) => {
      // A closed year, last year, this one and the next.
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
  'project/TimeTransactions': {
    fields: (place) => {
      const { index } = place;
      const quantity = (1 + (index % 32)) / 4;
      const [price, status] = [65, HOUR_STATES[index % HOUR_STATES.length]];
      return {
        Date: dayOf(place, place.count('project/TimeTransactions')),
        Quantity: quantity,
        ...{ Price: price, PriceFC: price, Amount: quantity * price, AmountFC: quantity * price },
        HourStatus: status,
        Notes: `Visit ${index + 1}`,
        Currency: 'EUR',
      };
    },
  },
  'documents/DocumentAttachments': {
    fields: ({ index, id }) => {
      const text = `Dear customer,\n\nthis is letter ${index + 1}.\n`;
      return {
        Document: id('documents/Documents', index),
        FileName: `Letter ${index + 1}.txt`,
        FileSize: text.length,
        Attachment: Buffer.from(text).toString('base64'),
      };
    },
  },
  'documents/Documents': {
    fields: ({ index }) => ({ Subject: `Letter ${index + 1}`, Type: 10, TypeDescription: 'Sales invoice' }),
  },
  'system/Divisions': {
    ...few(DIVISIONS),
    fields: ({ index, mark }) => {
      const { code = 0, description = '', blocking = 0 } = DIVISIONS[index] ?? {};
      return {
        Code: code,
        Description: description,
        BlockingStatus: blocking,
        Status: blocking === 0 ? 1 : 2,
        Country: 'NL',
        Currency: 'EUR',
        Current: String(code) === mark,
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
