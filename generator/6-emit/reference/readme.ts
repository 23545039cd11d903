/** Emits the table of commands in a README that a person writes. */
import type { CommandIr } from '../../5-lower/ir.js';
import { commandsAlone, commandsOf, isStandard, isStandardCommand } from '../commands.js';
import type { Emitter } from '../files.js';
import { cell } from './markdown.js';

/** Maximum number of commands for a table of all; with more, the table has the groups. */
const MOST_COMMANDS = 100;

export const readme: Emitter = ({ ir, surroundings: { readme: page } }) => {
  if (page === undefined) return [];
  const { binary } = ir.service;
  const link = (words: string, file: string): string => `[\`${binary} ${words}\`](${page.docs}/${binary}/${file})`;
  const groups = ir.root.groups
    .filter((group) => !isStandard(group))
    .map((group) => ({ ...group, all: commandsOf(group, ir.root) }));
  const alone = commandsAlone(ir.root).filter((command) => !isStandardCommand(command));
  const row = (file: string, { words, describe }: CommandIr): string =>
    `| ${link(words.join(' '), `${file}#${words.join('-')}`)} | ${cell(describe)} |`;
  const isLong = groups.reduce((sum, { all }) => sum + all.length, alone.length) > MOST_COMMANDS;
  const rows = [
    ...groups.flatMap(({ name, summary, all }) =>
      isLong
        ? [`| ${link(name, `${name}.md`)} | ${cell(summary)} | ${String(all.length)} |`]
        : [`| **${name}** | ${cell(summary)} |`, ...all.map((command) => row(`${name}.md`, command))],
    ),
    ...alone.map((command) => `${row('README.md', command)}${isLong ? '  |' : ''}`),
  ];
  const head = isLong ? ['| Group | | Commands |', '| --- | --- | --: |'] : ['| Command | |', '| --- | --- |'];
  const table = [...head, ...rows].join('\n');
  return [{ path: page.path, text: `${page.before}\n${table}\n\n${page.after}`, isPart: true }];
};
