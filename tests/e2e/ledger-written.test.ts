/**
 * The note after a write names the company of the division if an earlier run has listed it, and sends no request for
 * the name.
 */
import { client } from '../../generated/ledger/client.js';
import { json, openBench, type Bench } from '../../runtime/testing/index.js';

let it: Bench;
let listed: readonly object[];
beforeEach(async () => {
  listed = divisions;
  it = await openBench(client, {
    answer: ({ method, url }, response) => {
      if (method !== 'GET') response.writeHead(204).end();
      else if (url.includes('system/Divisions')) json(response, { d: { results: listed } });
      else json(response, { d: { results: url.includes('current/Me') ? [{ CurrentDivision: 1234 }] : [] } });
    },
  });
});
afterEach(() => it.close());

const divisions = [
  { Code: 1234, Description: 'Example B.V.', BlockingStatus: 0 },
  { Code: 77, Description: 'Odd \u001b[31m\nB.V.', BlockingStatus: 0 },
  { Code: 78, Description: null, BlockingStatus: 0 },
];
const ID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';

const note = async (division: string, more: Readonly<Record<string, string>> = {}): Promise<string | undefined> => {
  const argv = ['account', 'delete', ID, '--yes', '--allow-writes', '--division', division, '--output', 'table'];
  const before = it.seen.length;
  const { code, err } = await it.run(argv, { env: { LEDGERCLI_NO_BEFORE: '1', ...more } });
  expect([code, it.seen.slice(before).map(({ method }) => method)]).toEqual([0, ['DELETE']]);
  return err.split('\n').find((line) => line.startsWith('Written'));
};
const run = async (...argv: string[]): Promise<void> => {
  const { code, err } = await it.run(argv);
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
};

test('only the number before any list of divisions', async () => {
  expect(await note('1234')).toBe('Written to division 1234.');
});

test.each([
  ['division list', ['division', 'list', '--division', '1234']],
  ['the generic list', ['list', 'system/divisions', '--division', '77', '-o', 'csv']],
  ['a list of all divisions', ['account', 'list', '--all-divisions']],
])('the name after %s', async (_, argv) => {
  await run(...argv);
  expect(await note('1234')).toBe('Written to division 1234 (Example B.V.).');
  expect(await note('77')).toMatch(/^Written to division 77 \(Odd [^\u001b\n]*B\.V\.\)\.$/);
  expect(await note('78')).toBe('Written to division 78.');
  expect(await note('9')).toBe('Written to division 9.');
});

test('the name stays after a part of the list, and never comes from another account', async () => {
  await run('division', 'list', '--division', '1234');
  listed = divisions.slice(1);
  await run('division', 'list', '--division', '1234');
  expect(await note('1234')).toBe('Written to division 1234 (Example B.V.).');
  expect(await note('1234', { LEDGERCLI_ACCESS_TOKEN: 'canary-other' })).toBe('Written to division 1234.');
});
