import { padded } from '../../base/terms.js';
import { dateTime, guid, keyLiteral, literal } from './literals.js';

const ID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';

test.each([
  ["O'Neil", 'Edm.String', "'O''Neil'"],
  ["x' or '1' eq '1", 'Edm.String', "'x'' or ''1'' eq ''1'"],
  [ID.toUpperCase(), 'Edm.Guid', `guid'${ID}'`],
  [`{${ID}}`, 'Edm.Guid', `guid'${ID}'`],
  ['2026-01-31', 'Edm.DateTime', "datetime'2026-01-31T00:00:00'"],
  ['2026-01-31T08:30', 'Edm.DateTime', "datetime'2026-01-31T08:30:00'"],
  ['2026-01-31T23:30:00-02:00', 'Edm.DateTime', "datetime'2026-02-01T01:30:00'"],
  ['5', 'Edm.Int32', '5'],
  ['-5', 'Edm.Int16', '-5'],
  ['9007199254740993', 'Edm.Int64', '9007199254740993L'],
  ['12.50', 'Edm.Double', '12.50'],
  ['12.50', 'Edm.Decimal', '12.50M'],
  ['true', 'Edm.Boolean', 'true'],
])('%s as %s', (text, type, wanted) => {
  expect(literal(text, type, 'Field')).toBe(wanted);
});

test.each([
  ['25', 'Edm.Guid'],
  ['2026-02-30', 'Edm.DateTime'],
  ['0202-01-01', 'Edm.DateTime'],
  ['2026-01-31T25:00', 'Edm.DateTime'],
  ['1.5', 'Edm.Int32'],
  ['70000', 'Edm.Int16'],
  ['256', 'Edm.Byte'],
  ['9223372036854775808', 'Edm.Int64'],
  ['1,5', 'Edm.Double'],
  ['1 or 1 eq 1', 'Edm.Double'],
  ['yes', 'Edm.Boolean'],
  ['eA==', 'Edm.Binary'],
])('%s is not a value of %s', (text, type) => {
  expect(() => literal(text, type, 'The field')).toThrow(/^The field: /);
});

test.each([
  [ID, 'Edm.Guid', `guid'${ID}'`],
  ['123', 'Edm.Int32', '123'],
  ['123', 'Edm.Int64', '123'],
  ['EUR', 'Edm.String', "'EUR'"],
  ['a/b c?d#é', 'Edm.String', "'a/b c?d#é'"],
  ['5L', 'Edm.String', "'5L'"],
  [ID, undefined, `guid'${ID}'`],
  ['42', undefined, '42'],
  ["O'Neil", undefined, "'O''Neil'"],
])('the key %s of type %s', (text, type, wanted) => {
  expect(keyLiteral(text, type, 'Key')).toBe(wanted);
});

test('pads digits only', () => {
  expect(['25', '1234567890123456789', 'A25', ''].map((code) => padded(code, 18))).toEqual([
    '                25',
    '1234567890123456789',
    'A25',
    '',
  ]);
});

test('recognizes GUIDs and times', () => {
  expect(guid(`${ID}0`)).toBeUndefined();
  expect(guid(`{${ID}`)).toBeUndefined();
  expect(dateTime('31-01-2026')).toBeUndefined();
  expect(dateTime('2026-01-31T08:30:00.123')).toBe('2026-01-31T08:30:00.123');
});
