/** Opens the forge for the tests beside this file; each closes it when it ends. */
import { afterEach } from 'node:test';
import { openBench } from 'cmdspec-runtime/testing';
import { client } from './client/client.js';

export let bench;
afterEach(() => bench?.close());

/** Opens the forge, whose responses come from `answer`. */
export async function open(answer) {
  bench = await openBench(client, { answer });
}

/** Opens the forge, and runs a command line that must succeed. */
export async function forge(answer, argv, options) {
  await open(answer);
  const ended = await bench.run(argv, options);
  return { ...ended, urls: bench.seen.map(({ method, url }) => `${method} ${url}`), seen: bench.seen };
}

export const rows = (from, to) =>
  Array.from({ length: to - from }, (_, index) => ({ id: from + index, number: from + index }));
export const idsOf = ({ out }) => JSON.parse(out).map(({ id }) => id);
