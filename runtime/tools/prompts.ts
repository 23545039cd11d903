/** Recipes as prompts: each step is a call of a tool. */
import {
  ProtocolError,
  ProtocolErrorCode,
  type GetPromptResult,
  type ListPromptsResult,
} from '@modelcontextprotocol/server';
import { clean } from '../base/clean.js';
import { CliError } from '../base/errors.js';
import { callTool } from '../base/built-in-tools.js';
import { shellWords } from '../base/shell.js';
import { inScope, type Scope } from '../base/tools.js';
import type { Client } from '../contract/context.js';
import type { Recipe, Tool } from '../contract/tools.js';
import { argumentsOf, toolOfLine } from './example.js';

/** Maximum number of characters of a value. */
const MOST = 1000;

export interface Prompts {
  list(): ListPromptsResult;
  /** @throws ProtocolError for an unknown name, and for a value that is missing or does not fit */
  get(name: string, values: Readonly<Record<string, string>>): Promise<GetPromptResult>;
}

/** Returns the prompts of a client. */
export async function createPrompts(client: Client, tools: readonly Tool[], scope: Scope): Promise<Prompts> {
  const { recipes: all } = (await client.guide?.())?.guide ?? { recipes: [] };
  // A server that is read-only offers no recipe with a write.
  const isOffered = (step: string): boolean => {
    const tool = toolOf(step, tools);
    return tool !== undefined && inScope([tool], scope).length > 0;
  };
  const recipes = all.filter(({ steps }) => steps.every(isOffered));
  return {
    list: () => ({
      prompts: recipes.map(({ name, summary, values }) => ({
        name,
        title: summary,
        description: summary,
        arguments: values.map((value) => ({ name: value.name, description: value.summary, required: true })),
      })),
    }),
    get: async (name, values) => {
      const recipe = recipes.find((one) => one.name === name);
      if (recipe === undefined) throw refused(`Unknown prompt: ${clean(name)}.`);
      const text = await textOf(recipe, values, { client, tools });
      return { description: recipe.summary, messages: [{ role: 'user', content: { type: 'text', text } }] };
    },
  };
}

const refused = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

interface Surroundings {
  readonly client: Client;
  readonly tools: readonly Tool[];
}

const toolOf = (step: string, tools: readonly Tool[]): Tool | undefined => toolOfLine(shellWords(step).slice(1), tools);

async function textOf(
  { summary, values: known, steps }: Recipe,
  values: Readonly<Record<string, string>>,
  around: Surroundings,
): Promise<string> {
  const missing = known.filter(({ name }) => !Object.hasOwn(values, name) || values[name] === '');
  if (missing.length > 0) throw refused(`Values are missing: ${missing.map(({ name }) => name).join(', ')}.`);
  const long = known.find(({ name }) => (values[name] ?? '').length > MOST);
  if (long !== undefined) throw refused(`The value of ${long.name} has more than ${String(MOST)} characters.`);
  const lines: string[] = [];
  for (const [at, step] of steps.entries()) lines.push(`${String(at + 1)}. ${await callOf(step, values, around)}`);
  return `${summary}. Call the tool "${callTool.name}" with these arguments, in this order:\n\n${lines.join('\n')}\n\nStop at the first error. Then say what you found, with the ids of the records.`;
}

/** Returns the arguments of `call` for a step. A value is filled into a word of the line, and cannot add another one. */
async function callOf(
  step: string,
  values: Readonly<Record<string, string>>,
  { client, tools }: Surroundings,
): Promise<string> {
  const [, ...words] = shellWords(step);
  const tool = toolOf(step, tools);
  const name = tool?.definition.name ?? step;
  const filled = words.map((word) =>
    word.replace(/\$([a-z][a-z0-9_]*)/g, (hole, value: string) =>
      Object.hasOwn(values, value) ? (values[value] ?? '') : hole,
    ),
  );
  try {
    const args = tool && (await argumentsOf(filled, tool, client));
    if (args !== undefined) return JSON.stringify({ name, arguments: args });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
  }
  throw refused(`The values do not fit ${name}.`);
}
