/**
 * The processes that a client starts, as the process list of the machine shows them: neither their command lines nor
 * their environments have a secret of the client.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/port.js';
import { binaryPath, environment, ended, newHome, root, runner, serveSandbox } from '../support/cli.js';
import { hasProgram, onScreen } from '../support/terminal.js';

const onTerminal = existsSync('/proc/self/environ') && hasProgram('script') ? test : test.skip;

const CANARY = 'canary-1234567890';
const secrets = {
  helpdeskcli: {
    HELPDESKCLI_ACCESS_TOKEN: `${CANARY}-a`,
    HELPDESKCLI_APP_SECRET: `${CANARY}-b`,
    HELPDESKCLI_DOCS_API_KEY: `${CANARY}-c`,
  },
  ledgercli: { LEDGERCLI_ACCESS_TOKEN: `${CANARY}-d`, LEDGERCLI_CLIENT_SECRET: `${CANARY}-e` },
};

let home: string;
beforeEach(() => {
  home = newHome();
  mkdirSync(join(home, 'bin'));
});

/** A program that stores what the process list shows of it; `MARK` proves that the file has the environment. */
function spy(name: string, then = ''): string {
  const path = join(home, 'bin', name);
  const report = join(home, `${name}.seen`);
  writeFileSync(
    path,
    `#!/bin/sh\ncat /proc/$$/cmdline /proc/$$/environ > '${report}.part'\nmv '${report}.part' '${report}'\n${then}\n`,
  );
  chmodSync(path, 0o755);
  return path;
}

async function seen(name: string): Promise<string> {
  const path = join(home, `${name}.seen`);
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 20));
  return readFileSync(path, 'latin1');
}

const env = (binary: keyof typeof secrets = 'helpdeskcli'): Record<string, string> => ({
  ...secrets[binary],
  MARK: 'of the environment',
  PATH: `${join(home, 'bin')}:${process.env['PATH'] ?? ''}`,
});

function expectClean(text: string): void {
  expect(text).toContain('MARK=of the environment');
  expect(text).not.toContain(CANARY);
}

test('the table names every file that can start a process', () => {
  const files = ['runtime', 'workflows', 'sandbox'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)fixture\/|kit\.ts$/.test(path))
      .filter((path) => readFileSync(join(root, folder, path), 'utf8').includes('child_process'))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.sort()).toEqual([
    'runtime/auth/browser.ts',
    'runtime/auth/callback.ts',
    // The program that it runs is the user's own.
    'runtime/commands/sandbox-replay.ts',
    'runtime/commands/sandbox-serve.ts',
    'runtime/interactive/edit.ts',
    'runtime/interactive/pager.ts',
  ]);
});

onTerminal('the browser of a web page', async () => {
  spy('xdg-open');
  const served = await serveSandbox('helpdeskcli', newHome());
  const options = { home, env: { ...env(), ...served.env } };
  const page = await onScreen('helpdeskcli', 'conv get 500001 --web', [], options);
  await served.stop();
  expect(page).toContain('in the browser');
  expectClean(await seen('xdg-open'));
});

onTerminal('the editor and the pager', async () => {
  const editor = spy('editor', 'echo "<p>Hello</p>" > "$1"');
  const note = 'conv note 500001 --edit --profile sandbox';
  expect(await onScreen('helpdeskcli', note, [], { home, env: { ...env(), VISUAL: editor } })).toContain('[exit 0]');
  expectClean(await seen('editor'));

  for (const [name, line] of [
    ['pager-of-a-list', 'conv list --status all --limit 100 --profile sandbox'],
    ['pager-of-help', 'help environment'],
  ] as const) {
    const pager = spy(name, 'cat');
    expect(await onScreen('helpdeskcli', line, [], { home, env: { ...env(), PAGER: pager } })).toContain('[exit 0]');
    expectClean(await seen(name));
  }
});

onTerminal('the browser and the tunnel of a sign-in', async () => {
  spy('ngrok', 'exec sleep 60');
  spy('xdg-open');
  const served = await serveSandbox('ledgercli', newHome());
  const line = `auth login --host ${served.origin} --store file --ngrok-domain a.example --port ${String(await freePort())}`;
  const stop = async (): Promise<string> => {
    expectClean(await seen('ngrok'));
    expectClean(await seen('xdg-open'));
    return '\u0003';
  };
  const options = { home, env: { ...env('ledgercli'), LEDGERCLI_CLIENT_ID: 'app' } };
  try {
    const screen = await onScreen('ledgercli', line, [{ after: 'oauth2/auth?', keys: stop }], options);
    // Ctrl-C ends the client, which ends the tunnel; the tunnel does not end first.
    expect(screen).toContain('Stopped by SIGINT.');
    expect(screen).not.toContain('ended unexpectedly');
  } finally {
    await served.stop();
  }
});

onTerminal('a sandbox in the background', async () => {
  const child = spawn(runner, [binaryPath('helpdeskcli'), 'sandbox', 'serve', '--background'], {
    env: environment(home, env()),
    cwd: home,
  });
  const { code, stderr } = await ended(child);
  const [, pid = ''] = /kill (\d+)/.exec(stderr) ?? [];
  try {
    expect(code).toBe(0);
    expectClean(['cmdline', 'environ'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'latin1')).join());
  } finally {
    process.kill(Number(pid));
  }
});
