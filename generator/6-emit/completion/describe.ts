/** What completion scripts propose, for all shells alike. */
import { valueKinds } from '../../../runtime/kinds/index.js';
import type { ArgumentIr, CommandIr, FlagIr, GroupIr, Ir } from '../../5-lower/ir.js';
import { isShared } from '../commands.js';
import { commandList, topics } from '../topics/all.js';

/** The completion of a client, for every shell. */
export interface Description {
  readonly binary: string;
  /** Each distinct flag once; levels name flags by index. */
  readonly flags: readonly Flag[];
  /** Indexes of the global flags. */
  readonly globals: readonly number[];
  /** Words after `help` that are not commands. */
  readonly topics: readonly Word[];
  readonly levels: readonly Level[];
}

export interface Word {
  readonly word: string;
  readonly summary: string;
}

export interface Flag {
  /** Names with dashes, short ones first. */
  readonly names: readonly string[];
  readonly value: Value;
  readonly repeat: boolean;
  readonly summary: string;
}

/** The value of a flag or an argument. */
export type Value =
  | { readonly is: 'none' | 'any' | 'file' | 'at-file' | 'yesno' }
  /** An SQL query, or a file after an at sign. The program prints what can be at the cursor. */
  | { readonly is: 'query' }
  /** `list`: several words, separated by commas. */
  | { readonly is: 'word' | 'list'; readonly words: readonly string[] }
  /** The program prints the values: `--complete <kind>`. */
  | { readonly is: 'asked'; readonly kind: string; readonly list: boolean };

/** A group, a command, or both. */
export interface Level {
  /** All names of the level, aliases included; that of the root is empty. */
  readonly paths: readonly string[];
  readonly nodes: readonly Word[];
  readonly flags: readonly number[];
  readonly args: readonly Value[];
  /** Whether the last argument takes all remaining words. */
  readonly variadic: boolean;
  /** Whether the level is a command; a group alone does not run. */
  readonly runs: boolean;
}

/** Returns the tree of words with flags and values, without hidden flags. */
export function describeCompletion(ir: Ir): Description {
  const flags: Flag[] = [];
  const settings = Object.keys(ir.service.settings)
    .filter((name) => !ir.service.settings[name]?.internal)
    .sort();
  const places = new Map<string, number>();
  const placeOf = (flag: Flag): number => {
    const key = JSON.stringify(flag);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, flags.length);
    return flags.push(flag) - 1;
  };
  const placesOf = (list: readonly FlagIr[]) => list.map((flag) => placeOf(flagOf(flag)));
  const globals = placesOf(ir.globals);
  // An alias is not a word of the tree: it is proposed as if it were an argument of the program.
  const aliases: readonly Value[] = ir.commands.some((command) => isShared(command, 'alias-list'))
    ? [{ is: 'asked', kind: 'alias', list: false }]
    : [];
  const version: Flag = { names: ['--version'], value: { is: 'none' }, repeat: false, summary: 'Print the version' };
  const levels: Level[] = [];
  visit(ir.root, [''], undefined);
  return {
    binary: ir.service.binary,
    flags,
    globals,
    topics: [commandList, ...topics(ir)]
      .filter(({ name }) => !ir.root.groups.some((group) => group.name === name))
      .map(({ name, title }) => ({ word: name, summary: title })),
    levels,
  };

  function visit(group: GroupIr, paths: readonly string[], own: CommandIr | undefined): void {
    const commands = group.commands;
    const groups = new Map(group.groups.map((nested) => [nested.name, nested]));
    const nodes = new Map<string, string>();
    for (const { name, summary } of group.groups) nodes.set(name, summary);
    for (const command of commands) nodes.set(lastOf(command), command.describe);
    if (group === ir.root) nodes.set('help', 'Show help for a command or topic');
    levels.push({
      ...level(paths, own),
      nodes: [...nodes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, summary]) => ({ word, summary })),
      ...(group === ir.root ? { flags: [placeOf(version)], args: aliases } : {}),
    });
    for (const command of commands) {
      const below = spellings(paths, [lastOf(command), ...command.aliases]);
      const nested = groups.get(lastOf(command));
      if (nested === undefined) levels.push(level(below, command));
      else visit(nested, below, command);
    }
    for (const nested of group.groups) {
      if (!commands.some((command) => lastOf(command) === nested.name)) {
        visit(nested, spellings(paths, [nested.name]), undefined);
      }
    }
  }

  function level(paths: readonly string[], command: CommandIr | undefined): Level {
    return {
      paths,
      nodes: [],
      flags: placesOf(command?.flags ?? []),
      args: (command?.args ?? []).map(valueOf),
      variadic: command?.args.some(({ data }: ArgumentIr) => data.variadic === true || data.batch === true) ?? false,
      runs: command !== undefined,
    };
  }

  function flagOf(flag: FlagIr): Flag {
    const { name, data } = flag;
    const names = [...(data.alias === undefined ? [] : [data.alias].flat()), name]
      .sort((a, b) => Number(a.length > 1) - Number(b.length > 1))
      .map((word) => (word.length === 1 ? `-${word}` : `--${word}`));
    return { names, value: valueOf(flag), repeat: data.repeat === true, summary: data.describe };
  }

  /** Returns the references whose names are stored: those of a collection that is read as a whole. */
  function listsOf(reference = ''): string | undefined {
    const scan = ir.service.references[reference]?.scan;
    if (scan === undefined || scan.query !== undefined || scan.each !== undefined) return undefined;
    return [reference, ...(scan.or === undefined ? [] : [scan.or])].join('+');
  }

  function valueOf({ data, completes }: FlagIr | ArgumentIr): Value {
    const { kind } = data;
    const lists = listsOf(data.reference);
    const list = kind === 'csv';
    const words = completes === 'setting' ? settings : data.choices?.filter((choice) => plain.test(choice));
    if (words !== undefined && words.length > 0) return { is: list ? 'list' : 'word', words };
    if (lists !== undefined) {
      const own = data.words === undefined ? '' : `:${data.words.join(',')}`;
      return { is: 'asked', kind: `${list ? 'names' : 'name'}:${lists}${own}`, list };
    }
    if (kind === 'resource') return { is: 'asked', kind, list };
    if (completes === 'query') return { is: 'query' };
    if (completes !== undefined && completes !== 'setting') return { is: 'asked', kind: completes, list };
    return { is: valueKinds[kind].completion };
  }
}

const lastOf = ({ words }: CommandIr): string => words.at(-1) ?? '';

const spellings = (paths: readonly string[], words: readonly string[]): string[] =>
  paths.flatMap((path) => words.map((word) => (path === '' ? word : `${path} ${word}`)));

/** Words that a shell would have to quote are not proposed. */
const plain = /^[\w./:@%+-]+$/;
