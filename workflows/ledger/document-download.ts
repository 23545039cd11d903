import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { localName, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';

interface Args {
  readonly id: string;
  readonly out: string;
  readonly force?: boolean;
}

/** A file to be saved. */
interface Download {
  readonly path: string;
  readonly url: string;
  /** Bytes of the file by the record of the attachment, if it has them. */
  readonly declared: number | undefined;
}

const documentDownload: Workflow<Args, 'attachments' | 'content'> = async ({ id, out, force }, kit) => {
  const rows: Row[] = [];
  for await (const row of kit.calls.attachments.rows({ id })) rows.push(row);
  if (rows.length === 0) return kit.fail('generic', `Document ${id} has no attachments, or does not exist.`);
  const downloads = await plan(rows, out, kit);
  // Everything is checked before the first file is saved.
  for (const { path } of downloads) {
    if (force === true || (await exists(path, kit)) === undefined) continue;
    return kit.fail(
      'generic',
      `${path} exists already. Nothing was saved.`,
      'Overwrite it with --force, or choose a folder with --out.',
    );
  }
  const files: { path: string; bytes: number }[] = [];
  for (const { path, url, declared } of downloads) {
    let bytes = 0;
    await kit.files.receive(path, async (file) => {
      ({ size: bytes = 0 } = await kit.calls.content.send({ url }, { into: { file } }));
    });
    files.push({ path, bytes });
    if (declared !== undefined && declared !== bytes) {
      kit.warn(
        `${path} has ${String(bytes)} bytes, but its attachment is listed with ${String(declared)}: the file may be incomplete or another one; open it, or download it again with --force.`,
      );
    }
    kit.progress(`Saved ${String(files.length)} of ${String(downloads.length)} files`);
  }
  kit.progress('');
  await kit.out.action(`Saved ${files.map(({ path, bytes }) => `${path} (${String(bytes)} bytes)`).join(', ')}`, {
    id,
    files,
  });
};

/** Returns the files of a document. Their names are somebody's text: none chooses a folder, and none hides another. */
async function plan(rows: readonly Row[], out: string, kit: Kit): Promise<Download[]> {
  if ((await exists(out, kit)) === 'file') {
    return kit.fail('input', `${out} is not a folder. Nothing was saved.`, 'Choose a folder with --out.');
  }
  const taken = new Set<string>();
  return rows.map(({ FileName: typed, Url: url, ID: id, FileSize: size }) => {
    if (typeof url !== 'string' || url === '') {
      return kit.fail('unavailable', `Attachment ${String(id)} has no address. Nothing was saved.`);
    }
    const name = localName(typeof typed === 'string' ? typed : '', `attachment-${String(id)}`);
    // Some records have none, or 0.
    const declared = typeof size === 'number' && size > 0 ? size : undefined;
    return { path: join(out, unique(name, taken)), url, declared };
  });
}

/**
 * Returns the name with a number if another file has it. Systems disagree about case and about accents as characters of
 * their own, so that neither counts.
 */
function unique(name: string, taken: Set<string>): string {
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  const plain = (one: string): string => one.normalize('NFC').toLowerCase();
  let found = name;
  for (let count = 2; taken.has(plain(found)); count += 1) found = `${stem} (${String(count)})${extension}`;
  taken.add(plain(found));
  return found;
}

async function exists(path: string, { files }: Pick<Kit, 'files'>): Promise<'file' | 'folder' | undefined> {
  const found = await stat(files.resolve(path)).catch(() => undefined);
  return found === undefined ? undefined : found.isDirectory() ? 'folder' : 'file';
}

export default documentDownload;
