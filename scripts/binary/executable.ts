/** Builds the executable of a client for one target. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { packageFolder, root } from '../places.js';
import type { Contents } from './contents.js';
import { formatOf } from './format.js';
import { isLocal, keyringFolder, nodeFolder, targets, type Target } from './targets.js';

const KEYRING = '@napi-rs/keyring';
const JQ = 'jq-web';

export interface Executable {
  readonly binary: string;
  readonly version: string;
  readonly target: Target;
  readonly path: string;
}

/** Builds into `<folder>/<binary>-<version>-<target>`. The client must be built. */
export async function buildExecutable(binary: string, target: Target, folder: string): Promise<Executable> {
  // The bytes of the executable contain the paths of its parts, so they are relative to a folder with constant contents.
  const stage = mkdtempSync(join(root, 'node_modules/.cache/stage-'));
  try {
    const contents = stageFiles(binary, target, stage);
    await bundle('./loader.ts', contents, join(stage, 'main.cjs'));
    if (contents.hasCode) {
      await bundle('./compile.ts', contents, join(stage, 'compile.cjs'));
      compile(target, stage);
    }
    const path = join(folder, `${binary}-${contents.version}-${target.name}${target.extension}`);
    inject(target, stage, path);
    return { binary, version: contents.version, target, path };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Copies the files of the client and of its packages to `code/` and `file/`. */
function stageFiles(binary: string, target: Target, stage: string): Contents {
  const dist = join(packageFolder(binary), 'dist');
  const { version } = JSON.parse(readFileSync(join(packageFolder(binary), 'package.json'), 'utf8')) as {
    version: string;
  };
  const main = `${binary}.cjs`;
  const parts: Record<string, readonly string[]> = {
    [KEYRING]: [
      ...copyPackage(join(root, 'node_modules', KEYRING), KEYRING, /^(?:package\.json|index\.js)$/, stage),
      ...copyPackage(keyringFolder(target), target.keyring, /^package\.json$|\.node$/, stage),
    ],
    [JQ]: copyPackage(join(root, 'node_modules', JQ), JQ, /^package\.json$|^jq\.(?:js|wasm)$/, stage),
  };
  const names = readdirSync(dist).sort();
  const data = names.filter((name) => !name.endsWith('.cjs'));
  for (const name of data) {
    copy(join(dist, name), join(stage, 'file', name));
    parts[name] = [name];
  }
  const needs: Record<string, string> = {};
  mkdirSync(join(stage, 'code'));
  for (const name of names.filter((one) => one.endsWith('.cjs'))) {
    const text = readFileSync(join(dist, name), 'latin1');
    if (/[^\0-\x7f]/.test(text)) throw new Error(`${name} of ${binary} has a character outside ASCII.`);
    // The engine knows the first line of a script only at the beginning of a file.
    writeFileSync(join(stage, 'code', name), text.replace(/^#!/, '//'), 'latin1');
    const found = [
      ...(/\.resolve\([`"']jq-web[`"']\)/.test(text) ? [JQ] : []),
      ...data.filter((one) => text.includes(one)),
    ];
    if (found.length > 1) throw new Error(`${name} of ${binary} needs more than one part: ${found.join(', ')}.`);
    if (found[0] !== undefined) needs[name] = found[0];
  }
  for (const part of [JQ, ...data])
    if (!Object.values(needs).includes(part)) throw new Error(`No file of ${binary} looks for ${part}.`);
  const hash = createHash('sha256');
  for (const file of Object.values(parts).flat())
    hash.update(`${file}\n`).update(readFileSync(join(stage, 'file', file)));
  const digest = hash.digest('hex').slice(0, 16);
  return { binary, version, main, hasCode: isLocal(target), digest, parts, needs };
}

/** Copies files of a package, and returns their paths below `file/`. */
function copyPackage(from: string, name: string, wanted: RegExp, stage: string): string[] {
  const files = readdirSync(from)
    .filter((file) => wanted.test(file))
    .sort();
  return files.map((file) => {
    const path = `node_modules/${name}/${file}`;
    copy(join(from, file), join(stage, 'file', path));
    return path;
  });
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Bundles a module of this folder into one file, with the contents of the executable as a constant. */
async function bundle(module: string, contents: Contents, file: string): Promise<void> {
  await build({
    cwd: root,
    input: fileURLToPath(new URL(module, import.meta.url)),
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    transform: { define: { CONTENTS: JSON.stringify(contents) } },
    output: { file, format: 'cjs', minify: true, codeSplitting: false },
    logLevel: 'warn',
  });
}

function compile(target: Target, stage: string): void {
  const node = join(nodeFolder(target), target.node.program);
  // The order of names in compiled code follows a seed, which is random by default.
  const args = ['--hash-seed=1', 'compile.cjs', 'code', 'compiled'];
  execFileSync(node, args, { cwd: stage, stdio: ['ignore', 'inherit', 'inherit'], env: {} });
}

function inject(target: Target, stage: string, path: string): void {
  const local = targets.find(isLocal);
  if (local === undefined) throw new Error(`Executables cannot be built on ${process.platform} ${process.arch}.`);
  const assets = ['code', 'compiled', 'file'].flatMap((folder) => filesBelow(join(stage, folder)));
  const settings = {
    main: 'main.cjs',
    output: 'executable',
    executable: join(nodeFolder(target), target.node.program),
    disableExperimentalSEAWarning: true,
    useCodeCache: false,
    assets: Object.fromEntries(assets.map((file) => [relative(stage, file), relative(stage, file)])),
  };
  writeFileSync(join(stage, 'settings.json'), JSON.stringify(settings));
  const builder = join(nodeFolder(local), local.node.program);
  execFileSync(builder, ['--build-sea', 'settings.json'], {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {},
  });
  const built = join(stage, 'executable');
  const found = formatOf(readFileSync(built));
  if (found !== target.format) throw new Error(`${path} is ${found}, not ${target.format}.`);
  copyFileSync(built, path);
  chmodSync(path, 0o755);
}

function filesBelow(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
