/** The help of a command. */
import type { CommandIr, ExampleIr, GroupIr, Ir } from '../../5-lower/ir.js';
import { alternatives, argumentLabel, argumentText, flagLabel, flagText, shownFlags, usageWords } from './flags.js';
import { commandLine, comment, page, section, table, titled } from './layout.js';
import { notations } from './lines.js';
import { undoOf } from '../undo.js';

/** Returns the help of a command: examples first, then usage, arguments and flags. */
export function leafHelp(command: CommandIr, nested: GroupIr | undefined, ir: Ir): string {
  const { binary } = ir.service;
  const words = command.words.join(' ');
  const flags = shownFlags(command, ir);
  const own = flags.filter(({ origin }) => origin !== 'derived');
  const required = own.filter(({ data }) => data.demandOption === true);
  const optional = own.filter(({ data }) => data.demandOption !== true);
  const safety = flags.filter(({ origin }) => origin === 'derived');
  const undo = undoOf(command, ir);
  const subcommands = nested === undefined ? [] : [...nested.commands, ...nested.groups];
  return page([
    command.describe,
    ...section('Examples', examples(command.examples)),
    titled('Usage', [binary, words, ...usageWords({ args: command.args, flags })].join(' ')),
    ...(command.description === undefined ? [] : [command.description]),
    ...formats(command),
    ...section(
      'Aliases',
      command.aliases.map((alias) => `  ${[binary, ...command.words.slice(0, -1), alias].join(' ')}`).join('\n'),
    ),
    ...section('Arguments', table(command.args.map((arg) => [argumentLabel(arg), argumentText(arg)]))),
    ...section('Flags', table([...required, ...optional].map((flag) => [flagLabel(flag), flagText(flag)]))),
    ...notations(command).flatMap(([title, rows]) => section(title, table(rows))),
    ...section(
      'Exactly one of',
      alternatives(command)
        .map((names) => `  ${names}`)
        .join('\n'),
    ),
    ...(undo === undefined ? [] : [titled('Undo', undo.summary)]),
    ...section('Safety flags', table(safety.map((flag) => [flagLabel(flag), flagText(flag)]))),
    ...section(
      'Commands',
      table(subcommands.map((node) => [node.words.at(-1) ?? '', 'describe' in node ? node.describe : node.summary])),
    ),
    ...section('Exit codes', table(command.exits.map(({ code, meaning }) => [String(code), meaning]))),
    ...(subcommands.length === 0 ? [] : [`More: ${binary} ${words} <command> --help`]),
    `Global flags: ${binary} help flags`,
  ]);
}

/** Returns how the output of a command differs from the standard formats. */
function formats({ output, plan, sort }: CommandIr): string[] {
  const own = output === undefined ? [] : [`The default output format is ${output}.`];
  if (sort !== undefined) {
    const names = Object.keys(sort.fields).join(', ');
    own.push(
      `With --sort by ${names}, the service sorts the whole list. With other columns, only the rows shown are sorted.`,
    );
  }
  const isRow = plan?.columns !== undefined;
  const rows = !isRow ? 'Tables and CSV files have' : 'A table has';
  const files = !isRow
    ? ''
    : plan?.unfold === undefined
      ? ' CSV has one row.'
      : ` CSV has one row for each record in ${plan.unfold.rows.join(' or ')}.`;
  return plan?.flat === true ? [[...own, `${rows} one row per path and value.${files}`].join(' ')] : own;
}

export function examples(list: readonly ExampleIr[]): string {
  return list
    .map(({ run, shows }) => (shows === undefined ? commandLine(run) : `${comment(shows)}\n${commandLine(run)}`))
    .join('\n');
}
