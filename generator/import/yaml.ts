/** Writes specs as YAML, and reads the documents of others. */
import { dump, load } from 'js-yaml';
import { isObject } from '../../runtime/base/objects.js';

const width = 120;
const inFlow = (value: unknown): string =>
  // A text of several lines would be a block of its own.
  typeof value === 'string' && /[\r\n]/.test(value)
    ? JSON.stringify(value)
    : dump(value, { flowLevel: 0, lineWidth: -1 }).trimEnd();

/** Returns a spec as YAML: a mapping that fits on a line is written on one, so that texts merge line by line. */
export function specText(spec: object, schema: string): string {
  return `# yaml-language-server: $schema=${schema}\n${block(spec, 0)}`;
}

function block(value: object, depth: number): string {
  const indent = '  '.repeat(depth);
  return Object.entries(value)
    .map(([key, inner]: [string, unknown]) => {
      const name = `${indent}${inFlow(key)}:`;
      const line = `${name} ${inFlow(inner)}`;
      // Commands and flags are a line each.
      const isOpen = depth === 0 && ['commands', 'groups', 'paging', 'hosts', 'credentials'].includes(key);
      if (!isObject(inner) || Object.keys(inner).length === 0 || (line.length <= width && !isOpen)) return `${line}\n`;
      return `${name}\n${block(inner, depth + 1)}`;
    })
    .join('');
}

/** Returns the value of a document in YAML or JSON. Throws for a text that is neither. */
export const readDocument = (text: string): unknown => load(text);
