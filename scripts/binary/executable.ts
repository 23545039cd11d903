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
import { compiler, packageFolder, root } from '../places.js';
import type { Contents } from './contents.js';
import { formatOf } from './format.js';
import { dependenciesOfCompiler, JQ, KEYRING } from './packages.js';
import { signed } from './sign.js';
import { isLocal, keyringFolder, nodeFolder, targets, type Target } from './targets.js';

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
    const contents = binary === compiler ? stageCompiler(target, stage) : stageClient(binary, target, stage);
    await bundle('./loader.ts', contents, join(stage, 'main.cjs'));
    if (contents.hasCode) {
      await bundle('./compile.ts', contents, join(stage, 'compile.cjs'));
      compile(target, stage);
    }
    const path = join(folder, `${binary}-${contents.version}-${target.name}${target.extension}`);
    inject(binary, target, stage, path);
    return { binary, version: contents.version, target, path };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Copies the files of the client and of its packages to `code/` and `file/`. */
function stageClient(binary: string, target: Target, stage: string): Contents {
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
  return { binary, version, main, hasCode: isLocal(target), digest: digestOf(parts, stage), parts, needs };
}

/** The compiler runs from files, as it is installed: it reads its specs and templates, and links the runtime into clients. */
function stageCompiler(target: Target, stage: string): Contents {
  const files: string[] = [];
  const parts: Record<string, string[]> = { [compiler]: files };
  for (const folder of [root, packageFolder('runtime')]) {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts', folder];
    const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const [packed] = JSON.parse(text) as { name: string; files: { path: string }[] }[];
    for (const { path } of packed?.files ?? []) {
      const to = `node_modules/${packed?.name ?? ''}/${path}`;
      copy(join(folder, path), join(stage, 'file', to));
      files.push(to);
    }
  }
  if (!files.includes('node_modules/cmdspec-runtime/dist/types/runtime/index.d.ts'))
    throw new Error('The types of the runtime are missing: run "npm run declarations".');
  for (const folder of dependenciesOfCompiler(target)) {
    const name = folder === keyringFolder(target) ? target.keyring : relative(join(root, 'node_modules'), folder);
    const own = readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((path) => !/(?:^|\/)node_modules\/|^emsdk\/|\.(?:md|map)$/.test(path));
    // A package inside another one belongs to its part.
    const part = (parts[name.replace(/\/node_modules\/.*$/, '')] ??= []);
    part.push(...own.sort().map((path) => `node_modules/${name}/${path}`));
    for (const path of own) copy(join(folder, path), join(stage, 'file/node_modules', name, path));
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const main = `node_modules/${compiler}/dist/bin/${compiler}.js`;
  return { binary: compiler, version, main, hasCode: false, digest: digestOf(parts, stage), parts, needs: {} };
}

function digestOf(parts: Contents['parts'], stage: string): string {
  const hash = createHash('sha256');
  for (const file of Object.values(parts).flat())
    hash.update(`${file}\n`).update(readFileSync(join(stage, 'file', file)));
  return hash.digest('hex').slice(0, 16);
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

function inject(binary: string, target: Target, stage: string, path: string): void {
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
  const built = readFileSync(join(stage, 'executable'));
  const found = formatOf(built);
  if (found !== target.format) throw new Error(`${path} is ${found}, not ${target.format}.`);
  // The signature of Node is that of other bytes, and is left out.
  writeFileSync(path, found.startsWith('Mach-O') ? signed(built, binary) : built);
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
