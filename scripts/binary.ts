/**
 * `npm run binary` writes an executable of each client and of the compiler for each platform to release/binary/, with sums, bills of materials
 * and licenses. It needs Linux on x64. `-- --target linux-x64` and `-- --client crmcli` build some of them. `-- --check` also
 * builds each a second time, compares the bytes, and runs those for this machine.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { billOf } from './binary/bill.js';
import { check } from './binary/check.js';
import { buildExecutable, type Executable } from './binary/executable.js';
import { licensesOf, packagesIn } from './binary/packages.js';
import { isSigned } from './binary/sign.js';
import { isLocal, targets } from './binary/targets.js';
import { compiler, root } from './places.js';

const { values } = parseArgs({
  options: {
    client: { type: 'string', multiple: true },
    target: { type: 'string', multiple: true },
    check: { type: 'boolean', default: false },
  },
});

/** Returns the wanted names, in the order of the known ones. */
function select(kind: string, known: readonly string[], wanted: readonly string[] = known): readonly string[] {
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown ${kind}: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  return known.filter((name) => wanted.includes(name));
}

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Builds the executable again in another folder. Returns whether its bytes are the same. */
async function isRepeatable({ binary, target }: Executable, sum: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'binary-'));
  try {
    return sha256((await buildExecutable(binary, target, folder)).path) === sum;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns what was found about an executable besides its format, which the build checks, and what is wrong. */
async function examine(one: Executable, sum: string): Promise<{ readonly notes: string[]; readonly faults: string[] }> {
  const notes = isLocal(one.target) ? [] : ['not run'];
  const faults: string[] = [];
  if (one.target.format.startsWith('Mach-O')) {
    if (isSigned(readFileSync(one.path))) notes.push('signed ad hoc');
    else faults.push('the digests of its signature are not those of its pages');
  }
  if (!values.check) return { notes, faults };
  if (await isRepeatable(one, sum)) notes.push('a second build has the same bytes');
  else faults.push('a second build has other bytes');
  if (isLocal(one.target)) {
    faults.push(...check(one));
    if (faults.length === 0) notes.push('runs without Node');
  }
  return { notes, faults };
}

const clients = [compiler, ...readdirSync(join(root, 'packages')).filter((name) => name !== 'runtime')];
const chosen = select('client', clients, values.client);
const platforms = select(
  'target',
  targets.map(({ name }) => name),
  values.target,
);
const folder = join(root, 'release/binary');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sums: string[] = [];
const packages = [];
for (const binary of chosen) {
  for (const target of targets.filter(({ name }) => platforms.includes(name))) {
    const one = await buildExecutable(binary, target, folder);
    const sum = sha256(one.path);
    const bill = `${one.path}.cdx.json`;
    writeFileSync(bill, billOf(one, sum));
    sums.push(`${sum}  ${basename(one.path)}`, `${sha256(bill)}  ${basename(bill)}`);
    packages.push(...packagesIn(binary, target));
    const { notes, faults } = await examine(one, sum);
    const size = `${String(Math.round(readFileSync(one.path).length / 1e6))} MB`;
    console.log(
      `${basename(one.path).padEnd(36)} ${target.format.padEnd(14)} ${size.padStart(7)}  ${notes.join('; ')}`,
    );
    for (const fault of faults) console.log(`  Wrong: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
const licenses = join(folder, 'LICENSES.txt');
writeFileSync(licenses, licensesOf(packages));
sums.push(`${sha256(licenses)}  ${basename(licenses)}`);
writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
