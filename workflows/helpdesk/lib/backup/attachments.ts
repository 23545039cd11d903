/** The files that are attached to conversations: `attachments/_manifest.json` of a conversation names those that are saved. */
import { CliError, isFinal, isObject, parseJson, stringifyJson, type Row } from 'cmdspec-runtime/kit';
import { download } from './download.js';
import { safeName } from './names.js';
import { showCount } from './report.js';
import { folderOf, idOf, idProblem, RESOURCES, type ItemResource } from './resources.js';
import { note, startOf, type Run } from './run.js';
import { sourceOf } from './source.js';
import { threadsOf } from './threads.js';
import { instant } from '../../../lib/time.js';

/** Consecutive failed files after which the service counts as down. */
const MOST_IN_A_ROW = 5;

/** An attachment listed in a conversation. */
interface Wanted {
  readonly id: string;
  readonly threadId: unknown;
  readonly filename: string;
  readonly mimeType: unknown;
  /** In bytes, if the service returned it. */
  readonly size: number | undefined;
  /** Path of the file, relative to the backup. */
  readonly path: string;
}

/** Entry of a file in `attachments/_manifest.json` of a conversation, where its id is the key. */
interface Entry {
  readonly id: unknown;
  readonly threadId: unknown;
  readonly filename: string;
  readonly mimeType: unknown;
  /** In bytes. */
  readonly size: number;
  readonly downloadedAt: string;
  /** In hex. */
  readonly sha256: string;
}

type Entries = Readonly<Record<string, Entry>>;

const conversations = RESOURCES.find(({ name }) => name === 'conversations') as ItemResource;
const text = (entries: Entries): string => `${stringifyJson(entries, 2)}\n`;
const folderFor = (conversation: string): string => `${folderOf(conversations, conversation)}/attachments`;

/**
 * Downloads the missing files of all saved conversations, also those that an earlier run skipped or could not download.
 *
 * @returns number of files that this run saved
 */
export async function saveAttachments(run: Run): Promise<number> {
  run.step = 'attachments';
  const { folder } = run;
  let count = 0;
  let inARow = 0;

  const saveOne = async (
    conversation: string,
    wanted: Wanted,
    entry: Entry | undefined,
  ): Promise<Entry | undefined> => {
    try {
      const saved = await ensureFile(run, conversation, wanted, entry);
      inARow = 0;
      return saved;
    } catch (error) {
      if (!(error instanceof CliError) || isFinal(error)) throw error;
      inARow = error.kind === 'unavailable' ? inARow + 1 : 0;
      if (inARow >= MOST_IN_A_ROW) throw error;
      const { id, filename } = wanted;
      const message = `Attachment ${id} of conversation ${conversation} (${filename}) was not saved: ${error.message}`;
      note(run, { resource: 'attachments', id, conversation, filename, message }, error);
      return undefined;
    }
  };

  // Files arrive in the order of their conversations, so one is complete when a file of the next arrives.
  let open: Manifest | undefined;
  const close = async (): Promise<void> => {
    if (open === undefined) return;
    const { path, before, entries, checked } = open;
    open = undefined;
    if (text(entries) !== text(before)) await folder.write(path, text(entries));
    // Files saved before an interruption of this run count too.
    const isNew = (id: string): boolean =>
      entries[id] !== before[id] || (run.continued && (entries[id]?.downloadedAt ?? '') >= startOf(run));
    count += checked.filter(isNew).length;
    showCount(run, 'attachments', count);
  };
  const { kit, args } = run;
  const files = filesOf(kit.parallelMap(savedConversations(run), args.parallel, (row) => manifestOf(run, row)));
  try {
    const saved = kit.parallelMap(files, args.parallel, async ({ file, manifest }) => {
      const entry = await saveOne(manifest.conversation, file, manifest.before[file.id]);
      return { id: file.id, entry, manifest };
    });
    for await (const { id, entry, manifest } of saved) {
      if (open !== manifest) await close();
      open = manifest;
      manifest.checked.push(id);
      if (entry !== undefined) manifest.entries[id] = entry;
    }
  } finally {
    await close();
  }
  return count;
}

/** The files of one conversation: its attachments, and the entries of its manifest. */
interface Manifest {
  readonly conversation: string;
  readonly path: string;
  readonly wanted: readonly Wanted[];
  readonly before: Entries;
  /** Entries at the end of this run. */
  readonly entries: Record<string, Entry>;
  /** Ids of the files that this run checked. */
  readonly checked: string[];
}

async function manifestOf(run: Run, row: Row): Promise<Manifest | undefined> {
  const { folder } = run;
  const conversation = String(row['id']);
  const wanted = wantedOf(run, row);
  if (wanted.length === 0) return undefined;
  const path = `${folderFor(conversation)}/_manifest.json`;
  const before = await readEntries(run, path);
  await folder.ensure(folderFor(conversation));
  return { conversation, path, wanted, before, entries: { ...before }, checked: [] };
}

async function* filesOf(manifests: AsyncIterable<Manifest | undefined>) {
  for await (const manifest of manifests) {
    if (manifest !== undefined) for (const file of manifest.wanted) yield { file, manifest };
  }
}

/** The conversations of the backup, also those that this run has not read. */
async function* savedConversations(run: Run): AsyncGenerator<Row> {
  const { copies } = run;
  if (copies.progress(conversations.name) === undefined) return;
  for await (const lines of (await copies.open(sourceOf(conversations, run))).lines()) {
    for (const line of lines) yield parseJson(line) as Row;
  }
}

/** Returns the attachments of a conversation, each once, without those that the service withholds, which are counted. */
function wantedOf(run: Run, row: Row): Wanted[] {
  const conversation = String(row['id']);
  const wanted = new Map<string, Wanted>();
  for (const thread of threadsOf(row)) {
    const embedded = thread['_embedded'];
    const files = isObject(embedded) ? embedded['attachments'] : undefined;
    for (const listed of Array.isArray(files) ? (files as unknown[]) : []) {
      const file: Row = isObject(listed) ? listed : {};
      const id = idOf(file);
      if (file['state'] === 'virus') {
        run.withheld.add(id ?? `${conversation} ${String(file['filename'])}`);
        continue;
      }
      const filename = String(file['filename'] ?? '');
      if (id === undefined) {
        const message = `An attachment of conversation ${conversation} was not saved: ${idProblem(file)}.`;
        note(
          run,
          { resource: 'attachments', id: null, conversation, filename, message },
          new CliError('unavailable', message),
        );
        continue;
      }
      const size = Number.isSafeInteger(file['size']) ? (file['size'] as number) : undefined;
      const path = `${folderFor(conversation)}/${id}_${safeName(filename)}`;
      wanted.set(id, { id, threadId: thread['id'], filename, mimeType: file['mimeType'] ?? null, size, path });
    }
  }
  return [...wanted.values()];
}

/** Downloads a file, unless one of the right size exists. */
async function ensureFile(run: Run, conversation: string, wanted: Wanted, entry: Entry | undefined): Promise<Entry> {
  const { folder, kit } = run;
  const savedSize = await folder.size(wanted.path);
  const expectedSize = entry?.size ?? wanted.size;
  if (savedSize !== undefined && savedSize === expectedSize) {
    return entry ?? entryOf(run, wanted, await bytesOf(run, wanted.path));
  }
  const bytes = await download(kit, conversation, wanted);
  if (wanted.size !== undefined && wanted.size !== bytes.byteLength) {
    kit.warn(
      `Attachment ${wanted.id} of conversation ${conversation} has ${bytes.byteLength} bytes instead of the announced ${wanted.size}.`,
    );
  }
  await folder.write(wanted.path, bytes);
  return await entryOf(run, wanted, bytes);
}

async function bytesOf({ folder }: Run, path: string): Promise<Uint8Array> {
  const { constants } = await import('node:fs');
  const file = await folder.open(path, constants.O_RDONLY);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function entryOf(run: Run, wanted: Wanted, bytes: Uint8Array): Promise<Entry> {
  const { createHash } = await import('node:crypto');
  const { id, threadId, filename, mimeType } = wanted;
  return {
    id: Number.isSafeInteger(Number(id)) ? Number(id) : id,
    threadId,
    filename,
    mimeType,
    size: bytes.byteLength,
    downloadedAt: instant(run.kit.world.now()),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

async function readEntries({ folder }: Run, path: string): Promise<Entries> {
  try {
    const value = parseJson((await folder.read(path)) ?? '{}');
    return isObject(value) ? (value as Entries) : {};
  } catch (error) {
    // A broken manifest is rebuilt from the files.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Counts the files that a run would save, without downloading them. */
export async function countAttachments(run: Run): Promise<number> {
  let count = 0;
  for await (const row of savedConversations(run)) {
    for (const { path, size } of wantedOf(run, row)) {
      const savedSize = await run.folder.size(path);
      if (savedSize === undefined || (size !== undefined && savedSize !== size)) count += 1;
    }
  }
  return count;
}
