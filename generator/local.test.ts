/** A client without hosts, which is not one of this repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runHere, type Ended } from '../runtime/testing/run.js';
import { client } from './fixtures/good/local/expected/client.js';
import { fixtures } from './fixtures/scenario.js';

const run = (argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runHere(client, argv, { env });

test('it has the flags of output, and none that needs a service', async () => {
  const { out } = await run(['help', 'flags']);
  for (const name of ['output', 'fields', 'limit', 'no-color', 'help']) expect(out).toContain(`--${name} `);
  expect(out).not.toMatch(/--(?:profile|timeout|no-retry) /);
  expect(out).not.toContain('requests');
  const topics = (await run(['--help'])).out;
  expect(topics).toMatch(
    /Start here:\n {2}\$ measurecli length units\n {2}\$ measurecli length convert 2\.5 --to cm\n/,
  );
  expect(topics).toContain('environment, exit-codes, flags, output');
  for (const topic of ['environment', 'exit-codes'])
    expect((await run(['help', topic])).out).not.toMatch(/service|request|credential|profile|HTTP/);
});

test('its commands run, with flags of their own, formats and environment variables', async () => {
  expect(await run(['length', 'convert', '2.5', '--to', 'cm', '-o', 'table'])).toEqual({
    code: 0,
    out: '250 cm\n',
    err: '',
  });
  const json = await run(['length', 'convert', '5', '--from', 'cm'], { MEASURECLI_UNIT: 'm' });
  expect(JSON.parse(json.out)).toEqual({ value: 0.05, unit: 'm' });
  expect((await run(['length', 'units', '--output', 'csv', '--limit', '1'])).out).toBe('unit,meters\nm,1\n');
  expect((await run(['version', '--output', 'table'])).out).toMatch(/^measurecli 1\.0\.0\nnode [\d.]+\n\w+-\w+\n$/);
});

test('unknown flags are refused with the nearest, and flags of services are unknown', async () => {
  const near = await run(['length', 'convert', '1', '--form', 'cm', '--to', 'm', '-o', 'table']);
  expect(near).toMatchObject({ code: 64, out: '' });
  expect(near.err).toContain('Did you mean --from?');
  const profile = await run(['length', 'units', '--profile', 'sandbox', '-o', 'table']);
  expect(profile).toMatchObject({ code: 64, err: expect.stringContaining('Unknown flag --profile') as string });
});

test('a failure without a message is its exit code alone; as JSON it is an object', async () => {
  const line = ['length', 'convert', '--to', 'cm', '--', '-1'];
  expect(await run(['-o', 'table', ...line])).toEqual({ code: 3, out: 'negative\n', err: '' });
  const { code, err } = await run(line);
  expect([code, JSON.parse(err)]).toMatchObject([3, { exitCode: 3, message: 'The command ended with exit code 3.' }]);
});

test('nothing of a service is in its data', () => {
  const text = readFileSync(join(fixtures, 'good/local/expected/service.ts'), 'utf8');
  expect(text).toContain('  hosts: {},');
  expect(text).not.toContain('timeout_ms');
});
