/** The kinds of value that fields and parameters have: how each is checked, and a sample value. */
import { isObject, isRealDay } from 'cmdspec-runtime/kit';
import type { Kind } from '../../runtime/contract/kinds.js';
import { isNumeric, isWhole } from './digits.js';
import type { FieldRule, Place, Random, Upload } from './types.js';

interface KindRow {
  /** The requirement on a value, for messages, and a check of a value in a body. */
  readonly must: string;
  readonly is: (value: unknown) => boolean;
  /** Returns the value of a text in a query, or undefined for a text of another kind; default: a text that `is` accepts. */
  readonly read?: (text: string) => unknown;
  readonly sample: (path: string, rule: FieldRule, place: Place) => unknown;
}

/** Whether a value is a file of a multipart body. */
export const isUpload = (value: unknown): value is Upload => isObject(value) && Buffer.isBuffer(value['bytes']);

const WORDS = 'amber birch cedar delta ember fjord grove harbor iris juniper kelp larch'.split(' ');
const DAY = 86_400_000;

const words: KindRow['sample'] = (path, { maxLength = 200 }, { index, random }) => {
  const word = random.pick(WORDS);
  const name = path.replaceAll(/[._[\]]/g, ' ').trim();
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${name} ${index + 1}`.slice(0, maxLength);
};

function instant(start: Date, random: Random): string {
  const moment = new Date(+start - random.integer(1, 365) * DAY + random.integer(0, 86_399) * 1000);
  return moment.toISOString().replace('.000Z', 'Z');
}

/** A text, which a multipart body may send as a file. */
const textual = (must: string, is: (text: string) => boolean, sample: KindRow['sample'] = words): KindRow => ({
  must,
  is: (value) => isUpload(value) || (typeof value === 'string' && is(value)),
  sample,
});

const TEXT = textual('must be text', () => true);
/** A value of unknown kind. */
const ANY: KindRow = { must: '', is: () => true, sample: () => null };
const BOOLEAN: KindRow = {
  must: 'must be true or false',
  is: (value) => typeof value === 'boolean',
  read: (text) => (/^(?:true|false|1|0)$/.test(text) ? text : undefined),
  sample: (_path, _rule, { random }) => random.chance(0.5),
};
const INSTANT = textual(
  'must be a time like 2026-01-31T09:30:00Z',
  (text) =>
    /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text) &&
    isRealDay(text.slice(0, 10)),
  (_path, _rule, { random, start }) => instant(start, random),
);

/** The kinds of flags, and the kinds that only bodies have. */
const KINDS: Readonly<Record<Kind | 'any' | 'list' | 'object', KindRow>> = {
  any: ANY,
  json: ANY,
  pair: ANY,
  ...{ text: TEXT, key: TEXT, path: TEXT, message: TEXT, reference: TEXT, resource: TEXT, line: TEXT, period: TEXT },
  boolean: BOOLEAN,
  yesno: BOOLEAN,
  timestamp: INSTANT,
  since: INSTANT,
  integer: {
    must: 'must be a whole number',
    is: isWhole,
    read: (text) => (/^-?\d+$/.test(text) ? Number(text) : undefined),
    sample: (_path, { min = 0, max = min + 100 }, { random }) => random.integer(min, max),
  },
  number: {
    must: 'must be a number',
    is: isNumeric,
    read: (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)),
    sample: (_path, { min = 1, max = 1000 }, { random }) => random.integer(min * 100, max * 100) / 100,
  },
  id: {
    must: 'must be an id',
    is: (value) => isWhole(value) || (typeof value === 'string' && /^\d+$/.test(value)),
    sample: (_path, _rule, { random }) => random.integer(1, 5),
  },
  uuid: textual(
    'must be a UUID',
    (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
    (_path, _rule, { random }) => random.uuid(),
  ),
  date: textual('must be a date like 2026-01-31', isRealDay, (_path, _rule, { random, start }) =>
    instant(start, random).slice(0, 10),
  ),
  time: textual(
    'must be a time like 09:30',
    (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text),
    (_path, _rule, { random }) =>
      `${String(random.integer(8, 17)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
  ),
  csv: {
    must: 'must be a list',
    is: (value) => Array.isArray(value) || typeof value === 'string',
    read: (text) => text.split(','),
    sample: (_path, _rule, { random }) => [random.pick(WORDS), random.pick(WORDS)],
  },
  list: { must: 'must be a list', is: Array.isArray, read: (text) => text, sample: words },
  object: { must: 'must be an object', is: isObject, read: (text) => text, sample: words },
  enum: {
    must: 'must be one of the allowed values',
    is: (value) => typeof value === 'string' || isNumeric(value) || typeof value === 'boolean',
    sample: words,
  },
};

const rowOf = ({ kind, shaped }: FieldRule): KindRow =>
  shaped === true ? ANY : Object.hasOwn(KINDS, kind) ? KINDS[kind as Kind] : TEXT;

/** Returns the requirement that a value of a body does not meet, if any. */
export function misfit(value: unknown, rule: FieldRule): string | undefined {
  const { is, must } = rowOf(rule);
  return is(value) ? outOfBounds(value, rule) : must;
}

/** Returns the requirement that a value of a query does not meet, if any. */
export function misread(text: string, rule: FieldRule): string | undefined {
  const { is, must, read } = rowOf(rule);
  const value = read === undefined ? (is(text) ? text : undefined) : read(text);
  return value === undefined ? must : outOfBounds(value, rule);
}

/** A value for a generated record. */
export function sampleOf(path: string, rule: FieldRule, place: Place): unknown {
  if (rule.choices !== undefined && rule.choices.length > 0) return place.random.pick(rule.choices);
  return rowOf(rule).sample(path, rule, place);
}

function outOfBounds(value: unknown, rule: FieldRule): string | undefined {
  // Such as several values with commas between them.
  if (rule.shaped === true) return undefined;
  const { choices, min, max, maxLength, maxItems } = rule;
  if (Array.isArray(value)) {
    if (maxItems !== undefined && value.length > maxItems) return `must have at most ${maxItems} elements`;
    return value.map((part) => outOfBounds(part, rule)).find((wrong) => wrong !== undefined);
  }
  if (choices !== undefined && !choices.map(String).includes(String(value)))
    return `must be one of ${choices.join(', ')}`;
  if (isNumeric(value)) {
    if (min !== undefined && Number(value) < min) return `must be at least ${min}`;
    if (max !== undefined && Number(value) > max) return `must be at most ${max}`;
  }
  if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength)
    return `must have at most ${maxLength} characters`;
  return undefined;
}
