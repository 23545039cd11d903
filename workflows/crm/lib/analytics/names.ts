/** Normalizes and compares names of companies. */

/** Words that only state the legal form of a company. */
const FORMS = /(?<![\p{L}\p{N}])(?:inc|ltd|llc|gmbh|sa|sarl|bv|corp|co)(?![\p{L}\p{N}])\.?/gu;

/** Returns the letters a to z and digits of a name, without its legal form: `Acme, Inc.` and `acme` are equal. */
export const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(FORMS, '')
    .replace(/[^a-z0-9]/g, '');

/** Jaro-Winkler similarity of two texts, from 0 to 1: prefix weight 0.1, prefix of at most 4 characters. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Array<boolean>(b.length).fill(false);
  const left: string[] = [];
  for (let i = 0; i < a.length; i++) {
    for (let j = Math.max(0, i - reach); j <= Math.min(b.length - 1, i + reach); j++) {
      if (taken[j] === true || a[i] !== b[j]) continue;
      taken[j] = true;
      left.push(a[i] ?? '');
      break;
    }
  }
  if (left.length === 0) return 0;
  const right = [...b].filter((_letter, at) => taken[at]);
  const moved = left.filter((letter, at) => letter !== right[at]).length / 2;
  const jaro = (left.length / a.length + left.length / b.length + (left.length - moved) / left.length) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < Math.min(a.length, b.length) && a[prefix] === b[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}
