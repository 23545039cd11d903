/** Parts of messages. */

/**
 * Returns the first texts of a list in a message, and how many more there are as the last one. A single further text takes no
 * more room than its count.
 */
export function firstSome(texts: readonly string[], most: number): readonly string[] {
  if (texts.length <= most + 1) return texts;
  return [...texts.slice(0, most), `and ${String(texts.length - most)} more`];
}

/** Returns alternatives for a message: `A`, `A or B`, `A, B or C`. */
export const either = (names: readonly string[]): string => joined(names, 'or');

/** Returns all of them for a message: `A`, `A and B`, `A, B and C`. */
export const every = (names: readonly string[]): string => joined(names, 'and');

function joined(names: readonly string[], word: 'or' | 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
