import type { Row } from 'cmdspec/runtime';
import { CliError } from '../../../../runtime/base/errors.js';
import { isObject } from '../../../../runtime/base/objects.js';
import { parseJson } from '../../../../runtime/base/json.js';
import { download } from './download.js';
import { idOfLine, readLines } from './lines.js';
import { safeName } from './names.js';
import { allOf, forEach } from './pool.js';
import { tombstones } from './reconcile.js';
import { showCount } from './report.js';
import { fileOf, folderOf, hasItems, idOf, indexOf, RESOURCES, type ItemResource } from './resources.js';
import { instant, isFinal, note, type Run } from './run.js';
import { text } from './state.js';
import { threadsOf } from './threads.js';

/** Files that the service fails on, one after the other, before it is taken to be down. */
const MOST_IN_A_ROW = 5;

/** An attachment that a conversation tells of. */
interface Wanted {
  readonly id: string;
  readonly threadId: unknown;
  readonly filename: string;
  readonly mimeType: unknown;
  /** Bytes, when the service tells. */
  readonly size: number | undefined;
  /** Path of its file below the backup. */
  readonly path: string;
}

/** What `attachments/_manifest.json` of a conversation says of a file, by its id. */
interface Entry {
  readonly id: unknown;
  readonly threadId: unknown;
  readonly filename: string;
  readonly mimeType: unknown;
  /** Bytes of the file. */
  readonly size: number;
  readonly downloadedAt: string;
  /** Hex digits. */
  readonly sha256: string;
}

type Entries = Readonly<Record<string, Entry>>;

const conversations = RESOURCES.find(({ name }) => name === 'conversations') as ItemResource;
const folderFor = (conversation: string): string => `${folderOf(conversations, conversation)}/attachments`;

/**
 * Downloads the files of all saved conversations that are not there yet, also those that an earlier run did not want or
 * could not get: what is missing is found by looking.
 *
 * @returns how many files this run saved
 */
export async function saveAttachments(run: Run): Promise<number> {
  run.step = 'attachments';
  const { folder } = run;
  const gone = (await tombstones(folder)).get(conversations.name);
  let count = 0;
  let inARow = 0;

  const one = async (conversation: string, wanted: Wanted, entry: Entry | undefined): Promise<Entry | undefined> => {
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

  await forEach(ids(run, gone), run.args.parallel, async (conversation) => {
    const found = await folder.read(fileOf(conversations, conversation));
    if (found === undefined) return;
    const wanted = wantedOf(run, conversation, parseJson(found) as Row);
    if (wanted.length === 0) return;
    const manifest = `${folderFor(conversation)}/_manifest.json`;
    const before = await readEntries(run, manifest);
    await folder.ensure(folderFor(conversation));
    const entries: Record<string, Entry> = { ...before };
    const work = wanted.map(async (file) =>
      run.limit(async () => {
        const entry = await one(conversation, file, before[file.id]);
        if (entry !== undefined) entries[file.id] = entry;
      }),
    );
    try {
      await allOf(work);
    } finally {
      if (text(entries) !== text(before)) await folder.write(manifest, text(entries));
    }
    // What the interrupted part of this run had saved counts as well.
    const isNew = ({ id }: Wanted): boolean =>
      entries[id] !== before[id] || (run.continued && (entries[id]?.downloadedAt ?? '') >= run.startedAt);
    count += wanted.filter(isNew).length;
    showCount(run, 'attachments', count);
  });
  return count;
}

async function* ids({ folder }: Run, gone: ReadonlySet<string> | undefined): AsyncGenerator<string> {
  if (!hasItems(conversations)) return;
  for await (const { text: line } of readLines(folder, indexOf(conversations))) {
    const id = idOfLine(line);
    if (id !== undefined && gone?.has(id) !== true) yield id;
  }
}

/** The attachments of a conversation that are worth having, each once. */
function wantedOf(run: Run, conversation: string, row: Row): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const thread of threadsOf(row)) {
    const files = (thread['_embedded'] as Row | null | undefined)?.['attachments'];
    for (const file of Array.isArray(files) ? (files as Row[]) : []) {
      if (file['state'] === 'virus') continue;
      const id = idOf(file);
      const filename = String(file['filename'] ?? '');
      if (id === undefined) {
        const shown = (JSON.stringify(file['id']) ?? 'none').slice(0, 80);
        const message = `An attachment of conversation ${conversation} has the id ${shown}, which is no number: it was not saved.`;
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

/** Leaves a file alone that is there in its size, else downloads it. */
async function ensureFile(run: Run, conversation: string, wanted: Wanted, entry: Entry | undefined): Promise<Entry> {
  const { folder, context } = run;
  const there = await folder.size(wanted.path);
  const right = entry?.size ?? wanted.size;
  if (there !== undefined && there === right) {
    return entry ?? entryOf(run, wanted, await bytesOf(run, wanted.path));
  }
  const bytes = await download(run, conversation, wanted);
  if (wanted.size !== undefined && wanted.size !== bytes.byteLength) {
    context.warn(
      `Attachment ${wanted.id} of conversation ${conversation} has ${bytes.byteLength} bytes, and ${wanted.size} were announced.`,
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
    downloadedAt: instant(run.context.world.now()),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

async function readEntries({ folder }: Run, path: string): Promise<Entries> {
  try {
    const value = parseJson((await folder.read(path)) ?? '{}');
    return isObject(value) ? (value as Entries) : {};
  } catch (error) {
    // A manifest that cannot be understood is made anew from the files.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Without downloading: counts the files of these conversations that a run would save. */
export async function countPlanned(
  run: Run,
  rows: readonly { readonly id: string; readonly row: Row }[],
): Promise<number> {
  let count = 0;
  for (const { id, row } of rows) {
    for (const { path, size } of wantedOf(run, id, row)) {
      const there = await run.folder.size(path);
      if (there === undefined || (size !== undefined && there !== size)) count += 1;
    }
  }
  return count;
}
