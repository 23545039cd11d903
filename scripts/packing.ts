/** The parts of a release, the conditions for it, and its archives. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Package {
  /** Relative to the root. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

export interface Archive extends Package {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Returns the packages in the order in which they are published. Dependencies come first. */
export function packagesOf(root: string): readonly Package[] {
  const packages = ['.', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)].map((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { name, version, dependencies = {} } = JSON.parse(text) as Package & { dependencies?: object };
    return { folder, name, version, dependencies };
  });
  const own = new Set(packages.map(({ name }) => name));
  const sorted: typeof packages = [];
  while (sorted.length < packages.length) {
    const done = new Set(sorted.map(({ name }) => name));
    const next = packages.find(
      ({ name, dependencies }) =>
        !done.has(name) && Object.keys(dependencies).every((other) => !own.has(other) || done.has(other)),
    );
    if (next === undefined) throw new Error('The packages depend on each other in a circle.');
    sorted.push(next);
  }
  return sorted.map(({ folder, name, version }) => ({ folder, name, version }));
}

/** The compiler is the package of the root; its version is the version of the release. */
export const tagOf = (packages: readonly Package[]): string =>
  `v${packages.find(({ folder }) => folder === '.')?.version ?? ''}`;

/** Returns the reasons against a release from a repository; none if it may be made. `isTagged`: its tag was made, and is built again. */
export function refusals(root: string, isTagged = false): readonly string[] {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const packages = packagesOf(root);
  const tag = tagOf(packages);
  const branch = git('branch', '--show-current');
  const found: string[] = [];
  if (git('status', '--porcelain') !== '')
    found.push('The tree is not clean: commit or remove what "git status" lists.');
  if (isTagged) {
    if (!git('tag', '--points-at', 'HEAD').split('\n').includes(tag))
      found.push(`The commit does not have the tag ${tag}.`);
  } else if (branch !== 'main')
    found.push(`The branch is ${branch === '' ? 'none' : branch}: a release is made from main.`);
  if (!isTagged && git('tag', '--list', tag) !== '')
    found.push(`The tag ${tag} exists: set the next version in package.json.`);
  const changes = join(root, 'CHANGELOG.md');
  const text = existsSync(changes) ? readFileSync(changes, 'utf8') : '';
  if (!text.includes(`\n## ${tag.slice(1)}\n`)) found.push(`CHANGELOG.md has no section "## ${tag.slice(1)}".`);
  const runtime = packages.find(({ name }) => name.endsWith('-runtime'));
  if (runtime !== undefined && `v${runtime.version}` !== tag)
    found.push(`${runtime.name} has the version ${runtime.version}: set that of the compiler, ${tag.slice(1)}.`);
  if (/^## Unreleased\n(?:(?!## )[^])*^- /m.test(text))
    found.push('CHANGELOG.md has lines under "Unreleased": move them to the section of this version.');
  return found;
}

/** Packs a package as it was built, into a folder. @throws Error with the output of npm if it fails */
export function pack(root: string, one: Package, into: string): Archive {
  mkdirSync(into, { recursive: true });
  // One build serves all packages; `prepack` would repeat it for each.
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into, join(root, one.folder)];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${one.name} cannot be packed: ${stderr}`);
  const [{ filename = '' } = {}] = JSON.parse(stdout) as { filename?: string }[];
  const bytes = readFileSync(join(into, filename));
  return { ...one, file: filename, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Returns the lines of the changelog about a version; undefined without such a section. */
export function sectionOf(root: string, version: string): string | undefined {
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [, rest] = text.split(`\n## ${version}\n`);
  return rest?.split('\n## ')[0]?.trim();
}

/** Returns the address of the project on its host. */
export function addressOf(root: string): string {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    repository: { url: string };
  };
  return repository.url.replace(/^git\+|\.git$/g, '');
}

/** Returns the executables of a binary in a folder, by target, with the sums in its SHA256SUMS. */
export function executablesIn(
  folder: string,
  { name, version }: Pick<Package, 'name' | 'version'>,
  address: string,
): Readonly<Record<string, { readonly url: string; readonly sha256: string }>> {
  const found: Record<string, { readonly url: string; readonly sha256: string }> = {};
  for (const line of readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n')) {
    const [sha256 = '', file = ''] = line.split('  ');
    const target = file.startsWith(`${name}-${version}-`) ? file.slice(name.length + version.length + 2) : '';
    if (/^[a-z]+-[a-z0-9]+(?:\.exe)?$/.test(target))
      found[target.replace(/\.exe$/, '')] = { url: `${address}/${file}`, sha256 };
  }
  return found;
}
