import type { FlagData } from '../contract/command.js';

export type Flags = Readonly<Record<string, FlagData>>;

/** Returns the short and other names of a flag, without dashes. */
export function aliasesOf(flag: Pick<FlagData, 'alias'>): readonly string[] {
  return flag.alias === undefined ? [] : typeof flag.alias === 'string' ? [flag.alias] : flag.alias;
}

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
