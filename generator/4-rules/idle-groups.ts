import { placeOfKey } from '../1-read/source.js';
import type { GroupSpec, Methods } from '../2-shape/types.js';
import type { Bound, BoundCommand, BoundGroup, Scope } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';
import { usedReferences } from './unused.js';

type Key = keyof GroupSpec;

/** Whether a command gets something from a key of the group; it does not when it says the same itself. */
type Uses = (command: BoundCommand, scope: Scope) => boolean;

/** A key that no command uses is told with this as the reason. */
type Entry = readonly [key: Key, uses: Uses, why: string];

/** A command that sends a request, itself or by the calls that it declares. A command of the package may send any. */
const sends = ({ request, workflow }: BoundCommand): boolean =>
  request !== undefined || (workflow !== undefined && (workflow.shared || workflow.calls.length > 0));

const isOnPath = ({ request }: BoundCommand): boolean => request !== undefined && request.resource === undefined;

/** The path of a group is that of its verbs; in a workflow it tells what the arguments are. */
const usesPath: Uses = (command) => {
  const { spec, verb, workflow } = command;
  if (spec.path !== undefined || verb === undefined) return false;
  return isOnPath(command) || (workflow !== undefined && spec.args === undefined);
};

const isAboutOne = ({ verb }: BoundCommand): boolean => verb === 'get' || verb === 'update' || verb === 'delete';

/** The identifier of the group is an argument of the command. */
const usesId: Uses = ({ spec, args, scope }, { id, ids }) => {
  if (scope.ids.get(id) !== ids.get(id)) return false;
  if (spec.args !== undefined) return spec.args[id] !== undefined && id !== 'id';
  return args.some(({ name }) => name === id) || (spec.id !== undefined && scope.id === id);
};

const isInferred = ({ spec, verb }: BoundCommand): boolean => verb !== undefined && spec.summary === undefined;

const usesPlural: Uses = (command, { spec }) =>
  spec.summary === undefined ||
  (isInferred(command) && (command.verb === 'list' || command.verb === 'lines')) ||
  (command.request?.resource !== undefined && command.args.some(({ spec: arg }) => arg.variadic === true));

const usesColumns: Uses = ({ spec, request, workflow, verb }) => {
  if (spec.columns !== undefined) return false;
  if (workflow !== undefined) return verb === 'list';
  return (request?.shape === 'rows' || request?.shape === 'single') && request.resource?.verb !== 'lines';
};

const usesSecrets: Uses = ({ spec, request }) => {
  if (spec.secrets !== undefined || request === undefined) return false;
  return request.shape === 'rows' || (request.resource === undefined && request.shape !== 'action');
};

const usesEntity: Uses = ({ spec, request, flags }) => {
  if (spec['custom-fields'] !== undefined) return false;
  const prints = request !== undefined && request.shape !== 'action' && request.shape !== 'raw';
  return prints || flags.some(({ wires }) => wires.some((wire) => wire.in === 'fields'));
};

/** Keys for the commands of the group itself. */
const own: readonly Entry[] = [
  ['path', usesPath, 'every command of the group has a path of its own, or needs none'],
  [
    'item',
    (command, scope) => usesPath(command, scope) && isAboutOne(command),
    'no command of the group is about one record on the path of the group',
  ],
  ['noun', (command) => sends(command) || isInferred(command), 'no command of the group speaks of a record'],
  ['plural', usesPlural, 'every sentence that would have it is written out'],
  [
    'result',
    (command) => isOnPath(command) && command.request?.shape === 'rows' && command.spec.result === undefined,
    'no command of the group takes the path of its rows from here',
  ],
  [
    'record',
    (command) =>
      isOnPath(command) &&
      !['rows', 'raw'].includes(command.request?.shape ?? 'raw') &&
      command.spec.result === undefined,
    'no command of the group takes the path of its record from here',
  ],
  ['columns', usesColumns, 'no command of the group prints a list with them'],
  ['secrets', usesSecrets, 'no command of the group prints records that are masked by it'],
  ['custom-fields', usesEntity, 'no command of the group prints or sends custom fields of it'],
];

/** Keys for the commands of the group and of the groups inside it. */
const inherited: readonly Entry[] = [
  ['id', usesId, 'no command has the argument; commands with `args` name their arguments there'],
  [
    'host',
    ({ spec, request, workflow }) =>
      spec.host === undefined &&
      (request !== undefined || workflow?.calls.some((call) => call.spec.host === undefined) === true),
    'no request of the group goes to it',
  ],
  [
    'paging',
    ({ spec, request }) => spec.paging === undefined && request?.shape === 'rows',
    'no command of the group reads pages in it',
  ],
  ['hints', sends, 'no command of the group sends a request'],
];

/** Whether the key of a group is in force where a command is: no nearer group has one. Hints add up. */
function isInForce(scope: Scope, command: BoundCommand, key: Key): boolean {
  const scopes = around(command.scope);
  return key === 'hints' || key === 'id'
    ? scopes.includes(scope)
    : scopes.find(({ spec }) => spec[key] !== undefined) === scope;
}

/** Keys of groups that none of their commands uses. */
export const idleGroups: Rule = ({ bound, report }) => {
  for (const group of bound.root.groups) tellEmpty(group, report);
  for (const scope of bound.scopes) {
    const { spec } = scope;
    const tell = (key: Key, why: string) => {
      if (spec[key] === undefined) return;
      const at = placeOfKey(spec, key);
      if (!at.source.shared) report.add('CS426', at, { key, why });
    };
    if (scope.parent === undefined && spec.group === undefined) {
      for (const key of ['summary', 'description'] as const) tell(key, 'the file names no `group`');
    }
    if (spec.use?.length === 0) tell('use', 'it names no flag group');
    const below = bound.commands.filter((command) => isBelow(scope, command));
    if (below.length === 0) continue;
    for (const [key, uses, why] of own) {
      if (!below.some((command) => command.scope === scope && uses(command, scope))) tell(key, why);
    }
    for (const [key, uses, why] of inherited) {
      if (!below.some((command) => isInForce(scope, command, key) && uses(command, scope))) tell(key, why);
    }
    tellReference(scope, bound, tell);
  }
  tellMethods(bound, report);
};

const around = (scope: Scope): readonly Scope[] =>
  scope.parent === undefined ? [scope] : [scope, ...around(scope.parent)];

const isBelow = (scope: Scope, command: BoundCommand): boolean => around(command.scope).includes(scope);

/** A group without commands says nothing to anybody. */
function tellEmpty(group: BoundGroup, report: Report): void {
  if (group.commands.length > 0 || group.groups.length > 0)
    group.groups.forEach((one) => {
      tellEmpty(one, report);
    });
  else if (group.at !== undefined) report.add('CS426', group.at, { key: group.name, why: 'the group has no commands' });
}

/** The number or code of a group is for arguments, flags and parts of lines that take one in place of an id. */
function tellReference({ reference }: Scope, bound: Bound, tell: (key: Key, why: string) => void): void {
  if (reference === undefined) return;
  const isNamed = usedReferences(bound).has(reference.name);
  if (!isNamed) tell(reference.typed, 'no argument, flag or part of a line takes one');
}

/** HTTP methods of verbs, in groups and in service.yaml. */
function tellMethods({ spec: service, scopes, commands }: Bound, report: Report): void {
  for (const scope of [undefined, ...scopes]) {
    const methods = scope === undefined ? service.methods : scope.spec.methods;
    for (const verb of Object.keys(methods ?? {}) as (keyof Methods)[]) {
      const isUsed = commands.some((command) => methodOwner(command, verb) === scope && usesMethod(command, verb));
      if (isUsed) continue;
      const why = `no command that gets its method from here is ${verb === 'update' ? 'an' : 'a'} ${verb}`;
      report.add('CS426', placeOfKey(methods as object, verb), { key: verb, why });
    }
  }
}

const methodOwner = ({ scope }: BoundCommand, verb: keyof Methods): Scope | undefined =>
  around(scope).find(({ spec }) => spec.methods?.[verb] !== undefined);

/** On a resource the method of `update` alone is open. */
function usesMethod({ spec, verb, request, workflow }: BoundCommand, name: keyof Methods): boolean {
  if (workflow !== undefined) return name === 'update' && workflow.calls.some((call) => call.resource?.verb === name);
  if (request === undefined || spec.method !== undefined) return false;
  return request.resource === undefined ? verb === name : name === 'update' && verb?.endsWith(name) === true;
}
