import { clean } from './clean.js';

/** Maximum characters of a description, which shares a line with its word. */
const WIDEST = 60;

/**
 * Returns a line of completion: the word, and after a tab its description. Empty for a word that cannot be typed as it is
 * shown, which would be another value, and for one that begins with a dash, which would be a flag.
 */
export function proposal(word: string, about = ''): string {
  if (/^-|^\s*$/.test(word) || word !== clean(word)) return '';
  const shown = shorten(clean(about)).trim();
  return shown === '' ? `${word}\n` : `${word}\t${shown}\n`;
}

/** Returns a line for each id, with the first of its names. */
export function idLines(entries: Iterable<{ readonly id: string; readonly name: string }>): string {
  const first = new Map<string, string>();
  for (const { id, name } of entries) if (!first.has(id)) first.set(id, name);
  return [...first].map(([id, name]) => proposal(id, name)).join('');
}

/** Most descriptions are short, and a list has up to thousands of them: only long ones are taken apart. */
const shorten = (text: string): string => (text.length <= WIDEST ? text : [...text].slice(0, WIDEST).join(''));
