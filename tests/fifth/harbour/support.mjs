/** Runs the compiled client as a process of its own, against the harbour. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'node:test';
import { harbour } from './serve.mjs';

const bin = fileURLToPath(new URL('./client/bin.js', import.meta.url));

/** The service and the home of the test that runs. */
export let port;
export let home;
beforeEach(async () => {
  port = await harbour();
  home = mkdtempSync(join(tmpdir(), 'harbour-'));
});
afterEach(async () => {
  await port.close();
  rmSync(home, { recursive: true, force: true });
});

/** Starts a command line. `lines` has what it has printed so far, by lines. */
export function start(argv, { env = {} } = {}) {
  const child = spawn(process.execPath, [bin, ...argv], {
    cwd: home,
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      HARBOURCLI_BASE_URL: port.origin,
      HARBOURCLI_TIDES_BASE_URL: port.origin,
      HARBOURCLI_ACCESS_TOKEN: 'harbour-token',
      HARBOURCLI_SIGNING_KEY: 'signing-key-1',
      HARBOURCLI_TIDE_KEY: 'tide-key-1',
      ...env,
    },
  });
  const run = { child, out: '', err: '' };
  child.stdout.on('data', (chunk) => (run.out += chunk));
  child.stderr.on('data', (chunk) => (run.err += chunk));
  run.ended = new Promise((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, out: run.out, err: run.err })),
  );
  return run;
}

export const run = (argv, options) => start(argv, options).ended;

/** Runs a command line that must succeed, and returns its JSON. */
export async function json(...argv) {
  const { code, out, err } = await run([...argv, '--output', 'json']);
  if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out);
}

/** Returns the values of lines of JSON. */
export const lines = (out) =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Waits until a condition holds. */
export async function until(holds) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (holds()) return;
    await setTimeout(10);
  }
  throw new Error('It did not happen within 5 s.');
}
