/** Finds required flags whose values the JSON of another flag may have. */
import { isRoot } from '../../runtime/base/wires.js';
import type { CommandSpec } from '../2-shape/types.js';
import type { BoundCommand, BoundFlag } from './types.js';

/**
 * Returns the flag for the whole body, `body`, that may have the value of a required flag. Templates and the code of a
 * workflow need the value of the flag itself.
 */
export function supplierOf(
  flag: BoundFlag,
  flags: readonly BoundFlag[],
  spec: CommandSpec,
  workflow: BoundCommand['workflow'],
): string | undefined {
  const [wire, ...more] = flag.wires;
  if (!flag.required || workflow !== undefined || wire === undefined || more.length > 0) return undefined;
  const isField = ['body', 'form', 'part'].includes(wire.in) && wire.name !== '' && wire.name !== '[]';
  const { path, paths, query, says, gives, confirm } = spec;
  const templates = JSON.stringify([path, paths, query, says, gives, confirm]);
  const isNamed = new RegExp(`[{|]\\+?${flag.name}[}|:.]`).test(templates);
  if (!isField || flag.kind === 'path' || isNamed) return undefined;
  return flags.find(({ name, wires }) => name !== flag.name && wires.some(isRoot))?.name;
}
