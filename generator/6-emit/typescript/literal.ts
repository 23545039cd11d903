import { isObject } from '../../../runtime/base/objects.js';

/** Code that stands for itself inside a literal. */
export class Code {
  constructor(readonly text: string) {}
}

/** Objects that are printed with one entry a line even when they would fit on one. */
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
 * A value as a person would write it: one line when it fits, else one entry a line. `used` is what stands before it on its
 * first line, `after` what follows on its last; `depth` the indentation of that line.
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

/** On one line; `undefined` when a part of it never is. */
function flat(value: unknown): string | undefined {
  if (value instanceof Open) return undefined;
  if (value instanceof Code) return value.text.includes('\n') ? undefined : value.text;
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (isEmpty(value)) return Array.isArray(value) ? '[]' : '{}';
  if (mustBreak(value)) return undefined;
  const parts: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const text = flat(item);
    if (text === undefined) return undefined;
    parts.push(Array.isArray(value) ? text : `${propertyName(key)}: ${text}`);
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

/** Lists of several composed elements read better one a line. */
function mustBreak(value: object): boolean {
  if (!Array.isArray(value) || value.length < 2) return false;
  const lists = value.every((item) => Array.isArray(item) && item.length > 1);
  return lists || value.every((item) => isObject(item) && Object.keys(item).length > 1);
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** Single quotes, unless double ones save escapes. */
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

/** A template literal: text of several lines that stays readable in the file. */
export function multiline(text: string): Code {
  return new Code(`\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``);
}
