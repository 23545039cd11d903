/** A later page that fails, in all clients: the rows before it are complete JSON, and the error has the exit code. */
import { json, openBench, type Bench } from 'cmdspec-runtime/testing';
import { client as crm } from '../generated/crm/client.js';
import { client as helpdesk } from '../generated/helpdesk/client.js';
import { client as ledger } from '../generated/ledger/client.js';

let bench: Bench;
afterEach(() => bench.close());

const rows = [{ id: 1 }, { id: 2 }];
const pages = {
  helpdesk: { _embedded: { conversations: rows }, page: { number: 1, totalPages: 3, totalElements: 6, size: 2 } },
  crm: { success: true, data: rows, additional_data: { next_cursor: 'next' } },
};

test.each([
  ['conv list --limit 0', helpdesk, () => pages.helpdesk],
  ['conv export', helpdesk, () => pages.helpdesk],
  ['deal list --limit 0', crm, () => pages.crm],
  [
    'list crm/Accounts --division 1 --all --limit 0',
    ledger,
    () => ({ d: { results: rows, __next: `${bench.origin}/api/v1/1/crm/Accounts?$skiptoken=2` } }),
  ],
] as const)('%s', async (line, client, first) => {
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      if (/page=[2-9]|cursor=|skiptoken=/.test(url)) json(response, { message: 'Broken' }, 500);
      else json(response, first());
    },
  });
  for (const [format, read] of [
    ['json', (out: string) => JSON.parse(out) as unknown],
    [
      'ndjson',
      (out: string) =>
        out
          .trim()
          .split('\n')
          .map((text) => JSON.parse(text) as unknown),
    ],
  ] as const) {
    const formatFlag = line === 'conv export' ? '--format' : '--output';
    const { code, out, err } = await bench.run([...line.split(' '), formatFlag, format, '--no-retry']);
    expect({ format, code, rows: read(out) }).toMatchObject({ format, rows });
    expect(code).not.toBe(0);
    expect(err).toContain('500');
  }
});

test.each([
  ['a page that repeats another', 4, 'The list ended after 2 of the 4 records that the service counts'],
  ['a total that fits', 2, ''],
])('%s: missing rows at the end of a list are reported', async (_name, totalElements, note) => {
  bench = await openBench(helpdesk, {
    answer: (_request, response) => {
      const page = { number: 1, totalPages: totalElements / 2, totalElements, size: 2 };
      json(response, { _embedded: { conversations: rows }, page });
    },
  });
  const list = ['conv', 'list', '--limit', '0', '--output', 'json'];
  const whole = ['conv', 'export', '--format', 'json'];
  for (const line of [list, whole]) {
    const { code, out, err } = await bench.run(line);
    expect([code, JSON.parse(out)]).toEqual([0, rows]);
    const notes = err.replace(/^(?:Requests go to|Exported) .*\n/gm, '');
    expect({ line, note: notes.split(';')[0]?.trim() }).toEqual({ line, note });
  }
});

test.each([
  ['conv bulk-status --set closed --limit 0 --yes', { updated: 2, failed: 0, status: 'closed' }],
  ['report beacon', [{ type: 'unknown', via: 'unknown', count: 2, pct: 100 }]],
])('%s says that its list ended early', async (line, printed) => {
  bench = await openBench(helpdesk, {
    answer: ({ method }, response) => {
      const page = { number: 1, totalPages: 1, totalElements: 18, size: 25 };
      if (method === 'PATCH') response.writeHead(204).end();
      else json(response, { _embedded: { conversations: rows }, page });
    },
  });
  const { code, out, err } = await bench.run([...line.split(' '), '--output', 'json']);
  expect([code, JSON.parse(out)]).toEqual([0, printed]);
  expect(err).toContain('The list ended after 2 of the 18 records that the service counts; run the command again');
});
