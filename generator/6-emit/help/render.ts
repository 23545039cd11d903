import type { CommandIr, ExampleIr, GroupIr, Ir } from '../../5-lower/ir.js';
import { examples, leafHelp } from './leaf.js';
import { page, section, table, wrap } from './layout.js';
import { topics } from '../topics/all.js';
import { globalRows } from '../topics/flags.js';
import { topicHelp } from './topics.js';

/** Rendered help of every level. */
export interface HelpTexts {
  /** Returns texts by name of the command; `''` is the group itself. */
  of(group: GroupIr): ReadonlyMap<string, string>;
}

/** Renders all help once, so that printing it needs neither a parser nor a layout at run time. */
export function renderHelp(ir: Ir): HelpTexts {
  const texts = new Map<GroupIr, Map<string, string>>();
  visit(ir.root);
  return { of: (group) => texts.get(group) ?? new Map<string, string>() };

  function visit(group: GroupIr): void {
    const level = new Map([['', group === ir.root ? rootHelp(ir) : groupHelp(group, ir)]]);
    for (const command of group.commands) {
      const name = command.words.at(-1) ?? '';
      level.set(
        name,
        leafHelp(
          command,
          group.groups.find((nested) => nested.name === name),
          ir,
        ),
      );
    }
    if (group === ir.root) for (const topic of topics(ir)) level.set(`help ${topic.name}`, topicHelp(topic));
    texts.set(group, level);
    group.groups.forEach(visit);
  }
}

function groupHelp(group: GroupIr, ir: Ir): string {
  const words = [ir.service.binary, ...group.words].join(' ');
  return page([
    wrap(group.summary),
    ...section('Examples', examples(firstExamples(popularFirst([...group.commands, ...group.groups.flatMap(all)]), 3))),
    `Usage: ${words} <command>`,
    ...(group.description === undefined ? [] : [wrap(group.description)]),
    ...section(
      'Commands',
      table(visible(group.commands).map((command) => [command.words.at(-1) ?? '', command.describe])),
    ),
    ...section('Groups', table(group.groups.map(({ name, summary }) => [name, summary]))),
    `More: ${words} <command> --help`,
    `Global flags: ${ir.service.binary} help flags`,
  ]);
}

function rootHelp(ir: Ir): string {
  const { binary, version } = ir.service;
  const { commands, groups } = ir.root;
  const own = groups.filter((group) => !isStandard(group));
  const rows: [string, string][] = [
    ...own.map(({ name, summary }): [string, string] => [name, summary]),
    ...visible(commands)
      .filter((command) => !isStandardCommand(command))
      .map((command): [string, string] => [command.words[0] ?? '', command.describe]),
  ];
  const setup: [string, string][] = [
    ...groups.filter(isStandard).map(({ name, summary }): [string, string] => [name, summary]),
    ...visible(commands)
      .filter(isStandardCommand)
      .map((command): [string, string] => [command.words[0] ?? '', command.describe]),
  ];
  return page([
    wrap(ir.summary),
    ...section('Quick start', examples(quickStart(ir, own))),
    `Usage: ${binary} <command> [flags]`,
    ...(ir.description === undefined ? [] : [wrap(ir.description)]),
    ...section('Commands', table(unique(rows))),
    ...section('Setup', table(unique(setup))),
    ...section('Global flags', table([...globalRows(ir), ['--version', `Print the version (${version})`]])),
    ...section(
      'More',
      table([
        [`${binary} <command> --help`, 'Examples and flags of a command'],
        ...topics(ir).map(({ name, title }): [string, string] => [`${binary} help ${name}`, title]),
      ]),
    ),
  ]);
}

/** Returns examples to start with: signing in, a list and a create of the outermost groups. */
function quickStart(ir: Ir, own: readonly GroupIr[]): ExampleIr[] {
  const login = ir.commands.find(({ words }) => words.join(' ') === ir.service.login);
  const known = own.flatMap(all).sort((a, b) => a.words.length - b.words.length);
  const lists = known.filter(({ words, effect }) => effect === 'read' && words.at(-1) === 'list');
  const creates = known.filter(({ effect }) => effect === 'create');
  const best = [...firstExamples(lists, 1), ...firstExamples(creates, 1)];
  const others = [...best, ...firstExamples(known, 2).filter((example) => !best.includes(example))].slice(0, 2);
  return [...firstExamples(login === undefined ? [] : [login], 1), ...others];
}

const popular = ['list', 'create', 'get'];

/** Sorts popular commands first and deletes last. */
function popularFirst(commands: readonly CommandIr[]): CommandIr[] {
  const rank = ({ words, effect }: CommandIr): number => {
    const at = popular.indexOf(words.at(-1) ?? '');
    return at >= 0 ? at : popular.length + (effect === 'delete' ? 1 : 0);
  };
  return [...commands].sort((a, b) => a.words.length - b.words.length || rank(a) - rank(b));
}

/** Returns the first example of each of the first commands that have one. */
function firstExamples(commands: readonly CommandIr[], most: number): ExampleIr[] {
  return visible(commands)
    .flatMap(({ examples: [first] }) => (first === undefined ? [] : [first]))
    .slice(0, most);
}

/** Removes the duplicate of a name that is both a command and a group. */
function unique(rows: readonly [string, string][]): [string, string][] {
  return [...new Map([...rows].reverse())].sort(([a], [b]) => (a < b ? -1 : 1));
}

const visible = (commands: readonly CommandIr[]): CommandIr[] => commands.filter(({ hidden }) => !hidden);

const all = (group: GroupIr): CommandIr[] => [...group.commands, ...group.groups.flatMap(all)];

/** Help lists the commands of the package apart from those of the service. */
const isStandardCommand = ({ file }: CommandIr): boolean => file.startsWith('specs/shared/');

const isStandard = (group: GroupIr): boolean => all(group).some(isStandardCommand);
