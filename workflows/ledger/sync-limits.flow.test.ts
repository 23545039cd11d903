/** Twenty-four feeds in one run: the requests in flight, and those of each period of a rate limit. */
import { setTimeout as wait } from 'node:timers/promises';
import { json, openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/ledger/client.js';

let it: Bench;
afterEach(() => it.close());

const FEEDS = [
  ...['CRM/Accounts', 'CRM/Addresses', 'CRM/Contacts', 'CRM/QuotationHeaders', 'CRM/QuotationLines'],
  ...['Cashflow/PaymentTerms', 'Documents/DocumentAttachments', 'Documents/Documents', 'Financial/GLAccounts'],
  ...['Financial/GLClassifications', 'Financial/TransactionLines', 'Inventory/ItemWarehouses'],
  ...['Inventory/StockPositions', 'Logistics/Items', 'Logistics/SalesItemPrices', 'Project/Projects'],
  ...['Project/TimeCostTransactions', 'PurchaseOrder/PurchaseOrders', 'SalesInvoice/SalesInvoices'],
  ...['SalesOrder/GoodsDeliveries', 'SalesOrder/SalesOrderHeaders', 'SalesOrder/SalesOrderLines'],
  ...['Subscription/SubscriptionLines', 'Subscription/Subscriptions'],
];
const PAGES = 3;
/** Connections to one host. */
const AT_ONCE = 8;
const PERIOD = 3000;

interface Counts {
  most: number;
  refused: number;
  readonly periods: number[];
}

/** Starts a service whose limit counts in periods of three seconds instead of a minute. */
async function open(limit: number): Promise<Counts> {
  const counts: Counts = { most: 0, refused: 0, periods: [] };
  const start = Date.now();
  let inFlight = 0;
  const answer = ({ url }: { readonly url: string }, response: Parameters<typeof json>[0]): void => {
    inFlight += 1;
    counts.most = Math.max(counts.most, inFlight);
    const period = Math.floor((Date.now() - start) / PERIOD);
    const count = (counts.periods[period] ?? 0) + 1;
    counts.periods[period] = count;
    const headers = {
      'x-ratelimit-minutely-limit': String(limit),
      'x-ratelimit-minutely-remaining': String(Math.max(0, limit - count)),
      'x-ratelimit-minutely-reset': String(start + (period + 1) * PERIOD),
    };
    const address = new URL(url, 'http://localhost');
    const page = Number(address.searchParams.get('$skiptoken') ?? '1');
    const next = `${it.origin}${address.pathname}?$skiptoken=${String(page + 1)}`;
    const results = [{ ID: `${address.pathname} ${String(page)}`, Timestamp: page }];
    void wait(100).then(() => {
      inFlight -= 1;
      if (count > limit) {
        counts.refused += 1;
        json(response, {}, 429, headers);
      } else json(response, { d: { results, ...(page < PAGES && { __next: next }) } }, 200, headers);
    });
  };
  it = await openBench(client, { answer });
  return counts;
}

/** Runs a command line that waits as it would in a process. */
const sync = () =>
  it.json(['sync', ...FEEDS, '--division', '1'], {
    world: { sleep: (ms, signal) => wait(ms, undefined, { signal }) },
  });

test('feeds are read over eight connections, and all are printed in order', async () => {
  const counts = await open(1000);
  const rows = (await sync()) as readonly { readonly Feed: string }[];
  expect(FEEDS).toHaveLength(24);
  expect(rows.map(({ Feed }) => Feed)).toEqual(FEEDS.flatMap((feed) => Array.from({ length: PAGES }, () => feed)));
  expect(counts.most).toBe(AT_ONCE);
  expect(counts.refused).toBe(0);
});

test('the limit of a period is kept once it is known, and no record is lost', async () => {
  const limit = 30;
  const counts = await open(limit);
  const rows = (await sync()) as readonly { readonly ID: string }[];
  expect(new Set(rows.map(({ ID }) => ID)).size).toBe(FEEDS.length * PAGES);
  expect(rows).toHaveLength(FEEDS.length * PAGES);
  expect(counts.most).toBeLessThanOrEqual(AT_ONCE);
  expect(counts.refused).toBe(0);
  const used = counts.periods.filter((count) => count > 0);
  expect(used.length).toBeGreaterThan(1);
  expect(Math.max(...used)).toBeLessThanOrEqual(limit);
}, 30_000);
