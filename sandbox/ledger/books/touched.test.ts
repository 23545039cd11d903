/** A change costs what it touches: the number of records that are made for it does not depend on how many there are. */
import { client } from '../../../generated/ledger/client.js';
import { opener } from '../../index.js';
import type { Collection, Place, Row } from '../../engine/types.js';
import { extension } from '../index.js';

const headers = { authorization: 'Bearer sandbox', accept: 'application/json', 'content-type': 'application/json' };

/** The numbers of seeded records that are made for the second change of each kind, in a sandbox of a size. */
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
  const open = opener(async (facts) => {
    const { collections = {}, ...rest } = await extension(facts);
    return {
      ...rest,
      collections: Object.fromEntries(Object.entries(collections).map(([name, rule]) => [name, counted(rule)])),
    };
  });
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
    const remove = async (resource: string, key: string): Promise<void> => {
      const row = await first(`${resource}?$top=1&$select=${key}`);
      made = 0;
      await send('DELETE', `${resource}(guid'${String(row[key])}')`);
      sums[resource] = made;
    };
    for (let times = 0; times < 2; times += 1) {
      await remove('financialtransaction/BankEntries', 'EntryID');
      await remove('salesentry/SalesEntries', 'EntryID');
      const { ID } = await send('POST', 'crm/Accounts', { Name: `New ${String(times)}` });
      const [account] = (await send('GET', 'crm/Accounts?$orderby=Code desc&$top=1&$select=ID'))['results'] as Row[];
      made = 0;
      await send('DELETE', `crm/Accounts(guid'${String(ID ?? account?.['ID'])}')`);
      sums['crm/Accounts'] = made;
    }
    return sums;
  } finally {
    await sandbox.close();
  }
}

test('deletes make as many records in a large sandbox as in a small one', async () => {
  const [small, large] = [await touched(60), await touched(600)];
  for (const [name, count] of Object.entries(small)) {
    expect([name, count]).toEqual([name, expect.any(Number)]);
    // What an account of the large one has more of is a few documents, not all.
    expect([name, large[name]]).toEqual([name, Math.min(large[name] ?? Infinity, count + 200)]);
  }
});
