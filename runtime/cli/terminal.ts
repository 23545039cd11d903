import type { World } from '../contract/context.js';
import { CliError, Interrupted } from '../base/errors.js';
import { clean, cleanLines } from '../base/clean.js';

/** What a run says on stderr beside its result. */
export interface Terminal {
  line(text: string): void;
  warn(text: string): void;
  progress(text: string): void;
  /** Lines held back so far, handed over; they are not written any more. */
  release(): readonly string[];
  /** Asks for one line. Rejects with `unprompted` when nobody can answer. */
  ask(question: string, unprompted: () => CliError, hidden?: boolean): Promise<string>;
}

/**
 * @param hold Without a terminal lines are kept until they are released: where an error will be one JSON object on
 * stderr, nothing may stand before it.
 */
export function createTerminal(world: World, color: boolean, hold = false): Terminal {
  let drawn = false;
  // Asked when there is something to say: opening the stream takes time, and most runs say nothing.
  const holds = (): boolean => hold && world.stderr.isTTY !== true;
  const wipe = (): string => {
    const was = drawn;
    drawn = false;
    return was ? '\r\u001b[K' : '';
  };
  let held: string[] = [];
  const line = (text: string): void => {
    if (holds()) held.push(cleanLines(text));
    else world.stderr.write(`${wipe()}${cleanLines(text)}\n`);
  };
  return {
    line,
    warn: (text) => {
      const mark = color && world.stderr.isTTY === true ? '\u001b[33mWarning:\u001b[39m' : 'Warning:';
      if (holds()) held.push(`Warning: ${cleanLines(text)}`);
      else world.stderr.write(`${wipe()}${mark} ${cleanLines(text)}\n`);
    },
    release: () => {
      const lines = held;
      held = [];
      return lines;
    },
    progress: (text) => {
      if (text === '' && !drawn) return;
      const { stderr } = world;
      if (stderr.isTTY !== true || world.env['TERM'] === 'dumb') return;
      const width = (stderr.columns ?? 80) - 1;
      stderr.write(`${wipe()}${clean(text).slice(0, width)}`);
      drawn = text !== '';
    },
    ask: async (question, unprompted, hidden = false) => {
      world.signal.throwIfAborted();
      if (world.stdin.isTTY !== true || world.stderr.isTTY !== true) throw unprompted();
      world.stderr.write(wipe());
      return await (hidden ? readHidden(world, question) : readLine(world, question));
    },
  };
}

async function readLine(world: World, question: string): Promise<string> {
  const { createInterface } = await import('node:readline');
  const reader = createInterface({ input: world.stdin, output: world.stderr, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      const abort = (): void => {
        reject(world.signal.reason as Error);
      };
      world.signal.addEventListener('abort', abort, { once: true });
      // In raw mode Ctrl-C arrives here as a key and not as a signal.
      reader.once('SIGINT', () => {
        reject(new Interrupted('SIGINT', 130));
      });
      reader.once('close', () => {
        reject(new CliError('declined', 'Standard input was closed before an answer was given.'));
      });
      reader.question(`${cleanLines(question)} `, (answer) => {
        world.signal.removeEventListener('abort', abort);
        resolve(answer.trim());
      });
    });
  } catch (error) {
    // The cursor still stands behind the question.
    world.stderr.write('\n');
    throw error;
  } finally {
    reader.close();
  }
}

/** Reads a line without showing it, key by key, as a terminal in raw mode hands it over. */
async function readHidden(world: World, question: string): Promise<string> {
  const stdin = world.stdin as NodeJS.ReadStream;
  world.stderr.write(`${cleanLines(question)} `);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  let answer = '';
  let take: ((chunk: string) => void) | undefined;
  let abort: (() => void) | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      abort = () => {
        reject(world.signal.reason as Error);
      };
      world.signal.addEventListener('abort', abort, { once: true });
      take = (chunk) => {
        for (const key of chunk) {
          if (key === '\r' || key === '\n') resolve(answer.trim());
          else if (key === '\u0003') reject(new Interrupted('SIGINT', 130));
          else if (key === '\u0004') reject(new CliError('declined', 'No answer was given.'));
          else if (key === '\u007f' || key === '\b') answer = [...answer].slice(0, -1).join('');
          else if (key === '\u0015') answer = '';
          else if (key >= ' ') answer += key;
        }
      };
      stdin.on('data', take);
    });
  } finally {
    if (take) stdin.off('data', take);
    if (abort) world.signal.removeEventListener('abort', abort);
    stdin.setRawMode(false);
    stdin.pause();
    world.stderr.write('\n');
  }
}
