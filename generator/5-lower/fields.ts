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
  const add = (key: string, names: readonly string[]): void => {
    groups.set(key, new Set([...(groups.get(key) ?? []), ...names]));
  };
  const [alone, others] = [commands.filter(hasOwnColumns), commands.filter((command) => !hasOwnColumns(command))];
  for (const command of others)
    add(command.spec.returns === undefined ? groupOf(command) : command.id, namesOf(command));
  for (const command of others) for (const key of madeBy(command)) groups.get(groupOf(command))?.delete(key);
  for (const command of alone) add(command.id, [...(groups.get(groupOf(command)) ?? []), ...namesOf(command)]);
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
  const { spec, scope, request, effect } = command;
  if (request?.resource !== undefined || effect === 'local') return [];
  const shown = (lowerColumns(command, showsGroup(command)) ?? []).flatMap(namesOfColumn);
  const columns = [...shown, ...(spec.returns ?? scope.spec.returns ?? [])];
  if (request === undefined) return effect === 'read' || spec.returns !== undefined ? columns : [];
  return [...columns, ...writtenBy(command), ...Object.keys(spec.unfold?.with ?? {}).map(firstStep)];
}

/** Returns the fields that a command writes and its record then has: no service returns a credential, or the bytes of a file. */
function writtenBy(command: BoundCommand): readonly string[] {
  if (!writesRecord(command)) return [];
  return [...command.args, ...command.flags]
    .filter(({ spec }) => spec.secret !== true)
    .flatMap(({ wires }) =>
      wires.flatMap(({ in: place, name }) => (place === 'body' || place === 'form' ? [name] : [])),
    )
    .map(firstStep)
    .filter((name) => name !== '');
}

/**
 * Whether what a command sends are fields of its record: a query or what starts a job is not a record, and the values of an
 * action say what to do, also if it is declared as a write with a path below that of the records.
 */
function writesRecord(command: BoundCommand): boolean {
  const { spec, scope, effect, verb, request } = command;
  if (spec.poll !== undefined || effect === 'act' || effect === 'read') return false;
  if (scope.spec.path !== undefined && !isAtRecords(command, request?.path ?? '')) return false;
  return verb !== undefined || spec.method !== 'POST' || effect === 'create';
}

/** Whether the records have the columns of the group: those of a command with its own `returns` only in a list, whose table shows them. */
const showsGroup = ({ spec, request }: BoundCommand): boolean =>
  request !== undefined && (spec.returns === undefined || ['rows', 'row', 'single'].includes(request.shape));

/** Returns the keys of columns that are made from other fields, which the records do not have: `done` from `is_done`. */
function madeBy(command: BoundCommand): readonly string[] {
  if (command.request === undefined) return [];
  return (lowerColumns(command, showsGroup(command)) ?? [])
    .filter(({ from, ...column }) => {
      const [first] = [from ?? []].flat();
      return first !== undefined && !namesOfColumn({ ...column, from: first }).includes(column.key);
    })
    .map(({ key }) => key);
}

function namesOfColumn({ key, from }: Column): readonly string[] {
  if (from === undefined) return [key];
  const paths = [from].flat().flatMap((path) => {
    const holes = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    return holes.length > 0 ? holes : [path];
  });
  return paths.map(firstStep);
}
