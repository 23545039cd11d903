/** A change costs what it touches: the number of records that are made for it does not depend on how many there are. */
import { client } from '../../../generated/ledger/client.js';
import { opener } from '../../index.js';
import type { Collection, CustomRoute, Place, Row, State } from '../../engine/types.js';
import { behavior } from '../behavior.js';
import { collectionOf } from '../collections.js';
import { extension } from '../index.js';
import { BOOKINGS, PAYMENTS, RECEIVABLES } from './bookings.js';

const headers = { authorization: 'Bearer sandbox', accept: 'application/json', 'content-type': 'application/json' };

/** The numbers of seeded records that are made for each change in a new sandbox of a size. */
async function touched(records: number): Promise<Record<string, number>> {
  let made = 0;
  const counted = (rule: Collection): Collection => {
    const { seed } = rule;
    if (seed === undefined) return rule;
    return {
      ...rule,
      seed: (place: Place): Row => {
        made += 1;
        return seed(place);
      },
    };
  };
  const open = opener(async (facts) => ({
    ...(await extension(facts)),
    catalogue: { ...behavior, collection: (...about) => counted(collectionOf(...about)) },
  }));
  const sandbox = await open({ client, records, now: '2026-06-30T10:00:00Z' });
  const send = async (method: string, path: string, body?: Row): Promise<Row> => {
    const more = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${sandbox.origin}/api/v1/3001001/${path}`, { method, headers, ...more });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return text === '' ? {} : (JSON.parse(text) as { d: Row }).d;
  };
  const first = async (path: string): Promise<Row> => ((await send('GET', path))['results'] as Row[])[0] ?? {};
  try {
    const sums: Record<string, number> = {};
    const remove = async (resource: string, key: string, times: string): Promise<void> => {
      const row = await first(`${resource}?$top=1&$select=${key}`);
      made = 0;
      await send('DELETE', `${resource}(guid'${String(row[key])}')`);
      sums[`${resource} ${times}`] = made;
    };
    // In a sandbox that has read nothing: the first change costs no more than the next ones.
    for (const times of ['first', 'second']) {
      await remove('financialtransaction/BankEntries', 'EntryID', times);
      await remove('financialtransaction/CashEntries', 'EntryID', times);
      await remove('salesentry/SalesEntries', 'EntryID', times);
      await send('POST', 'crm/Accounts', { Name: `New ${times}` });
      const [account] = (await send('GET', 'crm/Accounts?$orderby=Code desc&$top=1&$select=ID'))['results'] as Row[];
      made = 0;
      await send('DELETE', `crm/Accounts(guid'${String(account?.['ID'])}')`);
      sums[`crm/Accounts ${times}`] = made;
    }
    const OrderAccount = (await first('crm/Accounts?$top=1&$select=ID'))['ID'];
    const QuotationLines = [{ Item: (await first('logistics/Items?$top=1&$select=ID'))['ID'], Quantity: 1 }];
    for (const [resource, body] of [
      ['crm/Accounts', { Name: 'Created' }],
      ['logistics/Items', { Code: 'NEW', Description: 'New' }],
      ['crm/Quotations', { OrderAccount, QuotationLines }],
    ] as const) {
      made = 0;
      await send('POST', resource, body);
      sums[`create ${resource}`] = made;
    }
    // The first report reads all documents; after a change, those that it touches.
    for (const report of ['financial/ReportingBalance', 'read/financial/AgingOverview']) {
      await send('GET', report);
      await remove('generaljournalentry/GeneralJournalEntries', 'EntryID', `before ${report}`);
      await remove('purchaseentry/PurchaseEntries', 'EntryID', `before ${report}`);
      made = 0;
      await send('GET', report);
      sums[report] = made;
    }
    return sums;
  } finally {
    await sandbox.close();
  }
}

test('creates and deletes, and the reports after them, make as many records in a large sandbox as in a small one', async () => {
  const [small, large] = [await touched(60), await touched(600)];
  expect(Object.keys(small)).toHaveLength(17);
  for (const [name, count] of Object.entries(small)) {
    // An account of the large one has only a few more documents.
    expect([name, large[name]]).toEqual([name, Math.min(large[name] ?? Infinity, count + 200)]);
  }
});

test.each([1, 7, 40])(
  'records are found by a field at the positions where a scan finds them, of %d',
  async (records) => {
    const state: { current?: State } = {};
    const open = opener(async (facts) => {
      const { routes = [], ...rest } = await extension(facts);
      const probe: CustomRoute = {
        method: 'GET',
        path: '/probe',
        handle: (_request, found) => {
          state.current = found;
          return { status: 200 };
        },
      };
      return { ...rest, routes: [probe, ...routes] };
    });
    const sandbox = await open({ client, records, now: '2026-06-30T10:00:00Z' });
    try {
      await fetch(`${sandbox.origin}/probe`, { headers });
      const looked = BOOKINGS.flatMap(({ header, lines, accounts }) =>
        accounts === undefined ? [[lines, 'Account']] : accounts.map((field) => [header, field]),
      );
      for (const [name = '', field = ''] of [...looked, [RECEIVABLES, 'EntryID'], [PAYMENTS, 'EntryID']]) {
        const rows = state.current?.rows(`3001001/${name}`);
        const all = [...(rows?.scan() ?? [])];
        expect(all.length).toBeGreaterThan(0);
        for (const value of new Set(all.map((row) => row[field]))) {
          if (typeof value !== 'string') continue;
          expect([name, rows?.having(field, value)]).toEqual([name, all.filter((row) => row[field] === value)]);
        }
      }
    } finally {
      await sandbox.close();
    }
  },
);
