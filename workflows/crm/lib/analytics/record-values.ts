/** Readers of the values of records. What a service may leave out is null; what cannot be right is an error. */
import { CliError, isRealDay } from 'cmdspec-runtime/kit';

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** A record that no figure can use. */
export function unusable(what: string): CliError {
  return new CliError('unavailable', `The service returned ${what}.`, 'Try again later, or report it to the service.');
}

/** An id as the service sent it, for the output. */
export type Id = unknown;

/** Returns an id as text, to compare ids from different places; null without one. */
export function keyOf(id: unknown): string | null {
  if (typeof id === 'string') return id === '' ? null : id;
  // Long numbers arrive as objects that convert to their digits.
  return typeof id === 'number' || (typeof id === 'object' && id !== null && 'isLosslessNumber' in id)
    ? String(id as number)
    : null;
}

/**
 * Returns a number; null for null.
 *
 * @param name the value and its record, for example `the value of deal 7`
 * @throws CliError `unavailable` for anything else
 */
export function numberOf(value: unknown, name: string): number | null {
  if (value === null || value === undefined) return null;
  const text = keyOf(value);
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) throw unusable(`a text or a list as ${name}, not a number`);
  return number;
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : keyOf(value);
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** Returns milliseconds since 1970; null if the value is not a time. A time without a zone is UTC, wherever this runs. */
export function timeOf(value: unknown): number | null {
  const [, date, clock = '00:00', zone = 'Z'] = (typeof value === 'string' && TIME.exec(value.trim())) || [];
  if (date === undefined || !isRealDay(date)) return null;
  const time = Date.parse(`${date}T${clock}${zone}`);
  return Number.isNaN(time) ? null : time;
}

/** Returns a date, `YYYY-MM-DD`; null if the value is not a date. */
export function dayOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{4}-\d\d-\d\d$/.test(text) && isRealDay(text) ? text : null;
}

/** Returns the date of a time in UTC. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : total(numbers) / numbers.length;
}

export function total(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum = plus(sum, number);
  return sum;
}

/** Adds two amounts. */
export const plus = (a: number, b: number): number => asDecimal(a + b);

/** Returns the decimal that a computed amount stands for: the digits after the fifteenth are an error of binary fractions. */
export const asDecimal = (number: number): number =>
  Number.isInteger(number) ? number : Number(number.toPrecision(15));

/** Returns a / b; null when b is 0. */
export const ratio = (a: number, b: number): number | null => (b === 0 ? null : a / b);
