/** Emits the help of groups, commands and topics. */
import type { CommandIr, ExampleIr, GroupIr, Ir } from '../../5-lower/ir.js';
import {
  commandsAlone,
  commandsIn,
  commandsOf,
  hasService,
  isStandard,
  isStandardCommand,
  levels,
  shownOf,
} from '../commands.js';
import type { Emitter } from '../files.js';
import { printTexts } from '../typescript/module.js';
import { helpPath } from '../typescript/paths.js';
import { examples, leafHelp } from './leaf.js';
import { LOGIN } from '../../../runtime/base/standard.js';
import { page, section, table, titled } from './layout.js';
import { commandList, topics } from '../topics/all.js';
import type { Topic } from '../topics/topic.js';

/** Emits a module for each level, so that printing help needs no parser. */
export const helpTexts: Emitter = ({ ir: all, surroundings: { target } }) => {
  const ir = shownOf(all);
  const shown = new Map(levels(ir.root).map((group) => [group.words.join(' '), group]));
  return levels(all.root).map((group) => {
    // A group of hidden commands alone is explained as a whole.
    const page = shown.get(group.words.join(' ')) ?? group;
    return printTexts(helpPath(group.words), 'help', levelHelp(page, group.commands, ir), target);
  });
};

/** Returns the texts of a level by name of the command, of hidden ones too; `''` is the group itself. */
function levelHelp(group: GroupIr, commands: readonly CommandIr[], ir: Ir): [string, string][] {
  const isRoot = group === ir.root;
  return [
    ['', isRoot ? rootHelp(ir) : groupHelp(group, ir)],
    ...commands.map((command): [string, string] => {
      const name = command.words.at(-1) ?? '';
      const nested = group.groups.find((one) => one.name === name);
      return [name, leafHelp(command, nested, ir)];
    }),
    ...(isRoot ? [[`help ${commandList.name}`, commandsHelp(ir)] as [string, string]] : []),
    ...(isRoot ? topics(ir).map((topic): [string, string] => [`help ${topic.name}`, topicHelp(topic)]) : []),
  ];
}

function groupHelp(group: GroupIr, ir: Ir): string {
  const words = [ir.service.binary, ...group.words].join(' ');
  return page([
    group.summary,
    ...section(
      'Examples',
      examples(firstExamples(popularFirst([...group.commands, ...group.groups.flatMap(commandsIn)]), 3)),
    ),
    titled('Usage', `${words} <command>`),
    ...(group.description === undefined ? [] : [group.description]),
    ...section('Commands', table(group.commands.map((command) => [command.words.at(-1) ?? '', command.describe]))),
    ...section('Groups', table(group.groups.map(({ name, summary }) => [name, summary]))),
    `More: ${words} <command> --help`,
    `Global flags: ${ir.service.binary} help flags`,
  ]);
}

/** Returns the first screen: what to do first, and the names of all commands. It fits a terminal of 80 by 24. */
function rootHelp(ir: Ir): string {
  const { binary } = ir.service;
  const [own = [], setup = []] = rootNames(ir);
  return page([
    ir.summary,
    ...section('Start here', examples(firstSteps(ir))),
    titled('Usage', `${binary} <command> [flags]`),
    [titled('Commands', fitting(own, ir)), ...(setup.length === 0 ? [] : [titled('Setup', setup.join(', '))])].join(
      '\n',
    ),
    ...section(
      'More',
      table([
        [`${binary} help ${commandList.name}`, commandList.title],
        [`${binary} <command> --help`, 'Examples and flags of a command'],
        [
          `${binary} help <topic>`,
          topics(ir)
            .map(({ name }) => name)
            .join(', '),
        ],
      ]),
    ),
  ]);
}

/** Returns the summaries of all commands, those of groups below the summary of the group. */
function commandsHelp(ir: Ir): string {
  const { binary, version } = ir.service;
  const rows = (commands: readonly CommandIr[]): string =>
    table(commands.map(({ words, describe }) => [words.join(' '), describe]));
  return page([
    `Commands of ${binary} ${version}`,
    ...(ir.description === undefined ? [] : [ir.description]),
    ...section('Commands', rows(commandsAlone(ir.root))),
    ...ir.root.groups.flatMap((group) => section(`${group.name} - ${group.summary}`, rows(commandsOf(group, ir.root)))),
  ]);
}

/** Returns the names at the root: those of the service, then those that every client has. */
function rootNames({ root: { commands, groups } }: Ir): readonly (readonly string[])[] {
  const nodes = [
    ...groups.map((group) => [group.name, isStandard(group)] as const),
    ...commands.map((command) => [command.words[0] ?? '', isStandardCommand(command)] as const),
  ];
  const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
  return [false, true].map((standard) => unique(nodes.filter((node) => node[1] === standard).map(([name]) => name)));
}

/** Number of characters that fit into the lines for names on the first screen. */
const MOST_CHARACTERS = 370;

/** Joins names. If there are too many for a screen, those of single commands and of the largest groups are shown. */
function fitting(names: readonly string[], { root }: Ir): string {
  const text = names.join(', ');
  if (text.length <= MOST_CHARACTERS) return text;
  const sizes = new Map(root.groups.map((group) => [group.name, commandsIn(group).length]));
  const sizeOf = (name: string): number => sizes.get(name) ?? Number.MAX_SAFE_INTEGER;
  const shown = new Set<string>();
  let length = 0;
  for (const name of names.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    length += name.length + 2;
    if (length > MOST_CHARACTERS) break;
    shown.add(name);
  }
  return [...names.filter((name) => shown.has(name)), `and ${String(names.length - shown.size)} more`].join(', ');
}

/**
 * Returns the first commands to run: a list from the sandbox, then signing in. Of a client without a service, those that are
 * quickly typed.
 */
function firstSteps(ir: Ir): ExampleIr[] {
  const { service, commands, root } = ir;
  const own = commands.filter(({ workflow }) => workflow?.shared !== true);
  const { binary } = service;
  const has = (line: string | undefined): boolean => commands.some(({ words }) => words.join(' ') === line);
  const list = root.groups
    .filter((group) => !isStandard(group))
    .flatMap(commandsIn)
    .sort((a, b) => a.words.length - b.words.length)
    .find(({ words, effect, args, flags }) => {
      const isFree = args.every(({ data }) => !data.required) && flags.every(({ data }) => data.demandOption !== true);
      return effect === 'read' && words.at(-1) === 'list' && isFree;
    });
  if (!hasService(ir))
    return [...firstExamples(own, own.length)].sort((a, b) => a.run.length - b.run.length).slice(0, 4);
  const setups = Object.values(service.credentials).map((credential) =>
    credential.kind === 'oauth' ? credential.client.setup : undefined,
  );
  const signIn = [...new Set([...setups, LOGIN])].filter(has);
  return [
    ...(list === undefined || !has('sandbox serve')
      ? []
      : [
          {
            run: `${binary} ${list.words.join(' ')} --profile sandbox`,
            shows: 'Try it without an account: the sandbox is a stand-in for the service',
          },
        ]),
    ...signIn.map((line, at) => ({
      run: `${binary} ${line ?? ''}`,
      ...(at === 0 && { shows: 'Sign in to your account' }),
    })),
  ];
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
  return commands.flatMap(({ examples: [first] }) => (first === undefined ? [] : [first])).slice(0, most);
}

/** Returns the help of a topic. */
function topicHelp({ title, parts }: Topic): string {
  return page([
    title,
    ...parts.flatMap((part) => {
      if ('text' in part) return [part.text];
      return section(part.title, 'rows' in part ? table(part.rows) : examples(part.examples));
    }),
  ]);
}
