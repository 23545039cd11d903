/** One JSON object about a whole run: its result as it arrives, then whether it succeeded, its error, its notes and facts about it. */
import { cleanLines, escapeJson } from '../base/clean.js';
import { stringifyJson } from '../base/json.js';
import { extended } from '../base/objects.js';
import { redact } from '../base/redact.js';
import { CliError } from '../base/errors.js';
import { onAbort } from '../base/waits.js';
import type { Meta, World } from '../contract/run.js';
import { createReporter, terminalOf, type Reporting, type RunReporter } from './reporter.js';
import type { ValueSink } from './shapes.js';
import { createWriter, printsToTerminal } from './writer.js';

/** What follows the data. */
export interface Ending {
  /** Whether the exit code is 0. */
  readonly ok: boolean;
  readonly error?: object;
  /** Further notes, after those of the reporter. */
  readonly notes?: readonly string[];
  readonly meta: Meta;
}

export interface Envelope {
  readonly take: ValueSink;
  /** Collects notes and warnings; progress is still shown on a terminal, and requests under `--verbose`. */
  readonly reporter: RunReporter;
  /**
   * Ends the object.
   *
   * @throws as a writer does; then nothing more can be printed
   */
  end(ending: Ending): Promise<void>;
  /** Whether the object has ended, or could not be printed. */
  readonly isEnded: boolean;
}

type Decoder = InstanceType<typeof TextDecoder>;

/** Maximum number of notes. */
const MOST_NOTES = 1000;
/** Milliseconds that a stopped run waits for the reader of its output. */
const PATIENCE = 500;

/**
 * Prints the results of a run as one JSON object on a line. The first result is `data`; several values are a list, and other
 * results after the first are in the list `more`. Rows leave as they arrive, so that memory stays flat.
 */
export function createEnvelope(world: World, reporting: Reporting = {}): Envelope {
  const { signal } = world;
  // A run that was stopped still ends the object.
  const unstopped = extended(world, { signal: new AbortController().signal });
  const shown = printsToTerminal(world) ? escapeJson : (json: string): string => json;
  const screen = createReporter(world, reporting);
  const writer = createWriter(unstopped, () => screen.live('', 'progress'));
  const { notes, reporter } = collectNotes(screen, world);
  let isEnded = false;
  /** Number of results that have begun. */
  let count = 0;
  /** What the object is inside: nothing, a first value that is not printed yet, a list of values, or what follows `data`. */
  let place: 'start' | 'held' | 'values' | 'data' | 'more' = 'start';
  let held: unknown;
  /** Ends the list or text that is open. */
  let close = (): string => '';

  const write = (text: string): Promise<void> | undefined => {
    signal.throwIfAborted();
    const behind = writer.write(shown(text));
    return behind && unlessAborted(behind, signal);
  };
  /** Returns the text between what was printed and the next result. */
  const before = (isValue: boolean): string => {
    const text = close();
    close = () => '';
    count += 1;
    const from = place;
    place = from === 'start' ? 'data' : isValue && (from === 'held' || from === 'values') ? 'values' : 'more';
    if (from === 'start') return '{"data":';
    if (from === 'held') return `{"data":${place === 'values' ? `[${json(held)},` : `${json(held)},"more":[`}`;
    if (from === 'values') return place === 'values' ? ',' : '],"more":[';
    return from === 'data' ? `${text},"more":[` : `${text},`;
  };
  const list = () => {
    let hasRows = false;
    let hasBegun = false;
    return (rows: readonly unknown[]): Promise<void> | undefined => {
      let text = '';
      if (!hasBegun) {
        text = `${before(false)}[`;
        close = () => ']';
        hasBegun = true;
      }
      if (rows.length > 0) {
        text += `${hasRows ? ',' : ''}${json(rows).slice(1, -1)}`;
        hasRows = true;
      }
      return write(text);
    };
  };
  const text = () => {
    let mine = -1;
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return (chunk: Uint8Array): Promise<void> | undefined => {
      const added = json(decodedBy(decoder, chunk)).slice(1, -1);
      if (mine === count) return write(added);
      const start = `${before(false)}"`;
      mine = count;
      close = () => `${isCut(decoder) ? '\ufffd' : ''}"`;
      return write(`${start}${added}`);
    };
  };

  return {
    reporter,
    take: {
      value: (value) => {
        if (place !== 'start') return write(`${before(true)}${json(value)}`);
        place = 'held';
        held = value;
        return undefined;
      },
      list,
      text,
    },
    end: async ({ ok, error, notes: more = [], meta }) => {
      const last = place === 'start' ? '{"data":null' : place === 'held' ? `{"data":${json(held)}` : close();
      const data = `${last}${place === 'values' || place === 'more' ? ']' : ''}`;
      const rest = json({ ok, ...(error && { error }), notes: [...notes(), ...more], meta }).slice(1);
      isEnded = true;
      await writer.write(shown(`${data},${rest}\n`));
      await within(signal.aborted ? PATIENCE : undefined, writer.flush());
    },
    get isEnded() {
      return isEnded;
    },
  };
}

const json = (value: unknown): string => stringifyJson(value ?? null);

function decodedBy(decoder: Decoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new CliError(
      'combination',
      'The result is not text, and --envelope prints text only.',
      'Omit --envelope, and write the result to a file.',
    );
  }
}

/** Whether the text ended within a character. */
function isCut(decoder: Decoder): boolean {
  try {
    return decoder.decode() !== '';
  } catch {
    return true;
  }
}

/** Returns a reporter that collects its lines, and the lines. */
function collectNotes(screen: RunReporter, world: World) {
  const found: string[] = [];
  let omitted = 0;
  const note = (text: string): void => {
    if (found.length < MOST_NOTES) found.push(cleanLines(redact(text)).trim());
    else omitted += 1;
  };
  const reporter: RunReporter = {
    note,
    warn: (text) => note(`Warning: ${text}`),
    live: (text, as) => {
      if (as !== 'progress') note(text);
      if (as === 'progress' || terminalOf(world) !== undefined) screen.live(text, as);
    },
    debug: screen.debug,
    release: () => [],
  };
  return { reporter, notes: () => (omitted === 0 ? found : [...found, `${String(omitted)} more notes.`]) };
}

/** Waits for a promise, but not after the signal. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const done = onAbort(signal, reject);
    promise.then(resolve, reject).finally(done);
  });
}

/** Waits for a promise, at most some milliseconds. */
async function within(most: number | undefined, promise: Promise<void>): Promise<void> {
  if (most === undefined) return promise;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, most);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
