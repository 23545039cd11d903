import type { Column } from '../contract/command.js';
import type { Row } from '../contract/values.js';
import { isLosslessNumber, stringifyJson } from '../base/json.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';

/** Value behind a column of a row, before it becomes text. */
export function valueOf(row: Row, column: Column): unknown {
  const { from } = column;
  if (from === undefined) return Object.hasOwn(row, column.key) ? row[column.key] : lookUp(row, column.key);
  const ways = typeof from === 'string' ? [from] : from;
  for (const way of ways) {
    const value = way.includes('{') ? fillText(way, (name) => lookUp(row, name)).trim() : lookUp(row, way);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/**
 * Value at a dotted path; `undefined` for a name that is no path, such as a field called `Net (EUR)`. In a list,
 * `emails[primary]` is the first element whose field `primary` is true.
 */
export function lookUp(row: unknown, path: string): unknown {
  const [, list, mark, rest] = (path.includes('[') && /^([^[\]]+)\[([a-z_]\w*)\](?:\.(.+))?$/i.exec(path)) || [];
  if (list !== undefined && mark !== undefined) {
    const elements = lookUp(row, list);
    const marked: unknown = Array.isArray(elements) ? elements.find((one) => lookUp(one, mark) === true) : undefined;
    return rest === undefined ? marked : lookUp(marked, rest);
  }
  try {
    return getPath(row, path);
  } catch {
    return undefined;
  }
}

/** Text of a value: empty for null, elements of a list joined when told so, other objects and lists as JSON. */
export function textOf(value: unknown, join?: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && join !== undefined) return value.map((one) => textOf(one, join)).join(join);
  return typeof value === 'object' && !isLosslessNumber(value) ? stringifyJson(value) : String(value as number);
}

/** Text of a cell. */
export function cellText(row: Row, column: Column, join?: string): string {
  const value = valueOf(row, column);
  const text = textOf(named(value, column), column.join ?? join);
  return column.plain ? withoutMarkup(text) : text;
}

/** The text of a value, or of each element of a list, where the column says it. */
function named(value: unknown, { values }: Column): unknown {
  if (values === undefined) return value;
  const name = (one: unknown): unknown => (Object.hasOwn(values, String(one)) ? values[String(one)] : one);
  return Array.isArray(value) ? value.map(name) : name(value);
}

export function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || isLosslessNumber(value);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Text of HTML on one line: without tags, entities resolved. */
function withoutMarkup(html: string): string {
  return html
    .slice(0, 100_000)
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, digits: string, hex: string, name: string) => {
      const code = digits ? Number(digits) : hex ? parseInt(hex, 16) : undefined;
      if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
      return ENTITIES[name.toLowerCase()] ?? entity;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
