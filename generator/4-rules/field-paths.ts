/** Checks that field paths in wires and columns can be read, and that none reaches the prototype of an object. */
import { isSafeKey } from '../../runtime/base/objects.js';
import { segments } from '../../runtime/base/paths.js';
import { placeOfValue, within, type Span } from '../1-read/source.js';
import type { ColumnSpec } from '../2-shape/types.js';
import { placeOfUse, writtenWires } from '../3-bind/wires.js';
import type { Rule } from './rule.js';

export const fieldPaths: Rule = ({ bound, report }) => {
  const seen = new Set<object>();
  const check = (isRead: boolean, path: string, at: Span): void => {
    if (!isRead) report.add('CS452', path === '' ? at : within(at, path), { path });
  };
  for (const { args, flags, spec, scope } of bound.commands) {
    for (const list of [spec.columns, scope.spec.columns]) {
      if (list === undefined || seen.has(list)) continue;
      seen.add(list);
      list.forEach((column, index) => {
        for (const [path, at] of pathsOf(column, placeOfValue(list, index))) check(isColumnPath(path), path, at);
      });
    }
    for (const flag of [...args, ...flags]) {
      if (seen.has(flag.spec)) continue;
      seen.add(flag.spec);
      flag.wires.forEach(({ in: place, name }, index) => {
        const isPath = place === 'body' || place === 'keep';
        const at = placeOfUse(flag, writtenWires(flag).length > 1 ? index : 0);
        const isForm = place === 'form' || place === 'query';
        check(isPath ? isFieldPath(name) : isSafe(name) && (!isForm || isFieldName(name)), name, at);
      });
    }
  }
};

/** Whether the brackets of a form field or parameter are closed: `to[city]`, `lines[0][price]`, `tags[]`. No character of it is escaped. */
const isFieldName = (name: string): boolean =>
  /^[^[\]]*(?:\[[^[\]]*\][^[\]]*)*$/.test(name) && !/\\[.[\]\\]/.test(name);

const isSafe = (path: string): boolean => path.split(/[.[\]]/).every(isSafeKey);

/** Whether the path is that of a field in a body: empty for the whole body, `[]` for a body that is a list. */
function isFieldPath(path: string): boolean {
  try {
    return path === '' || path === '[]' || segments(path).length > 0;
  } catch {
    return false;
  }
}

/** Whether the brackets of a column are a position, a mark or a condition; everything else can be the name of a field. */
const isColumnPath = (path: string): boolean =>
  isSafe(path) &&
  /^(?:[^[\]\\]|\\[.[\]\\])*(?:\[(?:\d{1,4}|[a-z_]\w*(?:=[\w-]+)?)?\](?:[^[\]\\]|\\[.[\]\\])*)*$/i.test(path);

/** Returns the paths of a column with their places; a template is a path for each of its names. */
function pathsOf(column: string | ColumnSpec, at: Span): readonly (readonly [path: string, at: Span])[] {
  if (typeof column === 'string') return [[column.split('|')[0] ?? '', at]];
  return [...sourcesAt(column, column.from === undefined ? 'key' : 'from'), ...sourcesAt(column, 'each', 'money')];
}

/** Returns the paths in keys that hold a path, a template or a list of them; templates are filled from any name. */
const sourcesAt = <Owner extends object>(
  owner: Owner,
  ...keys: readonly (keyof Owner & string)[]
): readonly (readonly [path: string, at: Span])[] =>
  keys.flatMap((key) =>
    [(owner[key] ?? []) as string | readonly string[]]
      .flat()
      .filter((source) => !source.includes('{'))
      .map((source) => [source, placeOfValue(owner, key)] as const),
  );
