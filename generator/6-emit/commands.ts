/** The groups and commands of a client, as pages list them. */
import type { CommandIr, GroupIr, Ir } from '../5-lower/ir.js';

/** Returns a group and all groups below it. */
export const levels = (group: GroupIr): GroupIr[] => [group, ...group.groups.flatMap(levels)];

/** Returns the commands of a group and of all groups below it. */
export const commandsIn = (group: GroupIr): CommandIr[] => levels(group).flatMap(({ commands }) => commands);

/** Pages list the commands of the package apart from those of the service. */
export const isStandardCommand = ({ file }: CommandIr): boolean => file.startsWith('specs/shared/');

export const isStandard = (group: GroupIr): boolean => commandsIn(group).some(isStandardCommand);

/** Returns a client without its hidden commands, as people and agents see it. */
export function shownOf(ir: Ir): Ir {
  if (ir.commands.every(({ hidden }) => hidden !== true)) return ir;
  const isShown = ({ hidden }: CommandIr): boolean => hidden !== true;
  const shown = (group: GroupIr): GroupIr => ({
    ...group,
    commands: group.commands.filter(isShown),
    groups: group.groups.map(shown).filter((inner) => commandsIn(inner).length > 0),
  });
  return { ...ir, root: shown(ir.root), commands: ir.commands.filter(isShown) };
}

/** Returns the commands of the root that are not named like a group. */
export function commandsAlone({ commands, groups }: GroupIr): CommandIr[] {
  const names = new Set(groups.map(({ name }) => name));
  return commands.filter(({ words }) => !names.has(words[0] ?? ''));
}

/** Returns the commands of a group at the root, first the command of its own name. */
export const commandsOf = (group: GroupIr, root: GroupIr): CommandIr[] => [
  ...root.commands.filter(({ words }) => words[0] === group.name),
  ...commandsIn(group),
];

/** Whether a command is the one of that name that every client can have. */
export const isShared = ({ workflow }: CommandIr, name: string): boolean =>
  workflow?.shared === true && workflow.name === name;

/** Whether the client offers its commands as tools. */
export const hasToolServer = ({ commands }: Pick<Ir, 'commands'>): boolean =>
  commands.some((command) => isShared(command, 'mcp-serve'));

/** Whether the client has hosts; without them it sends no request. */
export const hasService = ({ service }: Pick<Ir, 'service'>): boolean => Object.keys(service.hosts).length > 0;

/** Whether the client has the flags that choose a format. */
export const hasFormats = ({ globals }: Pick<Ir, 'globals'>): boolean => globals.some(({ name }) => name === 'output');
