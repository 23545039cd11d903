/** Command lines of examples and recipes -> arguments of tools. */
import { defined } from '../base/defined.js';
import { shellWords } from '../base/shell.js';
import type { Client } from '../contract/context.js';
import type { MergedCommand, Tool, ToolProperty } from '../contract/tools.js';
import { leafOf, moduleOf } from '../pipeline/leaf.js';
import { openForm, parseLine } from '../pipeline/line.js';
import type { ToolArguments } from './arguments.js';

/** An example of a tool. */
export interface ExampleCall {
  readonly arguments: ToolArguments;
  /** What it shows. */
  readonly shows?: string;
}

type Example = { readonly run: string; readonly shows?: string };

/** Flags that a call of a tool does not need: the server sets them. */
const OF_SERVER = ['output', 'allow-writes', 'profile'];

/** Operators of a shell. */
const OPERATOR = /[|&;<>\n]|\$\(/;

/** Returns the tool of the command that a line runs; undefined if no tool runs it. */
export function toolOfLine(typed: readonly string[], tools: readonly Tool[]): Tool | undefined {
  const lengthIn = ({ words, merged }: Tool): number =>
    Math.max(
      0,
      ...(merged === undefined ? [words] : Object.values(merged.commands).map((one) => one.words))
        .filter((one) => one.every((word, at) => typed[at] === word))
        .map((one) => one.length),
    );
  const [best] = tools.toSorted((one, other) => lengthIn(other) - lengthIn(one));
  return best !== undefined && lengthIn(best) > 0 ? best : undefined;
}

/** Returns the examples of a command that a call of its tool can do. */
export async function exampleCalls(
  examples: readonly Example[],
  tool: Tool,
  client: Client,
): Promise<readonly ExampleCall[]> {
  const calls: ExampleCall[] = [];
  for (const { run, shows } of examples) {
    const args = OPERATOR.test(run) ? undefined : await argumentsOf(shellWords(run).slice(1), tool, client);
    if (args !== undefined) calls.push({ arguments: confirmed(args, tool), ...defined({ shows }) });
  }
  return calls;
}

/**
 * Returns the arguments with which a tool does what a command line does; undefined if it cannot.
 *
 * @param typed words after the name of the binary
 * @throws CliError `usage` for words that the command does not take
 */
export async function argumentsOf(
  typed: readonly string[],
  tool: Tool,
  client: Client,
): Promise<ToolArguments | undefined> {
  const begins = (words: readonly string[]): boolean => words.every((word, at) => typed[at] === word);
  const { merged, definition, words: own } = tool;
  if (merged === undefined) return begins(own) ? given(typed, { words: own, ...definition }, client) : undefined;
  const found = Object.entries(merged.commands).find(([, { words }]) => begins(words));
  if (found === undefined) return undefined;
  const [operation, command] = found;
  const args = await given(typed, command, client);
  if (args === undefined) return undefined;
  const named = Object.entries(args).map(([name, value]) => [name.replaceAll('-', '_'), value] as const);
  return { [merged.by]: operation, ...Object.fromEntries(named) };
}

async function given(
  typed: readonly string[],
  { words, inputSchema }: Pick<MergedCommand, 'words' | 'inputSchema'>,
  client: Client,
): Promise<ToolArguments | undefined> {
  const { properties } = inputSchema;
  const [{ node }, { service }] = await Promise.all([leafOf(client, words), client.service()]);
  const { command } = await moduleOf(node, words);
  const form = await openForm(client, { node, words, service, command });
  const { flags, positionals } = parseLine(form, typed.slice(words.length));
  const args: Record<string, unknown> = {};
  for (const [flag, texts] of Object.entries({ ...positionals, ...flags })) {
    const name = flag === 'yes' ? 'confirm' : flag;
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property === undefined) {
      if (OF_SERVER.includes(name) || name === 'confirm') continue;
      return undefined;
    }
    // An agent cannot read files of this machine.
    if ([texts].flat().some((text) => /^(?:@|-$)/.test(text))) return undefined;
    args[name] = valueOf(texts, property);
  }
  return args;
}

/** Returns the arguments with the confirmation that they need. */
function confirmed(args: ToolArguments, { merged, definition }: Tool): ToolArguments {
  const { inputSchema } = merged?.commands[String(args[merged.by])] ?? definition;
  const isDryRun = args['dry-run'] === true || args['dry_run'] === true;
  return inputSchema.properties['confirm']?.const === true && !isDryRun ? { ...args, confirm: true } : args;
}

/** Returns the value of an argument for what is typed. */
function valueOf(texts: string | readonly string[], property: ToolProperty): unknown {
  const { type, items = {} } = property;
  if (type === 'array') {
    const several = Array.isArray(texts) ? texts : String(texts).split(',');
    return several.map((text: string) => valueOf(text, items));
  }
  const text = typeof texts === 'string' ? texts : texts.join(',');
  switch (type) {
    case 'boolean':
      return /^(?:true|yes|1)$/i.test(text);
    case 'integer':
    case 'number': {
      const number = Number(text);
      return String(number) === text ? number : text;
    }
    case undefined:
      return jsonOf(text);
    default:
      return text;
  }
}

/** Returns the JSON that a text is, or the text itself. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
