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
  for (const command of alone) add(command.id, [...(groups.get(groupOf(command)) ?? []), ...namesOf(command)]);
  const filled = [...groups].filter(([, names]) => names.size > 0);
  return sorted(Object.fromEntries(filled.map(([group, names]) => [group, [...names].sort()])));
}

const groupOf = ({ id }: BoundCommand): string => id.replace(/[^.]*$/, '');

/** Whether the result of a workflow has columns that the records of the group do not have. */
const hasOwnColumns = ({ spec, request, effect }: BoundCommand): boolean =>
  request === undefined && effect !== 'local' && spec.columns !== undefined && spec.returns === undefined;

function namesOf(command: BoundCommand): readonly string[] {
  const { spec, scope, args, flags, request, effect } = command;
  if (request?.resource !== undefined || effect === 'local') return [];
  const shown = (lowerColumns(command, showsGroup(command)) ?? []).flatMap(namesOfColumn);
  const columns = [...shown, ...(spec.returns ?? scope.spec.returns ?? [])];
  if (request === undefined) return effect === 'read' || spec.returns !== undefined ? columns : [];
  const written = (writesRecord(command) ? [...args, ...flags] : []).flatMap(({ wires }) =>
    wires.flatMap(({ in: place, name }) => (['body', 'form', 'part'].includes(place) ? [name] : [])),
  );
  const fields = [...written, ...Object.keys(spec.unfold?.with ?? {})].map(firstStep).filter((name) => name !== '');
  return [...columns, ...fields];
}

/**
 * Whether what a command sends are fields of its record: a query or what starts a job is not a record, and the values of an
 * action say what to do, also if it is declared as an update with a path below that of the record.
 */
function writesRecord({ spec, effect, verb }: BoundCommand): boolean {
  if (spec.poll !== undefined || effect === 'act' || effect === 'read') return false;
  return verb !== undefined || spec.method !== 'POST' || effect === 'create';
}

/** Whether the records have the columns of the group: those of a command with its own `returns` only in a list, whose table shows them. */
const showsGroup = ({ spec, request }: BoundCommand): boolean =>
  request !== undefined && (spec.returns === undefined || ['rows', 'row', 'single'].includes(request.shape));

function namesOfColumn({ key, from = [] }: Column): readonly string[] {
  const paths = [from].flat().flatMap((path) => {
    const holes = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    return holes.length > 0 ? holes : [path];
  });
  return [key, ...paths.map(firstStep)];
}
