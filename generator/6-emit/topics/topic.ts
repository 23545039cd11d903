/** What a topic consists of. */
import type { ExampleIr } from '../../5-lower/ir.js';

/** Help on a topic: `help <name>` prints it, and the reference pages have it as a chapter. */
export interface Topic {
  readonly name: string;
  /** One line, without a full stop. */
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Part =
  | { readonly text: string }
  | { readonly title: string; readonly rows: readonly (readonly [string, string])[] }
  | { readonly title: string; readonly examples: readonly ExampleIr[] };

/** Returns the parts that are not empty. */
export const filled = (parts: readonly Part[]): Part[] =>
  parts.filter((part) =>
    'rows' in part ? part.rows.length > 0 : 'examples' in part ? part.examples.length > 0 : true,
  );
