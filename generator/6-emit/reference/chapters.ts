/** The reference pages of a client, without markup. */
import { defined } from '../../../runtime/base/defined.js';
import type { CommandIr, ExampleIr, Ir } from '../../5-lower/ir.js';
import { commandsAlone, commandsOf } from '../commands.js';
import {
  alternatives,
  argumentLabel,
  argumentText,
  flagLabel,
  flagText,
  shownFlags,
  usageWords,
} from '../help/flags.js';
import { notations } from '../help/lines.js';
import { topics } from '../topics/all.js';
import { undoOf } from '../undo.js';
import type { Topic } from '../topics/topic.js';

/** A reference page without markup: the client itself, or one of its groups. */
export interface Page {
  /** Words after the binary; empty for the client itself. */
  readonly words: string;
  readonly summary: string;
  readonly description?: string;
  readonly usage: string;
  readonly commands: readonly Chapter[];
  /** Names and summaries of the other pages; only on the page of the client. */
  readonly groups: readonly (readonly [string, string])[];
  readonly topics: readonly Topic[];
}

type Rows = readonly (readonly [string, string])[];

/** One command. */
export interface Chapter {
  readonly words: string;
  readonly summary: string;
  readonly description?: string;
  readonly usage: string;
  /** Titles, with rows of label and text; empty tables are left out. */
  readonly tables: readonly (readonly [string, Rows])[];
  readonly examples: readonly ExampleIr[];
}

/** Returns the page of the client, then one page per group at the root, with all commands below it. */
export function pagesOf(ir: Ir): Page[] {
  const { binary } = ir.service;
  const client: Page = {
    words: '',
    summary: ir.summary,
    ...defined({ description: ir.description }),
    usage: `${binary} <command> [flags]`,
    commands: commandsAlone(ir.root).map((command) => chapterOf(command, ir)),
    groups: ir.root.groups.map(({ name, summary }) => [name, summary]),
    topics: topics(ir),
  };
  const groups = ir.root.groups.map((group): Page => {
    return {
      words: group.name,
      summary: group.summary,
      ...defined({ description: group.description }),
      usage: `${binary} ${group.name} <command> [flags]`,
      commands: commandsOf(group, ir.root).map((command) => chapterOf(command, ir)),
      groups: [],
      topics: [],
    };
  });
  return [client, ...groups];
}

function chapterOf(command: CommandIr, ir: Ir): Chapter {
  const { binary } = ir.service;
  const words = command.words.join(' ');
  const flags = shownFlags(command, ir);
  const required = flags.filter(({ data }) => data.demandOption === true);
  const around = command.words.slice(0, -1);
  const aliases = command.aliases.map((alias) => `${[binary, ...around, alias].join(' ')}`).join(', ');
  const oneOf = alternatives(command).join('; ');
  const undo = undoOf(command, ir);
  const notes = [
    ...(aliases === '' ? [] : [`Also: ${aliases}.`]),
    ...(oneOf === '' ? [] : [`Exactly one of ${oneOf} is required.`]),
    ...(undo === undefined ? [] : [`Undo: ${undo.summary}`]),
  ];
  const description = [...(command.description === undefined ? [] : [command.description]), ...notes].join('\n');
  const tables: [string, Rows][] = [
    ['Arguments', command.args.map((arg) => [argumentLabel(arg), argumentText(arg)])],
    [
      'Flags',
      [...required, ...flags.filter((flag) => !required.includes(flag))].map((flag) => [
        flagLabel(flag),
        flagText(flag),
      ]),
    ],
    ...notations(command).map(([title, rows]): [string, Rows] => [title, rows]),
    ['Exit codes', command.exits.map(({ code, meaning }) => [String(code), meaning])],
  ];
  return {
    words,
    summary: command.describe,
    ...(description === '' ? {} : { description }),
    usage: [binary, words, ...usageWords({ args: command.args, flags })].join(' '),
    tables: tables.filter(([, rows]) => rows.length > 0),
    examples: command.examples,
  };
}
