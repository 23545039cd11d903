import type { Special } from './generic.js';
import { CURRENCIES } from './words.js';

/** What a company set up beside its books. */
const TOPICS = ['SalesInvoices', 'Accounts', 'Items'] as const;
const MAILBOXES = ['invoices', 'info', 'orders'] as const;
/** Euros for one unit, by the order of the currencies. */
const RATES = [1, 1.17, 0.92] as const;
const FOREIGN = CURRENCIES.length - 1;

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
  'mailbox/Mailboxes': {
    count: () => MAILBOXES.length,
    fields: ({ index }) => {
      const name = MAILBOXES[index] ?? MAILBOXES[0];
      return { Mailbox: `${name}@example.com`, Description: name.charAt(0).toUpperCase() + name.slice(1) };
    },
  },
};
