/** Rules of the code base that the linter cannot check. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import typescript from 'typescript';
import { compilerFolders } from '../generator/7-write/lock.js';
import { startsBinaries } from '../scripts/jest/binaries.js';
import { compiler, services as servicesOf } from '../scripts/places.js';
import { root } from './support/cli.js';

/** Sources below a folder; none if it does not exist, as a service may have neither workflows nor behavior of its own. */
function files(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('fixture'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const services = servicesOf();

/** Names that belong to one service: its folder, its binary, its environment prefix, its hosts. */
function namesOf(service: string): string[] {
  const text = readFileSync(join(root, 'specs', service, 'service.yaml'), 'utf8');
  const value = (key: string) => new RegExp(`^${key}: (\\S+)$`, 'm').exec(text)?.[1] ?? '';
  const hosts = [...text.matchAll(/https:\/\/[^\s'"/]*?([a-z]+\.(?:com|net|nl))/g)].map(([, host]) => host ?? '');
  // Addresses in examples belong to nobody.
  return [value('binary'), value('env'), ...hosts].filter((name) => name !== '' && !name.startsWith('example.'));
}

test.each(['runtime', 'generator'])('%s names no service', (folder) => {
  const names = services.flatMap(namesOf);
  expect(names.length).toBeGreaterThan(services.length * 2);
  for (const file of files(folder).filter((path) => !path.endsWith('.test.ts'))) {
    const text = readFileSync(file, 'utf8');
    expect({ file, names: names.filter((name) => text.includes(name)) }).toEqual({ file, names: [] });
  }
});

/** Returns the imports of a file, in any form. */
const importsOf = (file: string): readonly string[] =>
  typescript.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);

/** The first import cycle, types included; empty without a cycle. */
function circle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const settled = new Set<string>();
  const from = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (settled.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const found = from(next, [...way, file]);
      if (found) return found;
    }
    settled.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const found = from(file, []);
    if (found) return found;
  }
  return undefined;
}

test.each(['runtime', 'generator', 'workflows', 'sandbox'])('imports in %s have no cycle', (folder) => {
  const graph = new Map(
    files(folder).map((file) => {
      const imports = importsOf(file).filter((from) => from.startsWith('.'));
      return [file, imports.map((from) => join(dirname(file), from.replace(/\.js$/, '.ts')))] as const;
    }),
  );
  const links = [...graph.values()].flat().filter((to) => graph.has(to));
  expect(links.length).toBeGreaterThan(graph.size / 2);
  expect(circle(graph)?.map((file) => relative(root, file))).toBeUndefined();
});

/** Folders of the runtime, lowest first, from the configuration of the linter. */
const layers = [
  ...(/layers = \[([^\]]*)\]/.exec(readFileSync(join(root, 'eslint.config.js'), 'utf8'))?.[1] ?? '').matchAll(
    /'(\w+)'/g,
  ),
].map(([, name]) => name ?? '');

test('the layers of the linter are the folders of the runtime, in the order of CONTRIBUTING', () => {
  const folders = readdirSync(join(root, 'runtime'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...layers].sort()).toEqual(folders.map(({ name }) => name).sort());
  const listed = [...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^\d+\. `(\w+)`: /gm)];
  expect(listed.map(([, name]) => name)).toEqual(layers);
});

// The linter skips generated modules.
test('generated modules import the runtime, and lazily its commands and dialects, workflows, sandboxes and catalogues', () => {
  for (const service of services) {
    const own = join(root, 'generated', service);
    const lazily = ['workflows', 'sandbox', 'specs'].map((folder) => join(root, folder, service));
    for (const file of files(`generated/${service}`)) {
      const text = readFileSync(file, 'utf8');
      const wrong = importsOf(file).filter((from) => {
        if (from === 'cmdspec-runtime') return false;
        const path = join(dirname(file), from);
        if (from.startsWith('.') && path.startsWith(`${own}/`)) return false;
        const mayBeLazy =
          /^cmdspec-runtime\/(?:commands\/|dialects\/|sandbox$)/.test(from) ||
          lazily.some((folder) => path.startsWith(`${folder}/`));
        return !mayBeLazy || text.replaceAll(`import('${from}'`, '').includes(`'${from}'`);
      });
      expect({ file, wrong }).toEqual({ file, wrong: [] });
    }
  }
});

test('workflows and sandboxes of one service do not reach into another', () => {
  for (const service of services) {
    const others = services.filter((name) => name !== service);
    for (const file of [...files(`workflows/${service}`), ...files(`sandbox/${service}`)]) {
      const foreign = importsOf(file).filter((from) => others.some((other) => from.includes(`/${other}/`)));
      expect({ file, foreign }).toEqual({ file, foreign: [] });
    }
  }
});

test('a test that starts Node processes is in a *.process.test.ts, which npm run check leaves to npm test', () => {
  const tests = ['runtime', 'generator', 'workflows', 'sandbox']
    .flatMap(files)
    .filter((file) => file.endsWith('.test.ts'));
  const slow = tests.filter((file) =>
    /process\.execPath|fixture\/processes|spawnSync\('npm'/.test(readFileSync(file, 'utf8')),
  );
  expect(slow.length).toBeGreaterThan(5);
  expect(slow.filter((file) => !file.endsWith('.process.test.ts')).map((file) => relative(root, file))).toEqual([]);
});

test('npm test builds the binaries first for every test that starts them', () => {
  const tests = ['runtime', 'generator', 'workflows', 'sandbox', 'tests']
    .flatMap(files)
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('/architecture.test.ts'));
  const starting = tests.filter((file) =>
    /\b(?:binaryPath|cli|entryOf|packageFolder)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(starting.length).toBeGreaterThan(20);
  expect(starting.filter((file) => !startsBinaries(file)).map((file) => relative(root, file))).toEqual([]);
  expect(startsBinaries(join(root, 'runtime/base/split.test.ts'))).toBe(false);
});

test('every workflow and every hook belongs to a command of a spec', () => {
  for (const service of [...services, compiler, 'shared']) {
    const specs = service === 'shared' ? ['shared', ...services] : [service];
    const text = specs
      .flatMap((name) => readdirSync(join(root, 'specs', name)).map((file) => join(root, 'specs', name, file)))
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const named = new Set([...text.matchAll(/(?:workflow|hook): (?:shared\/)?([a-z-]+)/g)].map(([, name]) => name));
    const folder = join(root, service === 'shared' ? 'runtime/commands' : `workflows/${service}`);
    const written = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => /^[a-z-]+\.ts$/.test(name) && !name.startsWith('testkit'))
      .map((name) => name.slice(0, -3));
    expect({ service, unnamed: written.filter((name) => !named.has(name)) }).toEqual({ service, unnamed: [] });
  }
});

test('a workflow repeats no path of its service', () => {
  for (const service of services) {
    const specs = readdirSync(join(root, 'specs', service)).filter((file) => file.endsWith('.yaml'));
    const text = specs.map((file) => readFileSync(join(root, 'specs', service, file), 'utf8')).join('\n');
    const paths = [...text.matchAll(/(?:GET|POST|PUT|PATCH|DELETE|path:|get:|post:) '?(\/\w+)\//g)];
    const starts = [...new Set(paths.map(([, start = '']) => start))];
    expect(starts.length).toBeGreaterThan(0);
    const typed = new RegExp(`['"\`](?:${starts.join('|')})/`);
    const code = files(`workflows/${service}`).filter((file) => !/\.test\.ts$|\/testkit[\w-]*\.ts$/.test(file));
    const repeating = code.filter((file) => typed.test(readFileSync(file, 'utf8')));
    expect(repeating.map((file) => relative(root, file))).toEqual([]);
  }
});

/** Text of a module and of all below workflows/ that it imports. */
function sourceOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = importsOf(file).filter((from) => from.startsWith('.'));
  const paths = own.map((from) => join(dirname(file), from.replace(/\.js$/, '.ts')));
  return [text, ...paths.map((path) => sourceOf(path, seen))].join('\n');
}

// The type of a workflow ensures that it sends no other calls than its spec declares.
test('every call that a spec declares is sent by its workflow', () => {
  const leaves = services.flatMap((service) => files(`generated/${service}`));
  const declared = leaves.flatMap((leaf) => {
    const text = readFileSync(leaf, 'utf8');
    const [, calls] = /^const calls = \{\n(.*?)^\} satisfies/ms.exec(text) ?? [];
    const [, path] = /import\('([^']*\/workflows\/[^']*)\.js'\)/.exec(text) ?? [];
    if (calls === undefined || path === undefined) return [];
    const source = sourceOf(join(dirname(leaf), `${path}.ts`));
    const isSent = (name: string): boolean =>
      new RegExp(`\\bcalls\\.${name}\\b`).test(source) || (source.includes('calls[') && source.includes(`'${name}'`));
    return [...calls.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => ({ path, name, isSent: isSent(name) }));
  });
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter(({ isSent }) => !isSent)).toEqual([]);
});

test('the lock of the compiler covers all sources that it uses', () => {
  const values = files('generator')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*? from '([^']+)';/gm)]
        .map(([, from = '']) => relative(root, join(dirname(file), from)))
        .filter((path) => path.startsWith('runtime/')),
    );
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((path) => !compilerFolders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});

test('the package needs no install script of its own', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$/.test(name))).toEqual([]);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; dev?: boolean }>;
  };
  const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev);
  expect(scripted.map(([path]) => path)).toEqual([]);
  expect(Object.keys(dependencies).length).toBeGreaterThan(0);
});

test('the pages name files and folders that exist', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'specs/README.md',
    'SECURITY.md',
    ...['docs', 'docs/dev'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
  ];
  // The tutorial about a client of the reader has its own folders.
  const own = ['docs/own-service.md'];
  const top = 'runtime|generator|generated|specs|sandbox|workflows|scripts|tests|docs|packages|templates';
  const missing = pages
    .filter((page) => page.endsWith('.md') && !own.includes(page))
    .flatMap((page) => {
      const text = readFileSync(join(root, page), 'utf8');
      const paths = [...text.matchAll(new RegExp(`\`((?:${top})/[\\w./-]+)\``, 'g'))].map(([, path = '']) => path);
      return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${page}: ${path}`);
    });
  expect(missing).toEqual([]);
});
