/** What is wrong with the values of one line. */
import type { FlagData } from '../contract/command.js';
import type { CliError } from '../base/errors.js';
import { fakeWorld } from '../testing/world.js';
import { createInput } from './input.js';
import { readValues } from './values.js';

/** Returns the error of an id and flags that are read from a line. */
async function refusal(
  id: string,
  kinds: Readonly<Record<string, FlagData['kind']>>,
  typed: Readonly<Record<string, string>>,
): Promise<CliError> {
  const { world } = fakeWorld([], { stdin: '' });
  return readValues({
    flags: Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, { type: 'string', describe: '', kind } as FlagData]),
    ),
    positionals: { id: { kind: 'id', required: true, describe: '' } },
    typed: { flags: typed, positionals: { id } },
    world,
    input: createInput(world),
    client: { binary: 'acmecli' },
    service: {},
    setting: () => undefined,
    usage: [],
    warn: () => undefined,
  }).then(
    () => {
      throw new Error('accepted');
    },
    (error: unknown) => error as CliError,
  );
}

test('everything is reported together, in the order of the line', async () => {
  const kinds = { value: 'number', at: 'date', body: 'json' } as const;
  expect(await refusal('#42', kinds, { value: 'abc', at: '2026-01-31', body: '{"a": 1,}' })).toMatchObject({
    kind: 'usage',
    message: '<id> must be an id: digits only, for example 42, not "#42".',
    details: {
      suggestions: ['42'],
      lines: [
        '--value must be a number, for example 12.50, not "abc".',
        '--body is not valid JSON: line 1, column 9, at }.',
      ],
    },
  });
});

test.each([
  ['deals%2F42', ['42']],
  ['/deals/42?x=y', ['42']],
  ['4.2', undefined],
  ['null', undefined],
])('the id %s is refused, and %s is suggested', async (id, suggestions) => {
  expect((await refusal(id, {}, {})).details.suggestions).toEqual(suggestions);
});
