import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from './testkit.js';

let it: Bench;
let dir: string;
afterEach(() => it.close());

type Fields = Readonly<Record<string, unknown>>;

/** Serves a feed and a log of deletions of division 1; returns the row versions after which they were read. */
async function serve(feed: readonly Fields[], deletions: readonly Fields[] = []): Promise<Record<string, string>> {
  const since: Record<string, string> = {};
  it = await bench(client, 1, ({ url }, response) => {
    const [, name] = /\/sync\/([A-Za-z/]+)/.exec(url) ?? [];
    if (name === undefined) return json(response, { d: { results: [{ Code: 1, DivisionMoveDate: '' }] } });
    const from = /Timestamp%20gt%20(\d+)L/.exec(url)?.[1] ?? 'no filter';
    since[name] = from;
    const results = (name === 'Deleted' ? deletions : feed).filter((one) => Number(one['Timestamp']) > Number(from));
    json(response, { d: { results } });
  });
  dir = join(it.folder, 'copy');
  return since;
}

const row = (ID: string, Timestamp: number): Fields => ({ ID, Timestamp });
const backup = (division: string): ReturnType<Bench['run']> =>
  it.run('backup', '--dir', dir, '--feed', 'CRM/Accounts', '--division', division, '-o', 'json');
const rowsThere = (): unknown =>
  (JSON.parse(readFileSync(join(dir, 'CRM/Accounts.json'), 'utf8')) as { rows: unknown }).rows;

const rows = (...all: object[]): string => all.map((one) => `${JSON.stringify(one)}\n`).join(',\n');
const write = (text: string): void => {
  mkdirSync(join(dir, 'CRM'), { recursive: true });
  const state = { timestamp: '11', rows: 2, updated: new Date().toISOString() };
  const content = {
    version: 1,
    host: it.origin,
    moved: '',
    division: '1',
    feeds: { 'CRM/Accounts': state },
    deleted: { timestamp: '9' },
  };
  writeFileSync(join(dir, 'backup.json'), JSON.stringify(content));
  writeFileSync(join(dir, 'CRM/Accounts.json'), text);
};
const head = '{"feed":"CRM/Accounts","division":"1","timestamp":"11","rows":[\n';

test('a folder of an earlier version is continued where it ended', async () => {
  const since = await serve([row('a', 12)], [{ EntityKey: 'b', Timestamp: 10, EntityType: 2 }]);
  write(`${head}${rows(row('a', 5), row('c', 11))}]}\n`);
  const { code, out, err } = await backup('1');
  expect([code, err.includes('again'), JSON.parse(out)]).toMatchObject([
    0,
    false,
    [{ rows: 2, changed: 1, deleted: 0 }],
  ]);
  expect([since, rowsThere()]).toEqual([{ 'CRM/Accounts': '11', Deleted: '9' }, [row('a', 12), row('c', 11)]]);
  expect(readdirSync(dir).sort()).toEqual(['CRM', 'CRM.Accounts.ndjson', 'manifest.json', 'schema.json']);
});

test.each([
  ['lacks a row', `${head}${rows(row('a', 5))}]}\n`],
  ['is torn', `${head}{"ID":"a","Timestamp":5}\n,\n{"ID":"c","Times`],
])('a feed of an earlier version whose list %s is read again', async (_name, text) => {
  const since = await serve([row('a', 5), row('c', 11)]);
  write(text);
  const { code, err } = await backup('1');
  expect([code, since['CRM/Accounts'], rowsThere()]).toEqual([0, '0', [row('a', 5), row('c', 11)]]);
  expect(err).toContain('all of ');
});

test('a folder of an earlier version of another division is refused', async () => {
  await serve([]);
  write(`${head}${rows(row('a', 5))}]}\n`);
  expect((await backup('2')).code).toBe(65);
});
