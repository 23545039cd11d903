/** Finds the files that differ from main, and the unit tests that import them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './places.js';

/** Folders of the modules whose imports lead from a changed file to a test. */
const SOURCES = ['runtime', 'generator', 'generated', 'workflows', 'sandbox', 'scripts', 'tests'];
/** Sources by the names of the runtime's package, from the configuration of TypeScript; a `*` stands for a name. */
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
  readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly [string]>> };
};
const PACKAGE = Object.entries(compilerOptions.paths).map(
  ([name, [path]]) =>
    [new RegExp(`^${name.replace('*', '(.+)')}$`), path.replace('*', '$1').slice('./'.length)] as const,
);
/** Tests that read files without importing them. */
const READERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.md$|^package\.json$|^packages\//, ['tests/packages.test.ts']],
  [/^specs\//, ['tests/specification/specification.test.ts', 'tests/help/help.test.ts']],
  [/^generator\/fixtures\/bad/, ['generator/bad.test.ts']],
  [/^generator\/fixtures\/good\//, ['generator/good.test.ts']],
  [/^eslint\.config\.js$/, ['tests/lint.test.ts']],
];

const git = (...args: readonly string[]): readonly string[] => {
  const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text.split('\0').filter((path) => path !== '');
};

/** Returns the files that exist and differ from the last commit that HEAD shares with a branch; without such a branch, from HEAD. */
export function changedFiles(branch: string): readonly string[] {
  let base = 'HEAD';
  try {
    base = git('merge-base', branch, 'HEAD').join('').trim();
  } catch {
    // A clone of one branch has no main.
  }
  const paths = [
    ...git('diff', '--name-only', '-z', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(paths)].sort();
}

/** Returns the files that each file imports, both relative to the root. */
function importsOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const names = [...text.matchAll(/\b(?:from|import) ?\(?'([^'\n]+)'/g)].map(([, name = '']) => name);
      return [file, names.map((name) => resolve(file, name)).filter((path) => path !== undefined)] as const;
    }),
  );
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(file), name).replace(/\.js$/, '.ts');
  const [pattern, target] = PACKAGE.find(([one]) => one.test(name)) ?? [];
  return pattern === undefined || target === undefined ? undefined : name.replace(pattern, target);
}

const isTest = (path: string): boolean => path.endsWith('.test.ts');

function modules(): readonly string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  );
}

/** Returns the test files that `isWanted` accepts and that import a changed file, nearest first: fewest imports in between. */
export function relatedTests(changed: readonly string[], isWanted: (path: string) => boolean): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of importsOf(modules()))
    for (const path of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reached = new Set(changed);
  // A set can grow while it is read, so this visits the importers of importers too, in order of their distance.
  for (const path of reached) for (const file of importers.get(path) ?? []) reached.add(file);
  const readers = READERS.flatMap(([pattern, tests]) => (changed.some((path) => pattern.test(path)) ? tests : []));
  const tests = [...changed.filter(isTest), ...readers, ...[...reached].filter(isTest)];
  return [...new Set(tests)].filter((path) => isWanted(path) && existsSync(join(root, path)));
}

/** Returns the files that take no more than that many seconds together, by the times of their last runs; the first one always. */
export function within(seconds: number, files: readonly string[], times = lastTimes()): readonly string[] {
  let left = seconds;
  return files.filter((path, index) => {
    // A worker takes about a second for a file that did not run yet.
    const time = times[join(root, path)] ?? 1;
    if (time > left && index > 0) return false;
    left -= time;
    return true;
  });
}

/** Returns the seconds that each test file took when it ran last, as jest stored them. */
function lastTimes(): Readonly<Record<string, number>> {
  const folder = join(root, 'node_modules/.cache/jest');
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder).flatMap((name) => (name.startsWith('perf-cache-') ? [join(folder, name)] : []));
  const [newest] = paths.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (newest === undefined) return {};
  const stored = JSON.parse(readFileSync(newest, 'utf8')) as Record<string, [status: number, milliseconds: number]>;
  return Object.fromEntries(Object.entries(stored).map(([path, [, time]]) => [path, time / 1000]));
}
