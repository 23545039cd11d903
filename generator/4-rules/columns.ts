import { placeOfValue } from '../1-read/source.js';
import type { ColumnSpec } from '../2-shape/types.js';
import type { Rule } from './rules.js';

/** Columns are chosen by key; a list without columns shows what happens to be in its rows. */
export const columns: Rule = ({ bound, report }) => {
  const checked = new Set<object>();
  for (const { spec, scope, request, words, at } of bound.commands) {
    for (const list of [spec.columns, scope.spec.columns]) {
      if (list === undefined || checked.has(list)) continue;
      checked.add(list);
      const keys = list.map(keyOf);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) !== index) report.add('CS419', placeOfValue(list, index), { key });
      });
    }
    const own = spec.columns ?? scope.spec.columns ?? [];
    if (request?.shape === 'rows' && own.length === 0) report.add('CS503', at, { words: words.join(' ') });
  }
};

const keyOf = (column: string | ColumnSpec): string =>
  typeof column === 'string' ? (column.split('|')[0] ?? '') : column.key;
