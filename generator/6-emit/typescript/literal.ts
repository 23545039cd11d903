/** Formats values as code, in the style of the formatter. */
import { isObject } from '../../../runtime/base/objects.js';

/** Code that is printed as it is inside a literal. */
export class Code {
  constructor(readonly text: string) {}
}

/** Objects that are printed with one entry per line, even if they fit on one. */
export class Open {
  constructor(readonly value: object) {}
}

/** An entry of an `Open` object that stands for all entries of a constant. */
export class Spread {
  constructor(readonly constant: string) {}
}

/** Columns of a line of code. */
export const width = 120;

/**
 * Formats a value: on one line if it fits, otherwise one entry per line. `used` is the width of the text before it on its
 * first line, `after` the width of the text after it on its last; `depth` is the indentation of that line.
 */
export function literal(value: unknown, depth = 0, used = 0, after = 1): string {
  if (value instanceof Open) return spread(value.value, depth);
  if (value instanceof Code) return value.text;
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (isEmpty(value)) return Array.isArray(value) ? '[]' : '{}';
  if (!mustBreak(value)) {
    const line = flat(value);
    if (line !== undefined && used + line.length + after <= width) return line;
  }
  return spread(value, depth);
}

/** Formats a value on one line; `undefined` if a part needs several lines or the line would be too long. */
function flat(value: unknown): string | undefined {
  if (value instanceof Open) return undefined;
  if (value instanceof Code) return value.text.includes('\n') ? undefined : value.text;
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (isEmpty(value)) return Array.isArray(value) ? '[]' : '{}';
  if (mustBreak(value)) return undefined;
  const parts: string[] = [];
  let length = 0;
  for (const [key, item] of Object.entries(value)) {
    const text = flat(item);
    if (text === undefined) return undefined;
    const part = Array.isArray(value) ? text : `${propertyName(key)}: ${text}`;
    length += part.length;
    if (length > width) return undefined;
    parts.push(part);
  }
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

function spread(value: object, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const list = Array.isArray(value);
  const lines = Object.entries(value).map(([key, item]) => {
    if (item instanceof Spread) return `${indent}...${item.constant},\n`;
    const name = list ? '' : `${propertyName(key)}: `;
    const text = literal(item, depth + 1, indent.length + name.length);
    const tooLong =
      typeof item === 'string' && name.length > 4 && indent.length + name.length + text.length + 1 > width;
    return `${indent}${tooLong ? `${name.trimEnd()}\n${indent}  ` : name}${text},\n`;
  });
  const close = '  '.repeat(depth);
  return list ? `[\n${lines.join('')}${close}]` : `{\n${lines.join('')}${close}}`;
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** Lists of several objects are easier to read with one per line. */
function mustBreak(value: object): boolean {
  if (!Array.isArray(value) || value.length < 2) return false;
  const lists = value.every((item) => Array.isArray(item) && item.length > 1);
  return lists || value.every((item) => isObject(item) && Object.keys(item).length > 1);
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** Single quotes, unless double quotes save escapes. */
export function quoted(text: string): string {
  const single = text.split("'").length;
  const double = text.split('"').length;
  const quote = single > double ? '"' : "'";
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/[\u2028\u2029]/g, escaped);
  return `${quote}${inside.split(quote).join(`\\${quote}`)}${quote}`;
}

const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

export function propertyName(name: string): string {
  return /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d{0,14})$/.test(name) ? name : quoted(name);
}

/** Returns a template literal, which keeps text of several lines readable in the file. */
export function multiline(text: string): Code {
  return new Code(`\`${text.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\t', '\\t')}\``);
}
