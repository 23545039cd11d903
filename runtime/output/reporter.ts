/** The one place that writes to standard error: messages of a run, and the report of its failure. */
import type { World } from '../contract/run.js';
import type { Live, Reporter } from '../contract/reporter.js';
import { clean, cleanLines, escapeJson } from '../base/clean.js';
import { redact } from '../base/redact.js';
import { widthOf, wrapLines } from './layout.js';
import { writeTo } from './writer.js';

/** How messages are written. */
export interface Reporting {
  readonly color?: boolean;
  /** Details are reported too. */
  readonly verbose?: boolean;
  /** Without a terminal, notes and warnings wait: where an error will be one JSON object, only such objects may precede it. */
  readonly hold?: boolean;
}

/** A reporter whose lines may wait for the end of a run. */
export interface RunReporter extends Reporter {
  /** Returns the lines that wait, which are then not written. */
  readonly release: () => readonly string[];
}

/** Returns the reporter of a run, which writes to the standard error of its world. */
export function createReporter(
  world: World,
  { color = false, verbose = false, hold = false }: Reporting = {},
): RunReporter {
  let drawn = false;
  let waiting: string[] = [];
  // A pipe or a file is recognized, and written to, without opening it as a stream, which takes time.
  let found: { readonly terminal: World['stderr'] | undefined } | undefined;
  const screen = (): World['stderr'] | undefined => (found ??= { terminal: terminalOf(world) }).terminal;
  let isHolding = hold;
  const holds = (): boolean => isHolding && screen() === undefined;
  const wipe = (): string => {
    const was = drawn;
    drawn = false;
    return was ? '\r\u001b[K' : '';
  };
  const put = (line: string): void => {
    const text = `${wipe()}${line}\n`;
    const rest = world.direct?.stderr?.(text) ?? text;
    if (rest.length > 0) world.stderr.write(rest);
  };
  const wrapped = (text: string): string => wrapLines(cleanLines(redact(text)), widthOf(screen() ?? {}));
  const draw = (text: string): void => {
    if (text === '' && !drawn) return;
    const terminal = screen();
    if (terminal === undefined || world.env['TERM'] === 'dumb') return;
    const width = (terminal.columns || 80) - 1;
    terminal.write(`${wipe()}${clean(redact(text)).slice(0, width)}`);
    drawn = text !== '';
  };
  const release = (): readonly string[] => {
    const lines = waiting;
    waiting = [];
    return lines;
  };
  const live = (text: string, as: Live = 'line'): void => {
    if (as === 'progress') return draw(text);
    if (as === 'text') {
      // The command may run for days: what waits for an error object at its end is needed now.
      isHolding = false;
      release().forEach(put);
    }
    if (holds()) put(escapeJson(JSON.stringify({ notice: cleanLines(redact(text)).trim() })));
    else put(as === 'verbatim' ? cleanLines(redact(text)) : wrapped(text));
  };
  const note: Reporter['note'] = (text, when) => {
    if (when === 'after') waiting.push(wrapped(text));
    else if (holds()) waiting.push(cleanLines(redact(text)));
    else put(wrapped(text));
  };
  return {
    note,
    warn: (text) => {
      const line = wrapped(`Warning: ${text}`);
      const mark = color && screen() !== undefined ? '\u001b[33mWarning:\u001b[39m' : 'Warning:';
      if (holds()) waiting.push(line);
      else put(line.replace('Warning:', mark));
    },
    live,
    debug: (text) => {
      if (verbose) note(text);
    },
    release,
  };
}

/**
 * Returns a reporter that collects its lines. Live lines come first: a shell shows them before the others.
 *
 * @param progress hears how far the run is, which is not one of the lines
 * @param endless called for the state of a command that runs until it is stopped; may throw
 */
export function collectingReporter(
  progress?: (text: string) => void,
  endless?: () => void,
): {
  readonly reporter: RunReporter;
  readonly lines: () => readonly string[];
} {
  const first: string[] = [];
  const rest: string[] = [];
  const note = (text: string): void => void rest.push(redact(text));
  return {
    lines: () => [...first, ...rest],
    reporter: {
      note,
      warn: (text) => note(`Warning: ${text}`),
      live: (text, as) => {
        if (as === 'text') endless?.();
        if (as === 'progress') progress?.(redact(text));
        else first.push(redact(text));
      },
      debug: () => undefined,
      release: () => [],
    },
  };
}

/** Returns the standard error of a world if it is a terminal. */
export const terminalOf = (world: World): World['stderr'] | undefined =>
  world.direct?.stderr === undefined && world.stderr.isTTY === true ? world.stderr : undefined;

/** Writes the end of a run to its end: lines that have waited, the report of a failure. */
export async function writeEnd(world: World, text: string): Promise<void> {
  if (text !== '') await writeTo(world, 'stderr', text);
}
