/** Collects the names of fields that commands print and write, for `--fields`. */
import { firstStep } from '../../runtime/base/paths.js';
import type { Column } from '../../runtime/contract/command.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';
import { lowerColumns, sorted } from './plan.js';

/**
 * Returns the names that `--fields` may have, by group (`acme.order.`, with a dot at the end because a command can have the
 * name of a group): columns and the fields that they come from, fields that commands
 * write, and those that the group declares under `returns`. A command with its own `returns` has its own names, and a workflow
 * with columns has them besides those of its group. Records of the catalogue have the fields that it lists.
 */
export function lowerFields({ commands }: Bound): Record<string, readonly string[]> {
  const groups = new Map<string, Set<string>>();
  const shown = new Map<string, Set<string>>();
  const add = (to: typeof groups, key: string, names: readonly string[]): void => {
    to.set(key, new Set([...(to.get(key) ?? []), ...names]));
  };
  const [alone, others] = [commands.filter(hasOwnColumns), commands.filter((command) => !hasOwnColumns(command))];
  const together = others.filter(({ spec }) => spec.returns === undefined);
  for (const command of others)
    add(groups, together.includes(command) ? groupOf(command) : command.id, namesOf(command));
  for (const command of together) add(shown, groupOf(command), shownBy(command));
  // A column that is made from other fields is not a field that a command can write: `done` comes from `is_done`.
  for (const command of together)
    for (const { key } of columnsOf(command))
      if (shown.get(groupOf(command))?.has(key) !== true) groups.get(groupOf(command))?.delete(key);
  for (const command of alone) add(groups, command.id, [...(groups.get(groupOf(command)) ?? []), ...namesOf(command)]);
  const filled = [...groups].filter(([, names]) => names.size > 0);
  return sorted(Object.fromEntries(filled.map(([group, names]) => [group, [...names].sort()])));
}

/** Whether a path is that of the records of the group, or of one of them. */
export const isAtRecords = ({ scope }: BoundCommand, path: string): boolean =>
  [path, path.replace(/\/\{[^/]*\}$/, '')].includes(scope.spec.path ?? '');

const groupOf = ({ id }: BoundCommand): string => id.replace(/[^.]*$/, '');

/** Whether the result of a workflow has columns that the records of the group do not have. */
const hasOwnColumns = ({ spec, request, effect }: BoundCommand): boolean =>
  request === undefined && effect !== 'local' && spec.columns !== undefined && spec.returns === undefined;

function namesOf(command: BoundCommand): readonly string[] {
  const { spec, request, effect } = command;
  if (request?.resource !== undefined || effect === 'local') return [];
  const columns = [...columnsOf(command).flatMap(namesOfColumn), ...returnsOf(command)];
  if (request === undefined) return effect === 'read' || spec.returns !== undefined ? columns : [];
  return [
    ...columns,
    ...writtenBy(command),
    ...Object.keys((typeof spec.unfold === 'object' ? spec.unfold.with : undefined) ?? {}).map(firstStep),
  ];
}

const columnsOf = (command: BoundCommand): readonly Column[] => lowerColumns(command, showsGroup(command)) ?? [];

const returnsOf = ({ spec, scope }: BoundCommand): readonly string[] => spec.returns ?? scope.spec.returns ?? [];

/** Returns the fields that a command declares, and those from which its columns are made, without their alternatives. */
const shownBy = (command: BoundCommand): readonly string[] => [
  ...columnsOf(command).flatMap(({ from, ...column }) =>
    namesOfColumn({ ...column, ...(from === undefined ? {} : { from: [from].flat().slice(0, 1) }) }),
  ),
  ...returnsOf(command),
];

/** Returns the fields that a command writes and its record then has: no service returns the bytes of a file with it. */
function writtenBy(command: BoundCommand): readonly string[] {
  if (!writesRecord(command)) return [];
  return [...command.args, ...command.flags]
    .flatMap(({ wires }) =>
      wires.flatMap(({ in: place, name }) => (place === 'body' || place === 'form' ? [name] : [])),
    )
    .map(firstStep)
    .filter((name) => name !== '');
}

/**
 * Whether a command sends fields of its record. A query and the start of a job are not a record, and neither is an action,
 * also one that is declared as a write on a path below that of the records.
 */
function writesRecord(command: BoundCommand): boolean {
  const { spec, scope, effect, verb, request } = command;
  if (spec.poll !== undefined || effect === 'act' || effect === 'read') return false;
  if (verb === undefined && scope.spec.path !== undefined && !isAtRecords(command, request?.path ?? '')) return false;
  return verb !== undefined || spec.method !== 'POST' || effect === 'create';
}

/** Whether the records have the columns of the group. With `returns` of its own, a command has them only in a list. */
const showsGroup = ({ spec, request }: BoundCommand): boolean =>
  request !== undefined && (spec.returns === undefined || ['rows', 'row', 'single'].includes(request.shape));

/** The key of a column that is made from other fields is not a field: each command knows the keys of its own columns. */
function namesOfColumn({ key, from }: Column): readonly string[] {
  if (from === undefined) return [key];
  const paths = [from].flat().flatMap((path) => {
    const holes = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    return holes.length > 0 ? holes : [path];
  });
  return paths.map(firstStep);
}
