/** Builds the executable of a program for one target. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packageRoot } from '../package.js';
import type { Contents, Sealed } from './contents.js';
import { formatOf } from './format.js';
import type { Program } from './program.js';
import { signed } from './sign.js';
import { cacheOf, isLocal, nodeFolder, targets, type Target } from './targets.js';

export interface Executable {
  readonly program: Program;
  readonly target: Target;
  readonly path: string;
}

/** Builds into `<folder>/<binary>-<version>-<target>`. */
export function buildExecutable(program: Program, target: Target, folder: string): Executable {
  // The bytes of the executable contain the paths of its parts, so they are relative to a folder with constant contents.
  const stage = mkdtempSync(join(cacheOf(program.root), 'stage-'));
  try {
    const contents = program.stage(target, stage);
    const sealed: Sealed = { ...contents, digest: digestOf(contents.parts, stage) };
    const main = `"use strict";const CONTENTS=${JSON.stringify(sealed)};\n${readFileSync(moduleOf('loader'), 'utf8')}`;
    writeFileSync(join(stage, 'main.cjs'), main);
    if (contents.hasCode) compile(program.root, target, stage);
    const path = join(folder, `${program.binary}-${program.version}-${target.name}${target.extension}`);
    inject(program, target, stage, path);
    return { program, target, path };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** The modules of executables are bundled with the compiler. */
function moduleOf(name: 'loader' | 'compile'): string {
  const path = join(packageRoot(), 'dist/executable', `${name}.cjs`);
  if (!existsSync(path)) throw new Error(`${path} does not exist: build the compiler first.`);
  return path;
}

function digestOf(parts: Contents['parts'], stage: string): string {
  const hash = createHash('sha256');
  for (const file of Object.values(parts).flat())
    hash.update(`${file}\n`).update(readFileSync(join(stage, 'file', file)));
  return hash.digest('hex').slice(0, 16);
}

function compile(root: string, target: Target, stage: string): void {
  const node = join(nodeFolder(target, root), target.node.program);
  // The order of names in compiled code follows a seed, which is random by default.
  const args = ['--hash-seed=1', moduleOf('compile'), 'code', 'compiled'];
  execFileSync(node, args, { cwd: stage, stdio: ['ignore', 'inherit', 'inherit'], env: {} });
}

function inject(program: Program, target: Target, stage: string, path: string): void {
  const local = targets.find(isLocal);
  if (local === undefined) throw new Error(`Executables cannot be built on ${process.platform} ${process.arch}.`);
  const assets = ['code', 'compiled', 'file'].flatMap((folder) => filesBelow(join(stage, folder)));
  const settings = {
    main: 'main.cjs',
    output: 'executable',
    executable: join(nodeFolder(target, program.root), target.node.program),
    disableExperimentalSEAWarning: true,
    useCodeCache: false,
    assets: Object.fromEntries(assets.map((file) => [relative(stage, file), relative(stage, file)])),
  };
  writeFileSync(join(stage, 'settings.json'), JSON.stringify(settings));
  const builder = join(nodeFolder(local, program.root), local.node.program);
  execFileSync(builder, ['--build-sea', 'settings.json'], {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {},
  });
  const built = readFileSync(join(stage, 'executable'));
  const found = formatOf(built);
  if (found !== target.format) throw new Error(`${path} is ${found}, not ${target.format}.`);
  mkdirSync(dirname(path), { recursive: true });
  // The signature of Node is that of other bytes, and is left out.
  writeFileSync(path, found.startsWith('Mach-O') ? signed(built, program.binary) : built);
  chmodSync(path, 0o755);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
