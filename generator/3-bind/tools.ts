import { defined } from '../../runtime/base/defined.js';
import type { Access, Tool, ToolProperty } from '../../runtime/contract/tools.js';
import type { Kind } from '../../runtime/contract/values.js';
import type { FlagSpec, ServiceSpec, ToolSpec } from '../2-shape/types.js';
import { choicesOf } from './choices.js';
import { writes } from './derived.js';
import { notationText } from './notation.js';
import type { Bound, BoundCommand, BoundFlag } from './types.js';

/** A tool with the command that it was made of. */
export interface BoundTool {
  readonly command: BoundCommand;
  readonly tool: Tool;
}

/** Every command that agents may be offered, in the order of the commands. */
export function toolsOf(bound: Bound): BoundTool[] {
  return bound.commands
    .filter((command) => offered(command, bound.spec))
    .map((command) => ({ command, tool: toolOf(command, bound) }));
}

/** Whether words of service.yaml name this command, or a group around it. */
export const covers = (line: string, { words }: BoundCommand): boolean => `${words.join(' ')} `.startsWith(`${line} `);

function offered(command: BoundCommand, { tools }: ServiceSpec): boolean {
  const { tool, hidden } = command.spec;
  return tool !== false && hidden !== true && !(tools?.without ?? []).some((line) => covers(line, command));
}

function toolOf(command: BoundCommand, bound: Bound): Tool {
  const { words, summary = '', effect } = command;
  const { tools: policy, gate } = bound.spec;
  const access = accessOf(command);
  const { defaults } = settings(command);
  const values = toolValues(command, bound);
  const entries = values.map((flag): [string, ToolProperty] => [flag.name, propertyOf(flag, defaults?.[flag.name])]);
  const required = values.filter(({ required }) => required).map(({ name }) => name);
  // Where a delete is refused without its flag, the agent says so itself; elsewhere the server answers the question.
  if (gate?.deletes === 'refuse' && effect === 'delete') {
    entries.push(['confirm', { type: 'boolean', const: true, description: 'Must be true: the delete is wanted' }]);
    required.push('confirm');
  }
  const choices = (command.spec['one-of'] ?? []).map((names) => ` Give exactly one of ${names.join(', ')}.`);
  return {
    words,
    access,
    ...(policy?.core?.includes(words.join(' ')) === true ? { core: true } : {}),
    ...defined({ defaults }),
    definition: {
      name: nameOf(command, bound.spec),
      title: summary,
      description: choices.length === 0 ? summary : `${summary}.${choices.join('')}`,
      inputSchema: {
        type: 'object',
        properties: Object.fromEntries(entries),
        ...(required.length === 0 ? {} : { required }),
        additionalProperties: false,
      },
      annotations: {
        title: summary,
        readOnlyHint: access === 'read',
        destructiveHint: access === 'destructive',
        idempotentHint: access === 'read',
        openWorldHint: effect !== 'local',
      },
    },
  };
}

export const nameOf = ({ words }: BoundCommand, { tools }: ServiceSpec): string =>
  `${tools?.prefix ?? ''}${words.join('_').replace(/-/g, '_')}`;

export const settings = ({ spec }: BoundCommand): ToolSpec => (typeof spec.tool === 'object' ? spec.tool : {});

function accessOf(command: BoundCommand): Access {
  const { effect, confirm, spec } = command;
  const asks = confirm !== undefined || spec.confirm === true;
  const derived = !writes(effect) ? 'read' : effect === 'delete' || asks ? 'destructive' : 'write';
  return settings(command).access ?? derived;
}

const ofTheServer = ['allow-writes', 'yes'];

/** The arguments and flags that a tool has. What a person alone can give, and what the server sets, is left out. */
export function toolValues(command: BoundCommand, { globals }: Pick<Bound, 'globals'>): BoundFlag[] {
  const { drop = [] } = settings(command);
  const rows = command.request?.shape === 'rows' || (command.verb === 'list' && command.request === undefined);
  const own = command.flags.filter(({ name, origin }) => origin !== 'credential' && !ofTheServer.includes(name));
  const around = rows ? globals.filter(({ name }) => name === 'limit') : [];
  // Who may only read writes no file, and learns of none.
  const touches = ({ kind, required }: BoundFlag) => kind === 'path' && !required && accessOf(command) === 'read';
  return [...command.args, ...own, ...around].filter(
    (flag) =>
      flag.spec.secret !== true &&
      flag.spec.hidden !== true &&
      !flag.wires.some((wire) => wire.in === 'credential') &&
      !drop.includes(flag.name) &&
      !touches(flag),
  );
}

/** What is typed for kinds that a name and a summary do not tell. */
const forms: Readonly<Partial<Record<Kind, string>>> = {
  date: 'YYYY-MM-DD',
  time: 'HH:MM',
  timestamp: 'RFC 3339',
  since: 'RFC 3339, or a span back from now such as 7d, 12h',
  period: 'such as 90d',
  pair: 'Name=value',
  uuid: 'UUID',
  json: 'JSON',
};

function propertyOf({ kind, spec, summary, line }: BoundFlag, preset: unknown = spec.default): ToolProperty {
  const form = forms[kind === 'csv' ? (spec.of ?? 'text') : kind];
  const unit = spec.unit ?? form;
  // Some summaries say it already.
  const told = unit === undefined || summary.includes(unit.split(/[ ,]/, 1)[0] ?? '');
  const description = told ? summary : `${summary} (${unit})`;
  const several = spec.repeatable === true || spec.variadic === true;
  const element = elementOf(kind, spec);
  const described = line === undefined ? element : { ...element, description: notationText(line) };
  const one = kind === 'csv' ? listOf(elementOf(spec.of ?? 'text', spec), spec) : described;
  const property = several && kind !== 'csv' ? listOf(one, spec) : one;
  return { ...property, ...defined({ default: preset }), description };
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
