import type { Column } from '../../runtime/contract/command.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';
import { lowerColumns, sorted } from './plan.js';

/**
 * Returns the names that `--fields` may have, by group (`acme.order.`, with a dot at the end because a command can have the
 * name of a group): columns and the fields that they come from, fields that commands
 * write, and those that the group declares under `returns`. A command with its own `returns` has its own names. Records of
 * the catalogue have the fields that it lists.
 */
export function lowerFields({ commands }: Bound): Record<string, readonly string[]> {
  const groups = new Map<string, Set<string>>();
  for (const command of commands) {
    const group = command.spec.returns === undefined ? command.id.replace(/[^.]*$/, '') : command.id;
    const names = groups.get(group) ?? new Set<string>();
    groups.set(group, names);
    for (const name of namesOf(command)) names.add(name);
  }
  const filled = [...groups].filter(([, names]) => names.size > 0);
  return sorted(Object.fromEntries(filled.map(([group, names]) => [group, [...names].sort()])));
}

function namesOf(command: BoundCommand): readonly string[] {
  const { spec, scope, args, flags, request, effect } = command;
  if (request?.resource !== undefined || effect === 'local') return [];
  const shown = (lowerColumns(command, request !== undefined) ?? []).flatMap(namesOfColumn);
  const columns = [...shown, ...(spec.returns ?? scope.spec.returns ?? [])];
  if (request === undefined) return effect === 'read' || spec.returns !== undefined ? columns : [];
  // What starts a job is not a record.
  const sent = spec.poll === undefined ? [...args, ...flags] : [];
  const written = sent.flatMap(({ wires }) =>
    wires.flatMap(({ in: place, name }) => (['body', 'form', 'part'].includes(place) ? [name] : [])),
  );
  const fields = [...written, ...Object.keys(spec.unfold?.with ?? {})].map(firstOf).filter((name) => name !== '');
  return [...columns, ...fields];
}

function namesOfColumn({ key, from = [] }: Column): readonly string[] {
  const paths = [from].flat().flatMap((path) => {
    const holes = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    return holes.length > 0 ? holes : [path];
  });
  return [key, ...paths.map(firstOf)];
}

const firstOf = (path: string): string => path.split(/[.[]/)[0] ?? '';
