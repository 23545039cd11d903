/** Look-ups of codes: the queries that find records by a code, and records that resemble one. */
import { plainText } from '../../base/json.js';
import { edits } from '../../base/suggestions.js';
import { fillTerm, padded, quoted } from '../../base/terms.js';
import type { Code, CodeBatch, CodeLookup } from '../../contract/dialect.js';
import type { Reference } from '../../contract/lookups.js';
import type { Row } from '../../contract/rows.js';
import { normalizeRow } from './rows.js';

/** Services limit the length of an address, and the number of terms of a filter. */
const MOST_CHARACTERS = 1500;
const MOST_CODES = 25;

/** Maximum number of records in the response to a batch. A response with as many may lack some. */
const MOST_FOUND = 2 * MOST_CODES;

/** Maximum number of records that an error proposes for an unknown code. */
const MOST_PROPOSED = 5;

/** A longer text is not a code or a name, and would not fit into an address twice. */
const LONGEST = 60;

export const codes: CodeLookup = {
  batches: (rule, all) => {
    const groups: { readonly code: Code; readonly term: string }[][] = [];
    for (const code of all) {
      const terms = code.keys.map((at) => fillTerm(filterOf(rule, at), code.text));
      const entry = {
        code,
        term: `(${terms.length === 1 ? terms.join('') : terms.map((one) => `(${one})`).join(' or ')})`,
      };
      const last = groups.at(-1);
      const length = [...(last ?? []), entry].reduce((sum, { term }) => sum + term.length + ' or '.length, 0);
      if (last === undefined || last.length === MOST_CODES || length > MOST_CHARACTERS) groups.push([entry]);
      else last.push(entry);
    }
    return groups.map((group) => batchOf(rule, group));
  },
  near: (rule, text, { catalogue }) => {
    const query = nearQuery(rule, text, catalogue?.names ?? []);
    return query && { query, nearest: (rows) => nearestRows(rows, rule.by?.[0] ?? '', text) };
  },
  selecting: (rule, fields) => {
    if (rule.tries === undefined || fields.length === 0) return rule;
    const tries = rule.tries.map((query) => {
      const { $select } = query;
      return $select === undefined
        ? query
        : { ...query, $select: [...new Set([...$select.split(','), ...fields])].join() };
    });
    return { ...rule, tries };
  },
  shown: ({ tries }) => tries?.[0]?.['$select']?.split(','),
  plain: normalizeRow,
};

const filterOf = ({ tries = [] }: Reference, at: number): string => tries[at]?.['$filter'] ?? '';

/** Returns the request for some codes. A request for a single code has no limit of its own. */
function batchOf(rule: Reference, group: readonly { readonly code: Code; readonly term: string }[]): CodeBatch {
  const { $filter: _filter, ...rest } = rule.tries?.[0] ?? {};
  const own = group.map(({ code }) => code);
  const $filter = group.map(({ term }) => term).join(' or ');
  if (group.length === 1)
    return {
      codes: own,
      query: { ...rest, $filter: $filter.slice(1, -1) },
      isCut: () => false,
      rowsOf: (rows) => rows,
    };
  return {
    codes: own,
    query: { ...rest, $filter, $top: String(MOST_FOUND) },
    isCut: ({ length }) => length >= MOST_FOUND,
    rowsOf: (rows, { text, keys }) => [
      ...new Set(
        keys.flatMap((at) => rowsWith(rows, rule.by?.[at] ?? '', text, filterOf(rule, at).includes('{number}'))),
      ),
    ],
  };
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
): CodeBatch['query'] | undefined {
  const [query] = tries;
  const filter = query?.['$filter'];
  const [, term, width] = /(\w+ eq '\{text(?::(\d+))?\}')/.exec(filter ?? '') ?? [];
  const [field = ''] = by;
  if (query === undefined || filter === undefined || term === undefined || code.length > LONGEST) return undefined;
  const near = sameStart(field, code, width, named(query, by, names));
  return { ...query, $filter: filter.replace(term, () => near) };
}

const SEPARATOR = /[-._/ ]/g;
/** Separators between the parts of a code, which are often mistaken. */
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
const named = (query: CodeBatch['query'], by: readonly string[], names: readonly string[]): string | undefined =>
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
