/** The flags of a line by their names. */
import type { FlagData } from '../contract/command.js';
import type { CommandModule } from '../contract/context.js';
import type { Service } from '../contract/service.js';

export type Flags = Readonly<Record<string, FlagData>>;

/** Returns the flags that a line of a command may have: its own, and those of every command. A global flag that excludes another does not exclude the one that the command has in its place. */
export function flagsOf({ globals }: Pick<Service, 'globals'>, { flags }: Pick<CommandModule<never>, 'flags'>): Flags {
  const shared = Object.entries(globals).map(([name, flag]) => {
    const { conflicts, ...rest } = flag;
    return conflicts?.some((other) => Object.hasOwn(flags, other)) === true ? [name, rest] : [name, flag];
  });
  return { ...(Object.fromEntries(shared) as typeof globals), ...flags };
}

/** Returns the short, other and old names of a flag, without dashes. */
export function aliasesOf({ alias = [], was = [] }: Pick<FlagData, 'alias' | 'was'>): readonly string[] {
  return [...(typeof alias === 'string' ? [alias] : alias), ...was];
}

/** Returns a warning for each old name of a flag that is typed. */
export function renamedFlags(flags: Flags, tokens: readonly string[]): string[] {
  const end = tokens.indexOf('--');
  const warnings = tokens.slice(0, end < 0 ? undefined : end).flatMap((token) => {
    const word = token.startsWith('--') ? (token.slice(2).split('=', 1)[0] ?? '') : '';
    const name = word === '' || Object.hasOwn(flags, word) ? undefined : nameOf(flags, token);
    if (name === undefined || flags[name]?.was?.includes(word) !== true) return [];
    return [renamed(typed(word), typed(name))];
  });
  return [...new Set(warnings)];
}

/** Returns the warning for an old name of a flag or command. */
export const renamed = (from: string, to: string): string =>
  `${from} was renamed to ${to}. The old name still works, but will be removed.`;

/** Returns the long name of a flag as typed (`--output`, `-o`, `-ojson`, `--output=json`), if it is among these. */
export function nameOf(flags: Flags, token: string): string | undefined {
  const long = token.startsWith('--');
  const word = long ? (token.slice(2).split('=', 1)[0] ?? '') : token.slice(1, 2);
  if (long && Object.hasOwn(flags, word)) return word;
  return Object.keys(flags).find((name) => flags[name] && aliasesOf(flags[name]).includes(word));
}

export function flagNamed(flags: Flags, token: string): FlagData | undefined {
  const name = nameOf(flags, token);
  return name === undefined ? undefined : flags[name];
}

/** Returns the flag as a user types it: `--output`, or `-y` for a name of one letter. */
export function typed(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}

/** Returns the value in the same token as the flag: `--output=json`, `-ojson`. */
export function attached(token: string): string | undefined {
  if (!token.startsWith('--')) return token.length > 2 ? token.slice(2).replace(/^=/, '') : undefined;
  const equals = token.indexOf('=');
  return equals < 0 ? undefined : token.slice(equals + 1);
}
