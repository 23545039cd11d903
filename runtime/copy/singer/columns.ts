/** Types and values of columns in the messages of Singer: what a target can store without loss. */
import { decimalOf, decimalSum } from '../../base/decimals.js';
import { CliError } from '../../base/errors.js';
import { isLosslessNumber, plainText, stringifyJson, toNumber } from '../../base/json.js';
import { isObject } from '../../base/objects.js';
import { isRealDay, writtenDay } from '../../base/timestamp.js';
import type { ColumnType } from '../../contract/tables.js';
import type { Row } from '../../contract/rows.js';
import { scales, type Column } from '../tables/view-text.js';

/** Digits of a decimal in a database. */
const PRECISION = 38;

/** Part of a JSON schema. */
export type Schema = Readonly<Record<string, unknown>>;

const nullable = (type: string, more: Schema = {}): Schema => ({ type: ['null', type], ...more });

/**
 * A number that must be exact is a text: many targets store the type `number` as a binary float. Targets that know the
 * format make it a decimal of this precision and scale, the others a text with all digits.
 */
const decimal = (scale: number): Schema =>
  nullable('string', { format: 'x-singer.decimal', precision: PRECISION, scale });

const schemas: Readonly<Record<ColumnType, Schema>> = {
  integer: nullable('integer'),
  number: decimal(scales.number),
  rate: decimal(scales.rate),
  text: nullable('string'),
  boolean: nullable('boolean'),
  date: nullable('string', { format: 'date' }),
  timestamp: nullable('string', { format: 'date-time' }),
  json: nullable('string', { contentMediaType: 'application/json' }),
};

/** Column with the time at which the service deleted a row. */
export const DELETED_AT = '_sdc_deleted_at';

/** Returns the JSON schema of the values of a column. */
export const schemaOf = ({ type }: Pick<Column, 'type'>): Schema => schemas[type];

/** A value that is not of the type of its column. */
export const MISFIT = Symbol('misfit');

/**
 * Returns the value of a column in a row, of the type of its schema; {@link MISFIT} for a value of another type.
 *
 * @throws CliError `generic` for a number with more digits than a database stores
 */
export function valueOf(row: Row, { path, type, labels, name }: Column): unknown {
  let value: unknown = row;
  for (const key of path) value = isObject(value) ? value[key] : undefined;
  if (value === undefined || value === null) return null;
  if (labels !== undefined) return labeled(value, type, labels);
  return readers[type](value, name);
}

type Reader = (value: unknown, column: string) => unknown;

const readers: Readonly<Record<ColumnType, Reader>> = {
  integer: (value) => integerIn(value) ?? MISFIT,
  number: (value, column) => decimalIn(value, scales.number, column),
  rate: (value, column) => decimalIn(value, scales.rate, column),
  text: textOf,
  boolean: (value) => booleans.get(value) ?? MISFIT,
  date: (value) => {
    const day = typeof value === 'string' ? writtenDay(value) : undefined;
    return day !== undefined && isRealDay(day) ? day : MISFIT;
  },
  timestamp: (value) => (typeof value === 'string' ? timeIn(value) : undefined) ?? MISFIT,
  json: (value) => stringifyJson(value),
};

function textOf(value: unknown): string {
  return typeof value === 'object' && !isLosslessNumber(value) ? stringifyJson(value) : plainText(value);
}

/** Returns an integer with all its digits; undefined for anything else. */
export function integerIn(value: unknown): unknown {
  const text = numberText(value);
  return text !== undefined && /^-?(?:0|[1-9]\d*)$/.test(text) ? toNumber(text) : undefined;
}

const numberText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || isLosslessNumber(value) ? plainText(value) : undefined;

const booleans = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['true', true],
  ['false', false],
]);

const PLAIN = /^-?\d+(?:\.\d+)?$/;

const withoutExponent = (text: string): string | undefined =>
  decimalOf(text) === undefined ? undefined : decimalSum([text]);

function decimalIn(value: unknown, scale: number, column: string): unknown {
  const text = numberText(value);
  const plain = text === undefined || PLAIN.test(text) ? text : withoutExponent(text);
  if (plain === undefined) return MISFIT;
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const decimals = fraction.replace(/0+$/, '').length;
  if (decimals <= scale && whole.length <= PRECISION - scale) return plain;
  throw new CliError(
    'generic',
    `${column} has a number that no target would store exactly: ${String(text)}. ` +
      `A column has ${String(PRECISION - scale)} digits before the point and ${String(scale)} after it.`,
    'Deselect the field in the catalog.',
  );
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d)(:\d\d)?(\.\d+)?([Zz]|[+-]\d\d:\d\d)?)?$/;

/** Returns a time as RFC 3339; a time without a zone is UTC. */
function timeIn(text: string): string | undefined {
  const [, day = '', clock = '00:00', seconds = ':00', fraction = '', zone = 'Z'] = TIME.exec(text) ?? [];
  const time = `${day}T${clock}${seconds}${fraction}${zone.toUpperCase()}`;
  return isRealDay(day) && !Number.isNaN(Date.parse(time)) ? time : undefined;
}

/** Labels in place of the ids of options. An id without a label is shown as it is. */
function labeled(value: unknown, type: ColumnType, labels: ReadonlyMap<string, string>): unknown {
  const shown = (id: unknown): string => labels.get(textOf(id)) ?? textOf(id);
  if (type !== 'json') return shown(value);
  return stringifyJson(Array.isArray(value) ? value.map(shown) : value);
}
