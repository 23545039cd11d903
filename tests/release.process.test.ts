/** A release is refused unless it can be repeated from its tag; its archives are what `npm pack` makes, in an order that can be published. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pack, packagesOf, refusals, tagOf } from '../scripts/packing.js';
import { root } from './support/cli.js';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd, encoding: 'utf8' });

/** A repository of two packages, the second of which needs the first. */
function repository(): { readonly folder: string; readonly write: (path: string, text: string) => void } {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(
    'package.json',
    '{"name":"tool","type":"module","version":"1.2.0","dependencies":{"tool-runtime":"1.2.0"},"files":["a.txt"]}',
  );
  write('a.txt', 'A\n');
  write('packages/runtime/package.json', '{"name":"tool-runtime","version":"1.2.0"}');
  write('CHANGELOG.md', '# Changes\n\n## Unreleased\n\n## 1.2.0\n\n- All.\n');
  git(folder, 'init', '-qb', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'A');
  return { folder, write };
}

test('a clean main with a new version and its section in the changelog is not refused', () => {
  expect(refusals(repository().folder)).toEqual([]);
});

test('a changed file, another branch, a tag that exists and a changelog without the version are refused, each with its reason', () => {
  const { folder, write } = repository();
  write('b.txt', 'B\n');
  expect(refusals(folder)).toEqual([expect.stringContaining('not clean')]);
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'B');
  git(folder, 'checkout', '-qb', 'other');
  expect(refusals(folder)).toEqual([expect.stringContaining('The branch is other')]);
  git(folder, 'checkout', '-q', 'main');
  git(folder, 'tag', 'v1.2.0');
  expect(refusals(folder)).toEqual([expect.stringContaining('The tag v1.2.0 exists')]);
  git(folder, 'tag', '-d', 'v1.2.0');
  write('CHANGELOG.md', '# Changes\n\n## Unreleased\n\n- More.\n\n## 1.1.0\n\n- All.\n');
  git(folder, 'commit', '-qam', 'C');
  expect(refusals(folder)).toEqual([
    expect.stringContaining('no section "## 1.2.0"'),
    expect.stringContaining('lines under "Unreleased"'),
  ]);
});

test('a tag is built again from its commit only, and all parts of a release have its version', () => {
  const { folder, write } = repository();
  expect(refusals(folder, true)).toEqual(['The commit does not have the tag v1.2.0.']);
  git(folder, 'tag', 'v1.2.0');
  git(folder, 'checkout', '-q', '--detach');
  expect(refusals(folder, true)).toEqual([]);
  write('packages/runtime/package.json', '{"name":"tool-runtime","version":"1.1.0"}');
  git(folder, 'commit', '-qam', 'B');
  expect(refusals(folder, true)).toEqual([
    'The commit does not have the tag v1.2.0.',
    'tool-runtime has the version 1.1.0: set that of the compiler, 1.2.0.',
  ]);
});

test('without --dry-run the script ends before it builds or tags, if this tree must not be released', () => {
  const { folder } = repository();
  git(folder, 'clone', '-q', '.', 'clone');
  const clone = join(folder, 'clone');
  git(clone, 'checkout', '-qb', 'other');
  mkdirSync(join(clone, 'scripts'));
  for (const name of ['release.ts', 'packing.ts', 'places.ts'])
    writeFileSync(join(clone, 'scripts', name), readFileSync(join(root, 'scripts', name)));
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(clone, 'scripts/release.ts')], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Nothing was built or tagged.\n' });
  expect(stdout).toContain('The branch is other');
  expect(stdout).not.toContain('==');
  expect(git(clone, 'tag')).toBe('');
});

test('an archive has the size and the hash of its file, the same each time', () => {
  const { folder } = repository();
  const [runtime, tool] = packagesOf(folder);
  expect([runtime?.name, tool?.name]).toEqual(['tool-runtime', 'tool']);
  expect(tagOf(packagesOf(folder))).toBe('v1.2.0');
  const into = join(folder, 'out');
  const archive = pack(folder, tool ?? { folder: '', name: '', version: '' }, into);
  const bytes = readFileSync(join(into, 'tool-1.2.0.tgz'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(archive).toMatchObject({ file: 'tool-1.2.0.tgz', bytes: bytes.length, sha256 });
  expect(pack(folder, archive, join(folder, 'again')).sha256).toBe(sha256);
});

test('the packages of this repository are published after what they depend on', () => {
  const names = packagesOf(root).map(({ name }) => name);
  expect([...names].sort()).toEqual(['cmdspec', 'cmdspec-runtime', 'crmcli', 'helpdeskcli', 'ledgercli']);
  expect(names.indexOf('cmdspec-runtime')).toBeLessThan(names.indexOf('cmdspec'));
});
