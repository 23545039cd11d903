/** Reports keys that repeat what holds without them: a reader would take them for exceptions. */
import { reportIdle } from '../diagnostics/findings.js';
import type { CommandSpec, GroupSpec, ServiceSpec } from '../2-shape/types.js';
import { inferredArgs } from '../3-bind/flags.js';
import { defaultPath, methodOf } from '../3-bind/request.js';
import type { Bound, BoundCommand, Scope } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';
import { inherited, own } from './group-keys.js';
import type { Rule } from './rule.js';

/** Keys that commands have in common with their group only, and with all groups around them. */
const ofGroup = ['columns', 'returns'] as const;
const ofGroups = ['host', 'paging', 'result'] as const;

export const repeats: Rule = ({ bound, report }) => {
  for (const scope of bound.scopes) checkGroup(scope, report);
  for (const command of bound.commands) checkCommand(command, bound, report);
};

function checkCommand(command: BoundCommand, { spec: service }: Bound, report: Report): void {
  const { spec, scope, verb, request } = command;
  const isFromGroup = (key: keyof CommandSpec & keyof GroupSpec): boolean => {
    const without = { ...command, spec: { ...spec, [key]: undefined } };
    return [...own, ...inherited].some(([name, uses]) => name === key && uses(without, scope));
  };
  const why = 'the group has the same';
  for (const key of ofGroup) if (isFromGroup(key)) checkSame(spec, key, scope.spec[key], why, report);
  for (const key of ['host', 'paging', 'result'] as const)
    if (isFromGroup(key)) checkSame(spec, key, nearest(scope, key), why, report);
  checkArguments(command, service, report);
  if (request === undefined || request.resource !== undefined) return;
  if (request.shape !== 'rows')
    checkSame(spec, 'result', scope.spec.record, '`record` of the group is the same', report);
  const { path: _path, ...pathless } = spec;
  checkSame(spec, 'path', defaultPath(pathless, scope, verb), 'the verb has the same', report);
  checkSame(spec, 'method', methodOf(verb), 'the verb has the same', report);
}

/** Reports an empty `args`, which removes the arguments of the path, on a path without arguments. */
function checkArguments(
  { spec, scope, verb, flags, request }: BoundCommand,
  service: ServiceSpec,
  report: Report,
): void {
  if (spec.args === undefined || Object.keys(spec.args).length > 0 || request?.resource !== undefined) return;
  const flagNames = new Set(flags.map(({ name }) => name));
  const inferred = inferredArgs(defaultPath(spec, scope, verb), verb, scope, flagNames, service);
  const why = 'the command has no arguments without it';
  if (inferred.length === 0) reportIdle(report, spec, 'args', why);
}

function checkGroup({ spec, parent }: Scope, report: Report): void {
  const why = 'the group around it has the same';
  for (const key of ofGroups) checkSame(spec, key, nearest(parent, key), why, report);
}

/** Returns the value of the nearest group that has the key. */
const nearest = (scope: Scope | undefined, key: (typeof ofGroups)[number]): unknown =>
  scope === undefined ? undefined : (scope.spec[key] ?? nearest(scope.parent, key));

function checkSame(spec: CommandSpec | GroupSpec, key: string, usual: unknown, why: string, report: Report): void {
  const written = (spec as Readonly<Record<string, unknown>>)[key];
  if (written === undefined || usual === undefined || JSON.stringify(written) !== JSON.stringify(usual)) return;
  reportIdle(report, spec, key, why);
}
