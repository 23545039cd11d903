/** What the tools that every server has, whatever its commands are, have in common. */
import { clean } from '../../base/clean.js';
import { CliError } from '../../base/errors.js';
import { nearest } from '../../base/suggestions.js';
import { inScope, type Scope } from '../../base/tools.js';
import type { Context } from '../../contract/context.js';
import type { Form, Tool, ToolDefinition } from '../../contract/tools.js';
import { checkArguments, type ToolArguments } from '../arguments.js';
import { refusedCall } from '../call.js';
import type { Bounds, ToolResult } from '../result.js';
import { listedOutput } from '../result-schema.js';

/** A tool that every server has. */
export interface BuiltIn {
  readonly definition: Omit<ToolDefinition, 'annotations'>;
  readonly forms: readonly Form[];
  /** It runs commands, and can do what they can do. */
  readonly runs?: true;
  /** `args` fit the definition. @throws CliError */
  readonly run: (args: ToolArguments, parts: BuiltInParts) => Promise<ToolResult> | ToolResult;
}

/** What a built-in tool works with. */
export interface BuiltInParts {
  readonly context: Pick<Context, 'client' | 'service' | 'world'>;
  /** All tools of the client. */
  readonly tools: readonly Tool[];
  readonly scope: Scope;
  readonly bounds: Bounds;
  /** Aborted when the agent cancels the call. */
  readonly signal: AbortSignal;
  /**
   * Runs the command of a tool with the checks, the gate and the policy of a direct call.
   *
   * @param most maximum bytes of the result; default: that of a direct call
   */
  readonly invoke: (tool: Tool, args: ToolArguments, most?: number) => Promise<ToolResult>;
}

/** Returns a built-in tool as `tools/list` returns it. */
export function listed({ definition, forms, runs }: BuiltIn, { writes }: Scope): ToolDefinition {
  const changes = runs === true && writes;
  return {
    ...definition,
    outputSchema: listedOutput({ forms }),
    annotations: {
      readOnlyHint: !changes,
      destructiveHint: changes,
      idempotentHint: !changes,
      openWorldHint: runs === true,
    },
  };
}

/** Runs a built-in tool. An error is a result with `isError`; this never throws. */
export async function runBuiltIn(
  { definition, run }: BuiltIn,
  args: ToolArguments,
  parts: BuiltInParts,
): Promise<ToolResult> {
  try {
    const tool = { words: [], definition };
    return await run(checkArguments(tool, args).given, parts);
  } catch (error) {
    return refusedCall(error, parts.context);
  }
}

/** A tool that a name stands for. */
export interface Named {
  readonly tool: Tool;
  /** Arguments that the name stands for: the operation of a merged tool. */
  readonly args: ToolArguments;
}

/**
 * Returns the tool of a command that this server runs. The name is that of the tool, or the words of the command.
 *
 * @throws CliError `usage` if there is none, or if this server does not run it
 */
export function usableTool(name: string, { tools, scope }: Pick<BuiltInParts, 'tools' | 'scope'>): Named {
  const found = toolNamed(name, tools);
  if (found === undefined) {
    const suggestions = nearest(
      spelled(name),
      inScope(tools, scope).map(({ definition }) => definition.name),
    );
    const remedy = suggestions.length > 0 ? undefined : 'Find commands with the tool search.';
    throw new CliError('usage', `Unknown command: ${clean(name)}.`, remedy, { suggestions });
  }
  const refusal = refusalOf(found.tool, scope);
  if (refusal !== undefined) throw refusal;
  return found;
}

/** Returns why this server does not run the command of a tool; undefined if it does. */
export function refusalOf(tool: Tool, scope: Scope): CliError | undefined {
  if (inScope([tool], scope).length > 0) return undefined;
  const { name } = tool.definition;
  if (tool.access === 'read' || scope.writes) return new CliError('usage', `This server does not offer ${name}.`);
  const message = `${name} writes, and this server is read-only.`;
  return new CliError('usage', message, 'Start the server with --allow-writes.');
}

function toolNamed(name: string, tools: readonly Tool[]): Named | undefined {
  const wanted = spelled(name);
  const tool =
    tools.find(({ definition }) => definition.name === name) ??
    tools.find(({ words, definition }) => [words.join(' '), definition.name].map(spelled).includes(wanted));
  if (tool !== undefined) return { tool, args: {} };
  for (const merging of tools) {
    const { by = '', commands = {} } = merging.merged ?? {};
    const operation = Object.keys(commands).find((words) => spelled(words) === wanted);
    if (operation !== undefined) return { tool: merging, args: { [by]: operation } };
  }
  return undefined;
}

const spelled = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
