/** Checks that lists have columns, which decide what a table shows, and that columns have distinct keys that have an effect. */
import { reportIdle } from '../diagnostics/findings.js';
import { withoutPrototype } from '../../runtime/base/objects.js';
import { firstStep } from '../../runtime/base/paths.js';
import { placeOfValue } from '../1-read/source.js';
import type { ColumnSpec, FlagSpec } from '../2-shape/types.js';
import { parseWire } from '../3-bind/wires.js';
import { header } from '../3-bind/words.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

export const columns: Rule = ({ bound, report }) => {
  const checked = new Set<object>();
  for (const { spec, scope, request, words, at } of bound.commands) {
    for (const list of [spec.columns, scope.spec.columns]) {
      if (list === undefined || checked.has(list)) continue;
      checked.add(list);
      for (const column of list) if (typeof column === 'object') checkKeys(column, report);
      const keys = list.map(keyOf);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) !== index) report.add('CS419', placeOfValue(list, index), { key });
        const wire = wireOf(withoutPrototype<FlagSpec>(scope.spec.fields ?? {})[key]);
        const column = list[index];
        if (wire === undefined || firstStep(wire) === key || (typeof column === 'object' && column.from !== undefined))
          return;
        report.add('CS507', placeOfValue(list, index), { key, wire, column: `'${wire}|${header(key)}'` });
      });
    }
    const own = spec.columns ?? scope.spec.columns ?? [];
    if (request?.shape === 'rows' && request.resource === undefined && own.length === 0)
      report.add('CS503', at, { words: words.join(' ') });
  }
};

/** Keys that decide what a cell shows. Of two, the first wins. */
const views = ['each', 'money', 'form', 'share', 'reference', 'values'] as const;

/** Reports keys of a column that have no effect beside others. */
function checkKeys(column: ColumnSpec, report: Report): void {
  const add = (key: keyof ColumnSpec, why: string): void => {
    reportIdle(report, column, key, why);
  };
  const isMinor = column.form === 'minor' && column.money !== undefined;
  if (column.form === 'minor' && !isMinor) add('form', 'the column names no currency under `money`');
  const [first, ...others] = views.filter(
    (key) =>
      column[key] !== undefined && column[key] !== false && (key !== 'form' || (column.form !== 'plain' && !isMinor)),
  );
  for (const key of others) {
    // Elements of a list may have names, and a CSV file has the value of a share.
    if (key === 'values' && (first === 'each' || first === 'share')) continue;
    add(key, first === 'each' ? 'a list has no such form' : `the cell shows \`${String(first)}\``);
  }
  if (first === 'money' || first === 'form' || first === 'share' || first === 'reference') {
    if (column.form === 'plain') add('form', `the cell shows \`${first}\``);
    add('join', `the cell shows \`${first}\``);
  }
  const isText = column.from !== undefined && [column.from].flat().every((from) => from.includes('{'));
  if (isText) for (const key of ['each', 'sum', 'join'] as const) add(key, 'a template is text, not a list');
  if (column.sum !== undefined) for (const key of ['each', 'join'] as const) add(key, 'a sum is a number, not a list');
}

/** Returns the name of a field in the service; `undefined` if the wire is more than a name. */
function wireOf(field: FlagSpec | undefined): string | undefined {
  if (typeof field?.wire !== 'string') return undefined;
  const { place = 'body', name } = parseWire(field.wire);
  return (place === 'body' || place === 'query') && /^[\w.]+$/.test(name) ? name : undefined;
}

const keyOf = (column: string | ColumnSpec): string =>
  typeof column === 'string' ? (column.split('|')[0] ?? '') : column.key;
