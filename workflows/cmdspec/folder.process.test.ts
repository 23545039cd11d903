/** Where no folder can be made, the compiler ends with an error; Node's own recursive mkdir would not end. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf } from '../../generator/fixtures/scenario.js';
import { packageRoot } from '../../generator/package.js';

const onLinux = existsSync('/proc/self') ? test.each : test.skip.each;

onLinux([
  ['generate', '--out'],
  ['init', 'shop', '--out'],
  ['import', 'openapi', join(packageRoot(), 'generator', 'import', 'fixtures', 'shop.yaml'), '--specs'],
])('cmdspec %s below /proc', async (...line) => {
  const folder = await copyOf('good/verbs');
  const args = line[0] === 'generate' ? ['--specs', join(folder, 'specs')] : [];
  const cli = ['--import', 'tsx', join(packageRoot(), 'generated', 'cmdspec', 'bin.ts')];
  const { status, stderr } = spawnSync(process.execPath, [...cli, ...line, '/proc/nowhere/client', ...args], {
    cwd: packageRoot(),
    encoding: 'utf8',
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Error: Cannot use \/proc\/nowhere\S*: no folder can be made there\./) as string,
  });
});
