/**
 * Credentials are found wherever a test could leave one.
 *
 * @prints-credentials it proves that they are found
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBench } from 'cmdspec-runtime/testing';
import { client } from '../generated/crm/client.js';
import { cli, newHome, node } from './support/cli.js';
import { inProcess } from './support/in-process.js';
import { onScreen, hasProgram } from './support/terminal.js';

/**
 * Returns what the environment of the tests has found since the last call. In other files, a finding fails the test.
 */
const { foundCredentials } = globalThis as unknown as { foundCredentials: () => readonly string[] };
beforeEach(() => void foundCredentials());

const line = ['alias', 'set', 'mine', 'deal search canary-1'];
const print = 'process.stdout.write("a canary-"); setTimeout(() => process.stderr.write("canary-2"), 50)';
const expectFound = (...places: readonly string[]): void => {
  const found = foundCredentials().map((text) => text.slice(0, text.indexOf(': ')));
  expect(found).toEqual(expect.arrayContaining(places.map((place) => `A credential is in ${place}`)));
};

test('in the output of a command in this process, of the sandbox too', async () => {
  await inProcess('crmcli', line, newHome());
  expectFound('an output');
  await inProcess('crmcli', ['deal', 'get', `access-${'0f'.repeat(16)}`], newHome());
  expectFound('an output');
  const at = await openBench(client);
  await at.run(line);
  expectFound('an output');
  await at.close();
});

test('in the output of any process, also in two pieces', async () => {
  await cli('crmcli', line, newHome());
  expectFound(`the output of ${node}`);
  const child = spawn(node, ['-e', `process.stdout.write("can"); setTimeout(() => console.log("ary-1"), 50)`]);
  await once(child, 'close');
  expectFound(`the output of ${node}`);
  spawnSync(node, ['-e', print]);
  execFileSync(node, ['-e', print], { encoding: 'utf8' });
  expectFound(`the output of ${node}`, `the output of ${node}`);
});

test('in the arguments of a program, unless the test itself typed them at a client', async () => {
  await once(spawn('true', ['--password', 'canary-1']), 'close');
  expectFound('the arguments of true');
  await once(spawn(node, ['-e', '', 'canary-1']), 'close');
  expect(foundCredentials()).toEqual([]);
});

test('in a file, before its folder is removed, and not in the store of credentials', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'canary-test-'));
  writeFileSync(join(folder, 'credentials.json'), 'canary-1');
  writeFileSync(join(folder, 'a.log'), 'sent with canary-1');
  rmSync(folder, { recursive: true });
  expectFound(join(folder, 'a.log'));
  const other = mkdtempSync(join(tmpdir(), 'canary-test-'));
  writeFileSync(join(other, 'b.log'), 'canary-1');
  await rm(other, { recursive: true });
  expectFound(join(other, 'b.log'));
});

(hasProgram('script') ? test : test.skip)('on a terminal', async () => {
  await onScreen('crmcli', line.map((word) => `"${word}"`).join(' '), []);
  expectFound('the output of script');
});

test('nothing is found without one', async () => {
  expect((await inProcess('crmcli', ['deal', 'list'], newHome())).code).not.toBe(0);
  expect((await cli('crmcli', ['--version'], newHome())).code).toBe(0);
  expect(foundCredentials()).toEqual([]);
});
