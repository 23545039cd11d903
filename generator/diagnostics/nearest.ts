/** Parts of remedies that suggest or list known names. */
import { nearest } from '../../runtime/base/suggestions.js';

/** Returns the first half of a remedy, `Did you mean "x"? `, or an empty text. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const [name] = nearest(typed, [...known]);
  return name === undefined ? '' : `Did you mean "${name}"? `;
}

/** Returns names on one line, shortened when there are many. */
export function listed(names: Iterable<string>, most = 12): string {
  const all = [...names];
  if (all.length === 0) return 'none';
  return all.length <= most ? all.join(', ') : `${all.slice(0, most).join(', ')} and ${all.length - most} more`;
}

/** Returns a whole remedy with the nearest name and the known names; `shown` limits how many are listed. */
export function candidates(typed: string, known: readonly string[], label: string, shown = known): string {
  const near = didYouMean(typed, known);
  return `${near}${label}: ${listed(new Set(shown), near === '' ? 60 : 20)}.`;
}
