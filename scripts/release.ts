/**
 * `npm run release` checks, builds and packs all packages into release/, and tags the commit. It publishes nothing: it
 * prints the commands that do. With `--dry-run` it stores and tags nothing, and accepts any tree.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pack, packagesOf, refusals, tagOf } from './packing.js';
import { root } from './places.js';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
// Without `--` before it, npm takes the flag itself.
const isDry = values['dry-run'] || process.env['npm_config_dry_run'] === 'true';

/** Ends the release if a command fails. */
function run(command: string, ...args: readonly string[]): void {
  console.log(`== ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed.`);
}

function release(into: string): void {
  const reasons = refusals(root);
  for (const reason of reasons) console.log(isDry ? `A release would be refused. ${reason}` : reason);
  if (reasons.length > 0 && !isDry) throw new Error('Nothing was built or tagged.');
  run('npm', 'run', '--silent', 'check');
  run('npm', 'run', '--silent', 'build');
  run('npm', 'run', '--silent', 'declarations');
  const packages = packagesOf(root);
  const archives = packages.map((one) => pack(root, one, into));
  const tag = tagOf(packages);
  console.log(`\n${isDry ? 'Would publish' : 'To publish'}, in this order:`);
  for (const { name, version, bytes, sha256 } of archives)
    console.log(
      `${`${name} ${version}`.padEnd(26)} ${`${String(Math.round(bytes / 1024))} kB`.padStart(8)}  ${sha256}`,
    );
  if (isDry) return void console.log(`Would tag ${tag}. Nothing was published, tagged or kept.`);
  run('git', 'tag', '--annotate', tag, '--message', `cmdspec ${tag.slice(1)}`);
  console.log(`\nTagged ${tag}. Nothing was published yet. Run the long suites, then:`);
  console.log(['git push origin main', tag].join(' '));
  for (const { file } of archives) console.log(`npm publish --access public release/${file}`);
}

const into = isDry ? mkdtempSync(join(tmpdir(), 'release-')) : join(root, 'release');
try {
  release(into);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (isDry) rmSync(into, { recursive: true });
}
