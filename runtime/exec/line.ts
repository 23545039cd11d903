/** Values by the names of arguments and flags -> Line. */
import type { FlagData } from '../contract/command.js';
import type { CommandModule } from '../contract/context.js';
import type { Options } from '../contract/options.js';
import type { Line } from '../contract/pipeline.js';
import type { Service } from '../contract/service.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { namesList } from '../base/ids.js';
import { takesIdList } from '../kinds/index.js';
import { stringifyJson } from '../base/json.js';

type Data = Omit<FlagData, 'type' | 'alias' | 'describe'>;
type Texts = Line['flags'];

const refuse = (message: string): CliError => new CliError('usage', message);

/**
 * Returns the line of a command.
 *
 * @throws CliError `usage`, also for a value that names a file or standard input
 */
export function lineOf(
  { flags: known, positionals = {} }: Pick<CommandModule<never>, 'flags' | 'positionals'>,
  given: Readonly<Record<string, unknown>>,
): Line {
  const places: Record<string, string | readonly string[]> = {};
  let gap: string | undefined;
  for (const [name, data] of Object.entries(positionals)) {
    const texts = textsOf(given[name], data, `"${name}"`);
    if (texts.length === 0) gap ??= name;
    else if (gap !== undefined) throw refuse(`"${name}" requires "${gap}".`);
    else places[name] = data.variadic ? texts : texts.join(',');
  }
  const flags: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    if (Object.hasOwn(positionals, name)) continue;
    const data: Data = known[name] ?? { kind: 'text' };
    if (data.kind === 'boolean') {
      if (value === true) flags[name] = 'true';
      continue;
    }
    const texts = textsOf(value, data, `"${name}"`);
    if (texts.length > 0) flags[name] = asTyped(texts, data);
  }
  return { flags, positionals: places };
}

/** The elements of a list are one text, those of a flag that may be repeated are several. */
function asTyped(texts: readonly string[], { kind, repeat }: Data): string | readonly string[] {
  if (repeat && kind !== 'csv') return texts;
  const text = texts.join(',');
  return repeat ? [text] : text;
}

/**
 * Returns the global flags of the server for every call. Custom fields have their names. Formats and filters of the server do
 * not apply to calls.
 */
export function optionTexts({ globals: known }: Service, options: Options): Texts {
  const { profile, timeout, retry, verbose, people, record, other } = options;
  const texts: Record<string, string | readonly string[]> = {
    profile,
    timeout: String(timeout),
    ...(!retry && { 'no-retry': 'true' }),
    ...(verbose && { verbose: 'true' }),
    ...defined({ people, record }),
  };
  for (const [name, value] of Object.entries(other)) {
    if (value === false) continue;
    texts[name] = asTyped([value].flat().map(String), known[name] ?? { kind: 'text' });
  }
  texts['resolve-fields'] = 'true';
  return Object.fromEntries(Object.entries(texts).filter(([name]) => Object.hasOwn(known, name)));
}

function textsOf(value: unknown, data: Data, label: string): string[] {
  if (value === undefined) return [];
  // An array for a JSON flag is one value.
  const values: readonly unknown[] = Array.isArray(value) && (data.kind !== 'json' || data.repeat) ? value : [value];
  return values.map((one) => {
    const text = typeof one === 'string' ? one : stringifyJson(one);
    if (Array.isArray(value) && data.kind === 'csv' && text.includes(',')) {
      throw refuse(
        `A value of ${label} contains a comma, which separates the values of a list: ${JSON.stringify(text)}.`,
      );
    }
    checkSource(text, data, label);
    return text;
  });
}

/** In a shell `@file` and `-` read a file or standard input. An agent must not read files of this machine. */
function checkSource(text: string, data: Data, label: string): void {
  const { kind } = data;
  if (takesIdList(data) && namesList(text))
    throw refuse(`${label} is ${JSON.stringify(text)}; write the ids themselves.`);
  if (kind !== 'json' && kind !== 'message' && kind !== 'line') return;
  if (text === '-') throw refuse(`${label} is "-", which would read standard input; write the text itself.`);
  if (!text.startsWith('@') || (kind !== 'json' && text.startsWith('@@'))) return;
  throw new CliError(
    'usage',
    `${label} begins with @, which would read a file of this machine; a value cannot do that.`,
    kind === 'json'
      ? 'Write the JSON itself.'
      : 'Write the text itself; for a text that begins with an at-sign, write @@.',
  );
}
