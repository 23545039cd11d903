/** A list that stops at a limit reports the remaining records on stderr, in every format and in every client. */
import { openBench, type Answer, type Bench } from '../../runtime/testing/index.js';
import { json } from '../../runtime/http/testkit.js';
import type { Client } from '../../runtime/contract/context.js';
import { client as crm } from '../../generated/crm/client.js';
import { client as helpdesk } from '../../generated/helpdesk/client.js';
import { client as ledger } from '../../generated/ledger/client.js';

const benches: Bench[] = [];
afterEach(async () => {
  await Promise.all(benches.splice(0).map((bench) => bench.close()));
});

const open = async (client: Client, answer: Answer): Promise<Bench> => {
  const bench = await openBench(client, { answer });
  benches.push(bench);
  const run: Bench['run'] = async (argv) => {
    const ended = await bench.run(argv);
    return { ...ended, err: ended.err.replace(/^Requests go to .*\n/m, '') };
  };
  return { ...bench, run, seen: bench.seen };
};

const rows = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ id: from + at + 1, status: 'active' }));

const conversations: Answer = ({ method, url }, response) => {
  if (method === 'PATCH') {
    response.writeHead(204).end();
    return;
  }
  const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1);
  const list = rows((page - 1) * 25, Math.min(96, page * 25));
  json(response, { _embedded: { conversations: list }, page: { totalPages: 4, totalElements: 96, number: page } });
};

const deals: Answer = ({ url }, response) => {
  const query = new URL(url, 'http://x').searchParams;
  const from = Number(query.get('cursor') ?? 0);
  const to = Math.min(600, from + Number(query.get('limit')));
  const next = { next_cursor: to < 600 ? String(to) : null };
  json(response, { success: true, data: rows(from, to), additional_data: next });
};

const accounts: Answer = ({ url }, response) => {
  const from = Number(new URL(url, 'http://x').searchParams.get('$skiptoken') ?? 0);
  const results = rows(from, Math.min(90, from + 60)).map(({ id }) => ({ ID: String(id), Name: 'x' }));
  const path = url.replace(/[?&].*/s, '');
  json(response, { d: { results, ...(from === 0 && { __next: `${path}?$skiptoken=60` }) } });
};

describe.each(['json', 'ndjson', 'csv', 'table', 'yaml'])('as %s', (format) => {
  test('the service gives a total', async () => {
    const { run } = await open(helpdesk, conversations);
    const usual = await run(['conv', 'list', '--output', format]);
    expect([usual.code, usual.err]).toEqual([0, '25 of 96 shown; --limit 0 for all.\n']);
    const typed = await run(['conv', 'list', '--limit', '30', '--output', format]);
    expect([typed.code, typed.err]).toEqual([0, '30 of 96 shown; --limit 0 for all.\n']);
    expect((await run(['conv', 'list', '--limit', '96', '--output', format])).err).toBe('');
    expect((await run(['conv', 'list', '--limit', '0', '--output', format])).err).toBe('');
  });

  test('the service gives no total', async () => {
    const { run } = await open(crm, deals);
    const usual = await run(['deal', 'list', '--output', format]);
    expect([usual.code, usual.err]).toEqual([0, '500 shown, more exist; --limit 0 for all.\n']);
    expect((await run(['deal', 'list', '--limit', '600', '--output', format])).err).toBe('');
    const all = await run(['deal', 'list', '--limit', '0', '--output', format]);
    expect([all.code, all.err]).toEqual([0, '']);
    if (format === 'json') expect(JSON.parse(all.out)).toHaveLength(600);
  });

  test('one page is read unless --all is given', async () => {
    const { run } = await open(ledger, accounts);
    const list = ['list', 'crm/Accounts', '--division', '7', '--output', format];
    expect((await run([...list, '--limit', '5'])).err).toBe('5 shown, more exist; --limit 0 --all for all.\n');
    expect((await run([...list, '--limit', '5', '--all'])).err).toBe('5 shown, more exist; --limit 0 for all.\n');
    expect((await run([...list, '--limit', '0', '--all'])).err).toBe('');
  });

  test('the service ends the list itself', async () => {
    const { run } = await open(ledger, ({ url }, response) => {
      const top = Number(new URL(url, 'http://x').searchParams.get('$top'));
      json(response, { d: { results: rows(0, Math.min(6, top)).map(({ id }) => ({ ID: String(id), Name: 'x' })) } });
    });
    const list = ['list', 'crm/Accounts', '--division', '7', '--output', format];
    const cut = await run([...list, '--top', '5']);
    expect([cut.code, cut.err]).toEqual([0, '5 shown, more may exist; use --all instead of --top for all.\n']);
    expect((await run([...list, '--top', '5', '--limit', '2'])).err).toBe('2 shown, more exist; --limit 0 for all.\n');
    expect((await run([...list, '--top', '7'])).err).toBe('');
    const hooks = await open(crm, (_, response) => json(response, { success: true, data: rows(0, 3) }));
    expect((await hooks.run(['webhook', 'list', '--limit', '1', '--output', format])).err).toBe(
      '1 of 3 shown; --limit 0 for all.\n',
    );
  });
});

test('an export is reported like a list', async () => {
  const { run } = await open(helpdesk, conversations);
  const { code, err } = await run(['conv', 'export', '--limit', '50']);
  expect([code, err.split('\n')]).toEqual([0, expect.arrayContaining(['50 of 96 shown; --limit 0 for all.'])]);
  expect((await run(['conv', 'export', '--limit', '0'])).err).not.toContain('shown');
});

test('a bulk action reports the records that it leaves out before the first write', async () => {
  const { run, seen } = await open(helpdesk, conversations);
  const line = ['conv', 'bulk-status', '--status', 'active', '--set', 'closed', '--yes', '--limit'];
  const { code, err, out } = await run([...line, '3']);
  expect([code, err]).toEqual([0, '3 of 96 selected; --limit 0 for all.\n']);
  expect(out).toContain('Updated 3 conversations');
  expect(seen.filter(({ method }) => method === 'PATCH')).toHaveLength(3);
  expect((await run([...line, '25'])).err).toBe('25 of 96 selected; --limit 0 for all.\n');
  expect((await run([...line, '0'])).err).toBe('');
});

test('raw requests that read pages are reported as well', async () => {
  const { run } = await open(crm, deals);
  const { code, err } = await run(['api', 'GET', '/api/v2/deals', '--paginate', '--limit', '7']);
  expect([code, err]).toEqual([0, '7 shown, more exist; --limit 0 for all.\n']);
});

test('a search has a maximum of its own', async () => {
  const hits: Answer = ({ url }, response) => {
    const size = Number(new URL(url, 'http://x').searchParams.get('limit'));
    const items = rows(0, size).map((item) => ({ result_score: 1, item: { ...item, type: 'deal' } }));
    json(response, { success: true, data: { items }, additional_data: { next_cursor: 'more' } });
  };
  const { run, seen } = await open(crm, hits);
  expect((await run(['search', 'acme', '--limit', '3'])).err).toBe('3 shown, more exist; raise --limit for more.\n');
  expect((await run(['search', 'acme'])).err).toBe('100 shown, more exist; narrow the search.\n');
  expect(seen).toHaveLength(2);
});
