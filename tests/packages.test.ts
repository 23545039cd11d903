/** The manifests of the packages: who depends on what. `scripts/smoke.sh` measures what an install brings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/cli.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const compiler = manifest('.');
const folders = readdirSync(join(root, 'packages'));
const services = readdirSync(join(root, 'generated'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const packages = folders.map((folder) => manifest(join('packages', folder)));

test('the compiler depends on the runtime of its own version, and a new client on both', () => {
  const { name, version } = manifest('packages/runtime');
  expect({ name, version }).toEqual({ name: 'cmdspec-runtime', version: compiler.version });
  expect(compiler.dependencies[name]).toBe(version);
  expect(manifest('templates/client')).toMatchObject({
    dependencies: { 'cmdspec-runtime': 'VERSION' },
    devDependencies: { cmdspec: 'VERSION' },
  });
});

test('the README of the compiler names the guide before the details, and the package has every page that it names', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const own = readme.slice(readme.indexOf('## Compile a client of your own'));
  const pages = [...own.matchAll(/\]\(([^)#]+)\)/g)].map(([, page = '']) => page);
  expect(own).toContain('The guide, [specs/README.md]');
  expect(pages).toEqual(['specs/README.md', 'specs/schema.json', 'CONTRIBUTING.md']);
  expect(compiler.files).toEqual(expect.arrayContaining(pages));
  const guide = readFileSync(join(root, 'specs/README.md'), 'utf8');
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.slice(0, 3)).toEqual(['Where to begin', 'The service', 'A group of commands']);
});

test('every package is a workspace of the compiler, and is installed from its folder', () => {
  expect(compiler.workspaces).toEqual(['packages/*']);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  const linked = Object.entries(lock.packages).filter(([, one]) => (one as { link?: boolean }).link === true);
  const expected = folders.map((folder, at) => [
    `node_modules/${packages[at]?.name ?? ''}`,
    { resolved: `packages/${folder}`, link: true },
  ]);
  expect(Object.fromEntries(linked)).toEqual(Object.fromEntries(expected));
});

test('no package of a client has a dependency of the compiler', () => {
  expect(packages.length).toBeGreaterThan(3);
  const ofCompiler = Object.keys(compiler.dependencies);
  expect(ofCompiler).toEqual(expect.arrayContaining(['ts-morph', '@readme/openapi-parser']));
  for (const { name, dependencies } of packages) {
    expect({ name, shared: ofCompiler.filter((other) => other in dependencies) }).toEqual({ name, shared: [] });
    expect({ name, count: Object.keys(dependencies).length <= 3 }).toEqual({ name, count: true });
  }
});

test('each client has the version of its spec', () => {
  for (const { name: service } of services) {
    const spec = readFileSync(join(root, 'specs', service, 'service.yaml'), 'utf8');
    const value = (key: string) => new RegExp(`^${key}: ['"]?([^\\s'"]+)`, 'm').exec(spec)?.[1] ?? '';
    expect(manifest(`packages/${value('binary')}`)).toMatchObject({ name: value('binary'), version: value('version') });
  }
});

test('no package has an install script', () => {
  for (const { name, scripts } of [compiler, ...packages])
    expect({ name, scripts: Object.keys(scripts).filter((key) => /^(pre|post)?install$/.test(key)) }).toEqual({
      name,
      scripts: [],
    });
});
