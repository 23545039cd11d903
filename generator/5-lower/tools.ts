/** The definitions of tools: names, descriptions, arguments and annotations. */
import { withoutPrototype } from '../../runtime/base/objects.js';
import { defined } from '../../runtime/base/defined.js';
import { inTools } from '../../runtime/base/tools.js';
import type { Access, Merged, Tool, ToolInput, ToolProperty } from '../../runtime/contract/tools.js';
import type { AddedToolSpec } from '../2-shape/types.js';
import { accessOf, isMerged, toolName, wordsOf } from '../3-bind/tools.js';
import type { Bound, BoundCommand, BoundTool } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';
import { withCore, type LoweredTool } from './tool-core.js';
import { formsOf } from './tool-forms.js';
import { inputOf } from './tool-input.js';
import { checkBudget } from './tool-sets.js';

/** Returns the tools that a server can offer, and reports merged commands and sets that do not fit. */
export function lowerTools(bound: Bound, report: Report): Tool[] {
  const lowered = bound.tools.map((tool): LoweredTool => {
    if (tool.added === undefined || !isMerged(tool.added)) return { bound: tool, ...toolOf(tool, bound) };
    const merged = mergedTool(tool, tool.added, bound);
    checkMerged(tool, merged.merged, report);
    return { bound: tool, tool: merged, brief: merged.definition.description };
  });
  const tools = withCore(lowered, bound, report);
  checkBudget(tools, bound, report);
  return tools;
}

function toolOf({ name, commands: [command], added }: BoundTool, bound: Bound): Omit<LoweredTool, 'bound'> {
  const { words, summary: usual = '', effect } = command;
  const { inputSchema, defaults } = inputOf(command, bound, added);
  const summary = added?.summary ?? usual;
  const argument = argumentNames(inputSchema);
  const more = added === undefined ? sentences(inTools(command.spec.description ?? '', argument)) : [];
  const choices = oneOf(command).map((names) => `Give exactly one of ${names}.`);
  const tool: Tool = {
    words,
    access: accessOf(command),
    forms: formsOf(command, inputSchema),
    ...defined({ defaults }),
    definition: {
      name: toolName(name, bound.spec),
      title: summary,
      description: described(summary, more, choices),
      inputSchema,
      annotations: annotationsOf(accessOf(command), effect === 'local'),
    },
  };
  return { tool, brief: described(summary, [], choices) };
}

/** Maximum number of characters of a description; agents read it before every task. */
const MAX_DESCRIPTION = 320;

/** Returns the sentences of a text. */
const sentences = (text = ''): string[] =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<=[.:])\s(?=[A-Z"`])/);

/** Returns the summary with the sentences that say what it does not, as many as fit; alone it stays a title. */
function described(summary: string, more: readonly string[], needed: readonly string[]): string {
  const last = needed.join(' ');
  let text = `${summary}.`;
  for (const one of more) {
    if (one === '') continue;
    if (text.length + one.length + last.length > MAX_DESCRIPTION) break;
    text += ` ${one}`;
  }
  if (needed.length > 0) text += ` ${last}`;
  return text === `${summary}.` ? summary : text;
}

/** Returns how a tool names its argument for a flag. */
const argumentNames =
  ({ properties }: ToolInput) =>
  (flag: string): string | undefined =>
    Object.hasOwn(properties, flag) ? flag : undefined;

/** Argument of a merged tool that names the command. */
const OPERATION = 'operation';

function mergedTool(
  { name, commands }: BoundTool,
  { summary, drop }: AddedToolSpec,
  bound: Bound,
): Tool & { readonly merged: Merged } {
  const inputs = commands.map((command) => ({ command, ...inputOf(command, bound, defined({ drop })) }));
  const access = strongest(commands.map(accessOf));
  const merged: Merged = {
    by: OPERATION,
    commands: Object.fromEntries(
      inputs.map(({ command, inputSchema, defaults }) => [
        wordsOf(command),
        { words: command.words, ...defined({ defaults }), inputSchema },
      ]),
    ),
  };
  const schemas = inputs.map(({ inputSchema }) => inputSchema);
  const shared = [...new Set(schemas.flatMap(({ required = [] }) => required))].filter((one) =>
    schemas.every(({ required = [] }) => required.includes(one)),
  );
  const notes = inputs.flatMap(({ command, inputSchema: { required = [] } }) => {
    const more = required.filter((one) => !shared.includes(one));
    const parts = [
      ...(more.length === 0 ? [] : [more.map(argumentName).join(', ')]),
      ...oneOf(command).map((names) => `exactly one of ${names}`),
    ];
    return parts.length === 0 ? [] : [`${wordsOf(command)} requires ${parts.join(' and ')}.`];
  });
  return {
    words: name.split(' '),
    access,
    forms: [...new Set(inputs.flatMap(({ command, inputSchema }) => formsOf(command, inputSchema)))],
    merged,
    definition: {
      name: toolName(name, bound.spec),
      title: summary,
      description: described(summary, [], notes),
      inputSchema: {
        type: 'object',
        properties: {
          [OPERATION]: { type: 'string', enum: Object.keys(merged.commands), description: 'Command to run' },
          ...union(merged),
        },
        required: [OPERATION, ...shared.map(argumentName)],
        additionalProperties: false,
      },
      annotations: annotationsOf(
        access,
        commands.every(({ effect }) => effect === 'local'),
      ),
    },
  };
}

/** The arguments of merged commands fit into one tool. */
function checkMerged({ name, at }: BoundTool, { by, commands }: Merged, report: Report): void {
  const seen = new Map<string, { readonly words: string; readonly type: unknown }>();
  for (const [words, { inputSchema }] of Object.entries(commands)) {
    for (const [argument, { type }] of Object.entries(inputSchema.properties)) {
      const other = seen.get(argument);
      seen.set(argument, { words, type });
      if (argument === by) {
        report.add('CS444', at, { name, argument, problem: `is also an argument of "${words}"` });
      } else if (other !== undefined && other.type !== type) {
        report.add('CS444', at, { name, argument, problem: `has different types in "${other.words}" and "${words}"` });
      }
    }
  }
}

/** Returns the name of an argument of a tool that is not one command: as in the names of tools, words are joined with `_`. */
const argumentName = (name: string): string => name.replaceAll('-', '_');

/** The properties of all commands. One that some commands do not have names those that do. */
function union({ commands }: Merged): Record<string, ToolProperty> {
  const entries = Object.entries(commands);
  const names = new Set(entries.flatMap(([, { inputSchema }]) => Object.keys(inputSchema.properties)));
  return Object.fromEntries(
    [...names].map((name) => {
      const having = entries.flatMap(([value, { inputSchema }]) => {
        const property = withoutPrototype<ToolProperty>(inputSchema.properties)[name];
        return property === undefined ? [] : [{ value, property }];
      });
      const description = having[0]?.property.description ?? '';
      const users = having.map(({ value }) => value).join(', ');
      return [
        argumentName(name),
        {
          ...agreement(having.map(({ property }) => property)),
          description: having.length === entries.length ? description : `${description} (for ${users})`,
        },
      ];
    }),
  );
}

/** The keys on which all properties agree. Each command still checks its own. */
function agreement([first = {}, ...others]: readonly ToolProperty[]): ToolProperty {
  const keys = Object.keys(first) as (keyof ToolProperty)[];
  const same = (key: keyof ToolProperty) =>
    others.every((other) => JSON.stringify(other[key]) === JSON.stringify(first[key]));
  return Object.fromEntries(keys.filter(same).map((key) => [key, first[key]]));
}

const strongest = (found: readonly Access[]): Access =>
  (['destructive', 'write'] as const).find((access) => found.includes(access)) ?? 'read';

const oneOf = ({ spec }: BoundCommand): string[] => (spec['one-of'] ?? []).map((names) => names.join(', '));

const annotationsOf = (access: Access, local: boolean) => ({
  readOnlyHint: access === 'read',
  destructiveHint: access === 'destructive',
  idempotentHint: access === 'read',
  openWorldHint: !local,
});
