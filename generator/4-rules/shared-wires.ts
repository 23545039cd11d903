/** Checks that no two flags that can be given together send their values to one place: one value would silently not be sent. */
import type { Place, Wire } from '../../runtime/contract/command.js';
import type { BoundCommand, BoundFlag } from '../3-bind/types.js';
import { placeOfUse } from '../3-bind/wires.js';
import type { Rule } from './rule.js';

/** Places where the last of several values replaces the others. */
const single: readonly Place[] = ['body', 'form', 'part', 'query', 'header', 'path', 'line'];

export const sharedWires: Rule = ({ bound, report }) => {
  const seen = new Set<object>();
  for (const command of bound.commands) {
    command.flags.forEach((flag, at) => {
      flag.wires.forEach((wire, index) => {
        const others = command.flags.slice(0, at).filter((one) => !areApart(flag, one, command));
        const found = others
          .flatMap((one) => one.wires.map((place) => [one, sharedPlace(wire, place, flag, one)] as const))
          .find(([, place]) => place !== undefined);
        if (found === undefined || wire.name === '' || !single.includes(wire.in) || seen.has(flag.spec)) return;
        seen.add(flag.spec);
        const [other, place = ''] = found;
        report.add('CS453', placeOfUse(flag, index), {
          name: flag.name,
          other: other.name,
          wire: `${wire.in}:${place}`,
          words: command.words.join(' '),
        });
      });
    });
  }
};

/** Returns the place that two wires share: the same one, or a field of a body or form inside a value that is not an object. */
function sharedPlace(one: Wire, other: Wire, flag: BoundFlag, before: BoundFlag): string | undefined {
  if (one.in !== other.in || one.when !== other.when || other.name === '') return undefined;
  if (one.name === other.name) return one.name;
  if (one.in !== 'body' && one.in !== 'form') return undefined;
  const [outer, inner, owner] =
    one.name.length < other.name.length ? [one.name, other.name, flag] : [other.name, one.name, before];
  const isInside = inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
  return isInside && !mergeable.includes(owner.kind) ? outer : undefined;
}

/** Types whose value may be an object, to which other flags add fields. */
const mergeable: readonly string[] = ['json', 'pair'];

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
