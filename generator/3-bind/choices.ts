import type { FlagSpec } from '../2-shape/types.js';

/** What may be typed. */
export function choicesOf({ choices }: FlagSpec): string[] | undefined {
  if (choices === undefined) return undefined;
  return Array.isArray(choices) ? choices.map(String) : Object.keys(choices).sort();
}
