/** Runs a command line inside a test. */
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import { main } from '../cli/main.js';
import { fakeWorld, type FakeOptions } from './world.js';

/** How a command line ended. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line of a client in this process, at the real time; `changes` replace parts of its world. */
export async function runHere(
  client: Client,
  argv: readonly string[],
  options: FakeOptions,
  changes: Partial<World> = {},
): Promise<Ended> {
  const { world, out, err } = fakeWorld(argv, options.typed === undefined ? { stdin: '', ...options } : options);
  const code = await main(client, { ...world, now: () => new Date(), ...changes });
  return { code, out: out(), err: err() };
}
