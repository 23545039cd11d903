/** Checks that wires, columns and fixed parts of a body name fields of their resource. */
import { isCurrency } from '../../runtime/base/decimals.js';
import { placeOfValue, type Span } from '../1-read/source.js';
import type { ColumnSpec } from '../2-shape/types.js';
import { fieldOf, recordOf, type Subject } from '../3-bind/catalogue.js';
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';
import { placeOfWire } from '../3-bind/wires.js';
import { candidates } from '../diagnostics/nearest.js';
import { firstKey } from '../../runtime/base/paths.js';
import { namesIn } from '../../runtime/dialects/odata/names.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

export const fields: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { request, spec, scope, args, flags } = command;
    const record = request?.resource?.record;
    if (record === undefined) continue;
    const subject: Subject = { name: record.name, record };
    const parent = request?.resource?.verb === 'line-add' ? scope.spec.lines?.parent : undefined;
    for (const flag of [...args, ...flags]) checkWires(flag, subject, parent, report);
    const isLine = request?.resource?.verb === 'lines';
    for (const list of [spec.columns, isLine || request?.shape !== 'rows' ? undefined : scope.spec.columns]) {
      list?.forEach((column, index) => {
        for (const path of pathsOfColumn(column)) checkPath(path, subject, placeOfValue(list, index), bound, report);
      });
    }
    spec.fixed?.forEach((name, index) => fieldOf(subject, name, placeOfValue(spec.fixed as object, index), report));
    if (spec.body !== undefined && !Array.isArray(spec.body)) {
      for (const path of Object.keys(spec.body)) fieldOf(subject, firstKey(path), keyPlace(command, path), report);
    }
  }
};

/** A column can be read from the lines of a record, whose fields the catalogue knows as well. */
function checkPath(path: string, subject: Subject, at: Span, { catalogue }: Bound, report: Report): void {
  const field = fieldOf(subject, firstKey(path), at, report);
  const [, below] = /^[^.[\]]+\[[^\]]*\]\.(.+)$/.exec(path) ?? [];
  if (field?.navigates === undefined || below === undefined || catalogue === undefined) return;
  const record = recordOf(field.navigates, catalogue);
  if (record !== undefined) fieldOf({ name: record.name, record }, firstKey(below), at, report);
}

const keyPlace = ({ spec }: BoundCommand, path: string): Span => placeOfValue(spec.body as object, path);

function checkWires(flag: BoundFlag, subject: Subject, parent: string | undefined, report: Report): void {
  flag.wires.forEach(({ in: place, name }, index) => {
    const at = flag.spec.wire === undefined ? flag.usedAt : placeOfWire(flag.spec, index);
    if (place === 'body' && name !== '' && name !== '[]') {
      const field = fieldOf(subject, firstKey(name), at, report);
      // A line names its document, whatever the catalogue says about the field.
      if (field?.readonly === true && name !== parent)
        report.add('CS509', at, { name: firstKey(name), resource: subject.name });
    }
    if (place === 'query') checkParameter(name, subject, at, report);
    if (place === 'keep') fieldOf(subject, firstKey(name), at, report);
    // Braces in a term hold values, not names.
    if (place === 'term') for (const field of termNames(name)) fieldOf(subject, field, at, report);
  });
}

/** A function whose parameters are known has no others, besides the options of the dialect. */
function checkParameter(name: string, { record }: Subject, at: Span, report: Report): void {
  const known = Object.keys(record?.function ?? {});
  if (known.length === 0 || name === '' || name.startsWith('$') || known.includes(name)) return;
  report.add('CS330', at, { name, resource: record?.name ?? '', hint: candidates(name, known, 'Parameters') });
}

/** Returns the fields in a term of a filter. */
export const termNames = (term: string): readonly string[] =>
  (namesIn(term.replace(/\{[^{}]*\}/g, '0')) ?? []).map((name) => name.split('/')[0] ?? name);

/** Returns the paths of a column; not those of a template or of several paths. */
function pathsOfColumn(column: string | ColumnSpec): readonly string[] {
  if (typeof column === 'string') return [column.split('|')[0] ?? ''];
  const { key, from = key, money } = column;
  const own = typeof from === 'string' && !from.includes('{') ? [from] : [];
  return money === undefined || isCurrency(money) ? own : [...own, money];
}
