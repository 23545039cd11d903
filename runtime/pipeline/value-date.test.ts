import type { FlagData } from '../contract/command.js';
import type { Service } from '../contract/service.js';
import { failureOf } from '../http/testkit.js';
import { fakeWorld } from '../testing/world.js';
import { readValue } from './value.js';
import { createInput } from './input.js';

function read(
  flag: Pick<FlagData, 'kind' | 'of' | 'repeat'>,
  text: string | readonly string[],
  service: Pick<Service, 'dates'> = { dates: { times: true } },
): Promise<unknown> {
  const { world } = fakeWorld([]);
  const source = { client: { binary: 'acmecli' }, service, world, input: createInput(world), warn: () => undefined };
  return readValue(text, { describe: '', ...flag }, '--flag', source);
}

test.each([
  ['2024-02-29', '2024-02-29'],
  ['today', '2026-05-04'],
  ['2026-05-31T10:00:00', '2026-05-31'],
  ['2026-05-31T10:00', '2026-05-31'],
  ['2026-05-31t23:59:59.999z', '2026-05-31'],
  ['2026-05-31T00:30:00+02:00', '2026-05-31'],
  ['2026-05-31T23:30:00-11:00', '2026-05-31'],
])('a date of a service that takes times: %s is %s', async (text, day) => {
  expect(await read({ kind: 'date' }, text)).toBe(day);
  expect(await read({ kind: 'date', repeat: true }, [text, text])).toEqual([day, day]);
  expect(await read({ kind: 'csv', of: 'date' }, `${text},${text}`)).toEqual([day, day]);
});

const forms = '--flag must be a date, YYYY-MM-DD, an ISO 8601 time such as 2026-01-31T09:30:00, or today, not ';

test.each([
  ['2026-02-29', '--flag is not a valid date: "2026-02-29".'],
  ['2026-02-29T10:00:00', '--flag is not a valid date: "2026-02-29T10:00:00".'],
  ...['2026-05-31T24:00', '2026-05-31T10:60:00', '2026-05-31T10:00:60', '2026-05-31T10', '2026-05-31T10:00+25:00'].map(
    (text) => [text, `${forms}"${text}".`],
  ),
  ['31-05-2026', `${forms}"31-05-2026".`],
  ['2026-05-31Z', `${forms}"2026-05-31Z".`],
  ['', `${forms}"".`],
])('a date of a service that takes times: %j is refused', async (text = '', message = '') => {
  const error = await failureOf(read({ kind: 'date' }, text));
  expect([error.kind, error.message]).toEqual(['combination', message]);
});

test('a date before the first day of the service is refused: the year is a typing error', async () => {
  const dates = { first: '1753-01-01' };
  expect(await read({ kind: 'date' }, '1753-01-01', { dates })).toBe('1753-01-01');
  const { kind, message } = await failureOf(read({ kind: 'date' }, '0202-01-01', { dates }));
  expect([kind, message]).toEqual(['combination', '--flag must be 1753-01-01 or later, not "0202-01-01".']);
});

test('a date of another service takes no time', async () => {
  const { message } = await failureOf(read({ kind: 'date' }, '2026-05-31T10:00:00', {}));
  expect(message).toBe('--flag must be a date, YYYY-MM-DD, or today, not "2026-05-31T10:00:00".');
});
