/** Emits the index of each level of commands. */
import type { CommandIr, GroupIr } from '../../5-lower/ir.js';
import { mark, type Emitter } from '../files.js';
import { levels } from '../commands.js';
import { Code, Open, quoted } from './literal.js';
import { printModule, type Module } from './module.js';
import { groupFolder, helpPath, leafPath, specifier } from './paths.js';

export const indexes: Emitter = ({ ir, surroundings: { target } }) =>
  levels(ir.root).map((group) => printModule(indexModule(group), target));

/** Returns the static index of one level: enough for help, suggestions and completion without loading a command. */
function indexModule(group: GroupIr): Module {
  const folder = groupFolder(group.words);
  const nodes = new Map<string, object>();
  for (const command of group.commands) nodes.set(command.words.at(-1) ?? '', leafNode(command, folder));
  for (const nested of group.groups) {
    const open = new Code(`() => import(${quoted(specifier(folder, `${groupFolder(nested.words)}index.ts`))})`);
    const both = group.commands.find(({ words }) => words.at(-1) === nested.name);
    const was = [...(both?.was ?? []), ...nested.was];
    const below = namesIn(nested);
    nodes.set(nested.name, {
      ...nodes.get(nested.name),
      ...(was.length === 0 ? {} : { was }),
      ...(below.length === 0 ? {} : { below }),
      open,
    });
  }
  const names = [...nodes.keys()].sort();
  return {
    path: `${folder}index.ts`,
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: ['Group'] }],
    constant: {
      name: 'group',
      type: 'Group',
      value: new Open({
        nodes: new Open(Object.fromEntries(names.map((name) => [name, nodes.get(name)]))),
        help: new Code(`() => import(${quoted(specifier(folder, helpPath(group.words)))})`),
      }),
    },
  };
}

/** Returns the names that help shows in a group. */
function namesIn({ commands, groups }: GroupIr): string[] {
  const shown = commands.map(({ words }) => words.at(-1) ?? '');
  return [...new Set([...shown, ...groups.map(({ name }) => name)])].sort();
}

function leafNode(command: CommandIr, folder: string): object {
  return {
    run: new Code(`() => import(${quoted(specifier(folder, leafPath(command.words)))})`),
    ...(command.aliases.length === 0 ? {} : { aliases: command.aliases }),
    ...(command.was.length === 0 ? {} : { was: command.was }),
  };
}
