/** The programs that executables are built of: what is copied into the executable of a client. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CliError } from '../../runtime/base/errors.js';
import { shownPath } from '../1-read/source.js';
import type { Contents } from './contents.js';
import { packagesIn, RECORD, type Package } from './packages.js';
import { isLocal, keyringFolder, type Target } from './targets.js';

/** A client or the compiler, ready to be copied into executables. */
export interface Program {
  /** Name of its package. */
  readonly name: string;
  readonly binary: string;
  readonly version: string;
  /** Folder with `package-lock.json` and `node_modules`. */
  readonly root: string;
  /** Copies its files to `code/` and `file/` of a folder, and returns what is there. */
  readonly stage: (target: Target, folder: string) => Contents;
  /** Returns the packages whose code is inside, without Node. */
  readonly packages: (target: Target) => readonly Package[];
}

/** A client that is bundled as CommonJS. */
export interface BundledClient extends Pick<Program, 'name' | 'binary' | 'version' | 'root'> {
  /** Folder with `<binary>.cjs`, which starts the client, its other files and its data. */
  readonly dist: string;
  /** The packages whose code is in these files. */
  readonly bundled: readonly Package[];
}

/** Packages that cannot be bundled: a native module, and a module that finds its WebAssembly beside itself. */
export const KEYRING = '@napi-rs/keyring';
export const JQ = 'jq-web';

/** Returns the executable form of a client, with the packages that the runtime at `root` installs. */
export function programOf({ dist, bundled, ...client }: BundledClient): Program {
  const keyring = installed(KEYRING, client.root);
  const jq = installed(JQ, client.root);
  return {
    ...client,
    stage: (target, folder) => {
      const parts = {
        [KEYRING]: [
          ...copyPackage(keyring, KEYRING, /^(?:package\.json|index\.js)$/, folder),
          ...copyPackage(keyringFolder(target, client.root), target.keyring, /^package\.json$|\.node$/, folder),
        ],
        [JQ]: copyPackage(jq, JQ, /^package\.json$|^jq\.(?:js|wasm)$/, folder),
      };
      return stageClient({ dist, bundled, ...client }, target, parts, folder);
    },
    packages: (target) => [...bundled, ...packagesIn([keyring, jq, keyringFolder(target, client.root)])],
  };
}

/** Returns the folder of a package as the runtime finds it. */
function installed(name: string, root: string): string {
  const find = (wanted: string, from: string): string => {
    const folders = (createRequire(join(from, 'package.json')).resolve.paths(wanted) ?? []).map((one) =>
      join(one, wanted),
    );
    const found = folders.find((folder) => existsSync(join(folder, 'package.json')));
    if (found === undefined)
      throw new CliError(
        'config',
        `The package ${wanted} is not installed in ${shownPath(root)}.`,
        'Run "npm install" there.',
      );
    // A package that is linked is in another folder, with its own packages above it.
    return realpathSync(found);
  };
  return find(name, find('cmdspec-runtime', root));
}

/** Copies the files of a client to `code/` and `file/`. */
function stageClient(
  { binary, version, dist }: BundledClient,
  target: Target,
  packages: Readonly<Record<string, readonly string[]>>,
  stage: string,
): Contents {
  const parts: Record<string, readonly string[]> = { ...packages };
  const names = readdirSync(dist).sort();
  const data = names.filter((name) => !name.endsWith('.cjs') && name !== RECORD);
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
  return { binary, version, main: `${binary}.cjs`, hasCode: isLocal(target), parts, needs };
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

/** Copies a file, and creates the folder of the copy. */
export function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
