import { CliError, isObject, type Kit } from 'cmdspec/kit';

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

/** The state file of a run. Reading it fails with `input` for another content, and for that of another host. */
export function openMarks(path: string, host: string, { files, now }: Kit) {
  const state = files.state(path, { is: isMarks, noun: 'state file of this command' });
  const own = (found: Marks | undefined): Marks => {
    if (found === undefined) return { version: 1, host, divisions: {} };
    if (found.host === host) return found;
    throw new CliError(
      'input',
      `${state.path} belongs to ${found.host}, and this run reads from ${host}.`,
      'Use one state file for each host.',
    );
  };
  return {
    check: () => state.check(),
    read: async () => own(await state.read()),
    /** Stores how far a feed was read. Marks that other runs wrote meanwhile are kept. */
    write: (move: Move) => state.change((before) => moved(own(before), move, now())),
  };
}

export interface Move {
  readonly division: string;
  readonly feed: string;
  readonly timestamp: string;
  /** Day of the last move of the division's database, when the service told one. */
  readonly moved?: string;
}

function moved(marks: Marks, move: Move, now: Date): Marks {
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

/** Whether the division moved since its marks were written. */
export function hasMoved(marks: Marks, division: string, moved: string | undefined): boolean {
  const known = marks.moved?.[division];
  return marks.divisions[division] !== undefined && moved !== undefined && known !== moved;
}
