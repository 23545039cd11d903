import { distance } from 'fastest-levenshtein';

/** Known names that `typed` may have meant, nearest first: a few edits away, or one is the start of the other. */
export function nearest(typed: string, known: Iterable<string>, most = 1): string[] {
  // Two letters that changed places are two edits.
  const limit = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
  return [...new Set(known)]
    .map((name) => ({ name, edits: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(
      ({ name, edits }) => edits <= limit || (typed.length > 2 && (name.startsWith(typed) || typed.startsWith(name))),
    )
    .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

/** A remedy's first half: `Did you mean "x"? `, or nothing. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const [name] = nearest(typed, known);
  return name === undefined ? '' : `Did you mean "${name}"? `;
}

/** Names in one line, cut when there are many. */
export function listed(names: Iterable<string>, most = 12): string {
  const all = [...names];
  if (all.length === 0) return 'none so far';
  return all.length <= most ? all.join(', ') : `${all.slice(0, most).join(', ')} and ${all.length - most} more`;
}

/** A whole remedy: the nearest name, and those that there are; `worth` are the ones worth telling. */
export function candidates(typed: string, known: readonly string[], label: string, worth = known): string {
  return `${didYouMean(typed, known)}${label}: ${listed(new Set(worth), 60)}`;
}
