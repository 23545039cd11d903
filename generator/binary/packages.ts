/** The packages whose code is inside a program, with their licenses. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { CliError } from '../../runtime/base/errors.js';

export interface Package {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** Texts of the license and of notices, one per file. */
  readonly texts: readonly string[];
}

/** File in the `dist` of a package that lists the packages whose code was bundled into it, as JSON of `Package[]`. */
export const RECORD = 'packages.json';

/** Returns the packages that modules belong to, by the paths of these, and those that were bundled into them. */
export const packagesOf = (modules: readonly string[]): readonly Package[] =>
  packagesIn([...new Set(modules.flatMap((path) => (isAbsolute(path) ? [folderAbove(path)] : [])))]);

/** Returns the folder of the package of a file. A `package.json` without a name only sets the kind of modules. */
function folderAbove(path: string): string {
  let folder = dirname(path);
  while (!hasName(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${path} belongs to no package.`);
    folder = parent;
  }
  return folder;
}

const hasName = (path: string): boolean =>
  existsSync(path) && 'version' in (JSON.parse(readFileSync(path, 'utf8')) as object);

/** Returns the packages in folders and those that were bundled into them, by name. */
export function packagesIn(folders: readonly string[]): readonly Package[] {
  return sorted(
    folders.flatMap((folder) => {
      const record = join(folder, 'dist', RECORD);
      const bundled = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Package[]) : [];
      return [readPackage(folder), ...bundled];
    }),
  );
}

/** Returns packages by name, each version once. */
export const sorted = (packages: readonly Package[]): readonly Package[] =>
  [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()].sort((a, b) =>
    a.name === b.name ? compare(a.version, b.version) : compare(a.name, b.name),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** @throws CliError for a package that does not state its license */
function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  if (license === undefined)
    throw new CliError(
      'config',
      `${name} ${version} does not state its license.`,
      'Add "license" to its package.json.',
    );
  // `licenses/` holds the licenses of code that the package copied.
  const files = [folder, join(folder, 'licenses')].flatMap((place, index) =>
    (existsSync(place) ? readdirSync(place) : [])
      .filter((file) => index === 1 || /^(?:licen[cs]e|copying|notice)/i.test(file))
      .sort()
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
