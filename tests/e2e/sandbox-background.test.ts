/** `sandbox serve --background` in a real shell: the printed lines point the shell at a sandbox that runs on. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binaryPath, environment, newHome, runner } from '../support/cli.js';
import { hasProgram } from '../support/terminal.js';

const shell = promisify(execFile);

test.each([
  ['crmcli', 'deal list --limit 2 --jq length'],
  ['helpdeskcli', 'conv list --status all --limit 2 --jq length'],
  ['ledgercli', 'account list --limit 2 --jq length'],
] as const)('%s runs against a sandbox in the background', async (binary, line) => {
  const home = newHome();
  const run = `'${runner}' '${binaryPath(binary)}'`;
  const script = `
    set -e
    lines="$(${run} sandbox serve --background --records 5 2>report)"
    pid="$(sed -n 's/.*kill //p' report)"
    trap 'kill "$pid"' EXIT
    eval "$lines"
    ${run} ${line}
    kill -0 "$pid" && echo running`;
  const { stdout } = await shell('bash', ['-c', script], { cwd: home, env: environment(home, {}) });
  expect(stdout).toBe('2\nrunning\n');
});

const inFish = hasProgram('fish') ? test : test.skip;

inFish('fish evaluates the lines as well, with a home whose name has a quote', async () => {
  const home = join(newHome(), 'it\'s "here"');
  mkdirSync(home);
  const run = `'${runner}' '${binaryPath('crmcli')}'`;
  const script = `
    eval (${run} sandbox serve --background --records 5 2>report)
    set pid (sed -n 's/.*kill //p' report)
    ${run} deal list --limit 2 --jq length
    kill $pid`;
  const { stdout } = await shell('fish', ['-c', script], { cwd: home, env: environment(home, {}) });
  expect(stdout).toBe('2\n');
});

test('a sandbox that cannot start ends the command with the reason', async () => {
  const home = newHome();
  const script = `'${runner}' '${binaryPath('crmcli')}' sandbox serve --background --fail often; echo $?`;
  const { stdout, stderr } = await shell('bash', ['-c', script], { cwd: home, env: environment(home, {}) });
  expect(stdout).toBe('78\n');
  expect(stderr).toContain('503:2');
});
