/** The type of a rule. */
import type { Facts, Target } from '../1-read/facts.js';
import type { Bound } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';

/** The input of a rule. */
export interface Ruling {
  readonly bound: Bound;
  readonly facts: Facts;
  readonly target: Target;
  readonly report: Report;
}

/** Reports problems of a bound spec; changes nothing. */
export type Rule = (ruling: Ruling) => void;
