/** The keys of groups, and which commands use each of them. */
import type { GroupSpec } from '../2-shape/types.js';
import type { BoundCommand, Scope } from '../3-bind/types.js';
import { placeholders } from '../3-bind/words.js';

export type Key = keyof GroupSpec;

/** Returns whether a command uses a key of its group; it does not if it has the key itself. */
type Uses = (command: BoundCommand, scope: Scope) => boolean;

/** A key of groups, and the reason in the diagnostic if no command uses it. */
type Entry = readonly [key: Key, uses: Uses, why: string];

/** Whether a command sends requests: its own, or its declared calls. Shared workflows may send any request. */
const sends = ({ request, workflow }: BoundCommand): boolean =>
  request !== undefined || (workflow !== undefined && (workflow.shared || workflow.calls.length > 0));

const isOnPath = ({ request }: BoundCommand): boolean => request !== undefined && request.resource === undefined;

/** Verbs use the path of the group; for a workflow the names in braces determine the arguments. */
const usesPath: Uses = (command, { spec: { path = '', item = '' } }) => {
  const { spec, verb, workflow } = command;
  if (spec.path !== undefined || verb === undefined) return false;
  return isOnPath(command) || (workflow !== undefined && spec.args === undefined && `${path}${item}`.includes('{'));
};

const isAboutOne = ({ verb }: BoundCommand): boolean => verb === 'get' || verb === 'update' || verb === 'delete';

/** Whether the arguments of a workflow differ from those without the key `item`. */
const namesOther = ({ spec, id }: Scope): boolean => placeholders(spec.item ?? '').join(' ') !== id;

/** Whether the id of the group is an argument of the command. */
const usesId: Uses = ({ spec, args, scope }, { id, ids }) => {
  if (scope.ids.get(id) !== ids.get(id)) return false;
  if (spec.args !== undefined) return spec.args[id] !== undefined && id !== 'id';
  return args.some(({ name }) => name === id) || (spec.id !== undefined && scope.id === id);
};

const isInferred = ({ spec, verb }: BoundCommand): boolean => verb !== undefined && spec.summary === undefined;

/** A file without a name of a group has commands at the root, and no line in help. */
export const isNamedGroup = ({ parent, spec }: Scope): boolean => parent !== undefined || spec.group !== undefined;

const usesPlural: Uses = (command, scope) =>
  command.spec.failures !== undefined ||
  (scope.spec.summary === undefined && isNamedGroup(scope)) ||
  (isInferred(command) && (command.verb === 'list' || command.verb === 'lines')) ||
  (command.request?.resource !== undefined && command.args.some(({ spec: arg }) => arg.variadic === true));

const usesColumns: Uses = ({ spec, request, workflow, verb }) => {
  if (spec.columns !== undefined) return false;
  if (workflow !== undefined) return verb === 'list';
  return ['rows', 'row', 'single'].includes(request?.shape ?? '') && request?.resource?.verb !== 'lines';
};

const usesSecrets: Uses = ({ request }) => {
  if (request === undefined) return false;
  return request.shape === 'rows' || (request.resource === undefined && request.shape !== 'action');
};

const usesReturns: Uses = ({ spec, request, workflow, effect }) =>
  spec.returns === undefined &&
  ((workflow !== undefined && effect === 'read') ||
    (request !== undefined && request.resource === undefined && request.shape !== 'action' && request.shape !== 'raw'));

const usesEntity: Uses = ({ request, flags }) => {
  const prints = request !== undefined && request.shape !== 'action' && request.shape !== 'raw';
  return prints || flags.some(({ wires }) => wires.some((wire) => wire.in === 'fields'));
};

/** Keys for the commands of the group itself. */
export const own: readonly Entry[] = [
  ['path', usesPath, 'no command of the group uses this path'],
  [
    'item',
    (command, scope) => usesPath(command, scope) && isAboutOne(command) && (isOnPath(command) || namesOther(scope)),
    'no command of the group reads or changes one record on this path',
  ],
  ['noun', (command) => sends(command) || isInferred(command), 'no sentence about the commands of the group uses it'],
  ['plural', usesPlural, 'no sentence about the commands of the group uses it'],
  [
    'record',
    (command) =>
      isOnPath(command) &&
      !['rows', 'raw'].includes(command.request?.shape ?? 'raw') &&
      command.spec.result === undefined,
    'no command of the group that prints a record uses it',
  ],
  ['columns', usesColumns, 'no list of the group uses them'],
  ['secrets', usesSecrets, 'no command of the group prints such records'],
  [
    'sort',
    ({ spec, verb, request }) => verb === 'list' && spec.path === undefined && request !== undefined,
    'no list of the group uses it',
  ],
  ['returns', usesReturns, 'no command of the group prints such records'],
  ['custom-fields', usesEntity, 'no command of the group prints or sends custom fields'],
];

/** Keys for the commands of the group and of the groups inside it. */
export const inherited: readonly Entry[] = [
  ['id', usesId, 'no command has this argument; commands with `args` declare their arguments there'],
  [
    'host',
    ({ spec, request, workflow }) =>
      spec.host === undefined &&
      (request !== undefined || workflow?.calls.some((call) => call.spec.host === undefined) === true),
    'no request of the group is sent to it',
  ],
  [
    'paging',
    ({ spec, request }) => spec.paging === undefined && request?.shape === 'rows',
    'no list of the group uses it',
  ],
  [
    'result',
    (command) => isOnPath(command) && command.request?.shape === 'rows' && command.spec.result === undefined,
    'no list of the group uses it',
  ],
];
