/** Stored positions in the feed of changes: where a run starts to read, and where the next run continues. */
import { CliError, defined, type Kit, type Row, type Shaped } from 'cmdspec-runtime/kit';
import { newestOf, after, type Changed, type Reading } from './feeds.js';
import { instant } from '../../lib/time.js';

/**
 * Where the next run starts to read: everything before the watermark has been printed. `printed`: marks of changes at or after
 * it that have been printed too.
 */
const CURSOR = { watermark: 'time', 'printed?': 'string[]' } as const;

export type Start = Shaped<typeof CURSOR>;

/** Returns the changes that no earlier run has printed. */
export function unprinted({ changes }: Reading, { printed = [] }: Start): readonly Changed[] {
  const known = new Set(printed);
  return changes.filter(({ mark }) => !known.has(mark));
}

/**
 * Returns the position after a run that printed everything in `changes` except `left`. It is one second after the last change,
 * but never after the time until which the reading is complete: a change at that time may be missing from a list that was read
 * earlier.
 */
export function startAfter({ changes, complete }: Reading, left: ReadonlySet<Changed>, start: Start): Start {
  const done = changes.filter((one) => !left.has(one));
  const newest = newestOf(done);
  if (newest === undefined) return start;
  const next = Date.parse(after(newest));
  if (next <= complete) return { watermark: after(newest) };
  const from = Math.max(Date.parse(instant(complete)), Date.parse(start.watermark));
  const printed = done.filter(({ at }) => at !== undefined && at >= from).map(({ mark }) => mark);
  return { watermark: instant(from), printed };
}

/** Opens the stored position of a command, by name. A run with `since` replaces it. */
export async function openPosition(name: string, since: string | undefined, kit: Kit) {
  const remedy = 'Give --since once, for example --since 7d; later runs continue from there.';
  const positions = await kit.positions({
    file: { name },
    cursor: CURSOR,
    isReplaced: since !== undefined,
    refusal: 'usage',
    remedy,
    adopt: ({ account, watermark, printed }: Row) => ({
      account,
      collections: { [name]: { cursor: defined({ watermark, printed }) } },
    }),
  });
  return {
    /** Where to start. @throws CliError `usage` without `since` and a stored position */
    start: async (): Promise<Start> => {
      if (since !== undefined) return { watermark: since };
      const stored = (await positions.read())[name];
      if (stored !== undefined) return stored.cursor;
      throw new CliError('usage', `Profile ${kit.options.profile} has no stored position yet.`, remedy);
    },
    store: (next: Start): Promise<void> => positions.store({ [name]: next }),
  };
}
