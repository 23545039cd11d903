/** Commands that need no settings run for a user without a home folder, or with one that cannot be read. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ended, newHome, start } from '../support/cli.js';
import { clients, read, type Name } from '../support/hostile.js';
import { inProcess } from '../support/in-process.js';

/** Homes by their fault. */
const homes: Readonly<Record<string, (binary: Name) => string>> = {
  missing: () => '',
  'a file': () => {
    const file = join(newHome(), 'file');
    writeFileSync(file, '');
    return file;
  },
  'with a folder in place of the settings': (binary) => {
    const home = newHome();
    mkdirSync(join(home, '.config', binary, 'config.json'), { recursive: true });
    return home;
  },
  'with broken settings': (binary) => {
    const home = newHome();
    mkdirSync(join(home, '.config', binary), { recursive: true });
    writeFileSync(join(home, '.config', binary, 'config.json'), '{');
    return home;
  },
};
const cases = clients.flatMap((binary) => Object.keys(homes).map((what) => [binary, what] as const));

describe.each(cases)('%s, home %s', (binary, what) => {
  const home = homes[what]?.(binary) ?? '';
  const cwd = newHome();
  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    inProcess(binary, args, home, { cwd, env });

  test('prints its version, help and completion', async () => {
    const group = read[binary].slice(0, 1);
    const lines = [['--version'], ['version'], [], ['--help'], [...group, '--help'], [...read[binary], '--help']];
    for (const args of [...lines, ['help', 'exit-codes'], ['completion', 'bash']]) {
      const { code, stdout, stderr } = await run(args);
      expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
      expect(stdout).not.toBe('');
    }
    const unknown = await run(['nope', '--help']);
    expect(unknown.stderr).toContain('Unknown command or help topic');
    const origin = { [`${binary.toUpperCase()}_BASE_URL`]: 'https://proxy.example' };
    expect(JSON.parse((await run(['version', '--output', 'json'], origin)).stdout)).toMatchObject({
      apiBase: 'https://proxy.example',
    });
  });

  test('reports the settings where a command uses them', async () => {
    const lines = [read[binary], ['profile', 'current'], ['profile', 'list'], ['config', 'list'], ['nope']];
    for (const args of [...lines, ['auth', 'logout']]) {
      const { code, stdout, stderr } = await run(args);
      expect({ args, code, stdout }).toEqual({ args, code: 78, stdout: '' });
      if (what === 'missing' && code === 78)
        expect(stderr).toContain(`Set HOME, or ${binary.toUpperCase()}_CONFIG_DIR`);
    }
    const checks = JSON.parse((await run(['doctor', '--output', 'json'])).stdout) as unknown;
    const detail = expect.stringMatching(/settings/i) as string;
    expect(checks).toContainEqual(expect.objectContaining({ status: 'fail', detail }));
  });
});

/** A folder of Linux. The system reports a missing parent for each folder below it. */
const strange = '/proc';

// The commands run as processes, because a command that hangs in the system would hang its test and ignore signals.
(existsSync(strange) ? test : test.skip).each(clients)('%s ends where a folder cannot be made', async (binary) => {
  const run = (args: readonly string[], env: Record<string, string> = {}) => {
    const child = start(binary, args, strange, { cwd: newHome(), env });
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
    child.stdin?.end();
    return ended(child).finally(() => {
      clearTimeout(late);
    });
  };
  for (const args of [['version'], ['--help'], ['doctor', '--help'], ['config', 'list']])
    expect({ args, ...(await run(args)) }).toMatchObject({ code: 0, signal: null });
  for (const args of [
    ['config', 'set', 'pager', 'less'],
    ['alias', 'set', 'v', 'version'],
    [...read[binary], '--profile', 'sandbox'],
  ]) {
    const { code, stderr } = await run(args);
    if (args.includes('sandbox')) expect([0, 78]).toContain(code);
    else {
      expect({ args, code }).toEqual({ args, code: 78 });
      expect(stderr).toContain(`Cannot create the folder ${strange}/.config/${binary}`);
    }
  }
});
