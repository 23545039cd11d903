/** Seeded settings of the company. */
import type { Special } from './generic.js';
import { accountLabel, city, CURRENCIES, LINES } from './words.js';

/** Settings of a company beside its books. */
const TOPICS = ['SalesInvoices', 'Accounts', 'Items'] as const;
const MAILBOXES = ['invoices', 'info', 'orders'] as const;
/** Euros for one unit, by the order of the currencies. */
const RATES = [1, 1.17, 0.92] as const;
const FOREIGN = CURRENCIES.length - 1;

const DOCUMENT_TYPES = [
  [10, 'Sales invoice'],
  [20, 'Purchase invoice'],
  [21, 'Quotation'],
  [22, 'Sales order'],
  [30, 'Purchase order'],
  [55, 'Correspondence'],
] as const;
/** Visit, postal, invoice and delivery address. */
const ADDRESS_TYPES = 4;

export const SETTINGS: Readonly<Record<string, Special>> = {
  'financial/ExchangeRates': {
    // Of each foreign currency on the first day of the last twelve months.
    count: () => 12 * FOREIGN,
    fields: ({ index, start }) => {
      const at = 1 + (index % FOREIGN);
      const month = Math.floor(index / FOREIGN);
      const [SourceCurrency, SourceCurrencyDescription] = CURRENCIES[at] ?? [];
      const [TargetCurrency, TargetCurrencyDescription] = CURRENCIES[0] ?? [];
      return {
        ...{ SourceCurrency, SourceCurrencyDescription, TargetCurrency, TargetCurrencyDescription },
        Rate: Math.round(((RATES[at] ?? 1) + (month % 5) / 1000) * 10_000) / 10_000,
        StartDate: new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - 11 + month, 1)).toISOString(),
      };
    },
  },
  'webhooks/WebhookSubscriptions': {
    count: () => TOPICS.length,
    fields: ({ index }) => {
      const topic = TOPICS[index] ?? TOPICS[0];
      const address = `https://example.com/hooks/${topic.toLowerCase()}`;
      return { Topic: topic, CallbackURL: address, Description: `Changes of ${topic}` };
    },
  },
  'documents/DocumentTypes': {
    hasIds: true,
    count: () => DOCUMENT_TYPES.length,
    fields: ({ index }) => {
      const [ID, Description] = DOCUMENT_TYPES[index] ?? [];
      return { ID, Description, DocumentIsCreatable: true, DocumentIsViewable: true };
    },
  },
  'crm/Addresses': {
    // One address of each account.
    fields: ({ index, id, count }) => {
      const accounts = 'crm/Accounts';
      const owner = index % count(accounts);
      const isBelgian = owner % 5 === 0;
      return {
        Account: id(accounts, owner),
        AccountName: accountLabel(owner).name,
        Type: 1 + (index % ADDRESS_TYPES),
        AddressLine1: `Dorpsstraat ${owner + 1}`,
        Postcode: `${String(1000 + index)} AB`,
        City: city(owner),
        Country: isBelgian ? 'BE' : 'NL',
        CountryName: isBelgian ? 'Belgium' : 'Netherlands',
        Main: true,
      };
    },
  },
  'cashflow/DirectDebitMandates': {
    fields: ({ index, id, count }) => {
      const accounts = 'crm/Accounts';
      const owner = index % count(accounts);
      return {
        Account: id(accounts, owner),
        // The first bank account of that account.
        BankAccount: id('crm/BankAccounts', owner * LINES),
        Reference: `MANDATE-${String(index + 1)}`,
        Description: `Mandate ${String(index + 1)}`,
        Type: index % 2,
        PaymentType: 1,
        Main: 1,
      };
    },
  },
  'mailbox/Mailboxes': {
    count: () => MAILBOXES.length,
    fields: ({ index }) => {
      const name = MAILBOXES[index] ?? MAILBOXES[0];
      return { Mailbox: `${name}@example.com`, Description: name.charAt(0).toUpperCase() + name.slice(1) };
    },
  },
};
