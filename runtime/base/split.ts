/** Arguments that consist of parts, such as `owner/repo`. */

/** An argument that may consist of parts, such as `{owner}/{repo}`. */
interface Splits {
  readonly splits?: string;
}

const PART = /\{([^{}]+)\}/g;

/** Returns the names of the parts; none for an argument that is one value. */
export const partNames = ({ splits = '' }: Splits): string[] => [...splits.matchAll(PART)].map(([, name = '']) => name);

/** Returns the form as users see it, `owner/repo`. */
export const formOf = (splits: string): string => splits.replace(PART, '$1');

/** Returns the word for an argument in messages: `<id>`, or the form of its parts, `<owner/repo>`. */
export const argumentWord = (name: string, { splits }: Splits): string =>
  `<${splits === undefined ? name : formOf(splits)}>`;

/**
 * Returns the parts of a value by name; `undefined` if it does not have the form. No part is empty or contains a
 * character that separates parts, so that a value can be read in one way only.
 */
export function splitText(splits: string, text: string): Readonly<Record<string, string>> | undefined {
  const between = splits.split(/\{[^{}]+\}/).slice(1, -1);
  const part = `([^${escaped(between.join(''))}]+)`;
  const found = new RegExp(`^${part}${between.map((mark) => `${escaped(mark)}${part}`).join('')}$`).exec(text);
  if (found === null) return undefined;
  return Object.fromEntries(partNames({ splits }).map((name, index) => [name, found[index + 1] ?? '']));
}

/** Returns a text as part of a regular expression. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
