import type { CommandIr, GroupIr } from '../../5-lower/ir.js';
import { mark } from '../files.js';
import { Code, multiline, Open, quoted } from './literal.js';
import type { Module } from './module.js';
import { groupFolder, leafPath, specifier } from './paths.js';

/** Returns the static index of one level: enough for help, suggestions and completion without loading a command. */
export function indexModule(group: GroupIr): Module {
  const folder = groupFolder(group.words);
  const nodes = new Map<string, object>();
  for (const command of group.commands) nodes.set(command.words.at(-1) ?? '', leafNode(command, folder));
  for (const nested of group.groups) {
    const open = new Code(`() => import(${quoted(specifier(folder, `${groupFolder(nested.words)}index.ts`))})`);
    const node = nodes.get(nested.name) ?? { summary: nested.summary };
    const both = group.commands.find(({ words }) => words.at(-1) === nested.name);
    const was = [...(both?.was ?? []), ...nested.was];
    const below = namesIn(nested);
    nodes.set(nested.name, {
      ...node,
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
        help: new Code(`() => import('./help.js')`),
      }),
    },
  };
}

/** Returns the names that help shows in a group. */
function namesIn({ commands, groups }: GroupIr): string[] {
  const shown = commands.filter(({ hidden }) => !hidden).map(({ words }) => words.at(-1) ?? '');
  return [...new Set([...shown, ...groups.map(({ name }) => name)])].sort();
}

function leafNode(command: CommandIr, folder: string): object {
  return {
    summary: command.describe,
    run: new Code(`() => import(${quoted(specifier(folder, leafPath(command.words)))})`),
    ...(command.aliases.length === 0 ? {} : { aliases: command.aliases }),
    ...(command.was.length === 0 ? {} : { was: command.was }),
    ...(command.hidden ? { hidden: true } : {}),
  };
}

/** Returns the module with the rendered help of one level. */
export function helpModule(group: GroupIr, texts: ReadonlyMap<string, string>): Module {
  const entries = [...texts].map(([name, text]) => [name, multiline(text)]);
  return {
    path: `${groupFolder(group.words)}help.ts`,
    header: `// ${mark}`,
    constant: {
      name: 'help',
      type: 'Readonly<Record<string, string>>',
      value: new Open(Object.fromEntries(entries) as object),
    },
  };
}
