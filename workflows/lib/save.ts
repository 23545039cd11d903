/** Saves files of a service to a folder. */
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { CliError, localName, type CallOptions, type Kit } from 'cmdspec-runtime/kit';

/** A file that a service has. */
export interface Source {
  /** User input: it must not choose a folder or replace another file. */
  readonly name: unknown;
  /** Name of the file if `name` is not usable. */
  readonly fallback: string;
  /** Size in bytes in the record of the file. */
  readonly declared: number | undefined;
  /** Requests the content. */
  send(options: CallOptions): Promise<{ readonly size?: number }>;
}

export interface Target {
  readonly out: string;
  readonly force?: boolean | undefined;
}

/** A saved file. */
export interface Saved {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Saves files to a folder; files with the same name are numbered. All paths are checked before the first file is saved. A
 * failed download leaves no file.
 */
export async function saveFiles(sources: readonly Source[], { out, force }: Target, kit: Kit): Promise<Saved[]> {
  if ((await kindOf(out, kit)) === 'file') {
    return kit.fail('input', `${out} is not a folder. Nothing was saved.`, 'Choose a folder with --out.');
  }
  const taken = new Set<string>();
  const files = sources.map((source) => {
    const name = localName(typeof source.name === 'string' ? source.name : '', source.fallback);
    return { source, path: join(out, unique(name, taken)) };
  });
  for (const { path } of files) {
    if (force === true || (await kindOf(path, kit)) === undefined) continue;
    return kit.fail(
      'generic',
      `${path} already exists. Nothing was saved.`,
      'Overwrite it with --force, or choose a folder with --out.',
    );
  }
  const saved: Saved[] = [];
  for (const { source, path } of files) {
    saved.push({ path, bytes: await receive(source, path, saved, kit) });
    kit.live(`Saved ${String(saved.length)} of ${String(files.length)} files`, 'progress');
  }
  return saved;
}

async function receive({ declared, send }: Source, path: string, saved: readonly Saved[], kit: Kit): Promise<number> {
  let bytes = 0;
  try {
    await kit.files.receive(path, async (file) => {
      ({ size: bytes = 0 } = await send({ into: { file } }));
    });
  } catch (error) {
    if (!(error instanceof CliError) || saved.length === 0) throw error;
    const before = `Already saved: ${saved.map((one) => one.path).join(', ')}.`;
    throw new CliError(error.kind, `${error.message} ${before}`, error.remedy, error.details);
  }
  if (declared !== undefined && declared !== bytes) {
    kit.warn(
      `${path} has ${String(bytes)} bytes, but the service lists it with ${String(declared)} bytes. It may be incomplete or another file. Open it, or download it again with --force.`,
    );
  }
  return bytes;
}

/** Returns the line of a command that saved files. */
export const savedLine = (saved: readonly Saved[]): string =>
  `Saved ${saved.map(({ path, bytes }) => `${path} (${String(bytes)} bytes)`).join(', ')}`;

/**
 * Returns the name, with a number if another file has it. Names that differ only in case or in the Unicode form of accents
 * count as equal, because some systems take them for one file.
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

/** Returns whether a path is a file or a folder; undefined if it does not exist. */
export async function kindOf(path: string, { files }: Pick<Kit, 'files'>): Promise<'file' | 'folder' | undefined> {
  const found = await stat(files.resolve(path)).catch(() => undefined);
  return found === undefined ? undefined : found.isDirectory() ? 'folder' : 'file';
}
