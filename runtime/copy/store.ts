/** A folder with the rows of one owner: a file for each collection, and a manifest that says how far each of them is. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { parseObject, stringifyJson } from '../base/json.js';
import { shaped, type Shape } from '../base/shape.js';
import { refuseLater } from '../state/format.js';
import { fileOf, NOTHING, openCollection, type Collection } from './collection.js';
import { MANIFEST, type Folder, type FolderWords } from './folder.js';
import { checkOwner, isOfAccount, type OwnOwner } from './owner.js';
import type { Manifest, Owner, Progress, Source } from './types.js';

const FORMAT = 1;

const PROGRESS = {
  version: 'count',
  'cursor?': 'string',
  'completeAsOf?': 'string',
  'sweptAt?': 'string',
  deletions: ['feed', 'sweep', 'none'],
  rows: 'count',
  lines: 'count',
  bytes: 'count',
  sha256: 'string',
  modified: 'count',
  'areDoubles?': 'boolean',
  'next?': { bytes: 'count', sha256: 'string' },
} as const satisfies Shape;

const MANIFEST_SHAPE = {
  format: FORMAT,
  owner: { client: 'string', account: 'string' },
  'keeper?': { command: 'string', flag: 'string' },
  'startedAt?': 'string',
  'request?': 'object',
  collections: { '*': PROGRESS },
  'earlier?': 'object',
  'derived?': { '*': { of: 'string', bytes: 'count', modified: 'count' } },
} as const satisfies Shape;

/** An opened collection of a {@link Store}. */
export interface Stored extends Omit<Collection, 'settle'> {
  readonly progress: Progress;
  /** Makes the rows durable, then the progress. */
  commit(change: Change): Promise<void>;
  /** Leaves one line for each row. */
  compact(): Promise<void>;
}

export type Change = Partial<Pick<Progress, 'cursor' | 'completeAsOf' | 'sweptAt'>>;

export interface Store {
  readonly folder: Folder;
  readonly manifest: Manifest;
  /** How far a collection is; undefined if the folder does not have it. */
  progress(name: string): Partial<Progress> | undefined;
  /** Opens a collection; the second time, it is the same. */
  open(source: Source): Promise<Stored>;
  /**
   * Writes a file with content that is made from a collection, unless it is there already.
   *
   * @param path relative to the folder
   */
  derive(path: string, from: Stored, content: () => AsyncIterable<string>): Promise<void>;
  /** Notes that a run has begun, and what it was asked for. */
  begin(time: string, request?: Manifest['request']): Promise<void>;
  /** Notes that the run has ended: it is not continued. */
  end(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions extends FolderWords {
  /** A function is called last, when nothing else refuses the folder. */
  readonly owner: Omit<OwnOwner, 'account'> & { readonly account: string | (() => Promise<string>) };
  /** Whether a folder of another account has rows of this one, for services that do not identify accounts. */
  readonly isSameAccount?: (folder: Folder) => Promise<boolean>;
  /** Words of the command that keeps the folder. */
  readonly command?: string;
  /** Class of the refusal of a folder of another owner; default `config`. */
  readonly refusal?: 'config' | 'input';
  /** Collections of a folder of an earlier layout, from its manifest; undefined if it is none of these. */
  readonly adopt?: (manifest: Readonly<Record<string, unknown>>) => Adopted | undefined;
  readonly warn: (text: string) => void;
}

/** What an earlier layout says of a folder. */
export interface Adopted {
  /** Owner's account; absent if the layout has none. */
  readonly account?: string;
  /** What it says of each collection; `rows`: a collection with another number is read again. */
  readonly collections: Readonly<Record<string, Partial<Pick<Progress, 'cursor' | 'completeAsOf' | 'rows'>>>>;
  /** Rows of collections that the layout keeps in another form, one line of JSON for each row. */
  readonly lines?: (name: string, folder: Folder) => AsyncIterable<string>;
}

/**
 * Opens a folder; the caller holds its lock.
 *
 * @throws CliError `config` for a folder of another owner, of a later version, or with another content
 */
export async function openStore(folder: Folder, options: StoreOptions): Promise<Store> {
  let manifest = await readManifest(folder, options);
  const adopted = manifest.earlier === undefined ? undefined : options.adopt?.(manifest.earlier);
  let writing = Promise.resolve();
  const opened = new Map<string, Stored>();
  const write = (next: Manifest): Promise<void> => {
    manifest = next;
    // Collections that are stored at the same time wait for each other.
    writing = writing.then(() => folder.write(MANIFEST, `${stringifyJson(manifest, 2)}\n`));
    return writing;
  };
  const set = (name: string, progress: Progress): Promise<void> => {
    const names = [...new Set([...Object.keys(manifest.collections), name])].sort();
    const collections = names.map((one) => [one, one === name ? progress : manifest.collections[one]]);
    return write({ ...manifest, collections: Object.fromEntries(collections) as Manifest['collections'] });
  };

  const open = async (source: Source): Promise<Stored> => {
    const already = opened.get(source.name);
    if (already !== undefined) return already;
    const { name, version, deletions } = source;
    const fresh: Progress = { version, deletions, ...NOTHING };
    const known = manifest.collections[name];
    const stays = known?.version === version ? await intact(folder, name, { ...known, deletions }, options) : undefined;
    const taken = known === undefined && adopted ? await adoptedFrom(folder, source, adopted, options) : undefined;
    let progress: Progress = stays ?? taken ?? fresh;
    let collection = openCollection(folder, source, progress);
    const store = (next: Progress): Promise<void> => set(name, (progress = next));
    const stored: Stored = {
      get progress() {
        return progress;
      },
      put: (rows) => collection.put(rows),
      remove: (keys) => collection.remove(keys),
      beginPass: () => collection.beginPass(),
      see: (keys) => collection.see(keys),
      unseen: () => collection.unseen(),
      absent: (keys) => collection.absent(keys),
      lines: (order) => collection.lines(order),
      commit: async (change) => store({ ...progress, ...(await collection.settle()), ...defined(change) }),
      compact: async () => {
        const facts = await collection.settle();
        if (facts.rows === facts.lines) return;
        const next = await factsOf(contentOf(collection));
        await store({ ...progress, ...facts, next });
        await folder.write(fileOf(name), contentOf(collection));
        await collection.close();
        await store(replaced(progress, (await folder.modified(fileOf(name))) ?? 0));
        collection = openCollection(folder, source, progress);
      },
      close: () => collection.close(),
    };
    opened.set(name, stored);
    return stored;
  };

  return {
    folder,
    get manifest() {
      return manifest;
    },
    progress: (name) => manifest.collections[name] ?? adopted?.collections[name],
    open,
    derive: async (path, { progress: { sha256 } }, content) => {
      const known = manifest.derived?.[path];
      const isThere =
        known?.of === sha256 &&
        known.bytes === (await folder.size(path)) &&
        known.modified === (await folder.modified(path));
      if (isThere) return;
      const slash = path.lastIndexOf('/');
      if (slash > 0) await folder.ensure(path.slice(0, slash));
      await folder.write(path, content());
      const [bytes = 0, modified = 0] = [await folder.size(path), await folder.modified(path)];
      await write({ ...manifest, derived: { ...manifest.derived, [path]: { of: sha256, bytes, modified } } });
    },
    begin: async (startedAt, request) => {
      const { request: _earlier, ...rest } = manifest;
      const { command, flag } = options;
      const keeper = manifest.keeper ?? (command === undefined ? undefined : { command, flag });
      await write({ ...rest, startedAt, ...defined({ keeper, request }) });
      if (options.earlierManifest !== undefined) await folder.remove(options.earlierManifest);
    },
    end: async () => {
      const { startedAt, request: _request, earlier, ...rest } = manifest;
      if (startedAt === undefined) return;
      const isTaken = Object.keys(adopted?.collections ?? {}).every((name) => manifest.collections[name] !== undefined);
      await write(isTaken || earlier === undefined ? rest : { ...rest, earlier });
    },
    close: async () => {
      for (const one of opened.values()) await one.close();
    },
  };
}

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function* contentOf(collection: Collection): AsyncGenerator<string> {
  for await (const lines of collection.lines()) yield lines.map((line) => `${line}\n`).join('');
}

async function factsOf(content: AsyncIterable<string | Buffer>): Promise<Pick<Progress, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of content) {
    hash.update(part);
    bytes += Buffer.byteLength(part);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The progress after the file was replaced by one with a line for each row. */
const replaced = ({ next, ...progress }: Progress, modified: number): Progress => ({
  ...progress,
  ...next,
  lines: progress.rows,
  modified,
});

/** Returns the progress that a file really has; undefined if it must be read again. What it says to the user is a warning. */
async function intact(
  folder: Folder,
  name: string,
  progress: Progress,
  { warn }: Pick<StoreOptions, 'warn'>,
): Promise<Progress | undefined> {
  const path = fileOf(name);
  const size = (await folder.size(path)) ?? 0;
  const modified = (await folder.modified(path)) ?? 0;
  const { next } = progress;
  const isNext = next?.bytes === size && (await digestOf(folder, path, size)) === next.sha256;
  if (isNext) return replaced(progress, modified);
  const { next: _next, ...known } = progress;
  if (size === known.bytes && modified === known.modified) return known;
  if (size < known.bytes || (await digestOf(folder, path, known.bytes)) !== known.sha256) {
    const problem = size === 0 ? 'is missing or empty' : 'was changed by another program';
    warn(`${path} ${problem}, so that all of its records are read again.`);
    return undefined;
  }
  if (size > known.bytes) {
    warn(`${path} has ${String(size - known.bytes)} bytes of an unfinished run, which are removed.`);
    await cut(folder, path, known.bytes);
  }
  return { ...known, modified: (await folder.modified(path)) ?? 0 };
}

async function cut(folder: Folder, path: string, bytes: number): Promise<void> {
  const file = await folder.open(path, constants.O_RDWR);
  await file.truncate(bytes).finally(() => file.close());
}

/** SHA-256 of the first bytes of a file. */
export async function digestOf(folder: Folder, path: string, bytes: number): Promise<string | undefined> {
  if (bytes === 0) return NOTHING.sha256;
  const file = await folder.open(path, constants.O_RDONLY);
  try {
    const content = file.createReadStream({ autoClose: false, start: 0, end: bytes - 1 }) as AsyncIterable<Buffer>;
    return (await factsOf(content)).sha256;
  } finally {
    await file.close();
  }
}

async function readManifest(folder: Folder, options: StoreOptions): Promise<Manifest> {
  const { noun, flag, adopt, earlierManifest } = options;
  const { client } = options.owner;
  const none = async (): Promise<Manifest> => ({ format: FORMAT, owner: await ownerOf(options), collections: {} });
  const current = await folder.read(MANIFEST);
  const text = current ?? (earlierManifest === undefined ? undefined : await folder.read(earlierManifest));
  if (text === undefined) return none();
  const path = `${folder.root}/${MANIFEST}`;
  const refuse = (problem: string, remedy = `Choose another folder with ${flag}.`): never => {
    throw new CliError('config', `${problem} Nothing was written.`, remedy);
  };
  const found = parseObject(text);
  if (found === undefined) {
    options.warn(`${MANIFEST} is damaged, so that all records are read again.`);
    return none();
  }
  if (found['format'] === undefined) {
    const adopted = adopt?.(found);
    if (adopted === undefined) return refuse(`${folder.root} is not ${noun}.`);
    const { account } = adopted;
    if (account === undefined) return { ...(await none()), earlier: found };
    return { ...(await none()), owner: await ownerIn(folder, { client, account }, options), earlier: found };
  }
  refuseLater(found, { path, refusal: 'config', format: FORMAT, client });
  const manifest = shaped(found, MANIFEST_SHAPE);
  if (manifest === undefined) {
    return refuse(`${path} was changed by another program.`, `Restore it, or choose another folder with ${flag}.`);
  }
  return { ...manifest, owner: await ownerIn(folder, manifest.owner, options) };
}

const ownerOf = async ({ owner: { client, account } }: StoreOptions): Promise<Owner> => ({
  client,
  account: typeof account === 'string' ? account : await account(),
});

/** Returns the owner of a folder, which is that of the run. */
async function ownerIn(folder: Folder, found: Owner, options: StoreOptions): Promise<Owner> {
  const { noun, flag, isSameAccount, refusal = 'config' } = options;
  const { client, account } = await ownerOf(options);
  const owner = { ...options.owner, account };
  if (found.client === client && isOfAccount(found, owner)) return { client, account };
  if (found.client === client && (await isSameAccount?.(folder)) === true) return found;
  const other = `Choose another folder with ${flag}`;
  const remedy = { client: `${other}.`, account: `${other}, or the profile of that account with --profile.` };
  checkOwner(found, owner, { path: folder.root, noun, refusal, remedy });
  return found;
}

/** Returns the manifest in a text; undefined for anything else. */
export function parseManifest(text: string | undefined, path: string): Manifest | undefined {
  const found = text === undefined ? undefined : parseObject(text);
  refuseLater(found, { path, refusal: 'input', format: FORMAT });
  return shaped(found, MANIFEST_SHAPE);
}

/** Returns what a file of an earlier layout has, up to its last complete line; undefined if it must be read again. */
async function adoptedFrom(
  folder: Folder,
  source: Source,
  { collections, lines }: Adopted,
  { warn }: Pick<StoreOptions, 'warn'>,
): Promise<Progress | undefined> {
  const path = fileOf(source.name);
  const known = collections[source.name];
  const others = lines?.(source.name, folder);
  if (others !== undefined) await folder.write(path, withNewlines(others));
  if (((await folder.size(path)) ?? 0) === 0) return undefined;
  const file = await folder.open(path, constants.O_RDONLY);
  let bytes = 0;
  try {
    let position = 0;
    for await (const part of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      const last = part.lastIndexOf(10);
      if (last >= 0) bytes = position + last + 1;
      position += part.length;
    }
  } finally {
    await file.close();
  }
  const collection = openCollection(folder, source, {
    ...NOTHING,
    bytes,
    sha256: (await digestOf(folder, path, bytes)) ?? '',
  });
  try {
    await collection.beginPass();
    const { version, deletions } = source;
    const facts = await collection.settle();
    if (facts.rows !== (known?.rows ?? facts.rows)) {
      warn(`${path} lacks records of the last run, so that all of them are read again.`);
      return undefined;
    }
    return { version, deletions, ...known, ...facts };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    warn(`${path} has a damaged line, so that all of its records are read again.`);
    return undefined;
  } finally {
    await collection.close();
  }
}
