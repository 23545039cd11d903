import { distance } from 'fastest-levenshtein';

/**
 * Names nearest to a misspelt one, nearest first, at most three. A name that starts with the word, or holds it, counts
 * as near whatever its length.
 */
export function nearest(word: string, names: readonly string[]): string[] {
  const typed = word.toLowerCase();
  const limit = Math.max(1, Math.ceil(typed.length / 3));
  return names
    .map((name) => {
      const known = name.toLowerCase();
      const part = typed.length > 1 && (known.startsWith(typed) || typed.startsWith(known));
      return { name, far: part ? Math.min(1, distance(typed, known)) : distance(typed, known) };
    })
    .filter(({ far }) => far <= limit)
    .sort((one, other) => one.far - other.far || (one.name < other.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name }) => name);
}
