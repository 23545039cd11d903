import type { AsyncCompleter, Key } from 'node:readline';
import type { World } from '../contract/context.js';
import { CliError, Interrupted } from '../base/errors.js';
import { clean, cleanLines, escapeJson } from '../base/clean.js';
import { redact } from '../base/redact.js';
import { widthOf, wrapLines } from '../output/layout.js';

/** Returns what an answer can be that begins with the typed text; called when Tab is pressed. */
export type Complete = (typed: string) => Promise<readonly string[]>;

/** Messages and prompts of a run on stderr. */
export interface Reporter {
  line(text: string): void;
  /** Writes a line at once, also where other lines are held back: there, as a JSON object. */
  announce(text: string): void;
  /** Writes a line at once as text, for the state of a command that runs until it is stopped. Lines held back come first, and later ones are not. */
  status(text: string): void;
  /** Writes a line at the end of the run. */
  footnote(text: string): void;
  warn(text: string): void;
  progress(text: string): void;
  /** Returns the lines held back so far, which are then not written. */
  release(): readonly string[];
  /** Prompts for one line. Rejects with `unprompted` without a terminal. */
  ask(question: string, unprompted: () => CliError, hidden?: boolean, complete?: Complete): Promise<string>;
}

/**
 * @param hold without a terminal, keeps lines until they are released: where an error will be one JSON object on stderr,
 * only such objects may precede it
 */
export function createTerminal(world: World, color: boolean, hold = false): Reporter {
  let drawn = false;
  // A pipe or a file is recognized, and written to, without opening it as a stream, which takes time.
  let found: { readonly terminal: World['stderr'] | undefined } | undefined;
  const screen = (): World['stderr'] | undefined =>
    (found ??= {
      terminal: world.direct?.stderr === undefined && world.stderr.isTTY === true ? world.stderr : undefined,
    }).terminal;
  const write = (text: string): void => {
    const rest = world.direct?.stderr?.(text) ?? text;
    if (rest.length > 0) world.stderr.write(rest);
  };
  let isHolding = hold;
  const holds = (): boolean => isHolding && screen() === undefined;
  const wipe = (): string => {
    const was = drawn;
    drawn = false;
    return was ? '\r\u001b[K' : '';
  };
  let held: string[] = [];
  const wrapped = (text: string): string => wrapLines(cleanLines(redact(text)), widthOf(screen() ?? {}));
  const put = (line: string): void => {
    write(`${wipe()}${line}\n`);
  };
  const status = (text: string): void => put(wrapped(text));
  const release = (): readonly string[] => {
    const lines = held;
    held = [];
    return lines;
  };
  const announce = (text: string): void => {
    if (holds()) put(escapeJson(JSON.stringify({ notice: cleanLines(redact(text)).trim() })));
    else status(text);
  };
  return {
    line: (text) => {
      if (holds()) held.push(cleanLines(redact(text)));
      else announce(text);
    },
    announce,
    status: (text) => {
      // The command may run for days: what was held back for an error object at its end is needed now.
      isHolding = false;
      release().forEach(put);
      status(text);
    },
    footnote: (text) => {
      held.push(wrapped(text));
    },
    warn: (text) => {
      const line = wrapped(`Warning: ${text}`);
      const mark = color && screen() !== undefined ? '\u001b[33mWarning:\u001b[39m' : 'Warning:';
      if (holds()) held.push(line);
      else put(line.replace('Warning:', mark));
    },
    release,
    progress: (text) => {
      if (text === '' && !drawn) return;
      const terminal = screen();
      if (terminal === undefined || world.env['TERM'] === 'dumb') return;
      const width = (terminal.columns || 80) - 1;
      terminal.write(`${wipe()}${clean(redact(text)).slice(0, width)}`);
      drawn = text !== '';
    },
    ask: async (question, unprompted, hidden = false, complete = undefined) => {
      world.signal.throwIfAborted();
      if (world.stdin.isTTY !== true || screen() === undefined) throw unprompted();
      write(wipe());
      return await readLine(world, question, hidden, complete);
    },
  };
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
  const prompt = `${wrapLines(cleanLines(question), widthOf(stderr))} `;
  if (hidden) stderr.write(prompt);
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
      reader.question(hidden ? '' : prompt, (answer) => {
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
