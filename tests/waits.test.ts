/** The rate limit in all clients: the wait that the service asks for is named, and reported while it lasts. */
import { Writable } from 'node:stream';
import { json, openBench, type Bench } from 'cmdspec-runtime/testing';
import { client as crm } from '../generated/crm/client.js';
import { client as helpdesk } from '../generated/helpdesk/client.js';
import { client as ledger } from '../generated/ledger/client.js';

let bench: Bench;
afterEach(() => bench.close());

describe.each([
  ['crmcli', crm, ['deal', 'list']],
  ['helpdeskcli', helpdesk, ['conv', 'list']],
  ['ledgercli', ledger, ['list', 'crm/Accounts', '--division', '1']],
] as const)('%s', (_binary, client, line) => {
  beforeEach(async () => {
    bench = await openBench(client, { answer: (_, response) => json(response, {}, 429, { 'retry-after': '33' }) });
  });

  test('the error of a 429 names the wait in text and JSON', async () => {
    const failed = await bench.run([...line, '--no-retry', '-o', 'json']);
    expect(JSON.parse(failed.err)).toMatchObject({
      exitCode: 75,
      retryAfter: 33,
      message: expect.stringContaining('The service asks for a wait of 33 s.') as string,
    });
    const text = await bench.run([...line, '--no-retry', '-o', 'table']);
    expect([text.code, text.err]).toEqual([75, expect.stringContaining('The service asks for a wait of 33 s.')]);
  });

  test.each(['json', 'ndjson', 'csv', 'table'])('a wait is reported before it begins: %s', async (format) => {
    const written: string[] = [];
    const stderr = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        written.push(chunk.toString());
        done();
      },
    });
    const reported: boolean[] = [];
    const sleep = (): Promise<void> => {
      reported.push(written.join('').includes('returned 429; retrying in 33 s'));
      return Promise.resolve();
    };
    expect((await bench.run([...line, '-o', format], { world: { stderr, sleep } })).code).toBe(75);
    expect(reported).toEqual([true, true]);
    if (!format.endsWith('json')) return;
    const lines = written.join('').trimEnd().split('\n');
    const objects = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(objects.pop()).toMatchObject({ exitCode: 75, retryAfter: 33 });
    const notice = expect.stringContaining('retrying in 33 s') as string;
    expect(objects).toEqual(objects.map(() => ({ notice })));
  });
});

test.each([
  ['crmcli', crm, ['deal', 'list'], 120],
  ['helpdeskcli', helpdesk, ['conv', 'list'], 120],
  ['helpdeskcli', helpdesk, ['docs', 'site', 'list'], 600],
  ['ledgercli', ledger, ['list', 'crm/Accounts', '--division', '1'], 65],
] as const)('%s %j never waits longer than its limit', async (_binary, client, line, longest) => {
  bench = await openBench(client, { answer: (_, response) => json(response, {}, 429, { 'retry-after': '900' }) });
  const slept: number[] = [];
  const sleep = (wait: number): Promise<void> => {
    // The second wait is the rest of the window that the first one started.
    slept.push(Math.ceil(wait / 1000));
    return Promise.resolve();
  };
  expect((await bench.run([...line], { world: { sleep } })).code).toBe(75);
  expect(slept).toEqual([longest, longest]);
});
