/** The tools that a server can offer: which commands they run, and with which flags. */
import { isWrite } from '../../runtime/base/writes.js';
import type { Access } from '../../runtime/contract/tools.js';
import { placeOfKey } from '../1-read/source.js';
import { builtInTools } from '../../runtime/base/built-in-tools.js';
import type { AddedToolSpec, ServiceSpec, ToolSpec } from '../2-shape/types.js';
import { NO_BEFORE } from './derived.js';
import type { Bound, BoundCommand, BoundFlag, BoundTool } from './types.js';

/** What `tool` of a command, or an additional tool, changes about the flags of a tool. */
export type FlagChanges = Pick<ToolSpec, 'drop' | 'defaults'>;

/** Returns the tools that a server can offer: those of commands, in the order of the commands, then the additional ones. */
export function bindTools(bound: Pick<Bound, 'commands' | 'spec'>): BoundTool[] {
  const { more = {} } = bound.spec.tools ?? {};
  const commands = usableCommands(bound);
  const find = (words: string) => commands.filter((command) => wordsOf(command) === words);
  const added = Object.entries(more).sort(([a], [b]) => (a < b ? -1 : 1));
  const [several, single] = [added.filter(([, spec]) => isMerged(spec)), added.filter(([, spec]) => !isMerged(spec))];
  const replaced = new Set(several.flatMap(([, spec]) => spec.commands));
  return [
    ...commands
      .filter((command) => !replaced.has(wordsOf(command)))
      .map((command): BoundTool => ({ name: wordsOf(command), at: command.at, commands: [command] })),
    ...[...several, ...single].flatMap(([name, spec]): BoundTool[] => {
      const [first, ...others] = spec.commands.flatMap(find);
      return first === undefined
        ? []
        : [{ name, at: placeOfKey(more, name), commands: [first, ...others], added: spec }];
    }),
  ];
}

/** Whether a tool runs one of several commands. */
export const isMerged = ({ commands }: AddedToolSpec): boolean => commands.length > 1;

export const wordsOf = ({ words }: BoundCommand): string => words.join(' ');

/** Whether words of service.yaml name this command, or a group around it. */
export const covers = (line: string, command: BoundCommand): boolean => `${wordsOf(command)} `.startsWith(`${line} `);

/** The commands that tools may run. */
export function usableCommands({ commands, spec }: Pick<Bound, 'commands' | 'spec'>): BoundCommand[] {
  const without = spec.tools?.without ?? [];
  return commands.filter((command) => canBeTool(command) && !without.some((line) => covers(line, command)));
}

/** Whether a command is offered unless the policy of the service excludes it. */
export const canBeTool = ({ spec }: BoundCommand): boolean =>
  spec.tool !== false &&
  spec.hidden !== true &&
  spec.answer === undefined &&
  (spec.stream === undefined || spec.cap !== undefined);

/** Returns the name of a tool in its protocol. A command that is named like a tool of every server has the name of the client before it. */
export function toolName(words: string, { tools, binary }: ServiceSpec): string {
  const name = `${tools?.prefix ?? ''}${underscored(words)}`;
  return builtInTools.some((tool) => tool.name === name) ? `${underscored(binary)}_${name}` : name;
}

const underscored = (text: string): string => text.replace(/[ -]/g, '_');

export const ownSettings = ({ spec }: BoundCommand): ToolSpec => (typeof spec.tool === 'object' ? spec.tool : {});

export const accessOf = (command: BoundCommand): Access => ownSettings(command).access ?? derivedAccess(command);

/**
 * Returns the access of a command that does not declare one: an update that replaces a whole text destroys what was
 * written there, as a delete does.
 */
export function derivedAccess({ effect, confirm, spec, args, flags }: BoundCommand): Access {
  if (!isWrite(effect)) return 'read';
  const asks = confirm !== undefined || spec.confirm === true;
  const replacesText = effect === 'update' && [...args, ...flags].some(({ kind }) => kind === 'message');
  return effect === 'delete' || asks || replacesText ? 'destructive' : 'write';
}

/** Whether a command reads a list. */
export const printsRows = ({ verb, request, workflow, effect }: BoundCommand): boolean =>
  effect === 'read' &&
  (request === undefined
    ? verb === 'list' || workflow?.calls.some(({ paging }) => paging !== undefined) === true
    : request.shape === 'rows');

/** Flags for people and scripts: an agent previews with a dry run. */
const OF_SCRIPTS: readonly string[] = ['plan', NO_BEFORE, 'once'];

const setByServer = ['allow-writes', 'yes'];

/** Returns the arguments and flags of a tool. Credentials and what the server sets are left out. */
export function toolValues(
  command: BoundCommand,
  { globals }: Pick<Bound, 'globals'>,
  added: Pick<FlagChanges, 'drop'> = {},
): BoundFlag[] {
  const dropped = [...(ownSettings(command).drop ?? []), ...(added.drop ?? [])];
  const own = command.flags.filter(
    ({ name, origin }) =>
      origin !== 'credential' &&
      origin !== 'terminal' &&
      !setByServer.includes(name) &&
      !(origin === 'derived' && OF_SCRIPTS.includes(name)),
  );
  const around = printsRows(command) ? globals.filter(({ name }) => name === 'limit' || name === 'fields') : [];
  // A tool that reads must not write files, so it has no path flags unless they are required.
  const writesFile = ({ kind, required }: BoundFlag) => kind === 'path' && !required && accessOf(command) === 'read';
  return [...command.args, ...own, ...around].filter(
    (flag) =>
      flag.spec.secret !== true &&
      !flag.wires.some((wire) => wire.in === 'credential' || (wire.in === 'print' && wire.name === 'secrets')) &&
      !dropped.includes(flag.name) &&
      !writesFile(flag),
  );
}
