/** Finds organizations with the same or a similar name. */
import { normalizeName, similarity } from './names.js';
import type { Id } from './record-values.js';

export interface Named {
  readonly id: Id;
  readonly name: string;
}

/** Maximum number of names whose pairs are compared. The number of pairs grows with its square. */
const MOST = 2000;
const LEAST = 0.92;

export type DuplicateName =
  | { readonly kind: 'exact'; readonly name: string; readonly ids: readonly Id[] }
  | { readonly kind: 'fuzzy'; readonly names: readonly string[]; readonly ids: readonly Id[]; readonly score: number }
  | { readonly kind: 'note'; readonly note: string };

/** Returns organizations with the same normalized name, and pairs of the others whose names are similar. */
export function duplicateNames(all: readonly Named[]): DuplicateName[] {
  const groups = new Map<string, Named[]>();
  for (const one of all) {
    const name = normalizeName(one.name);
    if (name === '') continue;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const single: (Named & { readonly plain: string })[] = [];
  const found: DuplicateName[] = [];
  for (const [plain, group] of groups) {
    const [first, second] = group;
    if (second !== undefined) found.push({ kind: 'exact', name: plain, ids: group.map(({ id }) => id) });
    else if (first !== undefined) single.push({ ...first, plain });
  }
  if (single.length > MOST) {
    const note = `Similar names were not compared: there are ${single.length} different names, more than ${MOST}.`;
    return [...found, { kind: 'note', note }];
  }
  single.forEach((one, at) => {
    for (const other of single.slice(at + 1)) {
      // Names of very different length cannot reach the score. Skipping them saves most comparisons.
      const [short, long] = [one.plain.length, other.plain.length].sort((a, b) => a - b) as [number, number];
      if (short < 0.6 * long) continue;
      const score = similarity(one.plain, other.plain);
      if (score < LEAST) continue;
      const pair = [one, other].sort((a, b) => compareIds(a.id, b.id));
      found.push({
        kind: 'fuzzy',
        names: pair.map(({ name }) => name),
        ids: pair.map(({ id }) => id),
        score: Number(score.toFixed(4)),
      });
    }
  });
  return found;
}

const compareIds = (a: Id, b: Id): number => Number(a) - Number(b) || (String(a) < String(b) ? -1 : 1);
