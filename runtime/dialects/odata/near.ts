import type { Reference } from '../../contract/lookups.js';
import type { Row } from '../../contract/rows.js';
import { plainText } from '../../base/json.js';
import { edits } from '../../base/suggestions.js';
import { padded, quoted } from './literals.js';

type Query = Readonly<Record<string, string>>;

/** Maximum number of records that an error proposes for an unknown code. */
const MOST_PROPOSED = 5;

/** A longer text is not a code or a name, and would not fit into an address twice. */
const LONGEST = 60;

/**
 * Returns the query for records that resemble a code which does not exist: codes with the same beginning and names that
 * contain the text. `undefined` for numbers of documents, whose neighbors belong to anyone, and if the look-up has no such form.
 *
 * @param names fields that name a record, `catalogue.names`
 */
export function nearQuery(
  { by = [], tries = [] }: Reference,
  code: string,
  names: readonly string[],
): Query | undefined {
  const [query] = tries;
  const filter = query?.['$filter'];
  const [, term, width] = /(\w+ eq '\{text(?::(\d+))?\}')/.exec(filter ?? '') ?? [];
  const [field = ''] = by;
  if (query === undefined || filter === undefined || term === undefined || code.length > LONGEST) return undefined;
  const near = sameStart(field, code, width, named(query, by, names));
  return { ...query, $filter: filter.replace(term, () => near) };
}

const SEPARATOR = /[-._/ ]/g;
/** What is written between the parts of a code, and often mistaken. */
const SEPARATORS = ['-', '.', '_', '/', ' ', ''];

function sameStart(field: string, code: string, width: string | undefined, name: string | undefined): string {
  const whole = width === undefined ? code : padded(code, Number(width));
  // The last third may be wrong. One character remains, because every code starts with an empty text.
  const start = code.length < 2 ? whole : whole.slice(0, -Math.max(1, Math.floor(code.length / 3)));
  const starts = code.search(SEPARATOR) >= 0 ? SEPARATORS.map((one) => start.replaceAll(SEPARATOR, one)) : [start];
  const terms = [
    ...starts.map((one) => `startswith(${field},${quoted(one)})`),
    ...(name === undefined ? [] : [`substringof(${quoted(code)},${name})`]),
  ];
  return `(${terms.join(' or ')})`;
}

/** Returns the field with the name of a record, if the look-up selects one. */
const named = (query: Query, by: readonly string[], names: readonly string[]): string | undefined =>
  names.find((name) => !by.includes(name) && query['$select']?.split(',').includes(name));

/** Returns the records whose codes are nearest to an unknown one, nearest first. */
export function nearestRows(rows: readonly Row[], field: string, code: string): readonly Row[] {
  const far = (row: Row): number =>
    edits(
      code.toLowerCase(),
      plainText(row[field] ?? '')
        .trim()
        .toLowerCase(),
    );
  return [...rows].sort((one, other) => far(one) - far(other)).slice(0, MOST_PROPOSED);
}
