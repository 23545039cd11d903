/** Reads examples and the steps of recipes as command lines of the client. */
import { defined } from '../../runtime/base/defined.js';
import { placeOfValue } from '../1-read/source.js';
import { beforeRedirection, segments } from '../shell.js';
import type { Bound, BoundCommand, BoundExample, BoundFlag, BoundRecipe, Line } from './types.js';

type Client = Pick<Bound, 'commands' | 'globals' | 'spec'>;

/** Command lines of a spec, with the commands of the client that they run. */
export interface BoundLines {
  readonly examples: Map<BoundCommand, BoundExample[]>;
  readonly recipes: readonly BoundRecipe[];
}

/** Returns the examples of each command and the steps of recipes. */
export function bindLines(client: Client): BoundLines {
  const { commands, spec } = client;
  const byWords = new Map<string, BoundCommand>();
  for (const command of commands) {
    const around = command.words.slice(0, -1);
    for (const alias of command.spec.aliases ?? []) byWords.set([...around, alias].join(' '), command);
  }
  // A name overrides an alias of the same words; a rule reports the alias.
  for (const command of commands) byWords.set(command.words.join(' '), command);
  return {
    examples: new Map(commands.map((command) => [command, examplesOf(command, byWords, client)])),
    recipes: Object.entries(spec.recipes ?? {}).map(([name, { summary, steps }]) => ({
      name,
      summary,
      steps: steps.map((run, at) => ({ run, at: placeOfValue(steps, at), ...runsOf(run, byWords, client) })),
    })),
  };
}

function examplesOf(
  { spec }: BoundCommand,
  byWords: ReadonlyMap<string, BoundCommand>,
  client: Client,
): BoundExample[] {
  const { examples = [] } = spec;
  return examples.map((example, index) => {
    const { run, shows } = typeof example === 'string' ? { run: example, shows: undefined } : example;
    const at = typeof example === 'string' ? placeOfValue(examples, index) : placeOfValue(example, 'run');
    return { run, at, ...defined({ shows }), ...runsOf(run, byWords, client) };
  });
}

/** Returns the commands of the client that a line runs. */
function runsOf(
  run: string,
  byWords: ReadonlyMap<string, BoundCommand>,
  { spec: { binary }, globals }: Client,
): Pick<BoundExample, 'runs'> {
  const runs = segments(run)
    ?.map(beforeRedirection)
    .flatMap(({ words, piped }) => {
      const found = lookUp(words[0] === binary ? words.slice(1) : words, byWords);
      if (found === undefined) return [];
      // A flag of the command replaces the global one of its name.
      const line = readCommandLine(found.rest, [...globals, ...found.command.flags]);
      return [{ command: found.command, line, piped }];
    });
  return defined({ runs });
}

/** Returns the command with the longest match at the beginning of the line. */
function lookUp(words: readonly string[], byWords: ReadonlyMap<string, BoundCommand>) {
  for (let length = Math.min(words.length, 6); length > 0; length--) {
    const command = byWords.get(words.slice(0, length).join(' '));
    if (command !== undefined) return { command, rest: words.slice(length) };
  }
  return undefined;
}

function readCommandLine(tokens: readonly string[], flags: readonly BoundFlag[]): Line {
  const byName = new Map<string, BoundFlag>();
  for (const flag of flags) {
    byName.set(`--${flag.name}`, flag);
    const { alias } = flag.spec;
    if (alias !== undefined) byName.set(alias.length === 1 ? `-${alias}` : `--${alias}`, flag);
  }
  const words: string[] = [];
  const used: { flag: BoundFlag; value?: string }[] = [];
  const unknown: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? '';
    if (token === '--') {
      words.push(...tokens.slice(index + 1));
      break;
    }
    if (!/^--?[a-zA-Z]/.test(token)) {
      words.push(token);
      continue;
    }
    const [name = '', ...rest] = token.split('=');
    const flag = byName.get(name);
    if (flag === undefined) unknown.push(name);
    else if (rest.length > 0) used.push({ flag, value: rest.join('=') });
    else if (takesNext(flag, tokens[index + 1])) used.push({ flag, value: tokens[++index] ?? '' });
    else used.push({ flag });
  }
  return { words, used, unknown };
}

function takesNext({ kind }: BoundFlag, next: string | undefined): boolean {
  if (kind === 'boolean') return false;
  return kind !== 'yesno' || (next !== undefined && /^(?:true|false|yes|no|1|0)$/i.test(next));
}
