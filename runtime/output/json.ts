import { stringifyJson } from '../base/json.js';
import type { Shape } from './shapes.js';

/** The text of `JSON.stringify(rows, null, 2)`, row by row. */
export function jsonRows(escape: (json: string) => string): Shape {
  let count = 0;
  return {
    row: (row) => {
      count += 1;
      // As the only element of a list, the row is indented as in the whole list.
      const text = escape(stringifyJson([row], 2)).slice(1, -2);
      return count === 1 ? `[${text}` : `,${text}`;
    },
    end: () => (count === 0 ? '[]\n' : '\n]\n'),
    // What was read stays valid JSON; the exit code reports that more is missing.
    cut: () => (count === 0 ? '' : '\n]\n'),
  };
}

export function ndjsonRows(escape: (json: string) => string): Shape {
  return { row: (row) => `${escape(stringifyJson(row))}\n`, end: () => '' };
}
