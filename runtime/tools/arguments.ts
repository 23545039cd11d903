import type { FlagData } from '../contract/command.js';
import type { CommandModule } from '../contract/context.js';
import type { Tool, ToolProperty } from '../contract/tools.js';
import { nearest } from '../base/nearest.js';
import { CliError } from '../base/errors.js';
import { stringifyJson } from '../base/json.js';

/** What a call gives, by name of argument. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * The arguments of a call, checked against the tool's schema: nothing unknown, nothing missing, each of its type. What
 * the schema does not tell (forms, ranges, what goes together) is checked by the command itself. A `null` is an
 * argument that was not given.
 *
 * @throws CliError `usage`
 */
export function checkArguments(tool: Tool, args: Given): Given {
  const { properties, required = [] } = tool.definition.inputSchema;
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined));
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(properties, name)) throw unknown(tool, name);
    const property = properties[name];
    if (property) checkValue(property, value, `"${name}"`);
  }
  const missing = required.filter((name) => !Object.hasOwn(given, name));
  if (missing.length > 0) {
    const names = missing.map((name) => `"${name}"`).join(', ');
    throw refuse(missing.length === 1 ? `The argument ${names} is missing.` : `These arguments are missing: ${names}.`);
  }
  return { ...tool.defaults, ...given };
}

function unknown({ definition }: Tool, name: string): CliError {
  const known = Object.keys(definition.inputSchema.properties);
  const suggestions = nearest(name, known);
  return new CliError(
    'usage',
    `The tool ${definition.name} has no argument "${name}".`,
    suggestions.length > 0 ? undefined : `Its arguments: ${known.join(', ') || 'none'}.`,
    { suggestions },
  );
}

function checkValue(property: ToolProperty, value: unknown, label: string): void {
  const { type, items } = property;
  if (property.const !== undefined && value !== property.const) throw refuse(`${label} must be ${property.const}.`);
  switch (type) {
    case undefined:
      return;
    case 'array':
      // One value is a list of one.
      for (const one of Array.isArray(value) ? value : [value]) if (items) checkValue(items, one, `Each of ${label}`);
      return;
    case 'boolean':
      if (typeof value !== 'boolean') throw refuse(`${label} must be true or false.`);
      return;
    case 'string':
      if (typeof value === 'number') checkDigits(value, label);
      else if (typeof value !== 'string') throw refuse(`${label} must be text.`);
      if (property.enum && !property.enum.includes(String(value))) throw notAmong(property.enum, String(value), label);
      return;
    default:
      if (typeof value === 'number') checkDigits(value, label);
      else if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value))
        throw refuse(`${label} must be a number.`);
  }
}

/** What JSON carried as a number has lost its last digits already when it is too long. */
function checkDigits(value: number, label: string): void {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw refuse(`${label} has too many digits for a JSON number; give it as text, in quotes.`);
  }
}

function notAmong(choices: readonly string[], value: string, label: string): CliError {
  return new CliError('usage', `${label} must be one of ${choices.join(', ')}.`, undefined, {
    suggestions: nearest(value, choices),
  });
}

const refuse = (message: string): CliError => new CliError('usage', message);

type Data = Omit<FlagData, 'type' | 'alias' | 'describe'>;

/**
 * Command line of a call behind the command words. Each value stands in the token of its flag, and arguments behind `--`:
 * nothing that an agent was talked into can become a flag.
 *
 * @throws CliError `usage`, for a value that would be read from a file or from standard input, too
 */
export function lineOf(
  { flags: known, positionals = {} }: Pick<CommandModule<never>, 'flags' | 'positionals'>,
  given: Given,
) {
  const flags: string[] = [];
  const places: string[] = [];
  let gap: string | undefined;
  for (const [name, data] of Object.entries(positionals)) {
    const texts = textsOf(given[name], data, `"${name}"`);
    if (texts.length === 0) gap ??= name;
    else if (gap !== undefined) throw refuse(`"${name}" needs "${gap}" with it.`);
    places.push(...(data.variadic ? texts : [texts.join(',')].filter(() => texts.length > 0)));
  }
  for (const [name, value] of Object.entries(given)) {
    if (Object.hasOwn(positionals, name)) continue;
    const data: Data = known[name] ?? { kind: 'text' };
    if (data.kind === 'boolean') {
      if (value === true) flags.push(`--${name}`);
      continue;
    }
    const texts = textsOf(value, data, `"${name}"`);
    if (data.repeat && data.kind !== 'csv') flags.push(...texts.map((text) => `--${name}=${text}`));
    else if (texts.length > 0) flags.push(`--${name}=${texts.join(',')}`);
  }
  return { flags, positionals: places };
}

function textsOf(value: unknown, data: Data, label: string): string[] {
  if (value === undefined) return [];
  // JSON is one value, whatever its shape.
  const values: readonly unknown[] = Array.isArray(value) && (data.kind !== 'json' || data.repeat) ? value : [value];
  return values.map((one) => {
    const text = typeof one === 'string' ? one : stringifyJson(one);
    if (Array.isArray(value) && data.kind === 'csv' && text.includes(',')) {
      throw refuse(`A value of ${label} holds a comma, which separates the values of a list: ${JSON.stringify(text)}.`);
    }
    checkSource(text, data, label);
    return text;
  });
}

/** At a shell `@file` and `-` stand for what they name. An agent has no business with the files of this machine. */
function checkSource(text: string, { kind }: Data, label: string): void {
  if (kind !== 'json' && kind !== 'message') return;
  if (text === '-') throw refuse(`${label} would be read from standard input; give the text itself.`);
  if (!text.startsWith('@') || (kind === 'message' && text.startsWith('@@'))) return;
  throw new CliError(
    'usage',
    `${label} begins with an at-sign, which would read a file of this machine; a tool reads none.`,
    kind === 'message'
      ? 'Give the text itself; text that really begins with an at-sign is written @@.'
      : 'Give the JSON itself.',
  );
}
