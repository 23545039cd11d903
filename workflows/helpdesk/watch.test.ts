import { Interrupted, json, type TestServer } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench } from './testkit.js';

const { run, sandbox, service } = bench(client);

interface Poll {
  readonly status?: number;
  readonly date?: string;
  readonly rows?: readonly object[];
  readonly total?: number;
}

/** Starts a service with one response per poll; the last one is repeated. */
async function polled(polls: readonly Poll[]): Promise<TestServer> {
  return await service((_seen, response, count) => {
    const {
      status = 200,
      date = 'Fri, 20 Nov 2026 12:00:00 GMT',
      rows = [],
      total,
    } = polls[count - 1] ?? polls.at(-1) ?? {};
    const page = { size: 25, number: 1, totalPages: 1, totalElements: total ?? rows.length };
    const body =
      status === 200 ? { ...(rows.length > 0 && { _embedded: { conversations: rows } }), page } : { message: 'no' };
    json(response, body, status, { date });
  });
}

const row = (id: number, more: object = {}): object => ({
  id,
  number: id,
  subject: `S${String(id)}`,
  status: 'active',
  ...more,
});
const watch = (polls: number, ...more: string[]): string[] => [
  'conv',
  'watch',
  '--no-retry',
  '--max-polls',
  String(polls),
  '--output',
  'ndjson',
  ...more,
];
const idsIn = (out: string): unknown[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { id: number }).id);
const sinceIn = ({ seen }: TestServer): (string | null)[] =>
  seen.map(({ url }) => new URL(url, 'http://x').searchParams.get('modifiedSince'));

test('prints new and changed conversations, oldest first, each once', async () => {
  const server = await polled([
    { rows: [row(3), row(2), row(1)] },
    { rows: [row(3), row(2)] },
    { rows: [row(4), row(2, { threads: 2 }), row(3)], date: 'Fri, 20 Nov 2026 12:01:00 GMT' },
    {},
  ]);
  const { code, out } = await run(watch(4));
  expect(code).toBe(0);
  expect(idsIn(out)).toEqual([1, 2, 3, 2, 4]);
  const { searchParams } = new URL(server.seen[0]?.url ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    status: 'active',
    sortField: 'modifiedAt',
    sortOrder: 'desc',
  });
});

test('polls from the time of the service minus two seconds, and never goes back', async () => {
  const server = await polled([
    { date: 'Fri, 20 Nov 2026 12:00:00 GMT' },
    { date: 'Fri, 20 Nov 2026 11:00:00 GMT' },
    { date: 'Fri, 20 Nov 2026 12:05:30 GMT' },
  ]);
  await run(watch(4));
  expect(sinceIn(server)).toEqual([null, '2026-11-20T11:59:58Z', '2026-11-20T11:59:58Z', '2026-11-20T12:05:28Z']);
});

test('reports how many --limit left out', async () => {
  await polled([{ rows: [row(3), row(2), row(1)], total: 40 }]);
  const { out, err } = await run(['conv', 'watch', '--once', '--limit', '2', '--output', 'csv']);
  expect(out.split('\n').map((line) => line.split(',')[0])).toEqual(['id', '2', '3', '']);
  expect(err).toContain('38 more match and are not shown');
});

test('reports a single one in the singular', async () => {
  await polled([{ rows: [row(2), row(1)], total: 2 }]);
  expect((await run(['conv', 'watch', '--once', '--limit', '1'])).err).toContain('1 more matches and is not shown');
});

test('a table has one header, and the time of each poll is on stderr', async () => {
  await polled([{ rows: [row(1)] }, {}, { rows: [row(2)] }]);
  const { out, err } = await run(['conv', 'watch', '--max-polls', '3']);
  expect(out.match(/Subject/g)).toHaveLength(1);
  expect(out).toMatch(/S1[\s\S]*S2/);
  expect(err.match(/^--- \d\d:\d\d:\d\d ---$/gm)).toHaveLength(2);
});

test('rows are printed as they arrive, not at the end', async () => {
  await polled([{ rows: [row(1)] }]);
  const { PassThrough } = await import('node:stream');
  const stdout = new PassThrough();
  let text = '';
  stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  const stop = new AbortController();
  // Waits until the first poll is printed, as a user at a terminal sees it.
  const sleep = async (): Promise<void> => {
    while (!text.includes('S1')) await new Promise((done) => setImmediate(done));
    stop.abort(new Interrupted('SIGINT', 130));
    throw stop.signal.reason;
  };
  const { code } = await run(['conv', 'watch'], '', { stdout, sleep, signal: stop.signal });
  expect(code).toBe(0);
});

test('waits longer each time while the service is down or busy', async () => {
  const slept: number[] = [];
  await polled([{ rows: [row(1)] }, { status: 503 }, { status: 429 }, { status: 503 }, { rows: [row(2)] }, {}]);
  const { code, out, err } = await run(watch(6, '--poll', '40'), '', {
    sleep: async (ms) => {
      slept.push(ms / 1000);
    },
  });
  expect(code).toBe(0);
  expect(idsIn(out)).toEqual([1, 2]);
  expect(slept).toEqual([40, 80, 160, 300, 40]);
  expect(err.match(/Retrying in/g)).toHaveLength(3);
});

test.each([
  [401, 77],
  [403, 77],
  [400, 1],
])('status %i ends the watch with %i', async (status, code) => {
  const server = await polled([{ rows: [row(1)] }, { status }]);
  expect((await run(watch(5))).code).toBe(code);
  expect(server.seen.length).toBeLessThanOrEqual(3);
});

test('a failure of the last poll ends the run', async () => {
  await polled([{ status: 503 }]);
  expect((await run(['conv', 'watch', '--once', '--no-retry'])).code).toBe(69);
});

test('runs against the sandbox', async () => {
  await sandbox();
  const { code, out } = await run(['conv', 'watch', '--once', '--status', 'all', '--limit', '3', '-o', 'ndjson']);
  expect(code).toBe(0);
  expect(idsIn(out)).toHaveLength(3);
});
