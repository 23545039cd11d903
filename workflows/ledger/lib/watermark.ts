/** The state file with the positions of feeds by division. */
import { CliError, isObject, type Kit } from 'cmdspec-runtime/kit';

/** How far a feed was read. The timestamp is a row version of any length: text, never a number. */
export interface Mark {
  readonly timestamp: string;
  /** ISO time of the run that wrote it. */
  readonly updated: string;
}

/** Content of a state file: one host, and the feeds of each division. */
export interface Marks {
  readonly version: 1;
  readonly host: string;
  readonly divisions: Readonly<Record<string, Readonly<Record<string, Mark>>>>;
  /** Day on which a division moved to another database; its earlier timestamps are invalid. */
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

/** Opens the state file of a run. Reading fails with `input` for other content or another host. */
export function openMarks(path: string, host: string, { files, world }: Kit) {
  const state = files.state(path, { is: isMarks, noun: 'state file of this command' });
  const checkHost = (found: Marks | undefined): Marks => {
    if (found === undefined) return { version: 1, host, divisions: {} };
    if (found.host === host) return found;
    throw new CliError(
      'input',
      `${state.path} belongs to ${found.host}, but this run reads from ${host}.`,
      'Use one state file for each host.',
    );
  };
  return {
    check: () => state.check(),
    read: async () => checkHost(await state.read()),
    /** Stores positions, all or none. Positions that other runs stored meanwhile are kept. */
    write: (moves: readonly Move[]) =>
      state.change((before) => moves.reduce((marks, move) => withMove(marks, move, world.now()), checkHost(before))),
  };
}

export interface Move {
  readonly division: string;
  readonly feed: string;
  readonly timestamp: string;
  /** Day on which the division last moved to another database, if the service returned one. */
  readonly moved?: string;
}

function withMove(marks: Marks, move: Move, now: Date): Marks {
  const { division, feed, timestamp, moved: day } = move;
  const feeds = hasMoved(marks, division, day) ? {} : (marks.divisions[division] ?? {});
  return {
    ...marks,
    divisions: {
      ...marks.divisions,
      [division]: { ...feeds, [feed]: { timestamp, updated: now.toISOString() } },
    },
    ...(day === undefined ? {} : { moved: { ...marks.moved, [division]: day } }),
  };
}

/** Returns the day on which a division last moved to another database, where its row versions started over. */
export async function moveDateOf(division: string, { calls }: Kit<'division'>): Promise<string | undefined> {
  let moved: string | undefined;
  for await (const { DivisionMoveDate: date } of calls.division.rows({ division })) {
    if (typeof date === 'string') moved = date;
  }
  return moved;
}

/** Whether the division moved since its marks were stored. */
export function hasMoved(marks: Marks, division: string, moved: string | undefined): boolean {
  const known = marks.moved?.[division];
  return marks.divisions[division] !== undefined && moved !== undefined && known !== moved;
}
