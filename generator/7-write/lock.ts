/** The lock: what the last run read and wrote, so that a run without a change stops early. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasCatalogue } from '../1-read/catalogue.js';
import type { Documents } from '../1-read/load.js';
import type { Project } from '../1-read/facts.js';
import type { Source } from '../1-read/source.js';
import { built } from '../6-emit/files.js';
import type { Cache } from '../cache.js';
import { packageRoot, packageVersion } from '../package.js';

/** Input and output of the last run. A run with the same input and output stops early. */
export interface Lock {
  readonly version: string;
  /** Hash of the specs, the files next to them and the compiler. */
  readonly input: string;
  /** Hashes of the files, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Path below the output folder. */
export const lockName = `${built}/.lock.json`;

export const hash = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The hash includes the order of mappings whose order is significant, and of JSON templates, which are values. */
const ordered = new Set(['args', 'head', 'hosts']);
const templates = new Set(['as', 'body', 'default', 'gives', 'send', 'tables']);

/** What the specs of a service amount to, without comments, positions and the order of keys. */
export interface Digest {
  /** Name of the service. */
  readonly service: string;
  readonly hasCatalogue: boolean;
  readonly hash: string;
}

export function digestOf(documents: Documents): Digest {
  const { service } = documents.service.value as { service?: unknown };
  const used = new Set((documents.service.value as { standard?: string[] }).standard ?? []);
  const standard = [...documents.standard].filter(([name]) => used.has(name));
  const values = {
    service: [documents.service.source.name, documents.service.value],
    groups: documents.groups.map(({ source, value }) => [source.name, value]),
    standard: standard.map(([name, { value }]) => [name, value]),
  };
  return {
    service: String(service ?? documents.folder.name),
    hasCatalogue: hasCatalogue(documents.service),
    hash: hash(JSON.stringify(canonical(values))),
  };
}

/** Returns a hash of all that the output depends on. */
export function inputHash(
  digest: Digest,
  { files, folders: _shown, ...beside }: Project,
  data: string | undefined,
  surroundings: object,
  target: string,
): string {
  const input = {
    compiler: fingerprint(),
    target,
    surroundings,
    beside: { ...beside, files: [...files].map(([name, text]) => [name, hash(text)]) },
    ...(data === undefined ? {} : { data: hash(data) }),
    specs: digest.hash,
  };
  return hash(JSON.stringify(canonical(input)));
}

/** Returns the digest of the same files from an earlier run, which saves parsing them. */
export function knownDigest(cache: Cache, folder: string, sources: readonly Source[]): Digest | undefined {
  const text = cache.read(entryOf(folder), keyOf(sources));
  return text === undefined ? undefined : (JSON.parse(text) as Digest);
}

export function storeDigest(cache: Cache, folder: string, sources: readonly Source[], digest: Digest): void {
  cache.write(entryOf(folder), keyOf(sources), JSON.stringify(digest));
}

/** Two folders of the same name replace the entries of each other, so that the cache does not grow with every copy. */
const entryOf = (folder: string): string => `specs-${basename(folder)}.json`;

const keyOf = (sources: readonly Source[]): string =>
  hash(JSON.stringify([fingerprint(), ...sources.map(({ name, text }) => [name, text])]));

function canonical(value: unknown, keep = false, deep = false): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, deep, deep));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (!keep) entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, item]) => {
    const template = deep || templates.has(key);
    return [key, canonical(item, template || ordered.has(key), template)];
  });
}

/** Folders of the compiler's sources: its own, and those of the runtime whose values it uses. */
export const compilerFolders = [
  'generator',
  'runtime/base',
  'runtime/kinds',
  'runtime/dialects/odata',
  'runtime/state',
];

let print: string | undefined;

/** Returns a hash of the compiler: of its sources, or of the entry of the bundle, which names its chunks by their hashes. */
function fingerprint(): string {
  if (print !== undefined) return print;
  const root = packageRoot();
  const isSource = fileURLToPath(import.meta.url).startsWith(join(root, 'generator'));
  const files = isSource
    ? compilerFolders.flatMap((folder) => sourcesBelow(join(root, folder)))
    : [join(root, 'dist', 'bin', 'cmdspec.js')];
  print = hash(files.map((file) => hash(readFileSync(file))).join());
  return print;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'fixtures' ? [] : sourcesBelow(path);
      return /\.ts$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
    });
}

export function readLock(folder: string): Lock | undefined {
  const path = join(folder, lockName);
  if (!existsSync(path)) return undefined;
  try {
    const lock = JSON.parse(readFileSync(path, 'utf8')) as Partial<Lock>;
    return typeof lock.input === 'string' && typeof lock.files === 'object' ? (lock as Lock) : undefined;
  } catch {
    // A damaged lock only costs a full run.
    return undefined;
  }
}

/** Whether the input and the files in the output folder match the lock; with `only`, the files of one kind. */
export function upToDate(folder: string, input: string, only: (path: string) => boolean): boolean {
  const lock = readLock(folder);
  if (lock === undefined || lock.input !== input) return false;
  return Object.entries(lock.files).every(([path, known]) => {
    if (!only(path)) return true;
    const full = join(folder, path);
    return existsSync(full) && hash(readFileSync(full)) === known;
  });
}

export function lockText(input: string, files: readonly { readonly path: string; readonly text: string }[]): string {
  const hashes = Object.fromEntries(
    [...files].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ path, text }) => [path, hash(text)]),
  );
  const lock: Lock = { version: packageVersion(), input, files: hashes };
  return `${JSON.stringify(lock, null, 2)}\n`;
}
