/** The programs of this repository that executables are built of: each client as it was built, and the compiler. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Contents } from '../../generator/binary/contents.js';
import { packagesIn } from '../../generator/binary/packages.js';
import { copy, programOf, type Program } from '../../generator/binary/program.js';
import { keyringFolder, type Target } from '../../generator/binary/targets.js';
import { compiler, packageFolder, root } from '../places.js';

/** Names of the programs. */
export const binaries: readonly string[] = [
  compiler,
  ...readdirSync(join(root, 'packages')).filter((name) => name !== 'runtime'),
];

/** Returns a client or the compiler as it was built. */
export function builtProgram(binary: string): Program {
  const folder = binary === compiler ? root : packageFolder(binary);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const program = { name: binary, binary, version, root };
  return binary === compiler
    ? {
        ...program,
        stage: stageCompiler,
        packages: (target) => packagesIn([root, packageFolder('runtime'), ...dependencies(target)]),
      }
    : programOf({ ...program, dist: join(folder, 'dist'), bundled: packagesIn([folder]) });
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
  for (const folder of dependencies(target)) {
    const isKeyring = folder === keyringFolder(target, root);
    const name = isKeyring ? target.keyring : relative(join(root, 'node_modules'), folder);
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
  return { binary: compiler, version, main, hasCode: false, parts, needs: {} };
}

/** Returns the folders of the packages on which the compiler depends, without its own runtime and DuckDB, which a user adds. */
function dependencies(target: Target): readonly string[] {
  const args = ['ls', '--all', '--omit=dev', '--omit=optional', '--omit=peer', '--parseable'];
  const paths = execFileSync('npm', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const isOwn = new Set([...binaries, 'runtime', 'cmdspec-runtime']);
  const isOther = (path: string): boolean =>
    isOwn.has(basename(path)) || /\/node_modules\/@(?:duckdb\/|napi-rs\/keyring-)/.test(path);
  return [
    ...paths.filter((path) => path.includes('/node_modules/') && !isOther(path)).sort(),
    keyringFolder(target, root),
  ];
}
