import { withoutPrototype } from '../../runtime/base/objects.js';
import { isWrite } from '../../runtime/base/effects.js';
import { defined } from '../../runtime/base/defined.js';
import { formOf } from '../../runtime/base/split.js';
import { inTools } from '../../runtime/base/tool-text.js';
import { tableColumns } from '../../runtime/odata/columns.js';
import type { Access, Merged, Tool, ToolInput, ToolProperty } from '../../runtime/contract/tools.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import { placeOfKey, type Span } from '../1-read/source.js';
import type { FlagSpec, MergedSpec, ServiceSpec, ToolSpec, VariantSpec } from '../2-shape/types.js';
import { capOwner } from './cap.js';
import { catalogueSettings } from './catalogue.js';
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

/**
 * Returns the access of a command that does not declare one: an update that replaces a whole text destroys what was
 * written there, as a delete does.
 */
export function derivedAccess({ effect, confirm, spec, args, flags }: BoundCommand): Access {
  if (!isWrite(effect)) return 'read';
  const asks = confirm !== undefined || spec.confirm === true;
  const replacesText = effect === 'update' && [...args, ...flags].some(({ kind }) => kind === 'message');
  return effect === 'delete' || asks || replacesText ? 'destructive' : 'write';
}

function inputOf(
  command: BoundCommand,
  bound: Bound,
  variant?: Variant,
): { readonly inputSchema: ToolInput; readonly defaults: ToolSpec['defaults'] } {
  const own = changesOf(command, variant).defaults;
  const values = toolValues(command, bound, variant);
  const has = (name: string): boolean => values.some((flag) => flag.name === name);
  const cap = capOwner(command, bound.spec)?.cap ?? Infinity;
  const sums = printsFigures(command);
  const isList = printsRows(command) && !sums;
  const limit = values.find(({ name }) => name === 'limit')?.spec.default;
  const few = isList && !sums && has('limit') && own?.['limit'] === undefined && Number(limit ?? cap) > LIST_LIMIT;
  const defaults = few ? { ...own, limit: LIST_LIMIT } : own;
  // Where every write has the flag, it does not show which ones ask.
  const asks = command.flags.some(({ name, origin }) => name === 'yes' && origin === 'own');
  const isDestructive = accessOf(command) === 'destructive';
  const names = new Set([...values.map(({ name }) => name), ...(asks || isDestructive ? ['confirm'] : [])]);
  const argument = (flag: string) => (flag === 'yes' && asks ? 'confirm' : names.has(flag) ? flag : undefined);
  const usual = isList ? columnNames(command, bound) : undefined;
  const entries = values.map((flag): [string, ToolProperty] => {
    const preset = withoutPrototype(defaults ?? {})[flag.name];
    const { description = '', ...property } = propertyOf(flag, flag.name === 'fields' ? usual : preset);
    const text = flag.origin === 'global' && flag.name === 'fields' ? fieldsText(usual) : description;
    return [flag.name, { ...property, description: inTools(text, argument) || text }];
  });
  if (isList && !has('limit')) {
    const description = 'Maximum number of records';
    entries.push(['limit', { type: 'integer', minimum: 1, default: LIST_LIMIT, description }]);
  }
  const required = values.filter((flag) => flag.required).map(({ name }) => name);
  if (isDestructive) {
    const description = 'Confirms the change; must be true, except in a dry run';
    entries.push(['confirm', { type: 'boolean', const: true, description }]);
  } else if (asks) {
    entries.push(['confirm', { type: 'boolean', description: 'Confirms what the command asks for' }]);
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

/** Number of records that a list returns unless the call asks for more: what an agent reads, it pays for. */
const LIST_LIMIT = 25;

const fieldsText = (usual: readonly string[] | undefined): string =>
  usual === undefined ? 'Fields to return' : 'Fields to return; "*" returns all';

/** Whether a command reads a list. */
const printsRows = ({ verb, request, workflow, effect }: BoundCommand): boolean =>
  effect === 'read' &&
  (request === undefined
    ? verb === 'list' || workflow?.calls.some(({ paging }) => paging !== undefined) === true
    : request.shape === 'rows');

/** Whether a workflow prints figures of a list, of which a part would mislead. */
const printsFigures = ({ request, spec, verb }: BoundCommand): boolean =>
  request === undefined && verb !== 'list' && (spec.columns === undefined || spec.shape === 'record');

/** Returns the names of the columns of a list: the fields that a call gets without naming any. */
function columnNames({ spec, scope, request }: BoundCommand, { spec: service }: Bound): readonly string[] | undefined {
  if (request === undefined) return undefined;
  const { resource } = request;
  const written = spec.columns ?? (resource?.verb === 'lines' ? undefined : scope.spec.columns);
  if (written !== undefined)
    return written.map((column) => (typeof column === 'string' ? (column.split('|')[0] ?? '') : column.key));
  const { columns } = catalogueSettings(service);
  return resource?.record && tableColumns(resource.record, { columns }).map(({ key }) => key);
}

const setByServer = ['allow-writes', 'yes'];

/** Returns the arguments and flags of a tool. Credentials and what the server sets are left out. */
export function toolValues(
  command: BoundCommand,
  { globals }: Pick<Bound, 'globals'>,
  variant?: FlagChanges,
): BoundFlag[] {
  const { drop = [] } = changesOf(command, variant);
  const own = command.flags.filter(
    ({ name, origin }) => origin !== 'credential' && !setByServer.includes(name) && origin !== 'terminal',
  );
  const around = printsRows(command) ? globals.filter(({ name }) => name === 'limit' || name === 'fields') : [];
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
