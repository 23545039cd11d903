import { placeOfValue } from '../1-read/source.js';
import type { ColumnSpec, FlagSpec } from '../2-shape/types.js';
import { parseWire } from '../3-bind/wires.js';
import { header } from '../3-bind/words.js';
import type { Rule } from './rule.js';

/** Columns have distinct keys, and lists have columns: otherwise a table shows whatever its rows contain. */
export const columns: Rule = ({ bound, report }) => {
  const checked = new Set<object>();
  for (const { spec, scope, request, words, at } of bound.commands) {
    for (const list of [spec.columns, scope.spec.columns]) {
      if (list === undefined || checked.has(list)) continue;
      checked.add(list);
      const keys = list.map(keyOf);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) !== index) report.add('CS419', placeOfValue(list, index), { key });
        const wire = wireOf(scope.spec.fields?.[key]);
        const column = list[index];
        if (
          wire === undefined ||
          wire.split('.')[0] === key ||
          (typeof column === 'object' && column.from !== undefined)
        )
          return;
        report.add('CS507', placeOfValue(list, index), { key, wire, column: `'${wire}|${header(key)}'` });
      });
    }
    const own = spec.columns ?? scope.spec.columns ?? [];
    if (request?.shape === 'rows' && request.resource === undefined && own.length === 0)
      report.add('CS503', at, { words: words.join(' ') });
  }
};

/** Returns the name of a field in the service; `undefined` if the wire is more than a name. */
function wireOf(field: FlagSpec | undefined): string | undefined {
  if (typeof field?.wire !== 'string') return undefined;
  const { place = 'body', name } = parseWire(field.wire);
  return (place === 'body' || place === 'query') && /^[\w.]+$/.test(name) ? name : undefined;
}

const keyOf = (column: string | ColumnSpec): string =>
  typeof column === 'string' ? (column.split('|')[0] ?? '') : column.key;
