/** The manifests of the packages: who depends on what. `scripts/smoke.sh` measures what an install brings. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { services } from '../scripts/places.js';
import { root } from './support/cli.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly homepage: string;
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const compiler = manifest('.');
const folders = readdirSync(join(root, 'packages'));
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

/** The links of a page to other files, with the heading that they name. */
const linksOf = (page: string): readonly { readonly link: string; readonly heading: string | undefined }[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#([^)]*))?\)/g)].map(
    ([, link = '', heading]) => ({ link, heading }),
  );

/** The names of the headings of a page, as a host of repositories makes them. */
const headingsOf = (path: string): readonly string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test('the guide of the language begins with what a reader needs first', () => {
  const guide = readFileSync(join(root, 'specs/README.md'), 'utf8');
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.slice(0, 3)).toEqual([
    'A first client',
    'A client that writes',
    'A client with a workflow and a job',
  ]);
});

/** The files of the compiler's package, as npm reads `files`: names, folders, and patterns of one folder. */
const isPacked = (path: string): boolean =>
  compiler.files.some((one) => {
    const pattern = one.split('*').map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${pattern.join('[^/]*')}(?:/.*)?$`).test(path);
  });

test('links of the pages lead to files that exist, and those of the README to files of the package', () => {
  const pages = [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'specs/README.md'],
    ...['docs', 'docs/dev'].flatMap((folder) =>
      readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
    ),
  ];
  const links = pages.flatMap((page) =>
    linksOf(page).flatMap(({ link, heading }) =>
      /^https?:/.test(link) ? [] : [{ page, path: join(dirname(page), link), heading }],
    ),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  const lost = links.filter(({ path, heading }) => heading !== undefined && !headingsOf(path).includes(heading));
  expect(lost).toEqual([]);
  const ofReadme = links.filter(({ page }) => page === 'README.md').map(({ path }) => path);
  expect(ofReadme).toContain('specs/README.md');
  expect(ofReadme.filter((path) => !isPacked(path))).toEqual([]);
});

test('the README has the version of each client, and the changelog those of its last release', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  for (const { name, version } of packages.filter((one) => one.name !== 'cmdspec-runtime'))
    expect(new RegExp(`^\\| \\[${name}\\].*\\| ${version.replaceAll('.', '\\.')} +\\|`, 'm').test(readme)).toBe(true);
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  expect(changes).toMatch(/^# Changes\n\n## Unreleased\n/);
  const versions = [...changes.matchAll(/^## (\S+)/gm)].map(([, version]) => version);
  expect(versions).toContain(compiler.version);
  // A merge keeps the lines of both sides (.gitattributes), even lines that one side has moved or removed.
  expect(versions).toEqual([...new Set(versions)]);
  expect(changes.split('\n').length).toBeLessThan(400);
});

/** The one address of the project; it is the placeholder of a public one until the owner confirms it. */
test('every manifest and page names the same repository', () => {
  const address = compiler.homepage.replace(/#.*/, '');
  expect(address).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+$/);
  for (const [folder, own] of [
    ['.', compiler],
    ...folders.map((name, at) => [`packages/${name}`, packages[at]]),
  ] as const)
    expect(own).toMatchObject({
      repository: {
        type: 'git',
        url: `git+${address}.git`,
        ...(folder !== '.' && { directory: folder }),
      },
      homepage: `${address}${folder === '.' ? '' : `/tree/main/${String(folder)}`}#readme`,
      bugs: { url: `${address}/issues` },
    });
  const named = ['SECURITY.md', '.github/ISSUE_TEMPLATE/config.yml', '.github/CODEOWNERS', 'README.md'].flatMap(
    (page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g)].map(String),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((one) => one !== address)).toEqual([]);
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
  expect(ofCompiler).toEqual(expect.arrayContaining(['ts-morph', 'ajv']));
  for (const { name, dependencies } of packages) {
    expect({ name, shared: ofCompiler.filter((other) => other in dependencies) }).toEqual({ name, shared: [] });
    expect({ name, count: Object.keys(dependencies).length <= 3 }).toEqual({ name, count: true });
  }
});

test('each client has the version of its spec', () => {
  for (const service of services()) {
    const spec = readFileSync(join(root, 'specs', service, 'service.yaml'), 'utf8');
    const value = (key: string) => new RegExp(`^${key}: ['"]?([^\\s'"]+)`, 'm').exec(spec)?.[1] ?? '';
    expect(manifest(`packages/${value('binary')}`)).toMatchObject({ name: value('binary'), version: value('version') });
  }
  const spec = readFileSync(join(root, 'specs/cmdspec/service.yaml'), 'utf8');
  expect(spec).toContain(`\nversion: ${compiler.version}\n`);
});

test('no package has an install script', () => {
  for (const { name, scripts } of [compiler, ...packages])
    expect({ name, scripts: Object.keys(scripts).filter((key) => /^(pre|post)?install$/.test(key)) }).toEqual({
      name,
      scripts: [],
    });
});
