/** Stored positions in the feed of changes: where a run starts to read, and where the next run continues. */
import { CliError, defined, isObject, type Kit } from 'cmdspec-runtime/kit';
import { newestOf, after, type Changed, type Reading } from './feeds.js';
import { accountOf } from '../../lib/account.js';
import { instant } from '../../lib/time.js';

/** Where the next run starts to read. */
export interface Start {
  /** RFC 3339, whole seconds: everything before it has been printed. */
  readonly watermark: string;
  /** Marks of changes at or after it that have been printed too. */
  readonly printed?: readonly string[];
}

/** Position in the feed of changes, with the account that it belongs to. */
interface Position extends Start {
  readonly account: string;
}

function isPosition(value: unknown): value is Position {
  if (!isObject(value) || typeof value['account'] !== 'string') return false;
  const { watermark, printed = [] } = value;
  if (!Array.isArray(printed) || !printed.every((mark) => typeof mark === 'string')) return false;
  return typeof watermark === 'string' && !Number.isNaN(Date.parse(watermark));
}

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

/** Opens the stored position of a command, by name. */
export function openPosition(name: string, kit: Kit) {
  const memory = kit.memory(name, { is: isPosition, noun: 'stored position of this command' });
  return {
    /** Where to start: `since`, else the stored position. @throws CliError `usage` without both */
    start: async (since: string | undefined): Promise<Start> => {
      if (since !== undefined) return { watermark: since };
      const stored = await memory.read();
      const account = await accountOf(kit);
      if (stored?.account === account) return stored;
      const why =
        stored === undefined
          ? `Profile ${kit.options.profile} has no stored position yet.`
          : `The position stored for profile ${kit.options.profile} belongs to another account (${stored.account}).`;
      throw new CliError('usage', why, 'Give --since once, for example --since 7d; later runs continue from there.');
    },
    store: async ({ watermark, printed }: Start): Promise<void> => {
      const account = await accountOf(kit);
      await memory.change(() => ({ account, watermark, ...defined({ printed }) }));
    },
  };
}
