/** Lists as JSON, as one object per line, and as values. */
import { jsonLines, stringifyJson } from '../base/json.js';
import type { Row } from '../contract/rows.js';
import type { Shape, ValueSink } from './shapes.js';

/** The text of `JSON.stringify(rows, null, 2)`, in pieces. */
export function jsonRows(escape: (json: string) => string): Shape<string> {
  let hasBegun = false;
  return {
    rows: (some) => {
      // In a list of their own, the rows are indented as in the whole list.
      const text = escape(stringifyJson(some, 2)).slice(1, -2);
      const before = hasBegun ? ',' : '[';
      hasBegun = true;
      return `${before}${text}`;
    },
    end: () => (hasBegun ? '\n]\n' : '[]\n'),
    // What was read stays valid JSON; the exit code reports that more is missing.
    cut: () => (hasBegun ? '\n]\n' : ''),
  };
}

export function ndjsonRows(escape: (json: string) => string): Shape<string> {
  return { rows: (some) => escape(jsonLines(some)), end: () => '' };
}

/** The rows themselves. As with text, nothing is passed on before the first row or the end. */
export function valueRows(sink: ValueSink): Shape {
  let add: ReturnType<ValueSink['list']> | undefined;
  const take = (some: readonly Row[]): Promise<string> | string => {
    add ??= sink.list();
    return add(some)?.then(() => '') ?? '';
  };
  return { rows: take, end: () => take([]) };
}
