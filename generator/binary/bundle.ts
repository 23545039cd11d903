/** Bundles a client with the packages that it imports. The bundler is a package of the client. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { InputOptions, OutputOptions, Plugin, RolldownOutput } from 'rolldown';
import { CliError } from '../../runtime/base/errors.js';
import { shownPath } from '../1-read/source.js';
import { packagesOf, type Package } from './packages.js';
import type { BundledClient } from './program.js';
import { cacheOf } from './targets.js';

/** The package of a client in a folder. */
export interface ClientPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly binary: string;
  /** Module that starts the client, relative to the folder. */
  readonly entry: string;
}

/** @throws CliError without a package.json with a name, a version and one program that exists */
export function readClientPackage(folder: string): ClientPackage {
  const path = join(folder, 'package.json');
  const { name, version, bin } = readManifest(path);
  const [[binary, entry] = [], ...others] = typeof bin === 'object' ? Object.entries(bin) : [];
  if (name === undefined || version === undefined || binary === undefined || entry === undefined || others.length > 0)
    throw new CliError(
      'config',
      `${shownPath(path)} must have "name", "version" and one program in "bin".`,
      'The package.json that "cmdspec init" writes has them.',
    );
  if (!existsSync(join(folder, entry)))
    throw new CliError(
      'config',
      `${shownPath(join(folder, entry))} does not exist.`,
      'Generate the client first: npm run generate',
    );
  return { folder, name, version, binary, entry };
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly bin?: Readonly<Record<string, string>>;
}

function readManifest(path: string): Manifest {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  } catch {
    throw new CliError(
      'config',
      `${shownPath(path)} cannot be read.`,
      'Run the command in the folder of the package of a client, or name it with --package.',
    );
  }
}

const NATIVE = ['@napi-rs/keyring', '@duckdb/node-api'];

/** Writes a client as one module of JavaScript, `dist/<binary>.mjs`, and returns its path relative to the folder. */
export async function bundleToFile(client: ClientPackage): Promise<string> {
  const path = `dist/${client.binary}.mjs`;
  await bundle(
    client,
    { external: NATIVE, plugins: [embedJq(client.binary)] },
    { file: join(client.folder, path), format: 'esm', codeSplitting: false },
  );
  return path;
}

/** Bundles a client into a new folder, for executables. */
export async function bundleForExecutables(client: ClientPackage): Promise<BundledClient> {
  const { binary, folder } = client;
  const dist = mkdtempSync(join(cacheOf(folder), 'dist-'));
  const { output } = await bundle(
    client,
    { external: [...NATIVE, 'jq-web'] },
    {
      dir: dist,
      format: 'cjs',
      dynamicImportInCjs: false,
      entryFileNames: `${binary}.cjs`,
      chunkFileNames: '[name]-[hash].cjs',
      charset: 'ascii',
    },
  );
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const bundled: readonly Package[] = packagesOf(modules);
  return { ...client, root: folder, dist, bundled };
}

async function bundle(
  { folder, entry }: ClientPackage,
  input: InputOptions,
  output: OutputOptions,
): Promise<RolldownOutput> {
  const { build } = await loadBundler(folder);
  return build({
    cwd: folder,
    input: entry,
    platform: 'node',
    // A module may be imported on demand by one that always runs, and at once by one that does not.
    checks: { ineffectiveDynamicImport: false },
    logLevel: 'warn',
    ...input,
    output: { minify: true, ...output },
  });
}

/** @throws CliError if the client has no bundler */
async function loadBundler(folder: string): Promise<typeof import('rolldown')> {
  let path: string;
  try {
    path = createRequire(join(folder, 'package.json')).resolve('rolldown');
  } catch {
    throw new CliError(
      'config',
      'The package rolldown, which bundles clients, is not installed.',
      'Install it beside the client: npm install --save-dev rolldown',
    );
  }
  return (await import(pathToFileURL(path).href)) as typeof import('rolldown');
}

/** jq is WebAssembly, which its library reads from a file. The one file contains both, and writes them when `--jq` is used. */
const embedJq = (binary: string): Plugin => ({
  name: 'embed-jq',
  transform(text, path) {
    const resolving = /\w+\(import\.meta\.url\)\.resolve\([`"']jq-web[`"']\)/;
    if (!resolving.test(text)) return null;
    const folder = dirname(createRequire(path).resolve('jq-web'));
    const files = ['jq.js', 'jq.wasm'].map((name) => [
      name,
      gzipSync(readFileSync(join(folder, name))).toString('base64'),
    ]);
    return `${unpack(binary, JSON.stringify(files))}\n${text.replace(resolving, 'unpackedJq()')}`;
  },
});

const unpack = (binary: string, files: string): string => `
import { mkdtempSync as jqFolder, rmSync as jqRemove, writeFileSync as jqWrite } from 'node:fs';
import { tmpdir as jqTemporary } from 'node:os';
import { join as jqJoin } from 'node:path';
import { gunzipSync as jqUnzip } from 'node:zlib';
let jqPath;
function unpackedJq() {
  if (jqPath !== undefined) return jqPath;
  const folder = jqFolder(jqJoin(jqTemporary(), '${binary}-'));
  process.once('exit', () => jqRemove(folder, { recursive: true, force: true }));
  for (const [name, data] of ${files}) jqWrite(jqJoin(folder, name), jqUnzip(Buffer.from(data, 'base64')));
  return (jqPath = jqJoin(folder, 'jq.js'));
}`;
