/** The arguments of a call, checked against the schema of its tool. */
import type { MergedCommand, Tool, ToolProperty } from '../contract/tools.js';
import { nearest } from '../base/suggestions.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';

/** Values of a call by argument name. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** Returns the name of the argument for a flag; `undefined` if the tool has none. */
export type ArgumentName = (flag: string) => string | undefined;

/** What a call runs: the words of a command and the values of its arguments. */
export interface Chosen {
  readonly words: readonly string[];
  readonly given: ToolArguments;
  /** Values of flags that the call leaves out. */
  readonly usual: ToolArguments;
  readonly argumentOf: ArgumentName;
}

/**
 * Checks the arguments of a call against the schema of its tool, and of the command that a call of a merged tool
 * chooses: no unknown argument, none missing, each of its type. What a schema does not express (formats, ranges,
 * combinations) is checked by the command itself. An argument that is `null` counts as absent.
 *
 * @throws CliError `usage`
 */
export function checkArguments(
  tool: Pick<Tool, 'words' | 'merged' | 'defaults'> & {
    readonly definition: Pick<Tool['definition'], 'name' | 'inputSchema'>;
  },
  args: ToolArguments,
): Chosen {
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined));
  const { merged, definition } = tool;
  if (!merged) return checkCommand(definition.name, { ...tool, ...definition }, given, (name) => name);
  const { [merged.by]: choice, ...rest } = given;
  if (choice === undefined) throw missing([merged.by]);
  const command = typeof choice === 'string' ? ownValue(merged.commands, choice) : undefined;
  if (!command) throw notAmong(Object.keys(merged.commands), String(choice), `"${merged.by}"`);
  const when = ` when "${merged.by}" is "${String(choice)}"`;
  return checkCommand(definition.name, command, rest, (name) => name.replaceAll('-', '_'), when);
}

function ownValue<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** `when` follows messages about an argument that depends on the chosen command. */
function checkCommand(
  tool: string,
  command: MergedCommand,
  args: ToolArguments,
  shown: (name: string) => string,
  when = '',
): Chosen {
  const { properties, required = [] } = command.inputSchema;
  const values = new Map<string, unknown>();
  for (const [written, value] of Object.entries(args)) {
    const name = dashed(written, properties) ?? written;
    if (values.has(name) && stringifyJson(values.get(name)) !== stringifyJson(value))
      throw refuse(`"${name}" has two values, one with dashes in the name and one with underscores.`);
    values.set(name, value);
  }
  const given: ToolArguments = Object.fromEntries(values);
  // Nothing is deleted, so there is nothing to confirm.
  const isPreview = given[DRY_RUN] === true;
  for (const [name, value] of Object.entries(given)) {
    const property = ownValue(properties, name);
    if (!property) throw unknown(`The tool ${tool} has no argument "${name}"${when}.`, name, Object.keys(properties));
    const { const: _confirmed, ...loose } = property;
    checkValue(isPreview ? loose : property, value, `"${name}"`);
  }
  const confirmed = Object.keys(properties).filter((name) => properties[name]?.const === true && !isPreview);
  const absent = [...required, ...confirmed].filter((name) => !Object.hasOwn(given, name));
  if (absent.length > 0) throw missing(absent, when);
  const argumentOf = (flag: string): string | undefined => {
    const name = flag === 'yes' ? 'confirm' : flag;
    return Object.hasOwn(properties, name) ? shown(name) : undefined;
  };
  const fields = properties['fields']?.default;
  return {
    words: command.words,
    given,
    usual: { ...defined({ fields }), ...rowLimit(properties), ...command.defaults },
    argumentOf,
  };
}

/** A list without a limit of its own has that of its tool. */
const rowLimit = ({ limit }: Readonly<Record<string, ToolProperty>>): ToolArguments =>
  limit?.default === undefined ? {} : { limit: limit.default };

const DRY_RUN = 'dry-run';

/** Returns the argument that is meant by a name with underscores in place of dashes, as agents often write them. */
function dashed(name: string, properties: Readonly<Record<string, ToolProperty>>): string | undefined {
  return Object.keys(properties).find((known) => known.replaceAll('-', '_') === name);
}

function missing(names: readonly string[], when = ''): CliError {
  const listed = names.map((name) => `"${name}"`).join(', ');
  const one = names.length === 1;
  const why = when && `; ${one ? 'it is' : 'they are'} required${when}`;
  return refuse(one ? `The argument ${listed} is missing${why}.` : `These arguments are missing: ${listed}${why}.`);
}

function unknown(message: string, name: string, known: readonly string[]): CliError {
  const suggestions = nearest(name, known);
  return new CliError(
    'usage',
    message,
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
      // A single value counts as a list of one.
      for (const one of Array.isArray(value) ? value : [value]) if (items) checkValue(items, one, `Each of ${label}`);
      return;
    case 'object':
      if (!isObject(value)) throw refuse(`${label} must be an object.`);
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

/** A JSON number that is too long has already lost its last digits. */
function checkDigits(value: number, label: string): void {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw refuse(`${label} has too many digits for a JSON number; write it as text, in quotes.`);
  }
}

function notAmong(choices: readonly string[], value: string, label: string): CliError {
  return new CliError('usage', `${label} must be one of ${choices.join(', ')}.`, undefined, {
    suggestions: nearest(value, choices),
  });
}

const refuse = (message: string): CliError => new CliError('usage', message);
