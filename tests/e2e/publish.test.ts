/** Runs the commands of docs/publish.md in the client that `cmdspec init` writes. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cli, environment, newHome, runtimePackage } from '../support/cli.js';
import { blocksOf, pathOf, readPage } from '../support/pages.js';

test('the commands of the page work, and the package has all files of the client', async () => {
  const blocks = blocksOf(readPage('docs/publish.md'), 'sh');
  expect(blocks.length).toBe(3);
  const work = mkdtempSync(join(tmpdir(), 'publish-'));
  const home = newHome();
  expect(await cli('cmdspec', ['init', 'acme'], home, { cwd: work })).toMatchObject({ code: 0 });
  const folder = join(work, 'acme');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules', 'cmdspec-runtime'));
  const env = { ...environment(home), PATH: pathOf(home, ['cmdspec']) };
  for (const block of blocks) {
    const end = await promisify(execFile)('sh', ['-ec', block], { cwd: folder, env }).catch((error: unknown) => error);
    expect({ block, end }).toMatchObject({ block, end: { stdout: expect.any(String) as string } });
    expect(end).not.toBeInstanceOf(Error);
  }
  const archive = join(folder, 'acme-client-0.1.0.tgz');
  expect(existsSync(archive)).toBe(true);
  const { stdout } = await promisify(execFile)('tar', ['-tzf', archive]);
  for (const path of ['client/bin.js', 'workflows/acme/book-import.js', 'docs/man/acmecli.1'])
    expect(stdout.split('\n')).toContain(`package/${path}`);
}, 120_000);
