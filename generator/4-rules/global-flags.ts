import type { BoundFlag } from '../3-bind/types.js';
import type { Rule } from './rule.js';

/** Names and letters of flags are unique in each command, global flags included. */
export const globalFlags: Rule = ({ bound, report }) => {
  const globals = new Map(bound.globals.map((flag) => [flag.name, flag]));
  for (const { flags } of bound.commands) {
    const letters = new Map<string, BoundFlag>();
    const names = new Set([...globals.keys(), ...flags.map(({ name }) => name)]);
    for (const flag of [...globals.values(), ...flags]) {
      if (flag.origin !== 'global' && globals.has(flag.name)) report.add('CS401', flag.usedAt, { name: flag.name });
      const { alias } = flag.spec;
      if (alias === undefined) continue;
      const other = letters.get(alias)?.name ?? (names.has(alias) ? alias : undefined);
      if (other !== undefined && other !== flag.name)
        report.add('CS402', flag.usedAt, { alias, name: flag.name, other });
      letters.set(alias, flag);
    }
  }
};
