/** The command line of a run, for messages that say how to continue it. */
import type { FlagData } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import { withoutPrototype } from '../base/objects.js';
import { profileWords, quote } from '../base/shell.js';

/**
 * Returns the line that runs this command with these values of its arguments and flags, quoted for a shell. Flags that are
 * false, or have their default, are left out; `--yes` and a profile other than `default` are kept.
 */
export function commandLine(
  values: object,
  { service, command, options }: Pick<Context, 'service' | 'command' | 'options'>,
): string {
  const args = withoutPrototype({ ...values });
  const { words, flags, positionals } = command;
  const places = Object.keys(positionals).flatMap((name) => textsOf(args[name]));
  const typed = Object.entries(flags).flatMap(([name, flag]) => {
    if (name === 'yes') return options.yes ? ['--yes'] : [];
    return args[name] === flag.default ? [] : flagWords(name, args[name], flag);
  });
  const profile = profileWords(options);
  // An argument that looks like a flag can only be the last word.
  const ordered = places.some((text) => text.startsWith('-'))
    ? [...typed, ...profile, '--', ...places]
    : [...places, ...typed, ...profile];
  return [service.binary, words, ...ordered.map(quote)].join(' ');
}

function flagWords(name: string, value: unknown, { repeat, kind }: FlagData): string[] {
  if (value === undefined || value === false) return [];
  if (kind === 'boolean') return [`--${name}`];
  const texts = textsOf(value);
  const values = repeat ? texts : [texts.join(',')];
  return values.flatMap((text) => (text.startsWith('-') ? [`--${name}=${text}`] : [`--${name}`, text]));
}

const textsOf = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String));
