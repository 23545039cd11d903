/** Converts typed values to the form that the service stores for a custom field. */
import { isRealDay, readTimestamp } from '../../base/timestamp.js';
import { decimalsFault, decimalsOf } from '../../base/decimals.js';
import { defined } from '../../base/defined.js';
import type { Definition, FieldEncoding, Option } from '../../contract/custom-fields.js';
import { CliError } from '../../base/errors.js';
import { exactNumber } from '../../base/json.js';

export interface Money {
  readonly amount: unknown;
  readonly currency?: string;
}

export interface Encoded {
  readonly value: unknown;
  /** Set for money: `value` is then the bare amount. */
  readonly money?: Money;
}

const DECIMAL = /^[+-]?\d+(\.\d+)?$/;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Word that clears a field. An empty value does not: it is often a variable of a script that is not set. */
export const CLEARED = 'null';

/**
 * Converts a typed value to the form that the service stores. `clears`: the word `null` clears the field; in a cell of a file
 * it is a text.
 */
export function encodeValue(field: Definition, text: string, { clears = false } = {}): Encoded {
  const { encoding } = field;
  if (clears && text === CLEARED) return { value: null };
  if (text === '' || (encoding !== 'text' && text.trim() === '')) {
    const remedy = clears ? `To clear the field, write "${field.name}=${CLEARED}".` : undefined;
    throw new CliError('input', `The value of the field "${field.name}" is empty.`, remedy);
  }
  if (encoding === 'text') return { value: text };
  if (encoding === 'money') return encodeMoney(field, text.trim());
  return { value: encoders[encoding](field, text.trim()) };
}

type Encoder = (field: Definition, text: string) => unknown;

const encoders: Readonly<Record<Exclude<FieldEncoding, 'money' | 'text'>, Encoder>> = {
  number: decimal,
  integer: (field, text) => (/^\d+$/.test(text) ? digits(text) : refuse(field, text, 'a whole number')),
  id: (field, text) => (/^\d+$/.test(text) ? digits(text) : refuse(field, text, 'an id of digits', NOT_LOOKED_UP)),
  boolean: truth,
  option: optionId,
  options: optionIds,
  date: day,
  timestamp: moment,
  clock: (field, text) => clock(field, text).replace(/:00$/, ''),
  time: (field, text) => ({ value: clock(field, text) }),
  dates: (field, text) => {
    const { value, until } = span(field, text, day, '2026-06-01..2026-06-30');
    // A range of times may go past midnight; one of days has an order.
    return value > until ? refuse(field, text, 'the earlier day first') : { value, until };
  },
  times: (field, text) => span(field, text, clock, '09:00..17:30'),
  object: (_field, text) => ({ value: text }),
  list: (_field, text) => [{ value: text, primary: true }],
};

function encodeMoney(field: Definition, text: string): Encoded {
  const [, number = '', currency] = /^(\S+?)(?:\s*([A-Za-z]{3}))?$/.exec(text) ?? [];
  const fault = decimalsFault(number.replace('+', ''), decimalsOf(currency));
  if (fault !== undefined)
    throw new CliError('input', `The value ${JSON.stringify(text)} of the field "${field.name}" ${fault}.`);
  if (!DECIMAL.test(number)) return refuse(field, text, 'an amount such as "12.5 EUR"');
  const amount = decimal(field, number);
  return { value: amount, money: { amount, ...defined({ currency: currency?.toUpperCase() }) } };
}

function decimal(field: Definition, text: string): unknown {
  return DECIMAL.test(text) ? digits(text) : refuse(field, text, 'a number such as -3.5');
}

/** Converts digits to a JSON number, which has no plus sign and no leading zeros. */
function digits(text: string): unknown {
  return exactNumber(text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1'));
}

function day(field: Definition, text: string): string {
  return isRealDay(text) ? text : refuse(field, text, 'a day as YYYY-MM-DD');
}

function moment(field: Definition, text: string): string {
  const result = readTimestamp(text);
  return 'wrong' in result ? refuse(field, text, 'a time such as 2026-01-31T09:30:00Z') : result.value;
}

/** The words true and false, or the options that stand for them: their ids are 1 and 0. */
function truth(field: Definition, text: string): boolean {
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (field.options.length === 0) return refuse(field, text, 'true or false');
  return Number(optionId(field, text)) === 1;
}

function clock(field: Definition, text: string): string {
  const [, hours, minutes, seconds = '00'] = CLOCK.exec(text) ?? [];
  return hours === undefined ? refuse(field, text, 'a time as HH:MM') : `${hours}:${minutes ?? ''}:${seconds}`;
}

function span(
  field: Definition,
  text: string,
  part: (field: Definition, text: string) => string,
  example: string,
): { readonly value: string; readonly until: string } {
  const [from, until, more] = text.split('..').map((side) => side.trim());
  if (!from || !until || more !== undefined) return refuse(field, text, `two values such as ${example}`);
  return { value: part(field, from), until: part(field, until) };
}

/**
 * Finds an option by its label in any case, or by its id, so that printed values can be typed again.
 *
 * @throws CliError `input` for a label that several options have
 */
function optionOf(field: Definition, text: string): Option | undefined {
  const wanted = text.toLowerCase();
  const called = [
    field.options.filter(({ label }) => label === text),
    field.options.filter(({ label }) => label.trim().toLowerCase() === wanted),
  ].find(({ length }) => length > 0);
  if (called === undefined) return field.options.find(({ id }) => String(id) === text);
  if (called.length === 1) return called[0];
  const ids = called.map(({ id }) => String(id)).join(', ');
  throw new CliError(
    'input',
    `Several options of the field "${field.name}" are called "${text}".`,
    `Write the id of one of them: ${ids}.`,
  );
}

function optionId(field: Definition, text: string): unknown {
  return (optionOf(field, text) ?? unknownLabel(field, text)).id;
}

function optionIds(field: Definition, text: string): unknown {
  const parts = text.split(',');
  const ids: unknown[] = [];
  for (let at = 0; at < parts.length;) {
    if (parts[at]?.trim() === '') at += 1;
    else at += takeOption(field, parts.slice(at), ids);
  }
  return ids.length === 0 ? refuse(field, text, 'one or more options') : [...new Set(ids)];
}

/** Adds the option named by the first parts, longest first because labels may contain commas; returns how many parts. */
function takeOption(field: Definition, parts: readonly string[], ids: unknown[]): number {
  for (let count = parts.length; count > 0; count -= 1) {
    const option = optionOf(field, parts.slice(0, count).join(',').trim());
    if (!option) continue;
    ids.push(option.id);
    return count;
  }
  return unknownLabel(field, (parts[0] ?? '').trim());
}

function unknownLabel(field: Definition, text: string): never {
  const labels = field.options.map(({ label }) => `"${label}"`);
  throw new CliError(
    'input',
    `"${text}" is not an option of the field "${field.name}".`,
    labels.length > 0 ? `Known options: ${labels.join(', ')}.` : 'The field has no options yet.',
  );
}

const NOT_LOOKED_UP = 'Names are not looked up for this field; give the id.';

function refuse(field: Definition, text: string, wanted: string, remedy?: string): never {
  throw new CliError('input', `The field "${field.name}" takes ${wanted}, not "${text}".`, remedy);
}
