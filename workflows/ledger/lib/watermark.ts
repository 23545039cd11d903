import { access, constants, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Context } from '../../../runtime/contract/context.js';
import { CliError } from '../../../runtime/base/errors.js';
import { isObject } from '../../../runtime/base/objects.js';
import { writeAtomic } from '../../../runtime/state/atomic.js';

import { withLock } from '../../../runtime/state/lock.js';
import { whyNot } from './files.js';

/** How far a feed was read. The timestamp is a row version of any length: text, never a number. */
export interface Mark {
  readonly timestamp: string;
  /** ISO time of the run that wrote it. */
  readonly updated: string;
}

/** What a state file remembers: one host, and for each division its feeds. */
export interface Marks {
  readonly version: 1;
  readonly host: string;
  readonly divisions: Readonly<Record<string, Readonly<Record<string, Mark>>>>;
  /** Day on which a division moved to another database: all its timestamps before that are worthless. */
  readonly moved?: Readonly<Record<string, string>>;
}

function isMarks(value: unknown): value is Marks {
  if (!isObject(value) || value['version'] !== 1 || typeof value['host'] !== 'string') return false;
  const { divisions, moved } = value;
  if (!isObject(divisions) || (moved !== undefined && !isObject(moved))) return false;
  return Object.values(divisions).every(
    (feeds) =>
      isObject(feeds) &&
      Object.values(feeds).every((mark) => isObject(mark) && /^\d+$/.test(String(mark['timestamp']))),
  );
}

/** Refuses a state file that could not be written at the end: a feed can take an hour to read. */
export async function checkState(path: string, { world }: Context): Promise<void> {
  const file = resolve(world.cwd, path);
  const folder = dirname(file);
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new CliError('input', `The state file ${file} cannot be written: ${whyNot(error, folder)}.`);
  }
}

/** Marks of a state file; empty ones when the file is not there yet. Another host or another content is refused. */
export async function readMarks(path: string, host: string, context: Context): Promise<Marks> {
  const file = resolve(context.world.cwd, path);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new CliError('input', `The state file ${file} cannot be read: ${whyNot(error, file)}.`);
  });
  if (text === undefined) return { version: 1, host, divisions: {} };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    found = undefined;
  }
  if (!isMarks(found)) {
    throw new CliError(
      'input',
      `${file} is no state file of this command.`,
      'Name another file, or remove it to start over.',
    );
  }
  if (found.host !== host) {
    throw new CliError(
      'input',
      `${file} belongs to ${found.host}, and this run reads from ${host}.`,
      'Keep one state file for each host.',
    );
  }
  return found;
}

export interface Move {
  readonly division: string;
  readonly feed: string;
  readonly timestamp: string;
  /** Day of the last move of the division's database, when the service told one. */
  readonly moved?: string;
}

/** Stores how far a feed was read. Marks that other runs wrote meanwhile are kept. */
export async function writeMark(path: string, host: string, move: Move, context: Context): Promise<void> {
  const file = resolve(context.world.cwd, path);
  await withLock(
    `${file}.lock`,
    async () => {
      const marks = await readMarks(path, host, context);
      const { division, feed, timestamp, moved } = move;
      const stale = hasMoved(marks, division, moved);
      const feeds = stale ? {} : (marks.divisions[division] ?? {});
      const next: Marks = {
        ...marks,
        divisions: {
          ...marks.divisions,
          [division]: { ...feeds, [feed]: { timestamp, updated: context.world.now().toISOString() } },
        },
        ...(moved === undefined ? {} : { moved: { ...marks.moved, [division]: moved } }),
      };
      await writeAtomic(file, `${JSON.stringify(next, undefined, 2)}\n`);
    },
    { signal: context.world.signal },
  );
}

/** Whether the division moved since its marks were written. */
export function hasMoved(marks: Marks, division: string, moved: string | undefined): boolean {
  const known = marks.moved?.[division];
  return marks.divisions[division] !== undefined && moved !== undefined && known !== moved;
}
