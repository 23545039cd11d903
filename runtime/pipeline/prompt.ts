/** Asks a person at the terminal for a line of text. */
import type { AsyncCompleter, Key } from 'node:readline';
import type { World } from '../contract/run.js';
import type { Reporter } from '../contract/reporter.js';
import { CliError, Interrupted } from '../base/errors.js';
import { clean, cleanLines } from '../base/clean.js';
import { widthOf, wrapLines } from '../output/layout.js';
import { terminalOf } from '../output/reporter.js';

/** Returns what an answer can be that begins with the typed text; called when Tab is pressed. */
export type Complete = (typed: string) => Promise<readonly string[]>;

/** What a prompt needs beside its question. */
export interface Prompt {
  readonly world: World;
  readonly reporter: Reporter;
  /** Returns the error without a terminal. */
  readonly unprompted: () => CliError;
  /** The answer is not shown. */
  readonly hidden?: boolean | undefined;
  readonly complete?: Complete | undefined;
}

/** Prompts for one line on stderr, and returns it. */
export async function prompt(
  question: string,
  { world, reporter, unprompted, hidden, complete }: Prompt,
): Promise<string> {
  world.signal.throwIfAborted();
  if (world.stdin.isTTY !== true || terminalOf(world) === undefined) throw unprompted();
  reporter.live('', 'progress');
  return await readLine(world, question, hidden === true, complete);
}

/** Reads one line with the editing keys of a terminal; a hidden one is edited in the same way and not shown. */
async function readLine(world: World, question: string, hidden: boolean, complete?: Complete): Promise<string> {
  const [{ createInterface }, { Writable }] = await Promise.all([import('node:readline'), import('node:stream')]);
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const { stdin, stderr, signal } = world;
  const shown = `${wrapLines(cleanLines(question), widthOf(stderr))} `;
  if (hidden) stderr.write(shown);
  const output = hidden ? nowhere : stderr;
  const completer = (typed: string, done: (error: null, found: [readonly string[], string]) => void): void => {
    // What cannot be read is not proposed: the answer can be typed.
    const found = complete?.(typed).catch(() => []) ?? Promise.resolve([]);
    void found.then((texts) => {
      done(null, [texts.map(clean), typed]);
    });
  };
  const reader = createInterface({
    input: stdin,
    output,
    terminal: true,
    historySize: 0,
    ...(complete && { completer: completer as unknown as AsyncCompleter }),
  });
  // The reader closes at Ctrl-D only on an empty line, and a user cannot see whether a hidden line is empty.
  const onKey = (_text: string | undefined, { ctrl, name }: Key): void => {
    if (hidden && ctrl === true && name === 'd') reader.close();
  };
  let abort: (() => void) | undefined;
  let answered = false;
  try {
    return await new Promise<string>((resolve, reject) => {
      abort = () => {
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', abort, { once: true });
      stdin.on('keypress', onKey);
      // In raw mode Ctrl-C arrives here as a key and not as a signal.
      reader.once('SIGINT', () => {
        reject(new Interrupted('SIGINT', 130));
      });
      reader.once('close', () => {
        reject(new CliError('declined', 'Standard input was closed before the prompt was answered.'));
      });
      reader.question(hidden ? '' : shown, (answer) => {
        answered = true;
        resolve(answer.trim());
      });
    });
  } finally {
    stdin.off('keypress', onKey);
    if (abort) signal.removeEventListener('abort', abort);
    reader.close();
    // The cursor is still on the line of the prompt.
    if (hidden || !answered) stderr.write('\n');
  }
}
