/** The edit that corrects a misspelled name. */
import { nearest } from '../../runtime/base/suggestions.js';
import type { Edit } from '../1-read/edits.js';
import { textOf, within, type Span } from '../1-read/source.js';

/** Returns the edit that writes the only near name in place of a misspelled one; `undefined` if none or several are near. */
export function respelled(at: Span, typed: string, known: readonly string[]): Edit | undefined {
  const [text, ...others] = nearest(typed, [...new Set(known)]);
  const span = within(at, typed);
  return text === undefined || others.length > 0 || textOf(span) !== typed ? undefined : { span, text };
}
