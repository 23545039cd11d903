/** Pipes, closed streams, signals and terminals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  binaryPath,
  cli,
  ended,
  environment,
  newHome,
  runner,
  serveSandbox,
  start,
  type Served,
} from '../support/cli.js';

const home = newHome();
let served: Served;
beforeAll(async () => {
  served = await serveSandbox('crmcli', newHome(), '--records', '20000');
});
afterAll(() => served.stop());

/** Runs a shell line in which `$CLI` is the client. */
function shell(line: string) {
  return ended(
    spawn('bash', ['-c', `set -o pipefail; ${line}`], {
      env: { ...environment(home, served.env), CLI: `${runner} ${binaryPath('crmcli')}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

test('a reader that stops early ends the run without an error', async () => {
  for (const format of ['ndjson', 'csv', 'json', 'table']) {
    const { stdout, stderr } = await shell(`$CLI deal list --limit 20000 --output ${format} | head -n 1`);
    const lines = stdout.trimEnd().split('\n').length;
    expect({ format, lines, crash: /Error|at .*\.c?js:/.test(stderr) }).toEqual({ format, lines: 1, crash: false });
  }
});

test('a pipe gets all of a long output', async () => {
  const { code, stdout } = await shell('$CLI deal list --limit 5000 --output json | (sleep 1; cat)');
  expect(code).toBe(0);
  expect(stdout.length).toBeGreaterThan(1_000_000);
  expect((JSON.parse(stdout) as unknown[]).length).toBe(5000);
});

test('help is complete on a pipe, and a closed pipe is not an error', async () => {
  const { code, stdout } = await shell('$CLI deal list --help | cat');
  expect(code).toBe(0);
  expect(stdout.endsWith('\n')).toBe(true);
  expect((await shell('$CLI deal list --help | true')).stderr).toBe('');
});

test('closed standard input and output do not crash the client', async () => {
  const closed = await shell('$CLI deal get 1 --output json <&- ');
  expect(closed.code).toBe(0);
  const mute = await shell('$CLI deal get 1 >&- ; echo "code $?"');
  expect(mute.stderr).not.toMatch(/at .*\.c?js:/);
});

test('Ctrl-C ends with 130 and prints no stack trace', async () => {
  // A service that takes the request and never responds.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const origin = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
  const arrived = once(silent, 'request');
  const child = start('crmcli', ['deal', 'list'], home, { env: { ...served.env, CRMCLI_BASE_URL: origin } });
  const end = ended(child);
  await arrived;
  child.kill('SIGINT');
  const { code, stderr } = await end;
  expect(code).toBe(130);
  expect(stderr).not.toMatch(/at .*\.c?js:/);
  silent.close();
});

test('a change on this machine is a success with a warning when its result cannot be printed', async () => {
  const own = newHome();
  const full = (line: string) =>
    ended(
      spawn('bash', ['-c', `${runner} ${binaryPath('crmcli')} ${line} > /dev/full`], {
        env: environment(own),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  const changes = ['config set pager less', 'alias set dd version', 'sandbox reset'];
  for (const line of [...changes, 'config unset pager', 'alias unset dd', 'profile use other']) {
    for (const format of ['table', 'json']) {
      const { code, stderr } = await full(`${line} -o ${format}`);
      const isLost = stderr.includes('Warning: The changes were made, but the result could not be printed.');
      // The second time, nothing is left to be removed.
      const isChange = !(line.includes(' unset ') && format === 'json');
      expect({ line, code, isLost }).toEqual({ line, code: isChange ? 0 : 1, isLost: isChange });
    }
  }
  expect(await full('config get pager')).toMatchObject({ code: 1 });
  expect(JSON.parse((await cli('crmcli', ['profile', 'current', '-o', 'json'], own)).stdout)).toMatchObject({
    profile: 'other',
  });
});

test.each([
  ['crmcli', ['auth login --api-token sandbox']],
  ['helpdeskcli', ['auth login --client-credentials', 'auth refresh']],
] as const)(
  '%s: a sign-in counts when its result cannot be printed, and so does signing out',
  async (binary, changes) => {
    const own = newHome();
    const run = async (line: string) => {
      const command = `${runner} ${binaryPath(binary)} --profile sandbox ${line} -o json > /dev/full`;
      const { code, stderr } = await ended(
        spawn('bash', ['-c', command], { env: environment(own), stdio: ['ignore', 'pipe', 'pipe'] }),
      );
      return { line, code, warned: stderr.includes('Warning: The changes were made, but the result could not be') };
    };
    const isSignedIn = async () => {
      const { stdout } = await cli(binary, ['--profile', 'sandbox', 'auth', 'status', '-o', 'json'], own);
      return 'credentialSource' in (JSON.parse(stdout) as object);
    };
    expect(await isSignedIn()).toBe(false);
    for (const line of changes) expect(await run(line)).toEqual({ line, code: 0, warned: true });
    expect(await isSignedIn()).toBe(true);
    expect(await run('auth status')).toMatchObject({ code: 1, warned: false });
    expect(await run('auth logout')).toMatchObject({ code: 0, warned: true });
    expect(await isSignedIn()).toBe(false);
  },
);

test('a prompt without a terminal fails at once and names the flag; nothing is deleted', async () => {
  const refused = await cli('crmcli', ['deal', 'delete', '3'], home, { env: served.env, input: 'y\n' });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('--yes');
  expect((await cli('crmcli', ['deal', 'get', '3'], home, { env: served.env })).code).toBe(0);
});

test('stdout has only the result, also with --verbose', async () => {
  const { stdout, stderr } = await cli('crmcli', ['deal', 'list', '--limit', '3', '--verbose'], home, {
    env: served.env,
  });
  expect((JSON.parse(stdout) as unknown[]).length).toBe(3);
  expect(stderr).toContain('GET /api/v2/deals');
  expect(stderr).not.toContain(served.env['CRMCLI_API_TOKEN']);
});

test('JSON is indented by two spaces, in order, and the same as when printed in one piece', async () => {
  const { stdout } = await cli('crmcli', ['deal', 'list', '--limit', '700'], home, { env: served.env });
  expect(stdout).toBe(`${JSON.stringify(JSON.parse(stdout), null, 2)}\n`);
});
