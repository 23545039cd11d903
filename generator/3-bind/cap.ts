import type { CommandSpec, GroupSpec, ServiceSpec } from '../2-shape/types.js';
import type { BoundCommand, Scope } from './types.js';

type Owner = CommandSpec | GroupSpec | ServiceSpec;

/** Returns the spec that declares how many rows a list prints without --limit: its own, the nearest group or service.yaml. */
export function capOwner(command: BoundCommand, service: ServiceSpec): Owner | undefined {
  const { spec, scope, request, effect } = command;
  if (request?.shape !== 'rows' || effect !== 'read') return undefined;
  return [spec, ...groupsOf(scope), service].find(({ cap }) => cap !== undefined);
}

const groupsOf = ({ spec, parent }: Scope): readonly GroupSpec[] => [
  spec,
  ...(parent === undefined ? [] : groupsOf(parent)),
];
