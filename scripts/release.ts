/**
 * `npm run release` checks, builds and packs everything into release/: packages, executables with sums and bills of materials, files for
 * Homebrew, Scoop and Docker, and bundles of the tool servers. It stores the specs, with which the next release is compared, and tags the
 * commit. It publishes nothing: it prints the commands that do. With `--dry-run` it stores and tags nothing, and accepts any tree.
 * With `--from-tag` it builds the tag of
 * the version again, for the workflow that publishes it. `--target linux-x64` builds the executables of some platforms only, `--no-check` leaves out `npm run check`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf, executablesIn, pack, packagesOf, refusals, sectionOf, tagOf, type Package } from './packing.js';
import { compiler, root, services } from './places.js';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'from-tag': { type: 'boolean', default: false },
    'no-check': { type: 'boolean', default: false },
    target: { type: 'string', multiple: true },
  },
});
// Without `--` before it, npm takes the flag itself.
const isDry = values['dry-run'] || process.env['npm_config_dry_run'] === 'true';
const targets = (values.target ?? []).flatMap((name) => ['--target', name]);

/** Ends the release if a command fails. */
function run(command: string, ...args: readonly string[]): void {
  console.log(`== ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed.`);
}

/** Writes the files that install the executables, and the bundles. Returns their paths. */
async function distribute(packages: readonly Package[], tag: string, into: string): Promise<readonly string[]> {
  // Loaded after the build, from which they read.
  const [{ distributed }, { isValidBundle, packBundle }] = await Promise.all([
    import('./binary/distribution.js'),
    import('./binary/mcpb.js'),
  ]);
  const executables = join(root, 'release/binary');
  const written: string[] = [];
  const problems: string[] = [];
  for (const { folder, name, version } of packages.filter((one) => one.name !== 'cmdspec-runtime')) {
    const facts = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Readonly<
      Record<'description' | 'homepage' | 'license', string>
    >;
    const { description: summary, homepage, license } = facts;
    const found = executablesIn(executables, { name, version }, `${addressOf(root)}/releases/download/${tag}`);
    for (const one of distributed({ binary: name, version, summary, homepage, license, executables: found })) {
      mkdirSync(dirname(join(into, one.path)), { recursive: true });
      writeFileSync(join(into, one.path), one.text);
      written.push(one.path);
      problems.push(...one.problems.map((problem) => `${one.path}: ${problem}`));
    }
  }
  const licenses = readFileSync(join(executables, 'LICENSES.txt'), 'utf8');
  for (const name of services()) {
    const { service } = (await import(`../generated/${name}/service.ts`)) as {
      service: Parameters<typeof packBundle>[0];
    };
    const path = packBundle(service, licenses, into);
    written.push(path.slice(into.length + 1));
    if (!(await isValidBundle(path))) problems.push(`${path} is not a valid bundle.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return written;
}

async function release(into: string): Promise<void> {
  const isTagged = values['from-tag'];
  const reasons = refusals(root, isTagged);
  for (const reason of reasons) console.log(isDry ? `A release would be refused. ${reason}` : reason);
  if (reasons.length > 0 && !isDry) throw new Error('Nothing was built or tagged.');
  if (!values['no-check']) run('npm', 'run', '--silent', 'check');
  run('npm', 'run', '--silent', 'binary', '--', '--check', ...targets);
  const packages = packagesOf(root);
  const archives = packages.map((one) => pack(root, one, into));
  const tag = tagOf(packages);
  const files = await distribute(packages, tag, into);
  console.log(`\n${isDry ? 'Would publish' : 'To publish'}, in this order:`);
  for (const { name, version, bytes, sha256 } of archives)
    console.log(
      `${`${name} ${version}`.padEnd(26)} ${`${String(Math.round(bytes / 1024))} kB`.padStart(8)}  ${sha256}`,
    );
  console.log(`With the release ${tag} of ${addressOf(root)}:`);
  for (const name of [...readdirSync(join(root, 'release/binary')), ...files]) console.log(`  ${name}`);
  const changes = sectionOf(root, tag.slice(1)) ?? 'none: CHANGELOG.md has no section of this version';
  console.log(`\nChanges:\n${changes}`);
  writeFileSync(join(into, 'changes.md'), `${changes}\n`);
  writeFileSync(join(into, 'packages.txt'), archives.map(({ file }) => `${file}\n`).join(''));
  if (isDry) return void console.log(`Would tag ${tag}. Nothing was published, tagged or kept but release/binary.`);
  if (isTagged) return;
  run('bash', '-c', 'git archive --format=tar HEAD specs | gzip -9n > tests/releases/specs.tar.gz');
  run('git', 'tag', '--annotate', tag, '--message', `${compiler} ${tag.slice(1)}`);
  console.log(`\nTagged ${tag}. Nothing was published yet. Run the long suites, then:`);
  console.log(['git push origin main', tag].join(' '));
  console.log('The workflow "Release" of the host publishes what it builds from the tag, with provenance. By hand:');
  for (const { file } of archives) console.log(`npm publish --access public release/${file}`);
  console.log('Commit tests/releases/specs.tar.gz, and empty tests/releases/breaking.yaml, for the next release.');
}

const into = isDry ? mkdtempSync(join(tmpdir(), 'release-')) : join(root, 'release');
try {
  await release(into);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (isDry) rmSync(into, { recursive: true });
}
