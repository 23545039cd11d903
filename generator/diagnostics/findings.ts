/** The two findings that most checks report: a key without effect, and a name that nothing declares. */
import { removeEntry } from '../1-read/edits.js';
import { placeOfKey, type Span } from '../1-read/source.js';
import { candidates } from './nearest.js';
import { respelled } from './respelled.js';
import type { Report } from './report.js';

/** Reports a key, or an element of a list, that is written and has no effect. */
export function reportIdle(report: Report, owner: object | undefined, key: string | number, why: string): void {
  const value = (owner as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (owner === undefined || value === undefined) return;
  const shown = typeof key === 'number' ? String(value) : key;
  report.add('CS426', placeOfKey(owner, key), { key: shown, why }, removeEntry(owner, key));
}

/** Reports a name that is written and not known; `shown` limits the names that the remedy lists under `label`. */
export function checkName(
  report: Report,
  what: string,
  name: string | undefined,
  known: readonly string[],
  at: Span,
  label = 'Known',
  shown = known,
): void {
  if (name === undefined || known.includes(name)) return;
  report.add('CS316', at, { what, name, hint: candidates(name, known, label, shown) }, respelled(at, name, known));
}
