/** A client that runs on a version of Node that is too old says so in its first line. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPath, environment, newHome, node } from '../support/cli.js';

const home = newHome();
const preload = join(home, 'old.cjs');
writeFileSync(
  preload,
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: process.env.VERSION } });`,
);

const run = (version: string): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> =>
  new Promise((resolve) => {
    const args = ['--require', preload, binaryPath('crmcli'), 'help', 'exit-codes'];
    execFile(node, args, { env: { ...environment(home), VERSION: version } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

test.each(['18.20.4', '20.18.9'])('Node %s is refused', async (version) => {
  const { code, stdout, stderr } = await run(version);
  expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
  expect(JSON.parse(stderr)).toEqual({
    error: 'NodeVersionError',
    message: `crmcli needs Node 20.19 or newer, not ${version}.`,
    exitCode: 64,
    required: '20.19',
    actual: version,
  });
});

test.each(['20.19.0', '22.0.0'])('Node %s is accepted', async (version) => {
  expect(await run(version)).toMatchObject({ code: 0, stderr: '' });
});
