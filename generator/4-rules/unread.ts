import { placeholdersIn } from '../3-bind/words.js';
import type { FlagSpec } from '../2-shape/types.js';
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';
import type { Rule } from './rule.js';

/** Flags that the runtime reads by name. */
const known: readonly string[] = ['limit', 'yes', 'dry-run', 'allow-writes'];

/** Reports flags of requests that are not sent and that nothing else in the command names. */
export const unread: Rule = ({ bound, report }) => {
  const uses = new Map<FlagSpec, { readonly flag: BoundFlag; isRead: boolean }>();
  for (const command of bound.commands) {
    for (const flag of [...command.args, ...command.flags]) {
      if (flag.spec.wire !== 'none') continue;
      const use = uses.get(flag.spec) ?? { flag, isRead: false };
      uses.set(flag.spec, use);
      use.isRead ||= command.request === undefined || isNamed(flag.name, command, bound);
    }
  }
  for (const { flag, isRead } of uses.values()) {
    if (isRead) continue;
    report.add('CS426', flag.at, { key: flag.name, why: 'the value is not sent, and nothing in the command names it' });
  }
};

function isNamed(name: string, { spec, request, flags }: BoundCommand, { spec: service, globals }: Bound): boolean {
  const { find = {}, attach, references = {}, 'custom-fields': entities } = service;
  const wires = flags.map((flag) => flag.spec.wire);
  return (
    known.includes(name) ||
    globals.some((flag) => flag.name === name) ||
    Object.hasOwn(request?.paths ?? {}, name) ||
    placeholdersIn([spec, request?.path, find, attach, references, entities, wires]).includes(name) ||
    Object.values(find).some(({ when }) => when === name) ||
    Object.values(references).some(({ scan }) => scan?.within?.flag === name)
  );
}
