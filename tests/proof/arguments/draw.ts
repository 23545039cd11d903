/**
 * Draws texts for a flag or argument, with what a handler must get for them, and texts that must be refused. Written from
 * the table of kinds in runtime/contract/kinds.ts, not from the readers, so that both have to agree.
 */
import fc from 'fast-check';
import type { FlagData, PositionalData } from '../../../runtime/contract/command.js';
import type { Reference } from '../../../runtime/contract/lookups.js';
import type { LineNotation } from '../../../runtime/contract/resource.js';
import type { Kind } from '../../../runtime/contract/kinds.js';
import type { Service } from '../../../runtime/contract/service.js';

export type Data = Omit<FlagData, 'type' | 'alias' | 'was'> & Pick<PositionalData, 'variadic' | 'batch'>;

export interface Drawn {
  /** As it is typed. */
  readonly text: string;
  /** What the handler gets; absent: not compared. */
  readonly value?: unknown;
}

/** Time of the clock while lines are parsed. */
export const NOW = '2026-05-04T03:02:01.000Z';

const digits = (min: number, max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 32, maxLength: 32 });
const pad = (value: number, width = 2): string => String(value).padStart(width, '0');
const same = (arbitrary: fc.Arbitrary<string>): fc.Arbitrary<Drawn> => arbitrary.map((text) => ({ text, value: text }));

/** Texts that break naive programs. No argument of a process can hold NUL or half of a character. */
const awkward = fc.constantFrom(
  ...[
    '-',
    '--',
    '-1',
    '--help',
    '--output',
    '-o',
    '@',
    '@@',
    '=',
    'a=b',
    '=x',
    "O'Brien",
    '"',
    '\\',
    '%2F',
    '%',
    '&a=1',
  ],
  ...[
    '#',
    '?',
    '../..',
    '$(id)',
    '`id`',
    '{id}',
    '{{}}',
    '\t',
    'a\nb',
    '\r',
    'null',
    'true',
    'false',
    'undefined',
    '0',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '007',
    '1e3',
    '１２',
    'ß',
    'İ',
    '👩‍👩‍👧',
    'e\u0301',
    '\u202eabc',
    '\ufeff',
    ' x ',
    "''",
    '+',
  ],
);
const anyText = fc
  .oneof(
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }) },
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    awkward,
  )
  .filter((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text));

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const clock = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);

const uuid = fc.tuple(hex, fc.boolean()).map(([text, braces]): Drawn => {
  const dashed = text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { text: braces ? `{${dashed}}` : dashed, value: dashed.toLowerCase() };
});

const instant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
const timestamp = (end: boolean): fc.Arbitrary<Drawn> =>
  fc.oneof(
    day.map((text) => ({ text, value: `${text}T${end ? '23:59:59' : '00:00:00'}Z` })),
    fc
      .tuple(day, fc.nat(86_399), fc.integer({ min: -14 * 60, max: 14 * 60 }), fc.constantFrom('T', 't', ' '))
      .map(([date, second, offset, letter]) => {
        const time = `${pad(Math.trunc(second / 3600))}:${pad(Math.trunc(second / 60) % 60)}:${pad(second % 60)}`;
        const zone = `${offset < 0 ? '-' : '+'}${pad(Math.trunc(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
        return {
          text: `${date}${letter}${time}${zone}`,
          value: instant(Date.parse(`${date}T${time}Z`) - offset * 60_000),
        };
      }),
  );

const since = (months: boolean, end: boolean): fc.Arbitrary<Drawn> => {
  const units: Readonly<Record<string, number>> = months ? { d: 1440, m: 43_200 } : { d: 1440, h: 60, m: 1 };
  const span = fc.tuple(fc.nat(400), fc.constantFrom(...Object.keys(units))).map(([count, unit]) => ({
    text: `${count}${unit}`,
    value: instant(Date.parse(NOW) - count * (units[unit] ?? 0) * 60_000),
  }));
  return fc.oneof(span, timestamp(end));
};

/** A word of the choices, in another case if that stays clear. */
const choice = (choices: readonly string[]): fc.Arbitrary<Drawn> =>
  fc.tuple(fc.constantFrom(...choices), fc.boolean()).map(([value, upper]) => {
    const text = value.toUpperCase();
    const isClear = choices.filter((other) => other.toUpperCase() === text).length === 1 && !choices.includes(text);
    return { text: upper && isClear ? text : value, value };
  });

function idFor(unless: Reference['unless'] | undefined): fc.Arbitrary<Drawn> {
  if (unless === 'uuid') return uuid.map(({ value }) => ({ text: String(value), value }));
  if (unless === 'object-id') return same(hex.map((text) => text.toLowerCase().padEnd(24, '0').slice(0, 24)));
  if (unless === 'hash') return same(hex.map((text) => `${text.toLowerCase()}abcdef01`));
  return same(digits(1, 12).filter((text) => !text.startsWith('0')));
}

function line({ head, balanced }: LineNotation): fc.Arbitrary<Drawn> {
  const parts = Object.entries(head).map(([name, { kind, reference, min = 1 }]) => {
    if (name === balanced) return fc.constant('0.00');
    if (kind === 'number') return fc.integer({ min: Math.max(min, 1), max: 900 }).map(String);
    if (kind === 'date') return day;
    return reference === undefined ? fc.constantFrom('a', 'b c') : uuid.map(({ value }) => String(value));
  });
  return fc.tuple(...parts).map((texts) => ({ text: texts.join(':') }));
}

const key = fc.oneof(fc.constantFrom('a', 'Name', 'x y', 'Größe', 'k1'), digits(1, 3));

export interface Rules {
  /** Draws only values that need no look-up. Codes are ids already. */
  readonly ready: boolean;
  readonly references: Readonly<Record<string, Pick<Reference, 'unless'>>>;
  /** Text of a file that exists. */
  readonly file: string;
}

/** Number of decimals. Three decimals could be read as thousands where other numbers of decimals are allowed. */
const fraction = (decimals: Data['decimals']): fc.Arbitrary<string> => {
  if (decimals === undefined) return digits(0, 20);
  const most = typeof decimals === 'number' ? decimals : 2;
  return digits(0, most).filter((text) => text.length !== 3 || most === 3);
};

/** Draws one value of a kind; a flag that may be repeated draws several. */
export function valid(data: Data, rules: Rules): fc.Arbitrary<Drawn> {
  const { min = -1_000_000, max = 1_000_000, maxLength } = data;
  if (data.line !== undefined) return line(data.line);
  if (data.choices !== undefined && data.kind !== 'csv')
    return choice(data.choices).map(({ text, value }) => ({
      text,
      value: data.kind === 'integer' ? Number(value) : value,
    }));
  if (
    rules.ready &&
    data.reference === undefined &&
    [data.wire].flat().some((wire) => wire !== undefined && 'when' in wire && wire.when !== undefined)
  )
    return idFor('uuid');
  const isList = (data.variadic ?? data.batch ?? data.repeat) === true;
  const plain = (text: string): boolean => !isList || (!text.startsWith('@') && text !== '-');
  const byKind: Record<Exclude<Kind, 'boolean' | 'csv' | 'line'>, () => fc.Arbitrary<Drawn>> = {
    text: () => {
      const short = anyText.filter((text) => text.trim() !== '' && [...text].length <= (maxLength ?? Infinity));
      const printable = data.secret === true || [data.wire].flat().some((wire) => wire?.in === 'credential');
      if (printable)
        return same(
          fc
            .string({ unit: fc.constantFrom(...'abcXYZ0189_-'), minLength: 8, maxLength: 20 })
            .map((text) => `k${text}`),
        );
      if (data.compact === true)
        return fc
          .constantFrom('nl91 abna 0417 1643 00', 'X1')
          .map((text) => ({ text, value: text.replaceAll(' ', '').toUpperCase() }));
      return same(short);
    },
    enum: () => same(fc.constant('x')),
    id: () => same(digits(1, 25)),
    key: () =>
      same(
        anyText
          .filter((text) => text.trim() !== '' && !/[/\\]/.test(text) && !CONTROL.test(text) && !/^\.\.?$/.test(text))
          .filter(plain),
      ),
    uuid: () => uuid,
    path: () => same(rules.ready ? fc.constant(rules.file) : anyText.map((text) => `./${text}`)),
    reference: () => {
      if (rules.ready) return idFor(rules.references[data.reference ?? '']?.unless);
      return anyText
        .filter((text) => text.trim() !== '' && !CONTROL.test(text) && plain(text))
        .map((text) => ({ text, value: text.trim() }));
    },
    resource: () =>
      anyText.filter((text) => text.trim() !== '' && !CONTROL.test(text)).map((text) => ({ text, value: text.trim() })),
    pair: () => fc.tuple(key, anyText).map(([name, text]) => ({ text: `${name}=${text}`, value: [name, text] })),
    integer: () =>
      fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map((value) => ({ text: String(value), value })),
    number: () =>
      same(
        fc
          .tuple(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fraction(data.decimals))
          .map(([whole, more]) => (more === '' || whole === max || whole === min ? String(whole) : `${whole}.${more}`))
          .filter((text) => Number(text) >= min && Number(text) <= max),
      ),
    yesno: () =>
      fc.constantFrom<Drawn>(
        ...['true', 'yes', '1', 'YES'].map((text) => ({ text, value: true })),
        ...['false', 'no', '0', 'No'].map((text) => ({ text, value: false })),
      ),
    date: () => same(day),
    time: () => same(clock),
    timestamp: () => timestamp(data.day === 'end'),
    since: () => since(data.months === true, false),
    period: () =>
      fc
        .tuple(fc.integer({ min: 1, max: 999 }), fc.boolean())
        .map(([count, months]) => ({ text: `${count}${months ? 'm' : 'd'}`, value: months ? count * 30 : count })),
    json: () => {
      const object = fc.dictionary(fc.constantFrom('x_a', 'x_b', 'x_c'), fc.jsonValue({ maxDepth: 1 }), {
        noNullPrototype: true,
        minKeys: 1,
      });
      const isObject = [data.wire].flat().some((wire) => wire?.in === 'body' && wire.name === '');
      return (isObject ? object : fc.jsonValue({ maxDepth: 1 })).map((value) => ({
        text: JSON.stringify(value),
        value,
      }));
    },
    message: () =>
      anyText
        .filter((text) => text.trim() !== '' && text !== '-' && [...text].length <= (maxLength ?? Infinity))
        .map((text) => ({ text: text.startsWith('@') ? `@${text}` : text, value: text })),
  };
  if (data.kind === 'csv') return list(data, rules);
  if (data.kind === 'boolean') return fc.constant({ text: 'true', value: true });
  return byKind[data.kind as keyof typeof byKind]();
}

function list(data: Data, rules: Rules): fc.Arbitrary<Drawn> {
  const { minItems: _min, maxItems: _max, ...one } = data;
  const element = valid({ ...one, kind: data.of ?? (data.choices ? 'enum' : 'text') }, rules).filter(
    ({ text }) => !text.includes(',') && text.trim() === text && text !== '' && !/^[-@]/.test(text),
  );
  return fc
    .array(element, { minLength: Math.max(data.minItems ?? 0, 1), maxLength: Math.min(data.maxItems ?? 4, 4) })
    .map((found) => ({
      text: found.map(({ text }) => text).join(','),
      value: found.map(({ value }) => value),
    }));
}

const wrongTexts: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  id: ['', '12a', '-5', '1.5', '１２', '1e3', ' 1', '0x10', '1 2', '٣'],
  key: ['', 'a/b', '..', '.', 'a\\b', 'a\nb', '\u0085'],
  uuid: [
    '',
    'x',
    '6ba7b810-9dad-41d1-80b4-00c04fd430c',
    '6ba7b8109dad41d180b400c04fd430c8',
    '{6ba7b810-9dad-41d1-80b4-00c04fd430c8',
    'g'.repeat(36),
  ],
  integer: ['', 'x', '1.5', '1e3', '99999999999999999999', '１', '+1', '0x1', ' 1', 'NaN', 'Infinity'],
  number: ['', 'x', '1,5', '1e5', '.5', '5.', '05', 'NaN', 'Infinity', '1.2.3', '１', '+1', '0x1'],
  yesno: ['maybe', '2', 'ja', 'nul'],
  boolean: ['maybe', '2', '', 'null'],
  date: ['', '2026-02-30', '2026-13-01', '26-01-01', 'tomorrow', '2026-1-1', '0000-00-00'],
  time: ['', '24:00', '9:00', '12:60', 'noon', '12:00:00'],
  timestamp: ['', 'yesterday', '2026-02-30', '2026-01-01T25:00:00Z', '2026-01-01T10:00+99:00', '1767225600'],
  since: ['', 'yesterday', '7x', '-1d', '1w', '2026-02-30', 'd', '1 d', '99999999999999d'],
  period: ['', '0d', 'd', '3w', '-1d', '1.5m'],
  pair: ['', 'novalue', '=x', '__proto__=1', 'a.__proto__=1'],
  json: ['{bad', '[1,', "{'a':1}", '', 'undefined', '{"a":1}}', 'NaN'],
  reference: ['', '  ', 'a\nb'],
  resource: ['', '  ', 'a\nb'],
  path: [''],
  message: ['', '  ', '\n'],
};

/** Texts that the flag must refuse; empty if it takes everything. */
export function invalid(data: Data, dates: Service['dates'] = {}): readonly string[] {
  const { kind, min, max, maxLength, choices, of, maxItems, minItems = 1 } = data;
  if (data.line !== undefined) return [''];
  if (kind === 'csv') {
    const empty = minItems === 0 ? [] : ['', ' , '];
    const inside =
      of === undefined || of === 'text'
        ? []
        : invalid({ ...data, kind: of }, dates).filter(
            (text) => text.trim() !== '' && !/,/.test(text) && text.trim() === text && !/^[-@]/.test(text),
          );
    const many =
      maxItems === undefined || of !== 'id'
        ? []
        : [Array.from({ length: maxItems + 1 }, (_, at) => String(at + 1)).join(',')];
    return [...empty, ...inside, ...many];
  }
  if (choices !== undefined)
    return data.open ? [] : ['definitely-not-a-choice', 'ωμέγα', ...(choices.includes('') ? [] : [''])];
  const range =
    kind !== 'integer' && kind !== 'number'
      ? []
      : [...(min === undefined ? [] : [String(min - 1)]), ...(max === undefined ? [] : [String(max + 1)])];
  const long = maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '👍'.repeat(maxLength + 1)];
  const isRequired = kind === 'text' && 'demandOption' in data && data.demandOption === true;
  const days = [...(dates.times ? [] : ['2026-01-01T00:00:00Z']), ...(dates.first === undefined ? [] : ['0202-01-01'])];
  return [
    ...(wrongTexts[kind] ?? []),
    ...(kind === 'date' ? days : []),
    ...range,
    ...long,
    ...(isRequired ? ['', ' ', '\n'] : []),
  ];
}
