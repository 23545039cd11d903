/** The files that install an executable: valid for the tools that read them, with the address and the sum of each executable. */
import { distributed, hasRuby, type Released } from '../scripts/binary/distribution.js';

const sums = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-x64'].map(
  (name, at) => [name, String(at).repeat(64)] as const,
);
const released: Released = {
  binary: 'shop-cli',
  version: '1.2.3',
  // Nothing in a text is evaluated.
  summary: `The shop's "client" #{exit} \\`,
  homepage: 'https://example.com/shop',
  license: 'MIT',
  executables: Object.fromEntries(
    sums.map(([name, sha256]) => [name, { url: `https://example.com/v1.2.3/shop-cli-1.2.3-${name}`, sha256 }]),
  ),
};

test('each file is valid and has the sums of its executables', () => {
  const files = distributed(released);
  expect(files.map(({ path, problems }) => [path, problems])).toEqual([
    ['homebrew/shop-cli.rb', []],
    ['scoop/shop-cli.json', []],
    ['docker/shop-cli.Dockerfile', []],
  ]);
  const [brew = '', scoop = '', docker = ''] = files.map(({ text }) => text);
  for (const [name, sum] of sums.slice(0, 4)) expect(brew).toMatch(new RegExp(`${name}'.*\n *sha256 '${sum}'`));
  expect(brew).toContain('class ShopCli < Formula');
  expect(JSON.parse(scoop)).toMatchObject({
    version: '1.2.3',
    architecture: {
      '64bit': { url: expect.stringContaining('win-x64#/shop-cli.exe') as string, hash: '4'.repeat(64) },
    },
  });
  expect(docker).toContain(`FROM scratch AS arm64\nADD --checksum=sha256:${'2'.repeat(64)}`);
});

test('a file whose executables were not built is left out', () => {
  const { 'win-x64': windows, 'linux-x64': linux } = released.executables;
  if (windows === undefined || linux === undefined) throw new Error('The executables are missing.');
  expect(distributed({ ...released, executables: { 'linux-x64': linux } })).toEqual([]);
  expect(distributed({ ...released, executables: { 'win-x64': windows } }).map(({ path }) => path)).toEqual([
    'scoop/shop-cli.json',
  ]);
});

test('a sum, a text or a name that breaks a file is reported', () => {
  const broken = distributed({
    ...released,
    binary: hasRuby() ? '1shop' : 'shop',
    executables: Object.fromEntries(sums.map(([name]) => [name, { url: 'a b', sha256: 'none' }])),
  });
  const found = broken.map(({ problems }) => problems.length > 0);
  expect(found).toEqual([hasRuby(), true, true]);
});
