import { distance } from 'fastest-levenshtein';

/**
 * Returns the names nearest to a misspelled one, nearest first, at most three. A near name differs by at most one edit
 * per three letters, and by no more than three; swapped letters count as one edit. A name that begins with the word, or
 * that the word begins with, is always near.
 */
export function nearest(word: string, names: readonly string[]): string[] {
  const typed = word.toLowerCase();
  const limit = Math.min(3, Math.max(1, Math.floor(typed.length / 3)));
  return (
    names
      .map((name) => ({ name, far: edits(typed, name.toLowerCase()), steps: distance(typed, name.toLowerCase()) }))
      .filter(({ name, far }) => far <= limit && far < name.length)
      // Of many names that begin with the word, the shortest is the likeliest.
      .sort((one, other) => one.far - other.far || one.steps - other.steps || (one.name < other.name ? -1 : 1))
      .slice(0, 3)
      .map(({ name }) => name)
  );
}

/** Counts the edits between two lower-case words. */
export function edits(typed: string, known: string): number {
  const far = distance(typed, known);
  const begins = (typed.length > 1 && known.startsWith(typed)) || (known.length > 2 && typed.startsWith(known));
  const swapped = far === 2 && letters(typed) === letters(known);
  return begins || swapped ? Math.min(1, far) : far;
}

const letters = (word: string): string => [...word].sort().join('');
