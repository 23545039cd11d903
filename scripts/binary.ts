/**
 * `npm run binary` writes an executable of each client and of the compiler for each platform to release/binary/, with sums, bills of materials
 * and licenses; the code that does is that of `cmdspec binary`. `-- --target linux-x64` and `-- --client crmcli` build some of them. `-- --check` also
 * builds each a second time, compares the bytes, and runs those for this machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildExecutable } from '../generator/binary/executable.js';
import { isLocal, targets } from '../generator/binary/targets.js';
import { lineOf, sha256Of, writeExecutables, type WrittenExecutable } from '../generator/binary/write.js';
import { check } from './binary/check.js';
import { binaries, builtProgram } from './binary/programs.js';
import { root } from './places.js';

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

/** Builds the executable again in another folder. Returns whether its bytes are the same. */
function isRepeatable({ program, target, sha256 }: WrittenExecutable): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'binary-'));
  try {
    return sha256Of(buildExecutable(program, target, folder).path) === sha256;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns what was found about an executable besides its format, which the build checks, and what is wrong. */
function examine(one: WrittenExecutable): { readonly notes: string[]; readonly faults: string[] } {
  const notes = isLocal(one.target) ? [] : ['not run'];
  const faults: string[] = [];
  if (!values.check) return { notes, faults };
  if (isRepeatable(one)) notes.push('a second build has the same bytes');
  else faults.push('a second build has other bytes');
  if (isLocal(one.target)) {
    faults.push(...check(one));
    if (faults.length === 0) notes.push('runs without Node');
  }
  return { notes, faults };
}

const chosen = select('client', binaries, values.client);
const names = targets.map(({ name }) => name);
const platforms = select('target', names, values.target);
const wanted = targets.filter(({ name }) => platforms.includes(name));
for (const one of writeExecutables(chosen.map(builtProgram), wanted, join(root, 'release/binary'))) {
  const { notes, faults } = examine(one);
  console.log(lineOf(one, notes));
  for (const fault of faults) console.log(`  Wrong: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
