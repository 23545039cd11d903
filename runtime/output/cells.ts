/** The value and the text of one cell. */
import type { Column } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { decimalOf, decimalSum, isCurrency, majorOf } from '../base/decimals.js';
import { isLosslessNumber, plainText, toNumber } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { asIncomplete, isIncomplete } from '../base/incomplete-list.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';
import { spanText } from './ages.js';
import { plainLine } from './markup.js';

/** Returns the value of a column in a row, before it becomes text. */
export function valueOf(row: Row, column: Column): unknown {
  const stored = storedValue(row, column);
  const value = column.sum === undefined ? stored : sumOf(stored, column.sum);
  return column.epoch === undefined ? value : timeText(value, column.epoch === 'seconds' ? 1000 : 1);
}

/** The cell of a sum that would lack a part of its list, or a value that is not a number. */
const INCOMPLETE = 'incomplete';

/** Returns the exact sum of a list of numbers; `undefined` without a list. */
function sumOf(list: unknown, which: NonNullable<Column['sum']>): unknown {
  if (!Array.isArray(list)) return undefined;
  const numbers = list.map((one) => plainText(one));
  if (isIncomplete(list) || numbers.some((text) => decimalOf(text) === undefined)) return INCOMPLETE;
  return toNumber(decimalSum(which === 'all' ? numbers : numbers.filter((text) => !text.startsWith('-'))));
}

/** The largest distance from 1970 that a date can have, in milliseconds. */
const FARTHEST = 8.64e15;

/** Returns a time since 1970 as RFC 3339; what is not a number stays as it is. */
function timeText(value: unknown, milliseconds: number): unknown {
  if (!isNumeric(value) && !(typeof value === 'string' && /^-?\d+$/.test(value))) return value;
  const time = Number(String(value)) * milliseconds;
  if (!(Math.abs(time) <= FARTHEST)) return value;
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

function storedValue(row: Row, column: Column): unknown {
  const { from } = column;
  if (from === undefined) return Object.hasOwn(row, column.key) ? row[column.key] : lookUp(row, column.key);
  const sources = typeof from === 'string' ? [from] : from;
  for (const source of sources) {
    const value = source.includes('{') ? filled(source, row) : lookUp(row, source);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** Returns a template filled from a row; undefined if the row has none of its values. */
function filled(template: string, row: Row): string | undefined {
  let isKnown = false;
  const text = fillText(template, (name) => {
    const value = lookUp(row, name);
    isKnown ||= value !== undefined && value !== null && value !== '';
    return value;
  });
  return isKnown ? text.trim() : undefined;
}

/**
 * Returns the value at a dotted path; `undefined` for a name that is not a path, such as `Net (EUR)`. In a list,
 * `emails[primary]` is the first element whose field `primary` is true, `access[app=global]` the first one whose field `app`
 * is that text, and `tags[].name` the name of every element.
 */
export function lookUp(row: unknown, path: string): unknown {
  const [, list, mark = '', rest] = (path.includes('[') && LIST.exec(path)) || [];
  if (list !== undefined) {
    const elements = lookUp(row, list);
    if (!Array.isArray(elements)) return undefined;
    const inner = (one: unknown): unknown => (rest === undefined ? one : lookUp(one, rest));
    if (mark === '') {
      const found = elements.map(inner).filter((one) => one !== undefined && one !== null);
      return isIncomplete(elements) ? asIncomplete(found) : found;
    }
    const [field = '', text] = mark.split('=');
    return inner(
      elements.find((one) => (text === undefined ? lookUp(one, field) === true : lookUp(one, field) === text)),
    );
  }
  try {
    return getPath(row, path);
  } catch {
    return undefined;
  }
}

const LIST = /^((?:[^[\]\\]|\\.)+)\[((?:[a-z_]\w*(?:=[\w-]+)?)?)\](?:\.(.+))?$/i;

/**
 * Returns the text of a value: empty for null, other objects and lists as JSON. With `join`, for people: a list is joined with
 * it, values of fields that are objects are shown as they are typed, and other objects by their names.
 */
export function textOf(value: unknown, join?: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (join === undefined) return plainText(value);
  if (Array.isArray(value)) {
    const isOpen = value.some((one) => isObject(one) && nameOf(one) === undefined);
    return value.map((one) => textOf(one, join)).join(isOpen ? '; ' : join);
  }
  if (!isObject(value)) return plainText(value);
  return nameOf(value) ?? pairsText(value, join);
}

/** Fields whose text names an object, in this order; a list stands for one name in several parts. */
const NAMES = ['name', ['first', 'last'], ['firstName', 'lastName'], 'title', 'email', 'value', 'label'] as const;

/** Returns how people call what an object describes; undefined for an object without a name. */
function nameOf(value: Row): string | undefined {
  const typed = typedText(value);
  if (typed !== undefined) return typed;
  for (const fields of NAMES) {
    const text = [fields]
      .flat()
      .map((field) => scalarIn(value, field))
      .filter((part) => part !== '')
      .join(' ');
    if (text === '') continue;
    const named = fields === 'name' ? scalarIn(value, 'value') : '';
    return named === '' ? text : `${text}: ${named}`;
  }
  return undefined;
}

const scalarIn = (value: Row, field: string): string => {
  const own = Object.hasOwn(value, field) ? value[field] : undefined;
  return typeof own === 'object' && !isLosslessNumber(own) ? '' : textOf(own);
};

/** Returns the values of an object with their fields, without empty ones. */
function pairsText(value: Row, join: string): string {
  return Object.entries(value)
    .map(([key, one]) => [key, textOf(one, join)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`)
    .join(join);
}

/** Returns an amount, a range or a single value in the form in which `--field` takes it; undefined for other objects. */
function typedText(value: unknown): string | undefined {
  if (!isObject(value) || !Object.hasOwn(value, 'value')) return undefined;
  const { value: first, ...others } = value;
  const [other, ...more] = Object.entries(others);
  if (more.length > 0 || [first, other?.[1]].some((part) => isObject(part) || Array.isArray(part))) return undefined;
  if (other === undefined) return textOf(first);
  const between = new Map([
    ['currency', ' '],
    ['until', '..'],
  ]).get(other[0]);
  if (between === undefined) return undefined;
  return [textOf(first), textOf(other[1])].filter((part) => part !== '').join(between);
}

/**
 * Returns the text of a cell. With `join` it is one of a table, for people: with the currency of an amount and the units of a
 * duration. Without, the cell holds the value alone. `places` is the least number of decimals of an amount; default: as it is.
 */
export function cellText(row: Row, column: Column, join?: string, places = 0): string {
  const value = elementsOf(valueOf(row, column), column);
  const text =
    (join === undefined ? undefined : decorated(row, column, value, places)) ??
    textOf(nameValues(value, column), column.join ?? join);
  const shown = column.plain ? plainLine(text) : text;
  return shown === '' ? (column.empty ?? '') : shown;
}

/** Replaces the elements of a list with their values that the column shows. */
function elementsOf(value: unknown, { each }: Column): unknown {
  if (each === undefined || !Array.isArray(value)) return value;
  return value.map((one: unknown) =>
    each.includes('{') ? fillText(each, (name) => lookUp(one, name)) : lookUp(one, each),
  );
}

/** Returns an amount with its currency, or a duration with its units; undefined for other values. */
function decorated(
  row: Row,
  { money, minor, amount, span }: Column,
  value: unknown,
  places: number,
): string | undefined {
  if (money !== undefined) {
    const currency = isCurrency(money) ? money : textOf(lookUp(row, money));
    return minor === true ? unitsText(textOf(value), currency) : moneyText(textOf(value), currency, places);
  }
  if (!isNumeric(value)) return undefined;
  if (amount === true) return moneyText(textOf(value), '', places);
  return span === undefined ? undefined : spanText(Number(value));
}

/** Digits are added and never removed: an amount is not rounded. */
function moneyText(amount: string, currency: string, places: number): string {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const padded = whole === undefined || places === 0 ? amount : `${whole}.${fraction.padEnd(places, '0')}`;
  return amount === '' || currency === '' ? padded : `${padded} ${currency}`;
}

/** Returns an amount of minor units with its currency. Without one, how many of them are a whole one is not known. */
function unitsText(units: string, currency: string): string {
  const code = currency.toUpperCase();
  const amount = isCurrency(code) ? majorOf(units, code) : undefined;
  if (amount !== undefined) return `${amount} ${code}`;
  return units === '' ? units : `${units} minor units`;
}

/** Replaces a value, or each element of a list, with the text that the column declares for it. */
function nameValues(value: unknown, { values }: Column): unknown {
  if (values === undefined) return value;
  const name = (one: unknown): unknown => {
    const text = plainText(one);
    return Object.hasOwn(values, text) ? values[text] : one;
  };
  return Array.isArray(value) ? value.map(name) : name(value);
}

export function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || isLosslessNumber(value);
}

/** Returns one line per record, with the values that distinguish the records. */
export function candidates(rows: readonly Row[], columns: readonly Column[]): readonly string[] {
  return rows.map((row) => columns.map(({ key }) => `${key} ${plainText(row[key] ?? '-')}`).join(', '));
}
