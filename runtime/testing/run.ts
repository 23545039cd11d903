import type { Client, World } from '../contract/context.js';
import { main } from '../cli/main.js';
import { fakeWorld, type FakeOptions } from './world.js';

/** How a command line ended. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** One command line of a client, run in this process at the real time; `changes` are to its world. */
export async function runHere(
  client: Client,
  argv: readonly string[],
  options: FakeOptions,
  changes: Partial<World> = {},
): Promise<Ended> {
  const { world, out, err } = fakeWorld(argv, { stdin: '', ...options });
  const code = await main(client, { ...world, now: () => new Date(), ...changes });
  return { code, out: out(), err: err() };
}
