/** Writes a schema in a short form that people read: `[{sku!: text, quantity: integer}]`. */
import { flatten, isScalar, typeOf } from './schema.js';
import type { Schema } from './types.js';

/** Maximum number of characters, and of levels. */
const LONGEST = 160;
const DEEPEST = 3;

const words: Readonly<Record<string, string>> = { string: 'text', boolean: 'true|false' };

/** Returns the form of a value, with `!` after required keys, and `…` in place of what is too much; empty if nothing is known. */
export function schemaText(schema: Schema | undefined): string {
  for (let depth = DEEPEST; depth > 0; depth--) {
    const text = textOf(schema, depth);
    if (text.length <= LONGEST) return /[a-z]/.test(text) ? text : '';
  }
  const text = textOf(schema, 1);
  const cut = text.slice(0, LONGEST);
  const end = cut.lastIndexOf(', ');
  return end < 0 ? '' : `${cut.slice(0, end)}, …${text.startsWith('[') ? '}]' : '}'}`;
}

function textOf(schema: Schema | undefined, depth: number): string {
  const flat = flatten(schema) ?? {};
  const type = typeOf(flat);
  if (type === 'array') {
    // A list may contain itself.
    const inner = typeOf(flatten(flat.items)) === 'array' ? depth - 1 : depth;
    return `[${inner <= 0 ? '…' : textOf(flat.items, inner)}]`;
  }
  if (isScalar(flat)) {
    const choices = (flat.enum ?? []).filter((value) => typeof value === 'string' && /^[\w.-]+$/.test(value));
    if (choices.length > 0 && choices.length <= 4) return choices.join('|');
    return words[type ?? ''] ?? type ?? 'text';
  }
  const variants = flat.properties === undefined ? (flat.oneOf ?? flat.anyOf ?? []) : [];
  if (variants.length > 0)
    return depth === 0
      ? '…'
      : variants
          .slice(0, 3)
          .map((one) => textOf(one, depth - 1))
          .join(' or ');
  const entries = Object.entries(flat.properties ?? {}).filter(([, inner]) => flatten(inner)?.readOnly !== true);
  if (entries.length === 0 || depth === 0) return '{…}';
  const needed = new Set(flat.required ?? []);
  // Required keys first: the rest may be cut.
  const sorted = [...entries].sort(([a], [b]) => Number(needed.has(b)) - Number(needed.has(a)));
  let text = '';
  for (const [key, inner] of sorted) {
    text += `${text === '' ? '' : ', '}${key}${needed.has(key) ? '!' : ''}: ${textOf(inner, depth - 1)}`;
    // The rest would be cut.
    if (text.length > LONGEST) break;
  }
  return `{${text}}`;
}
