/** How the text of a cell reads. Digits alone are a number beside figures, and a code without them. */
export type Reads = 'figure' | 'either' | 'words';

/** An amount or a share, also one with a remark: `€535,600`, `EUR 12.50`, `13.7%`, `3 (5450)`. */
const FIGURE =
  /^[-+\u2212]?(?:\p{Sc} ?|[A-Z]{3} )?[-+\u2212]?\d[\d.,' \u00a0\u202f]*(?: ?(?:%|\p{Sc})| [A-Z]{3})?(?: \([^()]*\))?$/u;

/** Digits alone, and what stands for a missing figure. */
const EITHER = /^(?:[-+\u2212]?\d[\d.,' \u00a0\u202f]*|-|n\/a)$/;

/** Returns how a text reads that is not the text of a number. */
export function readsAs(text: string): Reads {
  if (EITHER.test(text)) return 'either';
  return FIGURE.test(text) ? 'figure' : 'words';
}
