import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('npm install -g installs every manual page, although package.json lists none', async () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const { man, files, directories, scripts } = JSON.parse(text) as Record<string, unknown>;
  expect({ man, directories }).toEqual({ man: undefined, directories: { man: 'docs/man' } });
  expect(files).toContain('docs');
  // Packs only the pages, with the same folder and hooks.
  const { prepack, postpack } = scripts as Record<string, string>;
  const step = prepack?.split(' && ').at(-1) ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'man-'));
  await symlink(join(root, 'scripts'), join(folder, 'scripts'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await cp(join(root, 'docs/man'), join(folder, 'docs/man'), { recursive: true });
  await writeFile(join(folder, 'bin.js'), '');
  const shipped = {
    name: 'cmdspec',
    version: '1.0.0',
    bin: { crmcli: 'bin.js' },
    directories,
    files: ['bin.js', 'docs'],
    scripts: { prepack: step, postpack },
  };
  const written = `${JSON.stringify(shipped, null, 2)}\n`;
  await writeFile(join(folder, 'package.json'), written);
  const npm = (...argv: string[]) => spawnSync('npm', [...argv, '--silent'], { cwd: folder, encoding: 'utf8' });
  expect(npm('pack')).toMatchObject({ status: 0 });
  expect(await readFile(join(folder, 'package.json'), 'utf8')).toBe(written);
  const prefix = join(folder, 'prefix');
  expect(npm('install', '-g', '--offline', '--prefix', prefix, './cmdspec-1.0.0.tgz')).toMatchObject({ status: 0 });
  const installed = await readdir(join(prefix, 'share/man/man1'));
  expect(installed.sort()).toEqual((await readdir(join(root, 'docs/man'))).sort());
});
