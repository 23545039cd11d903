/** The engine of `--jq`: the whole jq language, in a thread of its own. */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Failure } from '../contract/failure.js';
import { MAX_DELAY } from '../base/waits.js';
import { CliError } from '../base/errors.js';
import { clean } from '../base/clean.js';

/**
 * The filter runs in its own thread, which can be stopped during the one long call. The path of the library is passed
 * in, because the thread would look for it from the working folder. The library collects output one byte at a time,
 * which takes longer than the filter: blocks are taken from the engine before they reach it.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const STDOUT = 1;
let output = new Uint8Array(65_536);
let size = 0;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (binary, imports) => {
  const calls = imports.wasi_snapshot_preview1;
  const write = calls.fd_write;
  let engine;
  let bytes = new Uint8Array();
  let words = new Uint32Array();
  calls.fd_write = (file, list, count, written) => {
    if (file !== STDOUT) return write(file, list, count, written);
    // Memory that grows is replaced.
    if (bytes.length === 0) {
      const { buffer } = engine.instance.exports.memory;
      bytes = new Uint8Array(buffer);
      words = new Uint32Array(buffer);
    }
    const before = size;
    for (let at = list / 4; at < list / 4 + 2 * count; at += 2) {
      const from = words[at];
      const length = words[at + 1];
      if (size + length > output.length) {
        const more = new Uint8Array(2 * (size + length));
        more.set(output);
        output = more;
      }
      // The engine writes line by line, and a loop is faster for so few bytes than a copy.
      for (let byte = from; byte < from + length; byte++) output[size++] = bytes[byte];
    }
    words[written / 4] = size - before;
    return 0;
  };
  engine = await instantiate(binary, imports);
  return engine;
};
const loaded = require(workerData.library);
parentPort.on('message', async (json) => {
  let jq;
  try {
    jq = await loaded;
  } catch (error) {
    return parentPort.postMessage({ broken: String(error) });
  }
  size = 0;
  try {
    // The library would turn text into bytes one character at a time.
    jq.raw(Buffer.from(json), workerData.filter, workerData.flags);
    parentPort.postMessage({ text: Buffer.from(output.buffer, 0, size).toString() });
  } catch (error) {
    parentPort.postMessage({ failed: String(error.stderr ?? error.message) });
  }
});
`;

export interface JqOptions {
  /** Text is printed without quotes. */
  readonly raw?: boolean;
  /** Each result is one line. */
  readonly compact?: boolean;
  /** Milliseconds before the filter is stopped. */
  readonly timeout: number;
  /** Kind of failure for a filter that is not valid. */
  readonly wrong: Failure;
  readonly signal: AbortSignal;
}

export interface Jq {
  /** Filters JSON text. Returns the results one after another, indented, each starting a line. */
  run(json: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts jq with a filter. It must be closed. */
export function openJq(filter: string, { raw = false, compact = false, timeout, wrong, signal }: JqOptions): Jq {
  const library = createRequire(import.meta.url).resolve('jq-web');
  const flags = [...(raw ? ['-r'] : []), ...(compact ? ['-c'] : [])];
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { library, filter, flags },
    stdout: true,
    stderr: true,
  });
  const ask = async (json: string): Promise<{ text?: string; failed?: string; broken?: string }> => {
    let timer: NodeJS.Timeout | undefined;
    let abort: (() => void) | undefined;
    try {
      return await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        timer = setTimeout(
          () => {
            resolve({ broken: `it took longer than ${timeout} ms` });
          },
          Math.min(timeout, MAX_DELAY),
        );
        abort = () => {
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', abort, { once: true });
        worker.postMessage(json);
      });
    } finally {
      clearTimeout(timer);
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      if (abort) signal.removeEventListener('abort', abort);
    }
  };
  return {
    run: async (json) => {
      signal.throwIfAborted();
      const { text = '', failed, broken } = await ask(json);
      if (broken !== undefined)
        throw new CliError(
          'unavailable',
          `The --jq filter did not finish: ${clean(broken)}.`,
          'Use a simpler filter, or fewer records.',
        );
      if (failed !== undefined) throw filterError(failed, filter, wrong);
      return text === '' || text.endsWith('\n') ? text : `${text}\n`;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** Runs a filter once. */
export async function runJq(json: string, filter: string, options: JqOptions): Promise<string> {
  const jq = openJq(filter, options);
  try {
    return await jq.run(json);
  } finally {
    await jq.close();
  }
}

function filterError(message: string, filter: string, kind: Failure): CliError {
  const lines = message
    .split('\n')
    .map((line) =>
      clean(
        line.replace(/^jq: (?:error ?(?:\(at [^)]*\))?:? ?)?/, '').replace(' (Unix shell quoting issues?)', ''),
      ).trim(),
    )
    .filter((line) => line !== '' && line !== filter.trim() && !/^\d+ compile errors?$/.test(line));
  const [reason = 'no reason given', ...more] = lines;
  const quoted = reason.startsWith('syntax error')
    ? "In a shell, put the filter in single quotes, for example --jq '.[].id'."
    : undefined;
  return new CliError(kind, `The --jq filter failed: ${reason.replace(/ at <top-level>, line 1:$/, '')}`, quoted, {
    ...(more.length > 0 && { lines: more }),
  });
}
