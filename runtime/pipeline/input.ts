/** Reads texts and JSON from standard input and files. */
import type { World } from '../contract/run.js';
import { CliError } from '../base/errors.js';
import { clean } from '../base/clean.js';
import { NOT_REGULAR, readPlain, unreadable } from '../state/read.js';

/** Maximum bytes of a file or standard input as the value of a flag. */
const LIMIT = 64 * 1024 * 1024;

/** Standard input of a run: read once, for one flag. */
export interface Input {
  /** Whether something other than a terminal is connected. */
  readonly piped: boolean;
  /** Whether a flag has read it; a prompt cannot use it then. */
  readonly used: boolean;
  /** Reads the whole text for the named flag. */
  read(label: string): Promise<string>;
  /** Yields the bytes as they arrive, for the named reader. */
  stream(label: string): AsyncIterable<Uint8Array>;
}

export function createInput(world: World): Input {
  let owner: string | undefined;
  const take = (label: string): void => {
    if (owner !== undefined) {
      throw new CliError('combination', `${owner} and ${label} cannot both be read from standard input.`);
    }
    owner = label;
  };
  return {
    get piped() {
      return world.stdin.isTTY !== true;
    },
    get used() {
      return owner !== undefined;
    },
    async read(label) {
      take(label);
      return await drain(world, label);
    },
    stream(label) {
      take(label);
      return chunksOf(world);
    },
  };
}

async function* chunksOf({ stdin, signal }: World): AsyncGenerator<Uint8Array> {
  // A pipe that stays open must not hold up the end of the run.
  const abort = (): void => {
    (stdin as NodeJS.ReadStream).destroy(signal.reason as Error);
  };
  signal.throwIfAborted();
  signal.addEventListener('abort', abort, { once: true });
  try {
    for await (const chunk of stdin) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function drain({ stdin, signal }: World, label: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let forget = (): void => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const take = (chunk: Uint8Array | string): void => {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        size += bytes.length;
        if (size > LIMIT) {
          reject(new CliError('input', `Standard input for ${label} is larger than ${LIMIT / 1024 / 1024} MiB.`));
        } else chunks.push(bytes);
      };
      const abort = (): void => {
        reject(signal.reason as Error);
      };
      forget = () => {
        stdin.off('data', take).off('end', resolve).off('error', reject);
        signal.removeEventListener('abort', abort);
      };
      signal.throwIfAborted();
      signal.addEventListener('abort', abort, { once: true });
      stdin.on('data', take).on('end', resolve).on('error', reject);
    });
  } catch (error) {
    // A pipe that stays open must not hold up the end of the run.
    (stdin as NodeJS.ReadStream).destroy();
    throw error;
  } finally {
    forget();
  }
  return decode(Buffer.concat(chunks), `Standard input for ${label}`);
}

/** Returns the text of the file that `@path` names. */
export async function readTextFile(path: string, label: string, world: Pick<World, 'cwd'>): Promise<string> {
  const { fullPath } = await import('../state/paths.js');
  if (path === '') throw new CliError('usage', `${label} has no file name after the @.`);
  const what = `The file ${clean(path)} of ${label}`;
  let bytes: Uint8Array;
  try {
    bytes = readPlain(fullPath(world, path), LIMIT);
  } catch (error) {
    if (error instanceof CliError) throw error;
    const why = unreadable(error);
    const remedy = why === NOT_REGULAR ? `Give ${label} - and pipe the text into standard input.` : undefined;
    throw new CliError('usage', `${what} cannot be read: ${why}.`, remedy);
  }
  return decode(bytes, what);
}

/** Returns the text that `@path` or `-` names. `@@text` is the text `@text`. */
export async function readSource(
  text: string,
  label: string,
  input: Pick<Input, 'read'>,
  world: Pick<World, 'cwd'>,
): Promise<string> {
  if (text === '-') return await input.read(label);
  if (text.startsWith('@@')) return text.slice(1);
  return text.startsWith('@') ? await readTextFile(text.slice(1), label, world) : text;
}

/** Describes a text without content: blanks often come from a variable whose value is not visible. */
export const lackOf = (text: string): string => (text === '' || text.trim() !== '' ? 'empty' : 'blank');

/** Parses JSON, with numbers as they are typed; an error names the line and column of the first wrong character or repeated key. */
export async function parseInput(text: string, label: string): Promise<unknown> {
  const { parseTyped, RepeatedKey } = await import('../base/json.js');
  try {
    return parseTyped(text);
  } catch (error) {
    if (error instanceof RepeatedKey) {
      const { line, column } = placeAt(text, error.position);
      throw new CliError(
        'input',
        `${label} has the key ${clean(JSON.stringify(error.key))} twice, with different values: line ${line}, column ${column}.`,
        'Remove one of the two.',
      );
    }
    const { line, column, near } = fault(text, error as Error);
    const { repairJson } = await import('../base/json-repair.js');
    const repaired = repairJson(text);
    throw new CliError(
      'input',
      text.trim() === ''
        ? `${label} is ${lackOf(text)}; it must be JSON.`
        : `${label} is not valid JSON: line ${line}, column ${column}${near}.`,
      'Check the quotes and commas; in a shell, put the JSON in single quotes or in a file and pass @file.',
      repaired === undefined ? {} : { suggestions: [repaired] },
    );
  }
}

function fault(text: string, { message }: Error): { line: number; column: number; near: string } {
  const at = Math.min(Number(/position (\d+)/.exec(message)?.[1] ?? text.length), text.length);
  const rest = clean(text.slice(at).trim().slice(0, 20));
  return { ...placeAt(text, at), near: rest === '' ? ', at the end' : `, at ${rest}` };
}

function placeAt(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function decode(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CliError('input', `${what} is not UTF-8 text.`);
  }
}
