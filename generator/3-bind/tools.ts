/** The tools that a server can offer, from commands and from `tools` of the service. */
import { withoutPrototype } from '../../runtime/base/objects.js';
import { defined } from '../../runtime/base/defined.js';
import { inTools } from '../../runtime/base/tools.js';
import type { Access, Merged, Tool, ToolInput, ToolProperty } from '../../runtime/contract/tools.js';
import { placeOfKey, type Span } from '../1-read/source.js';
import type { MergedSpec, ServiceSpec, VariantSpec } from '../2-shape/types.js';
import { accessOf, inputOf } from './tool-input.js';
import type { Bound, BoundCommand } from './types.js';

/** A tool, with its name and place in the specs. */
export interface BoundTool {
  readonly tool: Tool;
  /** Name in `core`: the words of a command, or the key of `merged` or `variants`. */
  readonly name: string;
  /** Where the command, or the key, is written. */
  readonly at: Span;
}

/** Returns the tools that a server can offer: those of commands, in the order of the commands, then the additional ones. */
export function toolsOf(bound: Bound): BoundTool[] {
  const { merged = {}, variants = {} } = bound.spec.tools ?? {};
  const commands = usableCommands(bound);
  const find = (words: string) => commands.filter((command) => wordsOf(command) === words);
  const replaced = new Set(Object.values(merged).flatMap((spec) => spec.commands));
  return [
    ...commands
      .filter((command) => !replaced.has(wordsOf(command)))
      .map((command) => ({
        name: wordsOf(command),
        at: command.at,
        tool: toolOf(command, bound),
      })),
    ...sortedEntries(merged).flatMap(([name, spec]) => {
      const own = spec.commands.flatMap(find);
      return own.length === 0 ? [] : [{ name, at: placeOfKey(merged, name), tool: mergedTool(name, spec, own, bound) }];
    }),
    ...sortedEntries(variants).flatMap(([name, variant]) =>
      find(variant.of).map((command) => ({
        name,
        at: placeOfKey(variants, name),
        tool: toolOf(command, bound, { ...variant, name }),
      })),
    ),
  ];
}

const sortedEntries = <T>(table: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));

export const wordsOf = ({ words }: BoundCommand): string => words.join(' ');

/** Whether words of service.yaml name this command, or a group around it. */
export const covers = (line: string, command: BoundCommand): boolean => `${wordsOf(command)} `.startsWith(`${line} `);

/** The commands that tools may run. */
export function usableCommands({ commands, spec }: Bound): BoundCommand[] {
  const without = spec.tools?.without ?? [];
  return commands.filter((command) => canBeTool(command) && !without.some((line) => covers(line, command)));
}

/** Whether a command is offered unless the policy of the service excludes it. */
export const canBeTool = ({ spec }: BoundCommand): boolean =>
  spec.tool !== false && spec.answer === undefined && spec.hidden !== true;

/** What `variants` changes for a tool of a command. */
type Variant = VariantSpec & { readonly name: string };

function toolOf(command: BoundCommand, bound: Bound, variant?: Variant): Tool {
  const { words, summary: usual = '', effect } = command;
  const { inputSchema, defaults } = inputOf(command, bound, variant);
  const name = variant?.name ?? wordsOf(command);
  const summary = variant?.summary ?? usual;
  const argument = argumentNames(inputSchema);
  const more = variant === undefined ? sentences(inTools(command.spec.description ?? '', argument)) : [];
  const choices = oneOf(command).map((names) => `Give exactly one of ${names}.`);
  return {
    words,
    access: accessOf(command),
    ...coreOf(name, bound),
    ...defined({ defaults }),
    definition: {
      name: toolName(name, bound.spec),
      title: summary,
      description: described(summary, more, choices),
      inputSchema,
      annotations: annotationsOf(accessOf(command), effect === 'local'),
    },
  };
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

function mergedTool(name: string, { summary, by }: MergedSpec, commands: readonly BoundCommand[], bound: Bound): Tool {
  const inputs = commands.map((command) => ({ command, ...inputOf(command, bound) }));
  const access = strongest(commands.map(accessOf));
  const merged: Merged = {
    by,
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
    ...coreOf(name, bound),
    merged,
    definition: {
      name: toolName(name, bound.spec),
      title: summary,
      description: described(summary, [], notes),
      inputSchema: {
        type: 'object',
        properties: {
          [by]: { type: 'string', enum: Object.keys(merged.commands), description: 'Command to run' },
          ...union(merged),
        },
        required: [by, ...shared.map(argumentName)],
        additionalProperties: false,
      },
      annotations: annotationsOf(
        access,
        commands.every(({ effect }) => effect === 'local'),
      ),
    },
  };
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

const coreOf = (name: string, { spec }: Bound): Pick<Tool, 'core'> =>
  spec.tools?.core?.includes(name) === true ? { core: true } : {};

const oneOf = ({ spec }: BoundCommand): string[] => (spec['one-of'] ?? []).map((names) => names.join(', '));

const annotationsOf = (access: Access, local: boolean) => ({
  readOnlyHint: access === 'read',
  destructiveHint: access === 'destructive',
  idempotentHint: access === 'read',
  openWorldHint: !local,
});

const toolName = (words: string, { tools }: ServiceSpec): string =>
  `${tools?.prefix ?? ''}${words.replace(/[ -]/g, '_')}`;
