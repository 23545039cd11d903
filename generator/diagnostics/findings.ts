/** The two findings that most checks report: a key without effect, and a name that nothing declares. */
import { placeOfKey, type Span } from '../1-read/source.js';
import { candidates } from './nearest.js';
import type { Report } from './report.js';

/** Reports a key that is written and has no effect. */
export function reportIdle(report: Report, owner: object | undefined, key: string, why: string): void {
  if (owner === undefined || (owner as Readonly<Record<string, unknown>>)[key] === undefined) return;
  report.add('CS426', placeOfKey(owner, key), { key, why });
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
  report.add('CS316', at, { what, name, hint: candidates(name, known, label, shown) });
}
