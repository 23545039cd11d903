/** The arguments of tools, from the flags and arguments of commands. */
import { withoutPrototype } from '../../runtime/base/objects.js';
import { defined } from '../../runtime/base/defined.js';
import { formOf } from '../../runtime/base/split.js';
import { inTools } from '../../runtime/base/tools.js';
import { tableColumns } from '../../runtime/dialects/odata/columns.js';
import type { ToolInput, ToolProperty } from '../../runtime/contract/tools.js';
import { valueKinds } from '../../runtime/kinds/index.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import type { FlagSpec, ToolSpec } from '../2-shape/types.js';
import { catalogueSettings } from '../3-bind/catalogue.js';
import { choicesOf } from '../3-bind/choices.js';
import { notationText } from '../3-bind/notation.js';
import { accessOf, ownSettings, printsRows, toolValues, type FlagChanges } from '../3-bind/tools.js';
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';

/** Returns the arguments of a tool, and the values that it sends for arguments that a call leaves out. */
export function inputOf(
  command: BoundCommand,
  bound: Bound,
  added?: Pick<FlagChanges, 'drop'>,
): { readonly inputSchema: ToolInput; readonly defaults: ToolSpec['defaults'] } {
  const own = ownSettings(command).defaults;
  const values = toolValues(command, bound, added);
  const has = (name: string): boolean => values.some((flag) => flag.name === name);
  const cap = command.request?.cap ?? Infinity;
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
  const required = values.filter((flag) => flag.required && flag.unlessIn === undefined).map(({ name }) => name);
  if (isDestructive) {
    const description = 'Confirms the change; must be true, except in a dry run';
    entries.push(['confirm', { type: 'boolean', const: true, description }]);
  } else if (asks) {
    entries.push(['confirm', { type: 'boolean', description: 'Confirms the prompt of the command' }]);
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

function propertyOf({ kind, spec, summary, line }: BoundFlag, preset: unknown = spec.default): ToolProperty {
  // The form that a name and a summary do not show.
  const { form } = valueKinds[kind === 'csv' ? (spec.of ?? 'text') : kind].tool;
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
  const { type } = valueKinds[kind].tool;
  if (type === 'string') return { type, ...defined({ maxLength: spec['max-length'] }) };
  if (type === 'integer' || type === 'number') return { type, ...defined({ minimum: spec.min, maximum: spec.max }) };
  return defined({ type });
}
