/** The packages whose code is inside an executable. The build records which packages it bundles into a client. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compiler, packageFolder, root } from '../places.js';
import { keyringFolder, nodeFolder, type Target } from './targets.js';

export interface Package {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** Texts of the license and of notices, one per file. */
  readonly texts: readonly string[];
}

/** Packages that cannot be bundled: a native module, and a module that finds its WebAssembly beside itself. */
export const KEYRING = '@napi-rs/keyring';
export const JQ = 'jq-web';

const record = (binary: string): string => join(root, 'node_modules/.cache/bundled', `${binary}.json`);

/** Records the packages of a bundle by the paths of its modules. */
export function recordPackages(binary: string, modules: readonly string[]): void {
  const folders = modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  mkdirSync(join(record(binary), '..'), { recursive: true });
  writeFileSync(record(binary), JSON.stringify([...new Set(folders)].sort()));
}

/** Returns the folders of the packages on which the compiler depends, without its own runtime and DuckDB, which a user adds. */
export function dependenciesOfCompiler(target: Target): readonly string[] {
  const args = ['ls', '--all', '--omit=dev', '--omit=optional', '--omit=peer', '--parseable'];
  const paths = execFileSync('npm', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const isOwn = new Set([compiler, 'runtime', 'cmdspec-runtime', ...readdirSync(join(root, 'packages'))]);
  const isOther = (path: string): boolean =>
    isOwn.has(basename(path)) || /\/node_modules\/@(?:duckdb\/|napi-rs\/keyring-)/.test(path);
  return [...paths.filter((path) => path.includes('/node_modules/') && !isOther(path)).sort(), keyringFolder(target)];
}

/** Returns Node, the packages on which a client or the compiler depends, and those that are bundled into it, by name. */
export function packagesIn(binary: string, target: Target): readonly Package[] {
  const needed =
    binary === compiler
      ? [root, packageFolder('runtime'), ...dependenciesOfCompiler(target)]
      : [
          packageFolder(binary),
          keyringFolder(target),
          join(root, 'node_modules', KEYRING),
          join(root, 'node_modules', JQ),
        ];
  const bundled = JSON.parse(readFileSync(record(binary), 'utf8')) as string[];
  const packages = [...needed, ...bundled, nodeFolder(target)].map((folder) => readPackage(folder));
  return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()].sort((a, b) =>
    a.name === b.name ? compare(a.version, b.version) : compare(a.name, b.name),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** @throws Error for a package that does not state its license */
function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  if (license === undefined) throw new Error(`${name} ${version} does not state its license.`);
  // `licenses/` holds the licenses of code that the package copied.
  const files = [folder, join(folder, 'licenses')].flatMap((place, index) =>
    (existsSync(place) ? readdirSync(place) : [])
      .filter((file) => index === 1 || /^(?:licen[cs]e|copying|notice)/i.test(file))
      .map((file) => join(place, file)),
  );
  const texts = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'utf8'));
  return { name, version, license, texts };
}

/** Returns the names, licenses and license texts of packages as one text. A text that several packages share is printed once. */
export function licensesOf(packages: readonly Package[]): string {
  const texts = new Map<string, string[]>();
  for (const { name, version, license, texts: own } of packages) {
    for (const text of own.length === 0 ? [''] : own) {
      const title = `${name} ${version} (${license})`;
      const key = text.replaceAll('\r\n', '\n').trim();
      const titles = texts.get(key) ?? [];
      if (!titles.includes(title)) titles.push(title);
      texts.set(key, titles);
    }
  }
  return [...texts]
    .map(
      ([text, titles]) => `${titles.join('\n')}\n\n${text === '' ? 'The package contains no license text.' : text}\n`,
    )
    .join(`\n${'='.repeat(80)}\n\n`);
}
