/** Finds the texts that a create requires, which an update must not empty. */
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';

/** Returns the flags for text that the create of the same group requires. */
function requiredTexts({ scope }: BoundCommand, { commands }: Bound): readonly BoundFlag[] {
  const create = commands.find((other) => other.scope.spec === scope.spec && other.verb === 'create');
  return create?.flags.filter(({ required, kind }) => required && kind === 'text') ?? [];
}

const fieldsOf = ({ wires }: BoundFlag): readonly string[] =>
  wires.flatMap(({ in: place, name }) => (place === 'body' && name !== '' ? name : []));

/** Returns the fields of the body that an update must not empty. */
export function filledFields(command: BoundCommand, bound: Bound): readonly string[] | undefined {
  if (command.verb !== 'update') return undefined;
  const fields = [...new Set(requiredTexts(command, bound).flatMap(fieldsOf))].sort();
  return fields.length === 0 ? undefined : fields;
}

/** Whether a flag of an update sets a text that the create of the group requires. Flags of a workflow are known by name. */
export function isFilled(flag: BoundFlag, command: BoundCommand, bound: Bound): boolean {
  if (command.effect !== 'update' || flag.kind !== 'text' || flag.spec.blank !== undefined) return false;
  return requiredTexts(command, bound).some((other) =>
    command.workflow === undefined
      ? fieldsOf(other).some((field) => fieldsOf(flag).includes(field))
      : other.name === flag.name && other.spec === flag.spec,
  );
}
