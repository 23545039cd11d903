/** Marks the keys of a dialect, which only a service that opts into the dialect can write. */
import type { JsonSchema } from '../../derive.js';

/** The dialects that the language knows, each with what it is. */
export const dialects = {
  odata: {
    title: 'OData',
    description:
      'Resources of a catalogue, and what services of OData version 2 or 3 share: keys, filters, documents with lines, codes and attachments.',
  },
  fields: {
    title: 'Custom fields',
    description: 'Fields of records that the users of a service define, by the names that they gave them.',
  },
} as const;

export type Dialect = keyof typeof dialects;
export const dialectNames = Object.keys(dialects) as [Dialect, ...Dialect[]];

/** The comment of a key in the schema, which is how the key has its dialect: validators know no keyword of ours. */
const markOf = (dialect: Dialect): string => `Only with \`dialects: [${dialect}]\`.`;

/** Returns the dialect of a key. */
export const dialectOf = ({ $comment }: JsonSchema): Dialect | undefined =>
  dialectNames.find((dialect) => markOf(dialect) === $comment);

/** Returns the keys with their dialect; the keys inside of one belong to it. */
export const ofDialect = <const Keys extends Readonly<Record<string, JsonSchema & { readonly $comment?: never }>>>(
  dialect: Dialect,
  keys: Keys,
): Keys =>
  Object.fromEntries(Object.entries(keys).map(([key, rule]) => [key, { ...rule, $comment: markOf(dialect) }])) as Keys;
