import type { FlagData } from '../contract/command.js';
import { CliError } from '../base/errors.js';
import { fakeWorld } from '../testing/world.js';
import { createInput } from './input.js';
import { readValues } from './values.js';

type Flag = Partial<FlagData> & Pick<FlagData, 'kind'>;

function read(flags: Readonly<Record<string, Flag>>, typed: Readonly<Record<string, string>>) {
  const { world } = fakeWorld([], {});
  return readValues({
    flags: Object.fromEntries(
      Object.entries(flags).map(([name, flag]) => [name, { describe: '', ...flag } as FlagData]),
    ),
    positionals: {},
    typed: { flags: typed, positionals: {} },
    world,
    input: createInput(world),
    client: { binary: 'acmecli' },
    service: {},
    setting: () => undefined,
    usage: ['Usage: x'],
    warn: () => undefined,
  });
}

async function refusal(work: Promise<unknown>): Promise<CliError> {
  const error: unknown = await work.then(
    (result) => new Error(`accepted: ${JSON.stringify(result)}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CliError);
  return error as CliError;
}

test('a required flag may be left out if the body has its value, also as null, and nowhere else', async () => {
  const body = { kind: 'json', wire: { in: 'body', name: '' } } as const;
  const title = {
    kind: 'text',
    demandOption: true,
    unlessIn: 'body',
    wire: { in: 'body', name: 'deal.title' },
  } as const;
  const email = { ...title, wire: { in: 'form', name: 'customer[email]' } } as const;
  const flags = { body, title, email };
  const whole = '{"deal":{"title":null},"customer":{"email":"a@a.example"}}';
  expect((await read(flags, { body: whole })).args).not.toHaveProperty('title');
  expect((await read(flags, { body: '{"deal":{},"customer[email]":"a"}', title: 'x' })).args).toMatchObject({
    title: 'x',
  });
  const error = await refusal(read(flags, { body: '{"title":"x","customer":{"email":"a"}}' }));
  expect([error.message, error.remedy]).toEqual(['--title is missing.', 'Give it, or a --body that has it.']);
  // A template or a workflow needs the value of the flag itself.
  const { unlessIn: _unlessIn, ...own } = title;
  expect((await refusal(read({ body, title: own }, { body: whole }))).message).toBe('--title is missing.');
});
