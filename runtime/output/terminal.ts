import type { World } from '../contract/context.js';

/** Whether standard output is a terminal. A pipe or a file is recognized without opening it as a stream. */
export function printsToTerminal(world: World): boolean {
  return world.direct?.stdout === undefined && world.stdout.isTTY === true;
}
