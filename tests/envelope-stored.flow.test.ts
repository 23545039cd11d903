/**
 * Undeclared responses with status 200 in commands that store records: no stored record is replaced, and no position
 * moves.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench, type Answer, type Bench } from 'cmdspec-runtime/testing';
import type { Client } from 'cmdspec-runtime/kit';
import { client as crm } from '../generated/crm/client.js';
import { client as ledger } from '../generated/ledger/client.js';
import { differences, treeOf } from './support/tree.js';

const others = [{}, [], null, { message: 'maintenance' }, true, 5, 'text', { data: {} }, { d: { results: null } }];

const record = { id: 1, title: 'A', update_time: '2026-06-01T08:00:01Z' };
const crmList: Answer = (_, response) =>
  json(response, { success: true, data: [record], additional_data: { next_cursor: null } });

const ledgerFeed: Answer = ({ url }, response) => {
  const since = Number(/Timestamp%20gt%20(\d+)L/.exec(url)?.[1] ?? 0);
  const rows = url.includes('/sync/CRM') && since < 9 ? [{ ID: 'a', Timestamp: 9 }] : [];
  json(response, { d: { results: rows } });
};

interface Stored {
  readonly client: Client;
  readonly argv: readonly string[];
  readonly answer: Answer;
  /** Requests of the second run that get the odd response; the others are answered as before. */
  readonly odd: RegExp;
  /** Arguments of the first run, if they differ. */
  readonly first?: readonly string[];
}

const dir = ['--dir', 'copy'];
const feed = ['--feed', 'CRM/Accounts', '--division', '1', ...dir];
const rows: readonly (readonly [string, Stored])[] = [
  ['crmcli backup', { client: crm, argv: ['backup', ...dir], answer: crmList, odd: /./ }],
  ['crmcli backup, a list of version 1', { client: crm, argv: ['backup', ...dir], answer: crmList, odd: /v1\/users/ }],
  ['crmcli sync warehouse', { client: crm, argv: ['sync', 'warehouse', ...dir], answer: crmList, odd: /./ }],
  [
    'crmcli sync warehouse, everything again',
    {
      client: crm,
      first: ['sync', 'warehouse', ...dir],
      argv: ['sync', 'warehouse', '--full', '--yes', ...dir],
      answer: crmList,
      odd: /./,
    },
  ],
  [
    'crmcli changes',
    { client: crm, argv: ['changes'], first: ['changes', '--since', '2026-01-01'], answer: crmList, odd: /./ },
  ],
  ['ledgercli backup', { client: ledger, argv: ['backup', ...feed], answer: ledgerFeed, odd: /./ }],
  [
    'ledgercli backup, whole feeds again',
    { client: ledger, argv: ['backup', '--full', ...feed], answer: ledgerFeed, odd: /sync\/CRM/ },
  ],
  [
    'ledgercli backup, the deletions',
    { client: ledger, argv: ['backup', ...feed], answer: ledgerFeed, odd: /Deleted/ },
  ],
  [
    'ledgercli sync',
    {
      client: ledger,
      argv: ['sync', 'crm/Accounts', '--division', '1', '--state', 'state.json'],
      answer: ledgerFeed,
      odd: /./,
    },
  ],
  [
    'ledgercli sync, the feed',
    {
      client: ledger,
      argv: ['sync', 'crm/Accounts', '--division', '1', '--state', 'state.json'],
      answer: ledgerFeed,
      odd: /sync\/CRM/,
    },
  ],
];

/** It also records the start and the results of a run. */
const MANIFEST = 'copy/manifest.json';

let bench: Bench;
afterEach(() => bench.close());

function watermarks(): unknown {
  const path = join(bench.folder, MANIFEST);
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as { watermarks?: unknown }).watermarks;
}

test.each(rows)('%s', async (_name, { client, argv, answer, odd, first = argv }) => {
  let body: unknown;
  let sent = 0;
  bench = await openBench(client, {
    answer: (seen, response, count) => {
      if (body === undefined || !odd.test(seen.url)) return answer(seen, response, count);
      sent += 1;
      json(response, body);
    },
  });
  expect(await bench.run(first)).toMatchObject({ code: 0 });
  const saved = treeOf(bench.folder);
  const marks = watermarks();
  for (body of others) {
    sent = 0;
    const { code, err } = await bench.run(argv);
    expect([body, code, sent > 0]).toEqual([body, 69, true]);
    expect(err).toMatch(/not a list|not a record|cannot be read/);
    const changed = differences(saved, treeOf(bench.folder)).filter((path) => path !== MANIFEST);
    expect({ body, changed, marks: watermarks() }).toEqual({ body, changed: [], marks });
  }
});
