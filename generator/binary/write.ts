/** Writes the executables of programs into a folder, with sums, bills of materials and licenses. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { billOf } from './bill.js';
import { buildExecutable, type Executable } from './executable.js';
import { licensesOf, packagesIn, sorted, type Package } from './packages.js';
import type { Program } from './program.js';
import { isSigned } from './sign.js';
import { nodeFolder, type Target } from './targets.js';

/** An executable that was written, and its bill beside it. */
export interface WrittenExecutable extends Executable {
  readonly sha256: string;
  readonly bytes: number;
}

/** Returns the SHA-256 of a file in hexadecimal digits. */
export const sha256Of = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Replaces a folder by the executables of each program for each target, with `<executable>.cdx.json`, `LICENSES.txt` and
 * `SHA256SUMS`. Yields each executable when it is written; the last two files follow the last one.
 */
export function* writeExecutables(
  programs: readonly Program[],
  targets: readonly Target[],
  folder: string,
): Generator<WrittenExecutable> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sums: string[] = [];
  const packages: Package[] = [];
  for (const program of programs) {
    for (const target of targets) {
      const one = buildExecutable(program, target, folder);
      const parts = sorted([...program.packages(target), ...packagesIn([nodeFolder(target, program.root)])]);
      const sha256 = sha256Of(one.path);
      const bill = `${one.path}.cdx.json`;
      writeFileSync(bill, billOf(one, parts, sha256));
      sums.push(`${sha256}  ${basename(one.path)}`, `${sha256Of(bill)}  ${basename(bill)}`);
      packages.push(...parts);
      const bytes = readFileSync(one.path);
      if (isMac(target) && !isSigned(bytes)) throw new Error(`The signature of ${one.path} is not that of its pages.`);
      yield { ...one, sha256, bytes: bytes.length };
    }
  }
  const licenses = join(folder, 'LICENSES.txt');
  writeFileSync(licenses, licensesOf(packages));
  sums.push(`${sha256Of(licenses)}  ${basename(licenses)}`);
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
}

/** Returns an executable as a line: its name, format, size and notes. */
export function lineOf({ path, target, bytes }: WrittenExecutable, notes: readonly string[] = []): string {
  const size = `${String(Math.round(bytes / 1e6))} MB`;
  const all = [...notes, ...(isMac(target) ? ['signed ad hoc'] : [])];
  return `${basename(path).padEnd(36)} ${target.format.padEnd(14)} ${size.padStart(7)}  ${all.join('; ')}`.trimEnd();
}

const isMac = ({ format }: Target): boolean => format.startsWith('Mach-O');
