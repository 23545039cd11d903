/** A recording contains no credential, however a client signed in and whatever a service repeats. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome } from '../support/cli.js';
import { clients, hostile, leadTo, read, secret, write, type Hostile } from '../support/hostile.js';
import { inProcess } from '../support/in-process.js';
import { openStage, runCell } from '../proof/faults/cell.js';
import { kinds } from '../proof/faults/kinds.js';
import { statusFaults } from '../proof/faults/status-faults.js';

let service: Hostile;
const home = newHome();
const file = join(home, 'script.jsonl');

beforeEach(async () => {
  service = await hostile();
  rmSync(file, { force: true });
});
afterEach(() => service.close());

/** Forms in which a text may be stored. */
const formsOf = (text: string): string[] => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1),
  Buffer.from(`me:${text}`).toString('base64').replace(/=+$/, '').slice(6, -2),
];

const expectNone = (recording: string, ...secrets: string[]): void => {
  expect(recording.split('\n').length).toBeGreaterThan(1);
  for (const form of secrets.flatMap(formsOf)) expect(recording).not.toContain(form);
};

test.each(clients)('%s: a credential of the environment that the service repeats', async (binary) => {
  service.answer = ({ headers }, response) => {
    const sent = JSON.stringify(headers);
    const known = Object.values(headers).filter((value) => String(value).includes(secret));
    response.writeHead(400, {
      'content-type': 'application/json',
      location: `/next?a=${String(known[0])}`,
      'set-cookie': `a=${secret}`,
    });
    response.end(JSON.stringify({ message: sent, list: known, [secret]: Buffer.from(secret).toString('base64') }));
  };
  for (const argv of [read[binary], write[binary]]) {
    const { code } = await inProcess(binary, [...argv, '--no-retry', '--record', file], home, {
      env: leadTo(service.origin),
    });
    expect(code).toBeGreaterThan(0);
  }
  expect(service.seen.length).toBeGreaterThan(1);
  const text = readFileSync(file, 'utf8');
  expectNone(text, secret);
  expect(text).not.toMatch(/set-cookie|authorization"/i);
});

test.each(clients)('%s: a credential in text, in a file and in half of the JSON', async (binary) => {
  for (const body of [
    `<html>${secret}</html>`,
    `{"a":"${secret}","b`,
    Buffer.from(`\u0000\u00ff${secret}`, 'latin1'),
  ]) {
    service.answer = (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.end(body);
    };
    await inProcess(binary, [...read[binary], '--no-retry', '--record', file], home, { env: leadTo(service.origin) });
  }
  expectNone(readFileSync(file, 'utf8'), secret);
});

test('the password of a webhook, in the request, in the arguments and in the response', async () => {
  const password = 'canary-hook';
  service.answer = ({ body }, response) => {
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, data: { id: 1, ...(JSON.parse(body || '{}') as object) } }));
  };
  const argv = ['webhook', 'create', '--url', 'https://example.com/hook'];
  const more = ['--event-action', 'change', '--event-object', 'deal'];
  const secretFlags = ['--http-auth-user', 'ann', '--http-auth-password', password];
  const ended = await inProcess('crmcli', [...argv, ...more, ...secretFlags, '--record', file], home, {
    env: leadTo(service.origin),
  });
  expect(ended.stderr).not.toMatch(/Unknown flag/);
  expect(service.seen).toHaveLength(1);
  expect(service.seen[0]!.body).toContain(password);
  expectNone(readFileSync(file, 'utf8'), password, secret);
});

describe('stored tokens', () => {
  const secrets = [
    'canary-secret-1234567890',
    'canary-app-secret-1234',
    'canary-refresh-1234567890',
    'renewed-access-1234',
  ];
  const signedIn = kinds.filter(({ stored, isApp }) => stored !== undefined || isApp === true);

  test.each(signedIn.map((kind) => [kind.name, kind] as const))('%s', async (_name, kind) => {
    const stage = await openStage();
    const fault =
      kind.stored === 'fresh' ? statusFaults.find(({ name }) => name.startsWith('401 of a token')) : undefined;
    mkdirSync(home, { recursive: true });
    writeFileSync(file, '');
    const cell = await runCell({ ...kind, line: `${kind.line} --record ${file}` }, fault, stage);
    await stage.close();
    expect([cell.code, cell.err]).toEqual([0, expect.any(String)]);
    const text = readFileSync(file, 'utf8');
    expectNone(text, ...secrets);
    if (fault !== undefined) expect(text).toContain('"renewed":true');
    // The request for a token is not recorded.
    expect(text).not.toMatch(/oauth|grant_type/);
  });
});
