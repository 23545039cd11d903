import { nearest } from '../../runtime/base/nearest.js';

/** A remedy's first half: `Did you mean "x"? `, or nothing. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const [name] = nearest(typed, [...known]);
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
