/** Reports keys of groups that none of their commands uses. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOf, placeOfValue } from '../1-read/source.js';
import { ownNamingOf } from '../3-bind/naming.js';
import type { Bound, BoundCommand, BoundGroup, Scope } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';
import { inherited, isNamedGroup, own, type Key } from './group-keys.js';
import type { Rule } from './rule.js';
import { usedReferences } from './unused.js';

/** Whether a key of a group applies to a command: no nearer group has the key. Hints of all groups apply. */
function isInForce(scope: Scope, command: BoundCommand, key: Key): boolean {
  const scopes = around(command.scope);
  return key === 'id' ? scopes.includes(scope) : scopes.find(({ spec }) => spec[key] !== undefined) === scope;
}

/** Reports arguments of a group that no path of its commands names. */
function checkArguments({ spec: { args = {} } }: Scope, { commands }: Bound, report: Report): void {
  for (const [name, spec] of Object.entries(args)) {
    if (commands.some((command) => command.args.some((arg) => arg.at === placeOf(spec)))) continue;
    const why = 'no path of a command here has this name in braces, or the command declares its arguments itself';
    reportIdle(report, args, name, why);
  }
}

/** Reports defaults of a group that no flag of its commands takes. */
function checkDefaults({ spec: { 'flag-defaults': defaults = {} } }: Scope, { commands }: Bound, report: Report): void {
  for (const name of Object.keys(defaults)) {
    const at = placeOfValue(defaults, name);
    const isTaken = ({ flags }: BoundCommand): boolean =>
      flags.some(
        // The default of --timeout-secs is that of `poll`.
        ({ spec, origin }) => origin !== 'poll' && spec.default !== undefined && placeOfValue(spec, 'default') === at,
      );
    if (commands.some(isTaken)) continue;
    const why = 'no command here has this flag, optional and without a default of its own';
    reportIdle(report, defaults, name, why);
  }
}

export const idleGroups: Rule = ({ bound, report }) => {
  const references = usedReferences(bound);
  for (const group of bound.root.groups) checkEmpty(group, report);
  for (const scope of bound.scopes) {
    const { spec } = scope;
    const idle = (key: Key, why: string) => {
      reportIdle(report, spec, key, why);
    };
    checkArguments(scope, bound, report);
    checkDefaults(scope, bound, report);
    if (bound.extension) idle('sample', 'the extension of the sandbox describes the records');
    if (!isNamedGroup(scope)) {
      for (const key of ['summary', 'description', 'was'] as const) idle(key, 'the file has no `group`');
    }
    if (spec.use?.length === 0) idle('use', 'the list is empty');
    const below = bound.commands.filter((command) => isBelow(scope, command));
    if (below.length === 0) continue;
    for (const [key, uses, why] of own) {
      if (!below.some((command) => command.scope === scope && uses(command, scope))) idle(key, why);
    }
    for (const [key, uses, why] of inherited) {
      if (!below.some((command) => isInForce(scope, command, key) && uses(command, scope))) idle(key, why);
    }
    const isNamed = bound.commands.some((one) => one.scope === scope && ownNamingOf(one, bound.commands) !== undefined);
    if (!isNamed) idle('title', 'no command of the group changes or deletes a record that can be read');
    checkReference(scope, references, idle);
  }
};

const around = (scope: Scope): readonly Scope[] =>
  scope.parent === undefined ? [scope] : [scope, ...around(scope.parent)];

const isBelow = (scope: Scope, command: BoundCommand): boolean => around(command.scope).includes(scope);

function checkEmpty(group: BoundGroup, report: Report): void {
  if (group.commands.length > 0 || group.groups.length > 0)
    group.groups.forEach((one) => {
      checkEmpty(one, report);
    });
  else if (group.at !== undefined) report.add('CS426', group.at, { key: group.name, why: 'the group has no commands' });
}

/** The number or code of a group is for arguments, flags and line parts that accept one instead of an id. */
function checkReference(
  { reference }: Scope,
  used: ReadonlySet<string | undefined>,
  idle: (key: Key, why: string) => void,
): void {
  if (reference === undefined || used.has(reference.name)) return;
  idle(reference.typed, 'no argument, flag or line part accepts one');
}
