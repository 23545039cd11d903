/** Parts of messages. */
import type { Globals } from '../contract/context.js';

/** Quotes a word for a shell, if it needs that. */
export const quote = (text: string): string =>
  /^[\w./:=,@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the words that choose the profile of this run, in a command line that a message shows. */
export const profileWords = ({ profile }: Pick<Globals, 'profile'>): readonly string[] =>
  profile === 'default' ? [] : ['--profile', profile];

/**
 * Returns the first texts of a list in a message, and how many more there are as the last one. A single further text takes no
 * more room than its count.
 */
export function firstSome(texts: readonly string[], most: number): readonly string[] {
  if (texts.length <= most + 1) return texts;
  return [...texts.slice(0, most), `and ${String(texts.length - most)} more`];
}
