import type { Row } from '../../contract/rows.js';
import { plainText } from '../../base/json.js';
import { fillTerm } from './terms.js';

type Query = Readonly<Record<string, string>>;

/** Codes that one request looks up. */
export interface Batch {
  readonly codes: readonly string[];
  readonly query: Query;
}

/** Services limit the length of an address, and the number of terms of a filter. */
const MOST_CHARACTERS = 1500;
const MOST_CODES = 25;

/** Maximum number of records in the response to a batch. A response with as many may lack some. */
export const MOST_FOUND = 2 * MOST_CODES;

/** A code with the filter templates that look it up, one for each key that it may be of. */
export interface Wanted {
  readonly code: string;
  /** The code without the name of its key. */
  readonly text: string;
  readonly filters: readonly string[];
}

/** Splits codes into as few requests as possible. A code that is alone in its batch has the query of a single look-up. */
export function batchesOf(rest: Query, wanted: readonly Wanted[]): readonly Batch[] {
  const groups: { readonly code: string; readonly term: string }[][] = [];
  for (const { code, text, filters } of wanted) {
    const terms = filters.map((filter) => fillTerm(filter, text));
    const entry = {
      code,
      term: `(${terms.length === 1 ? terms.join('') : terms.map((one) => `(${one})`).join(' or ')})`,
    };
    const last = groups.at(-1);
    const length = [...(last ?? []), entry].reduce((sum, { term }) => sum + term.length + ' or '.length, 0);
    if (last === undefined || last.length === MOST_CODES || length > MOST_CHARACTERS) groups.push([entry]);
    else last.push(entry);
  }
  return groups.map((group) => {
    const [only] = group;
    const own = group.map(({ code }) => code);
    if (group.length === 1 && only !== undefined)
      return { codes: own, query: { ...rest, $filter: only.term.slice(1, -1) } };
    const $filter = group.map(({ term }) => term).join(' or ');
    return { codes: own, query: { ...rest, $filter, $top: String(MOST_FOUND) } };
  });
}

/**
 * Returns the records that have the code in a field; without one, those that have it in another case.
 *
 * @param isNumber whether the field is a number, which may be typed with zeros: 007 and 7 are two codes
 */
export function rowsWith(rows: readonly Row[], field: string, code: string, isNumber: boolean): readonly Row[] {
  const wanted = plain(code, isNumber);
  const exact = rows.filter((row) => plain(row[field], isNumber) === wanted);
  if (exact.length > 0) return exact;
  return rows.filter((row) => plain(row[field], isNumber).toLowerCase() === wanted.toLowerCase());
}

/** Codes are stored with blanks before them. */
const plain = (value: unknown, isNumber: boolean): string => {
  const text = plainText(value ?? '').trim();
  return isNumber ? text.replace(/^0+(?=\d)/, '') : text;
};
