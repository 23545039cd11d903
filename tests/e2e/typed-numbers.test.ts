/** Numbers that a user types are sent and shown digit for digit, wherever they are typed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

const LONG = '12345678901234567890.10';
const numbers = `{"a":1.10,"b":${LONG},"c":[-0.50,1e5],"d":"1.10","e":7}`;

const home = newHome();
writeFileSync(join(home, 'body.json'), `{\n  "Description": "x",\n  "Amount": ${LONG},\n  "Rate": 1.10\n}\n`);
writeFileSync(join(home, 'raw.json'), numbers);

/** A command line, what is piped in, and what the body of its last request contains. */
type Case = readonly [line: readonly string[], body: string, stdin?: string];

const raw = (path: string): Case[] => [
  [['api', 'POST', path, '--body', numbers], numbers],
  [['api', 'POST', path, '--body', '@raw.json'], numbers],
  [['api', 'POST', path, '--body', '-'], numbers, numbers],
  [['api', 'POST', path], numbers, numbers],
];

const order = ['purchase-order', 'create', '--supplier', '26'];
const cases: Readonly<Record<Name, readonly Case[]>> = {
  ledgercli: [
    ...raw('logistics/Items'),
    [
      ['create', 'logistics/Items', '--body', '{"Code":"N1","Description":"x","CostPriceStandard":1.10}'],
      '"CostPriceStandard":1.10',
    ],
    [['create', 'logistics/Items', '--body', '@body.json', '--force'], `"Amount":${LONG},"Rate":1.10`],
    [
      ['create', 'logistics/Items', '--set', 'Code=N2', '--set', 'Description=x', '--set', 'CostPriceStandard=1.10'],
      '"CostPriceStandard":1.10',
    ],
    [
      ['create', 'logistics/Items', '--set', 'Code=N3', '--set', 'Description=x', '--set', `CostPriceStandard=${LONG}`],
      LONG,
    ],
    [[...order, '--line', `ART-0001:2.50:${LONG}`], LONG],
    [[...order, '--line', 'ART-0001:2.50:1.10'], '2.50'],
  ],
  crmcli: [
    ...raw('/api/v2/deals'),
    [['deal', 'update', '1', '--body', `{"value":${LONG}}`], `{"value":${LONG}}`],
    [['deal', 'update', '1', '--body', '{"value":1.10}'], '{"value":1.10}'],
    [['deal', 'update', '1', '--value', '1.10'], '{"value":1.10}'],
    [['deal', 'update', '1', '--field', 'Value=1.10 EUR'], '{"value":1.10,"currency":"EUR"}'],
    [['deal', 'update', '1', '--field', `Seats=${LONG}`], `:${LONG}}}`],
  ],
  helpdeskcli: raw('/v2/conversations'),
};

describe.each(Object.entries(cases) as [Name, readonly Case[]][])('%s', (binary, lines) => {
  let served: Served;
  let recorder: Recorder;
  beforeAll(async () => {
    served = await serveHere(binary, newHome(), '--unlimited');
    recorder = await record(served);
  });
  afterAll(async () => {
    await recorder.close();
    await served.stop();
  });

  // One value for each row: jest passes a callback in place of a missing one.
  test.each(lines.map((one) => [one] as const))('%j', async ([line, body, stdin]) => {
    const env = { ...recorder.env, [`${binary.toUpperCase()}_ALLOW_WRITES`]: '1' };
    const options = { env, ...(stdin !== undefined && { input: stdin }) };
    const planned = await inProcess(binary, [...line, '--dry-run', '--output', 'json'], home, options);
    expect([planned.code, planned.stderr]).toEqual([0, expect.anything()]);
    expect(compact(planned.stdout)).toContain(compact(body));
    const before = recorder.seen.length;
    await inProcess(binary, line, home, options);
    const sent = recorder.seen.slice(before).filter(({ line: request }) => !request.startsWith('GET '));
    expect(sent.map((request) => request.body).join('\n')).toContain(body);
  });
});

const compact = (text: string): string => text.replace(/\s+/g, '');
