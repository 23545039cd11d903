import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestPlan } from '../contract/command.js';
import { closeAll, failureOf, json } from '../http/testkit.js';
import { flag } from '../pipeline/testkit.js';
import { kitStage } from './testkit.js';
import type { BulkSummary } from './types.js';

afterEach(closeAll);

const close: RequestPlan = { effect: 'update', method: 'PUT', path: '/orders/{id}/close', shape: 'record' };

/** Closes orders; the service answers each with its own status, 200 by default. */
async function closing(
  ids: readonly number[],
  statuses: Readonly<Record<number, number>> = {},
  { atOnce = 1, dryRun = false, headers = {} }: { atOnce?: number; dryRun?: boolean; headers?: object } = {},
) {
  let running = 0;
  let most = 0;
  const made = await kitStage(
    { close },
    ({ url }, response) => {
      const status = statuses[Number(url.split('/')[2])] ?? 200;
      most = Math.max(most, (running += 1));
      setTimeout(() => {
        running -= 1;
        json(response, status === 200 ? {} : { error: `refused with ${String(status)}` }, status, { ...headers });
      }, 20);
    },
    { effect: 'update', options: { dryRun, retry: false } },
  );
  const { kit, context } = made;
  let summary: BulkSummary<number> | undefined;
  const run = kit.bulk(ids, (id) => kit.calls.close.send({ id }), {
    noun: ['order', 'orders'],
    name: (id) => `order ${String(id)}`,
    failed: 'was not closed',
    atOnce,
    report: async (result) => {
      summary = result;
      await kit.out.action('reported', { done: result.done.length });
    },
  });
  return { ...made, context, run, most: () => most, summary: () => summary };
}

test('works through all of them, one after the other', async () => {
  const { run, summary, server, most } = await closing([1, 2, 3]);
  await run;
  expect(summary()).toEqual({ done: [1, 2, 3], failed: [], untried: [] });
  expect([server.seen.map(({ url }) => url), most()]).toEqual([
    ['/orders/1/close', '/orders/2/close', '/orders/3/close'],
    1,
  ]);
});

test('a failure does not stop the others, is reported, and ends the run with its own exit code', async () => {
  const { run, summary, notes, printed } = await closing([1, 2, 3, 4], { 2: 422, 4: 400 });
  const error = await failureOf(run);
  expect(error.kind).toBe('input');
  expect(error.message).toMatch(/^Order 2 \(and 1 more\) was not closed\. .*refused with 422/);
  expect(summary()?.done).toEqual([1, 3]);
  expect(summary()?.failed.map(({ item }) => item)).toEqual([2, 4]);
  expect(notes.filter((line) => line.startsWith('Order 4 was not closed:'))).toHaveLength(1);
  expect(printed).toEqual([['action', '{"done":2}']]);
});

test.each([
  [403, 'auth'],
  [429, 'rate'],
])('%d stops the rest, which is reported as not tried', async (status, kind) => {
  const { run, summary, server } = await closing([1, 2, 3, 4], { 2: status });
  expect((await failureOf(run)).kind).toBe(kind);
  expect(summary()).toMatchObject({ done: [1], untried: [3, 4] });
  expect(server.seen).toHaveLength(2);
});

test('a service that is down stops the rest after five failures in a row, with its exit code', async () => {
  const down = { 2: 422, 3: 503, 4: 503, 6: 503, 7: 503, 8: 503, 9: 503, 10: 503 };
  const { run, summary } = await closing([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], down);
  const error = await failureOf(run);
  expect([error.kind, summary()?.done, summary()?.untried]).toEqual(['unavailable', [1, 5], [11, 12]]);
  expect(error.message).toMatch(/^Order 10 \(and 7 more\) may have failed\. /);
});

test('a service that cannot be connected to stops the rest after two failures in a row', async () => {
  const { kit, server } = await kitStage({ close }, (_, response) => json(response, {}), {
    effect: 'update',
    options: { retry: false },
  });
  await server.close();
  let summary: BulkSummary<number> | undefined;
  const run = kit.bulk([1, 2, 3, 4], (id) => kit.calls.close.send({ id }), {
    noun: ['order', 'orders'],
    name: String,
    failed: 'was not closed',
    report: async (result) => {
      summary = result;
    },
  });
  expect((await failureOf(run)).kind).toBe('unavailable');
  expect([summary?.failed.map(({ item }) => item), summary?.untried]).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('a change that was sent without a clear response may have failed, and its item says so', async () => {
  const { run, notes } = await closing([1, 2, 3], { 1: 503, 2: 422 });
  const error = await failureOf(run);
  expect(error.message).toMatch(/^Order 1 \(and 1 more\) may have failed\. /);
  expect(notes.filter((line) => line.startsWith('Order'))).toEqual([
    expect.stringMatching(/^Order 1 may have failed: /),
    expect.stringMatching(/^Order 2 was not closed: /),
  ]);
});

test('a few at once, and never more than the rate limit still allows', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => at + 1);
  const fast = await closing(ids, {}, { atOnce: 4 });
  await fast.run;
  expect(fast.most()).toBe(4);
  const slow = await closing(ids, {}, { atOnce: 4, headers: { 'x-left': '1' } });
  await slow.run;
  expect(slow.summary()?.done).toEqual(ids);
  expect(slow.server.seen).toHaveLength(12);
  expect(slow.context.http.remaining).toBe(1);
});

test('a dry run keeps every write back and reports them as done', async () => {
  const { run, server, context } = await closing([1, 2], {}, { dryRun: true });
  await run;
  expect([server.seen, context.http.planned.map(({ url }) => new URL(url).pathname)]).toEqual([
    [],
    ['/orders/1/close', '/orders/2/close'],
  ]);
});

test('Ctrl-C reports how far the run came', async () => {
  const made = await kitStage({ close }, (_, response) => json(response, { data: null }), { effect: 'update' });
  const { kit, notes } = made;
  const run = kit.bulk(
    [1, 2, 3],
    async (id) => {
      await kit.calls.close.send({ id });
      if (id === 2) made.abort();
    },
    { noun: ['order', 'orders'], name: String, failed: 'was not closed', report: () => Promise.resolve() },
  );
  await expect(run).rejects.toThrow('stopped');
  expect(notes).toEqual(['Stopped: 2 orders done, 0 failed, 1 left.']);
});

describe('the journal of a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  afterEach(() => {
    for (const name of ['memory', 'log']) rmSync(join(folder, name), { recursive: true, force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const journals = (): string[] =>
    readdirSync(join(folder, 'memory', 'default')).filter((name) => name.endsWith('.journal'));
  const journal = (): string => join(folder, 'memory', 'default', journals()[0] ?? '');

  interface RunOptions {
    readonly ids?: readonly number[];
    readonly args?: object;
    /** Ctrl-C while this order is closed. */
    readonly stopAt?: number;
    readonly dryRun?: boolean;
    readonly place?: string;
    readonly statuses?: Readonly<Record<number, number>>;
  }

  async function run({
    ids = [1, 2, 3, 4],
    args = { ids },
    stopAt,
    dryRun = false,
    place = folder,
    statuses = {},
  }: RunOptions = {}) {
    const made = await kitStage(
      { close },
      ({ url }, response) => {
        const status = statuses[Number(url.split('/')[2])] ?? 200;
        json(response, status === 200 ? { data: null } : { error: 'refused' }, status);
      },
      {
        effect: 'update',
        options: { dryRun, retry: false },
        folder: place,
        args,
        flags: { ids: flag('csv', 'query:ids') },
      },
    );
    const { kit, notes, asked } = made;
    const before: string[][] = [];
    const ended = kit.bulk(
      ids,
      async (id) => {
        before.push(existsSync(folder) && !dryRun && place === folder ? [readFileSync(journal(), 'utf8')] : []);
        await kit.calls.close.send({ id });
        if (id === stopAt) made.abort();
      },
      {
        noun: ['order', 'orders'],
        name: (id) => `order ${String(id)}`,
        key: String,
        failed: 'was not closed',
        question: ['Close them?'],
        rest: (others) => `Continue with --ids ${others.join(',')}.`,
        report: () => Promise.resolve(),
      },
    );
    const error: unknown = await ended.catch((failure: unknown) => failure);
    return { error, notes, asked, before, sent: made.server.seen.length };
  }

  test('an item is in it before its request leaves, and nothing is left of a run that ends', async () => {
    const { error, before } = await run({ statuses: { 2: 422 } });
    expect(error).toMatchObject({ kind: 'input' });
    expect(before.map(([text = '']) => text.trimEnd().split('\n').at(-1))).toEqual([
      '{"row":"1","state":"sent"}',
      '{"row":"2","state":"sent"}',
      '{"row":"3","state":"sent"}',
      '{"row":"4","state":"sent"}',
    ]);
    expect(before[3]?.[0]).toContain('{"row":"2","state":"failed"}');
    expect(journals()).toEqual([]);
  });

  test('the next run with the same arguments says what a stopped one has done, before it asks', async () => {
    await run({ stopAt: 2, statuses: { 1: 422 } });
    const ids = [1, 2, 3, 4];
    const { notes, asked, sent } = await run({ args: { ids, yes: true } });
    const said =
      'An earlier run of this command was stopped: 1 of 4 orders done, 1 failed, 2 not sent. Continue with --ids 3,4.';
    expect([notes, asked, sent]).toEqual([[said], ['Close them?'], 4]);
    expect((await run()).notes).toEqual([]);
  });

  test('an item without a known result is named', async () => {
    await run({ stopAt: 2 });
    // A kill before the last line is written.
    writeFileSync(journal(), readFileSync(journal(), 'utf8').replace(/\n[^\n]+\n$/, '\n{"row":"2","st'));
    expect((await run({ dryRun: true })).notes).toEqual([
      'An earlier run of this command was stopped: 1 of 4 orders done, 1 sent without a known result (2), 2 not sent. Continue with --ids 2,3,4.',
    ]);
    // A dry run leaves the journal as it is.
    expect((await run()).notes).toHaveLength(1);
  });

  test('an item whose request is done in the log is named, and one whose request was refused counts as not sent', async () => {
    const log = join(folder, 'log', 'default');
    await run({ stopAt: 2 });
    const [header = '', ...lines] = readFileSync(journal(), 'utf8').split('\n');
    const { id, startedAt } = JSON.parse(header) as { id: string; startedAt: string };
    const sent = lines.filter((line) => line.includes('"planned"'));
    writeFileSync(
      journal(),
      [header, ...sent, '{"row":"2","state":"sent"}', '{"row":"3","state":"sent"}', ''].join('\n'),
    );
    const write = (row: string, state: string): string[] => {
      const common = { id: `w_${Date.parse(startedAt).toString(36)}0000000${row}`, at: startedAt };
      const req = { method: 'POST', path: `/orders/${row}/close` };
      const intent = {
        t: 'intent',
        ...common,
        run: 'r_1',
        pid: 1,
        cmd: 'order close',
        effect: 'update',
        account: 'a',
        req,
      };
      return [
        { ...intent, args: {}, inverse: {}, journal: id, row },
        { t: 'outcome', ...common, state, after: null },
      ].map((one) => `${JSON.stringify(one)}\n`);
    };
    mkdirSync(log, { recursive: true });
    writeFileSync(
      join(log, `${startedAt.slice(0, 7)}.ndjson`),
      [...write('2', 'done'), ...write('3', 'refused')].join(''),
    );
    expect((await run({ dryRun: true })).notes).toEqual([
      'An earlier run of this command was stopped: 0 of 4 orders done, 1 stopped after its request took effect (2), 3 not sent. Continue with --ids 1,3,4.',
    ]);
  });

  test('runs with other arguments know nothing of each other', async () => {
    await run({ stopAt: 2 });
    expect((await run({ ids: [3, 4] })).notes).toEqual([]);
    expect(journals()).toHaveLength(1);
  });

  test('a run that was stopped before its first request is not worth a word', async () => {
    await run({ stopAt: 1 });
    writeFileSync(journal(), readFileSync(journal(), 'utf8').split('\n').slice(0, 5).join('\n') + '\n');
    expect((await run()).notes).toEqual([]);
  });

  test('where no file can be written, the run says so and does its work', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { error, notes, sent } = await run({ place: join(folder, 'file') });
    expect([error, sent]).toEqual([undefined, 4]);
    expect(notes).toEqual([expect.stringMatching(/cannot be written, so that nothing will say which orders are done/)]);
  });
});
