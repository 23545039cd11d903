/** Flags that shape what is printed, typed on the command line, in all clients. */
import { PassThrough } from 'node:stream';
import { json, openBench, type Bench } from 'cmdspec-runtime/testing';
import { client as crm } from '../generated/crm/client.js';
import { client as helpdesk } from '../generated/helpdesk/client.js';
import { client as ledger } from '../generated/ledger/client.js';

const TIME = '2020-05-04T03:02:01Z';

describe.each([
  [
    'crmcli',
    crm,
    ['deal', 'list'],
    ['title', 'add_time'],
    (row: object) => ({ success: true, data: [row], additional_data: { next_cursor: null } }),
  ],
  [
    'helpdeskcli',
    helpdesk,
    ['conv', 'list'],
    ['subject', 'createdAt'],
    (row: object) => ({
      _embedded: { conversations: [row] },
      page: { number: 1, totalPages: 1, totalElements: 1, size: 25 },
    }),
  ],
  [
    'ledgercli',
    ledger,
    ['list', 'crm/Accounts', '--division', '1'],
    ['Name', 'Modified'],
    (row: object) => ({ d: { results: [row] } }),
  ],
] as const)('%s', (_binary, client, line, [text, time], answerOf) => {
  let bench: Bench;
  beforeEach(async () => {
    const body = answerOf({ [text]: 'A, "B"', [time]: TIME });
    bench = await openBench(client, { answer: (_, response) => json(response, body) });
  });
  afterEach(() => bench.close());

  test('--raw-output and -r print text without quotes, and lines of CSV and tabs', async () => {
    const filter = `.[0].${text}, (.[] | [1, .${text}] | @csv, @tsv)`;
    const filtered = async (...flags: string[]) => (await bench.run([...line, '--jq', filter, ...flags])).out;
    expect(await filtered()).toBe('"A, \\"B\\""\n"1,\\"A, \\"\\"B\\"\\"\\""\n"1\\tA, \\"B\\""\n');
    for (const flag of ['--raw-output', '-r']) expect(await filtered(flag)).toBe('A, "B"\n1,"A, ""B"""\n1\tA, "B"\n');
  });

  test('a table on a terminal has ages, and times with --absolute-times', async () => {
    const screen = async (...flags: string[]): Promise<string> => {
      const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
      await bench.run([...line, '--fields', time, '--output', 'table', '--no-pager', ...flags], { world: { stdout } });
      return String(stdout.read());
    };
    expect(await screen()).toMatch(/^\d+ y ago$/m);
    expect(await screen('--absolute-times')).toMatch(/^2020-05-04T03:02:01Z$/m);
  });
});

test('a time of the sales service without a zone has an age', async () => {
  const body = { success: true, data: [{ id: 1, add_time: '2020-05-04 03:02:01' }], additional_data: {} };
  const bench = await openBench(crm, { answer: (_, response) => json(response, body) });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  await bench.run(['note', 'list', '--fields', 'add_time', '--output', 'table', '--no-pager'], { world: { stdout } });
  await bench.close();
  expect(String(stdout.read())).toMatch(/^\d+ y ago$/m);
});
