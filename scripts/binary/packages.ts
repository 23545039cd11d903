/** The packages whose code is inside an executable. The build records which packages it bundles into a client. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolder, root } from '../places.js';
import { keyringFolder, nodeFolder, type Target } from './targets.js';

export interface Package {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** Texts of the license and of notices, one per file. */
  readonly texts: readonly string[];
}

const record = (binary: string): string => join(root, 'node_modules/.cache/bundled', `${binary}.json`);

/** Records the packages of a bundle by the paths of its modules. */
export function recordPackages(binary: string, modules: readonly string[]): void {
  const folders = modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  mkdirSync(join(record(binary), '..'), { recursive: true });
  writeFileSync(record(binary), JSON.stringify([...new Set(folders)].sort()));
}

/** Returns Node, the packages on which a client depends, and those that are bundled into it, by name. */
export function packagesIn(binary: string, target: Target): readonly Package[] {
  const bundled = JSON.parse(readFileSync(record(binary), 'utf8')) as string[];
  const folders = [
    packageFolder(binary),
    nodeFolder(target),
    keyringFolder(target),
    ...['@napi-rs/keyring', 'jq-web'].map((name) => join(root, 'node_modules', name)),
    ...bundled,
  ];
  const packages = folders.map((folder) => readPackage(folder));
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
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => /^(?:licenses\/.*|(?:licen[cs]e|copying|notice)[^/]*)$/i.test(path));
  return { name, version, license, texts: files.sort().map((file) => readFileSync(join(folder, file), 'utf8')) };
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
