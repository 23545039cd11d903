import { withoutPrototype } from '../../runtime/base/objects.js';
import { isWrite } from '../../runtime/base/effects.js';
import { capOwner } from './cap.js';
import { defined } from '../../runtime/base/defined.js';
import { formOf } from '../../runtime/base/split.js';
import type { Access, Merged, Tool, ToolInput, ToolProperty } from '../../runtime/contract/tools.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import { placeOfKey, type Span } from '../1-read/source.js';
import type { FlagSpec, MergedSpec, ServiceSpec, ToolSpec, VariantSpec } from '../2-shape/types.js';
import { choicesOf } from './choices.js';
import { notationText } from './notation.js';
import type { Bound, BoundCommand, BoundFlag } from './types.js';

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
  const choices = oneOf(command).map((names) => ` Give exactly one of ${names}.`);
  return {
    words,
    access: accessOf(command),
    ...coreOf(name, bound),
    ...defined({ defaults }),
    definition: {
      name: toolName(name, bound.spec),
      title: summary,
      description: choices.length === 0 ? summary : `${summary}.${choices.join('')}`,
      inputSchema,
      annotations: annotationsOf(bound.spec, summary, accessOf(command), effect === 'local'),
    },
  };
}

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
    return parts.length === 0 ? [] : [` ${wordsOf(command)} requires ${parts.join(' and ')}.`];
  });
  return {
    words: name.split(' '),
    access,
    ...coreOf(name, bound),
    merged,
    definition: {
      name: toolName(name, bound.spec),
      title: summary,
      description: notes.length === 0 ? summary : `${summary}.${notes.join('')}`,
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
        bound.spec,
        summary,
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

const annotationsOf = ({ tools }: ServiceSpec, title: string, access: Access, local: boolean) => ({
  title,
  readOnlyHint: access === 'read',
  destructiveHint: access === 'destructive' || (access === 'write' && tools?.destructive === 'writes'),
  idempotentHint: access === 'read',
  openWorldHint: !local,
});

const toolName = (words: string, { tools }: ServiceSpec): string =>
  `${tools?.prefix ?? ''}${words.replace(/[ -]/g, '_')}`;

/** What `tool` of a command, or a variant, changes about the flags of a tool. */
export type FlagChanges = Pick<ToolSpec, 'drop' | 'defaults'>;

export const ownSettings = ({ spec }: BoundCommand): ToolSpec => (typeof spec.tool === 'object' ? spec.tool : {});

/** The changes of a command with those of a variant. */
function changesOf(command: BoundCommand, variant: FlagChanges = {}): FlagChanges {
  const { drop = [], defaults } = ownSettings(command);
  const both = { ...defaults, ...variant.defaults };
  return {
    drop: [...drop, ...(variant.drop ?? [])],
    ...(Object.keys(both).length === 0 ? {} : { defaults: both }),
  };
}

const accessOf = (command: BoundCommand): Access => ownSettings(command).access ?? derivedAccess(command);

/** Returns the access of a command that does not declare one. */
export function derivedAccess({ effect, confirm, spec }: BoundCommand): Access {
  const asks = confirm !== undefined || spec.confirm === true;
  return !isWrite(effect) ? 'read' : effect === 'delete' || asks ? 'destructive' : 'write';
}

function inputOf(
  command: BoundCommand,
  bound: Bound,
  variant?: Variant,
): { readonly inputSchema: ToolInput; readonly defaults: ToolSpec['defaults'] } {
  const { defaults } = changesOf(command, variant);
  const values = toolValues(command, bound, variant);
  const usual = (flag: BoundFlag): unknown =>
    flag.name === 'limit' && flag.origin === 'global' ? capOwner(command, bound.spec)?.cap : undefined;
  const entries = values.map((flag): [string, ToolProperty] => [
    flag.name,
    propertyOf(flag, withoutPrototype(defaults ?? {})[flag.name] ?? usual(flag)),
  ]);
  const required = values.filter((flag) => flag.required).map(({ name }) => name);
  // Where the gate refuses a delete without `--yes`, the agent must confirm it. Elsewhere the server answers the prompt.
  if (bound.spec.gate?.deletes === 'refuse' && command.effect === 'delete') {
    const description = 'Confirms the delete; must be true, except in a dry run';
    entries.push(['confirm', { type: 'boolean', const: true, description }]);
  }
  return {
    defaults,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(entries),
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    },
  };
}

const setByServer = ['allow-writes', 'yes'];

/** Returns the arguments and flags of a tool. Credentials and what the server sets are left out. */
export function toolValues(
  command: BoundCommand,
  { globals }: Pick<Bound, 'globals'>,
  variant?: FlagChanges,
): BoundFlag[] {
  const { drop = [] } = changesOf(command, variant);
  const isListing = command.verb === 'list' || command.workflow?.calls.some(({ paging }) => paging !== undefined);
  const rows =
    command.request === undefined ? isListing && command.effect === 'read' : command.request.shape === 'rows';
  const own = command.flags.filter(
    ({ name, origin }) => origin !== 'credential' && !setByServer.includes(name) && origin !== 'terminal',
  );
  const around = rows ? globals.filter(({ name }) => name === 'limit') : [];
  // A tool that reads must not write files, so it has no path flags unless they are required.
  const writesFile = ({ kind, required }: BoundFlag) => kind === 'path' && !required && accessOf(command) === 'read';
  return [...command.args, ...own, ...around].filter(
    (flag) =>
      flag.spec.secret !== true &&
      flag.spec.hidden !== true &&
      !flag.wires.some((wire) => wire.in === 'credential' || (wire.in === 'print' && wire.name === 'secrets')) &&
      !drop.includes(flag.name) &&
      !writesFile(flag),
  );
}

/** Formats of kinds that a name and a summary do not show. */
const forms: Readonly<Partial<Record<Kind, string>>> = {
  date: 'YYYY-MM-DD',
  time: 'HH:MM',
  timestamp: 'RFC 3339',
  since: 'RFC 3339, or a time span before now such as 7d, 12h',
  period: 'such as 90d',
  pair: 'Name=value',
  uuid: 'UUID',
  json: 'JSON',
};

function propertyOf({ kind, spec, summary, line }: BoundFlag, preset: unknown = spec.default): ToolProperty {
  const form = forms[kind === 'csv' ? (spec.of ?? 'text') : kind];
  const unit = spec.unit ?? (spec.splits === undefined ? form : formOf(spec.splits));
  const isNamed = unit === undefined || summary.includes(unit.split(/[ ,]/, 1)[0] ?? '');
  const description = isNamed ? summary : `${summary} (${unit})`;
  const several = spec.repeatable === true || spec.variadic === true;
  const element = elementOf(kind, spec);
  const described = line === undefined ? element : { ...element, description: notationText(line) };
  const one = kind === 'csv' ? listOf(elementOf(spec.of ?? 'text', spec), spec) : described;
  const property = several && kind !== 'csv' ? listOf(one, spec) : one;
  const isText = property.type === 'string' && typeof preset === 'number';
  return { ...property, ...defined({ default: isText ? String(preset) : preset }), description };
}

function listOf(items: ToolProperty, spec: FlagSpec): ToolProperty {
  return {
    type: 'array',
    items,
    ...defined({ minItems: spec['min-items'], maxItems: spec['max-items'] }),
  };
}

function elementOf(kind: Kind, spec: FlagSpec): ToolProperty {
  const choices = choicesOf(spec);
  if (choices !== undefined) return { type: 'string', [spec.open === true ? 'examples' : 'enum']: choices };
  switch (kind) {
    case 'boolean':
    case 'yesno':
      return { type: 'boolean' };
    case 'integer':
    case 'number':
      return {
        type: kind,
        ...defined({ minimum: spec.min, maximum: spec.max }),
      };
    case 'json':
      return {};
    default:
      return { type: 'string', ...defined({ maxLength: spec['max-length'] }) };
  }
}
