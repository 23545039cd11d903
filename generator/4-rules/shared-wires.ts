import type { Place, Wire } from '../../runtime/contract/command.js';
import type { BoundCommand, BoundFlag } from '../3-bind/types.js';
import { placeOfUse } from '../3-bind/wires.js';
import type { Rule } from './rule.js';

/** Places where the last of several values replaces the others. */
const single: readonly Place[] = ['body', 'form', 'part', 'query', 'header', 'path', 'line'];

/** No two flags that can be given together send their values to one place: one value would silently not be sent. */
export const sharedWires: Rule = ({ bound, report }) => {
  const seen = new Set<object>();
  for (const command of bound.commands) {
    command.flags.forEach((flag, at) => {
      flag.wires.forEach((wire, index) => {
        const isSame = (other: Wire): boolean =>
          other.in === wire.in && other.name === wire.name && other.when === wire.when;
        const other = command.flags.slice(0, at).find((one) => one.wires.some(isSame) && !areApart(flag, one, command));
        if (other === undefined || wire.name === '' || !single.includes(wire.in) || seen.has(flag.spec)) return;
        seen.add(flag.spec);
        report.add('CS453', placeOfUse(flag, index), {
          name: flag.name,
          other: other.name,
          wire: `${wire.in}:${wire.name}`,
          words: command.words.join(' '),
        });
      });
    });
  }
};

/** Whether the spec says that two flags are never given together. */
function areApart(one: BoundFlag, other: BoundFlag, { spec }: BoundCommand): boolean {
  const excludes = (flag: BoundFlag, name: string): boolean => flag.spec.conflicts?.includes(name) === true;
  if (excludes(one, other.name) || excludes(other, one.name)) return true;
  if (spec['one-of']?.some((names) => names.includes(one.name) && names.includes(other.name)) === true) return true;
  return Object.entries(one.spec['only-with'] ?? {}).some(([name, values]) => {
    const others = other.spec['only-with']?.[name];
    return others !== undefined && !others.some((value) => values.includes(value));
  });
}
