/** Writes imported specs, and keeps the changes that a person has made. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readYaml } from '../1-read/yaml.js';
import { createReport } from '../diagnostics/report.js';
import { makeSharedFolder } from '../folder.js';
import { merge } from './merge.js';
import type { Spec } from './openapi/types.js';

/** Folder below the specs with the output of the last import, which the next import compares with. */
export const baseFolder = '.import';

/**
 * Folder in it with what the files with conflicts are compared with until these are resolved. Without its file, the lines
 * of the person have been chosen.
 */
export const openFolder = join(baseFolder, 'conflicts');

/** A change of the service that was not applied, because a person changed the same lines. */
export interface Unapplied {
  /** `file:line` of the text that stayed. */
  readonly yours: string;
  /** `file:line` of the new text of the service, in the copy of the import. */
  readonly theirs: string;
  readonly yourLines: readonly string[];
  readonly theirLines: readonly string[];
  /** The file whose removal keeps the lines of the person. */
  readonly open: string;
  /** The side that removed the whole file. It has no place. */
  readonly removedBy?: 'person' | 'service';
}

export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  readonly conflicts: readonly Unapplied[];
}

/** Whether a folder has specs that no import wrote. */
export const isForeign = (specs: string): boolean =>
  existsSync(join(specs, 'service.yaml')) && !existsSync(join(specs, baseFolder, 'service.yaml'));

/** Returns the specs as the last import wrote them, without unreadable ones, for example after a conflict in git. */
export async function lastImport(specs: string): Promise<Spec[]> {
  const base = join(specs, baseFolder);
  const files = existsSync(base) ? (await readdir(base)).filter((file) => file.endsWith('.yaml')) : [];
  const specsOf = async (file: string): Promise<Spec[]> => {
    const text = await readFile(join(base, file), 'utf8');
    const found = readYaml({ file, name: file, text, shared: false }, createReport());
    return found === undefined ? [] : [found as Spec];
  };
  return (await Promise.all(files.sort().map(specsOf))).flat();
}

/**
 * Writes imported files, and merges them with the changes since the last import: changes of a person stay, changes of
 * the service are applied, and where both changed the same lines, the person's lines stay.
 */
export async function writeImport(
  specs: string,
  files: ReadonlyMap<string, string>,
  owns: (file: string) => boolean,
): Promise<Written> {
  const base = join(specs, baseFolder);
  makeSharedFolder(base);
  const open = join(specs, openFolder);
  const before = [...(await readdir(base)), ...(existsSync(open) ? await readdir(open) : [])].filter(owns);
  const written: string[] = [];
  const removed: string[] = [];
  const conflicts: Unapplied[] = [];
  let unchanged = 0;
  for (const file of [...new Set([...before, ...files.keys()])].sort()) {
    const [path, copy] = [join(specs, file), join(base, file)];
    const unresolved = join(open, file);
    const [old, mine, theirs] = [
      (await textOf(unresolved)) ?? (await textOf(copy)),
      await textOf(path),
      files.get(file),
    ];
    const result = decide(old, mine, theirs);
    for (const { line, yours, theirLine, theirs: news } of result.conflicts)
      conflicts.push({
        yours: `${file}:${String(line)}`,
        theirs: `${baseFolder}/${file}:${String(theirLine)}`,
        yourLines: yours,
        theirLines: news,
        open: `${openFolder}/${file}`,
        ...(mine === undefined && { removedBy: 'person' }),
        ...(theirs === undefined && { removedBy: 'service' }),
      });
    if (result.text === mine) unchanged++;
    else if (result.text === undefined) {
      await rm(path);
      removed.push(file);
    } else {
      await writeFile(path, result.text);
      written.push(file);
    }
    if (theirs === undefined) await rm(copy, { force: true });
    else await writeFile(copy, theirs);
    if (result.conflicts.length === 0) await rm(unresolved, { force: true });
    else {
      makeSharedFolder(open);
      await writeFile(unresolved, result.pending ?? '');
    }
  }
  if (existsSync(open) && (await readdir(open)).length === 0) await rm(open, { recursive: true });
  return { written, removed, unchanged, conflicts };
}

interface Decision {
  /** Absent: the file does not exist. */
  readonly text: string | undefined;
  /** What the next import compares with if there are conflicts. */
  readonly pending?: string | undefined;
  readonly conflicts: ReturnType<typeof merge>['conflicts'];
}

function decide(base: string | undefined, mine: string | undefined, theirs: string | undefined): Decision {
  if (mine === theirs || theirs === base) return { text: mine, conflicts: [] };
  if (mine === base) return { text: theirs, conflicts: [] };
  if (base !== undefined && mine !== undefined && theirs !== undefined) return merge(base, mine, theirs);
  const lines = (text: string | undefined) => (text === undefined ? [] : text.split('\n'));
  return {
    text: mine,
    pending: base,
    conflicts: [{ line: 1, yours: lines(mine), theirLine: 1, theirs: lines(theirs) }],
  };
}

const textOf = async (path: string): Promise<string | undefined> =>
  existsSync(path) ? readFile(path, 'utf8') : undefined;
