import type { World } from '../contract/context.js';

/** Writes text to the end, and returns what failed. */
export async function writeTo(
  world: World,
  name: 'stdout' | 'stderr',
  text: string,
): Promise<NodeJS.ErrnoException | undefined> {
  const rest = world.direct?.[name]?.(text) ?? text;
  if (rest.length === 0) return undefined;
  return await new Promise((resolve) => {
    world[name].write(rest, (error) => {
      resolve(error ?? undefined);
    });
  });
}
