/** The package of a client, packed as the build left it and installed globally into an empty folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../../scripts/places.js';
import { environment, newHome, root } from '../support/cli.js';

test('a global install has the client with its manual pages, and no other client', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'install-')), 'crmcli');
  cpSync(packageFolder('crmcli'), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  // The filter and the keychain come from the registry. Everything else is in the package.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies: {} }));
  const npm = (...argv: string[]) =>
    spawnSync('npm', [...argv, '--ignore-scripts', '--silent'], { cwd: folder, encoding: 'utf8' });
  expect(npm('pack')).toMatchObject({ status: 0 });
  const prefix = join(folder, 'prefix');
  const archive = `./crmcli-${String(manifest['version'])}.tgz`;
  expect(npm('install', '-g', '--offline', '--prefix', prefix, archive)).toMatchObject({ status: 0 });

  expect(readdirSync(join(prefix, 'bin'))).toEqual(['crmcli']);
  const pages = readdirSync(join(root, 'docs/man')).filter((name) => /^crmcli[.-]/.test(name));
  expect(pages.length).toBeGreaterThan(20);
  expect(readdirSync(join(prefix, 'share/man/man1')).sort()).toEqual(pages.sort());
  const installed = join(prefix, 'lib/node_modules/crmcli');
  expect(readdirSync(join(installed, 'completion')).length).toBe(4);
  expect(readdirSync(join(installed, 'questions'))).toContain('open-deals-without-activity.sql');
  for (const file of ['README.md', 'SKILL.md', 'LICENSE']) expect(readdirSync(installed)).toContain(file);

  const home = newHome();
  const run = (...argv: string[]) =>
    spawnSync(join(prefix, 'bin/crmcli'), argv, { cwd: home, env: environment(home), encoding: 'utf8' });
  expect(run('--version')).toMatchObject({ status: 0, stdout: `crmcli ${String(manifest['version'])}\n`, stderr: '' });
  const listed = run('--profile', 'sandbox', 'deal', 'list', '--limit', '2', '--output', 'csv');
  expect(listed).toMatchObject({ status: 0, stdout: expect.stringMatching(/^(?:.+\r?\n){3}$/) as string });
});
