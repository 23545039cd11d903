import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Failure } from '../contract/failure.js';
import { CliError } from '../base/errors.js';
import { clean } from '../base/clean.js';

/**
 * The filter runs in its own thread, which can be stopped during the one long call. The path of the library is passed
 * in, because the thread would look for it from the working folder.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
require(workerData.library).then(
  (jq) => {
    try {
      parentPort.postMessage({ text: jq.raw(workerData.json, workerData.filter) ?? '' });
    } catch (error) {
      parentPort.postMessage({ failed: String(error.stderr ?? error.message) });
    }
  },
  (error) => parentPort.postMessage({ broken: String(error) }),
);
`;

export interface JqLimits {
  /** Milliseconds before the filter is stopped. */
  readonly timeout: number;
  /** Kind of failure for a filter that is not valid. */
  readonly wrong: Failure;
  readonly signal: AbortSignal;
}

/** Runs a jq filter over JSON text. Returns the results one after another, indented, each starting a line. */
export async function runJq(json: string, filter: string, { timeout, wrong, signal }: JqLimits): Promise<string> {
  const library = createRequire(import.meta.url).resolve('jq-web');
  const worker = new Worker(PROGRAM, { eval: true, workerData: { library, json, filter }, stdout: true, stderr: true });
  let timer: NodeJS.Timeout | undefined;
  let abort: (() => void) | undefined;
  try {
    const result = await new Promise<{ text?: string; failed?: string; broken?: string }>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      timer = setTimeout(() => {
        resolve({ broken: `it took longer than ${timeout} ms` });
      }, timeout);
      abort = () => {
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', abort, { once: true });
    });
    if (result.broken !== undefined)
      throw new CliError(
        'unavailable',
        `The --jq filter did not finish: ${clean(result.broken)}.`,
        'Use a simpler filter, or fewer records.',
      );
    if (result.failed !== undefined) throw filterError(result.failed, filter, wrong);
    const text = result.text ?? '';
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
  } finally {
    clearTimeout(timer);
    if (abort) signal.removeEventListener('abort', abort);
    await worker.terminate();
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
