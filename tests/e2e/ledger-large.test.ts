/** A large sandbox of ledgercli: no report keeps all documents in memory, and no report delays a signal. */
import { setTimeout as wait } from 'node:timers/promises';
import { newHome, serveWith, type Served } from '../support/cli.js';
import { sandboxCredential } from '../support/canary.js';

const headers = { authorization: `Bearer ${sandboxCredential}`, accept: 'application/json' };

const get = (origin: string, path: string): Promise<Response> => fetch(`${origin}/api/v1/3001001/${path}`, { headers });

const serve = (records: number, env: Readonly<Record<string, string>> = {}): Promise<Served> =>
  serveWith('ledgercli', newHome(), ['--records', String(records), '--unlimited'], { env });

test('lists and reports of 42,000 documents fit in 64 MB of objects', async () => {
  const { origin, stop } = await serve(6000, { NODE_OPTIONS: '--max-old-space-size=64' });
  for (const path of [
    'financialtransaction/BankEntries?$select=*',
    'financialtransaction/Transactions',
    'financialtransaction/TransactionLines?$filter=EntryNumber eq 1&$orderby=Date,EntryNumber&$select=ID',
    'bulk/Financial/TransactionLines?$select=ID',
    'sync/Financial/TransactionLines?$filter=Timestamp gt 0L&$select=ID',
    'sync/Inventory/StockPositions?$filter=Timestamp gt 0L&$select=ItemId',
    'cashflow/Receivables?$select=ID',
    'cashflow/Payments?$orderby=AmountDC desc&$select=ID',
    'financial/ReportingBalance',
    'read/financial/ProfitLossOverview',
    'read/financial/AgingReceivablesList',
    'read/financial/OutstandingInvoicesOverview',
  ]) {
    const response = await get(origin, path);
    expect([path, response.status]).toEqual([path, 200]);
    await response.text();
  }
  await stop();
});

test('a signal ends a sandbox in the middle of a long request', async () => {
  const { origin, stop } = await serve(100_000);
  const answer = get(origin, "financialtransaction/TransactionLines?$filter=YourRef eq 'none'&$select=ID").then(
    ({ status }) => status,
    () => 'cut off',
  );
  // The request arrives, and its two million lines take seconds.
  await wait(300);
  expect(await stop()).toMatchObject({ code: 130, stderr: expect.stringContaining('Stopped by SIGINT.') as string });
  expect(await answer).toBe('cut off');
});
