/** Notes about the process, which the runs of one tool server share. */
import type { World } from '../contract/context.js';

/** Returns a note about the process and not about a run, as a list; an empty one if an earlier run of the process reported it. */
export function unreported({ reported }: Pick<World, 'reported'>, text: string): readonly string[] {
  if (reported?.has(text) === true) return [];
  reported?.add(text);
  return [text];
}
