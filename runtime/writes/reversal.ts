/** Makes the record that takes another one back by the opposite numbers, where that one can no longer be deleted. */
import { isLosslessNumber, toNumber } from '../base/json.js';
import { isObject } from '../base/objects.js';
import type { Row } from '../contract/rows.js';
import type { Reversal } from '../contract/undo.js';
import { isSame } from './compare.js';

/** Returns the reversal of a record by the values that it has now; undefined if its write is taken back by the inverse itself. */
export const reversalFor = (reversals: readonly Reversal[], record: Row): Reversal | undefined =>
  reversals.find(({ when }) => Object.entries(when).every(([field, value]) => isSame(record[field], value)));

/** Returns the body of the other record, with the fields of the record in their order. */
export function reversedBody({ fields, negative, values = {} }: Reversal, record: Row): Row {
  const body = pick(record, fields, negative);
  for (const [field, others] of Object.entries(values)) {
    const other = others[String(record[field])];
    if (other !== undefined) body[field] = other;
  }
  return body;
}

/** Returns these fields of a record and of the records below it, as far as they have a value. */
function pick(record: Row, fields: readonly string[], negative: readonly string[]): Row {
  const picked: Row = {};
  for (const name of new Set(fields.map((field) => field.split('.')[0] ?? ''))) {
    const value = record[name];
    if (value === undefined || value === null || value === '') continue;
    const below = under(name, fields);
    const minus = under(name, negative);
    if (Array.isArray(value)) picked[name] = value.filter(isObject).map((line) => pick(line, below, minus));
    else picked[name] = negative.includes(name) ? opposite(value) : value;
  }
  return picked;
}

const under = (name: string, fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) => (field.startsWith(`${name}.`) ? [field.slice(name.length + 1)] : []));

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Returns a number with the other sign, digit for digit.
 *
 * @throws TypeError for a value that is not a number: with its own sign the record would be doubled
 */
function opposite(value: unknown): unknown {
  const text = isLosslessNumber(value) ? value.value : String(value);
  if (!NUMBER.test(text)) throw new TypeError(`${JSON.stringify(value)} is not a number.`);
  const turned = /^-?0+(?:\.0+)?$/.test(text)
    ? text.replace('-', '')
    : text.startsWith('-')
      ? text.slice(1)
      : `-${text}`;
  return typeof value === 'string' ? turned : toNumber(turned);
}
