import type { Globals } from '../contract/context.js';

/** Quotes a word for a shell, if it needs that. */
export const quote = (text: string): string =>
  /^[\w./:=,@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the words that choose the profile of this run, in a command line that a message shows. */
export const profileWords = ({ profile }: Pick<Globals, 'profile'>): readonly string[] =>
  profile === 'default' ? [] : ['--profile', profile];
