/** Converts the names of keys to camel case, and those of headers to lower case. */
import type { Plain } from '../2-shape/types.js';

const inCamel = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Converts keys to camel case and leaves values unchanged. */
export function camel(plain: Plain | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(plain ?? {}).map(([key, value]) => [inCamel(key), value]));
}

/** The result of {@link camel} for a key. */
export type Camel<Key extends string> = Key extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Key;

/** Returns headers with their names in lower case. */
export const inLowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
