import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FlagData, Place, PositionalData } from '../contract/command.js';
import { CliError } from '../base/errors.js';
import { LosslessNumber } from '../base/json.js';
import { fakeWorld, type FakeOptions } from '../testing/world.js';
import { createInput } from './input.js';
import { readValues, type ReadValues } from './values.js';

type Flag = Partial<FlagData> & Pick<FlagData, 'kind'>;

interface Options extends FakeOptions {
  readonly positionals?: Readonly<Record<string, PositionalData>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

async function read(
  flags: Readonly<Record<string, Flag>>,
  typed: Readonly<Record<string, string | readonly string[]>>,
  options: Options = {},
): Promise<ReadValues & { readonly warnings: readonly string[] }> {
  const fake = fakeWorld([], options);
  const warnings: string[] = [];
  const positionals = options.positionals ?? {};
  const isPlace = (name: string): boolean => Object.hasOwn(positionals, name);
  const pick = (want: boolean) => Object.fromEntries(Object.entries(typed).filter(([name]) => isPlace(name) === want));
  const values = await readValues({
    flags: Object.fromEntries(
      Object.entries(flags).map(([name, flag]) => [name, { type: 'string', describe: '', ...flag } as FlagData]),
    ),
    positionals,
    typed: { flags: pick(false), positionals: pick(true) },
    world: fake.world,
    input: createInput(fake.world),
    client: { binary: 'acmecli' },
    service: {},
    setting: (name) => options.settings?.[name],
    usage: ['Usage: x'],
    warn: (text) => warnings.push(text),
  });
  return { ...values, warnings };
}

const value = async (flag: Flag, text: string | readonly string[], options?: Options): Promise<unknown> =>
  (await read({ flag }, { flag: text }, options)).args['flag'];

const placed = (place: Place) => ({ in: place, name: 'label' });

async function refusal(work: Promise<unknown>): Promise<CliError> {
  const error: unknown = await work.then(
    (result) => new Error(`accepted: ${JSON.stringify(result)}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CliError);
  return error as CliError;
}

test.each<[Flag, string, unknown]>([
  [{ kind: 'text' }, '', ''],
  [{ kind: 'text' }, ' @x ', ' @x '],
  [{ kind: 'id' }, '00012345678901234567890', '00012345678901234567890'],
  [{ kind: 'key' }, 'a.b:c d', 'a.b:c d'],
  [{ kind: 'uuid' }, '{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'],
  [{ kind: 'integer' }, '-007', -7],
  [{ kind: 'integer', min: 0, max: 100 }, '100', 100],
  [{ kind: 'integer', choices: ['30', '31'] }, '31', 31],
  [{ kind: 'number' }, '-3.50', '-3.50'],
  [{ kind: 'number' }, '12345678901234567890.123456789', '12345678901234567890.123456789'],
  [{ kind: 'yesno' }, 'NO', false],
  [{ kind: 'yesno' }, '1', true],
  [{ kind: 'boolean' }, 'true', true],
  [{ kind: 'date' }, '2024-02-29', '2024-02-29'],
  [{ kind: 'date' }, 'today', '2026-05-04'],
  [{ kind: 'text', compact: true }, ' nl02 abna\t01 ', 'NL02ABNA01'],
  [{ kind: 'text', blank: 'clears' }, '', ''],
  [{ kind: 'time' }, '23:59', '23:59'],
  [{ kind: 'timestamp' }, '2026-01-31', '2026-01-31T00:00:00Z'],
  [{ kind: 'timestamp' }, '2026-01-31T09:30', '2026-01-31T09:30:00Z'],
  [{ kind: 'timestamp', day: 'end' }, '2026-01-31', '2026-01-31T23:59:59Z'],
  [{ kind: 'timestamp', day: 'end' }, '2026-01-31T09:30', '2026-01-31T09:30:00Z'],
  [{ kind: 'timestamp' }, '2026-01-31t09:30:15.999+02:00', '2026-01-31T07:30:15Z'],
  [{ kind: 'timestamp' }, '2025-12-31 23:30:00-01:00', '2026-01-01T00:30:00Z'],
  [{ kind: 'since' }, '2026-01-31', '2026-01-31T00:00:00Z'],
  [{ kind: 'since' }, '2d', '2026-05-02T03:02:01Z'],
  [{ kind: 'since' }, '3h', '2026-05-04T00:02:01Z'],
  [{ kind: 'since' }, '2m', '2026-05-04T03:00:01Z'],
  [{ kind: 'since', months: true }, '2m', '2026-03-05T03:02:01Z'],
  [{ kind: 'period' }, '3m', 90],
  [{ kind: 'period' }, '14d', 14],
  [{ kind: 'csv' }, ' a, ,b,', ['a', 'b']],
  [{ kind: 'csv', of: 'id' }, '007,8', ['007', '8']],
  [{ kind: 'csv', of: 'enum', choices: ['open', 'won'] }, 'open,WON', ['open', 'won']],
  [{ kind: 'csv', minItems: 0 }, '', []],
  [{ kind: 'enum', choices: ['open', 'won'] }, 'Open', 'open'],
  [{ kind: 'path' }, './a b', './a b'],
  [{ kind: 'json' }, '{"a":[1,"x"]}', { a: [1, 'x'] }],
  [{ kind: 'json' }, 'null', null],
  [{ kind: 'message' }, 'Hello\n', 'Hello\n'],
  [{ kind: 'message' }, '@@anna', '@anna'],
  [{ kind: 'pair' }, ' Name = a=b ', ['Name', ' a=b ']],
  [{ kind: 'reference' }, ' 25 ', '25'],
  [{ kind: 'resource' }, 'shop/Customers', 'shop/Customers'],
])('%j takes %j', async (flag, text, expected) => {
  expect(await value(flag, text)).toEqual(expected);
});

test.each<[Flag, string, string]>([
  [{ kind: 'id' }, '12a', '--flag must be an id: digits only, for example 42, not "12a".'],
  [{ kind: 'id' }, '-1', '--flag must be an id'],
  [{ kind: 'id' }, '', '--flag must be an id'],
  [{ kind: 'key' }, 'a/b', '--flag must be an identifier'],
  [{ kind: 'key' }, '..', '--flag must be an identifier'],
  [{ kind: 'uuid' }, '6ba7b810-9dad-11d1-80b4', '--flag must be a UUID'],
  [{ kind: 'integer' }, '1.0', '--flag must be a whole number'],
  [{ kind: 'integer' }, '1e3', '--flag must be a whole number'],
  [{ kind: 'integer' }, '9007199254740993', '--flag is too large for a whole number: "9007199254740993".'],
  [{ kind: 'integer', min: 1, max: 60 }, '61', '--flag must be from 1 to 60, not "61".'],
  [{ kind: 'integer', min: 1 }, '0', '--flag must be at least 1'],
  [{ kind: 'number', max: 5 }, '5.01', '--flag must be at most 5'],
  [{ kind: 'number' }, '3,500', '--flag "3,500" can mean 3500 or 3.500; write one of them.'],
  [{ kind: 'number', decimals: 2 }, '1.234', '--flag "1.234" can mean 1234 or 1.23; write one of them.'],
  [{ kind: 'number', decimals: 4 }, '1.23456', '--flag "1.23456" has 5 decimals; at most 4 are allowed.'],
  [{ kind: 'number' }, 'NaN', '--flag must be a number'],
  [{ kind: 'number' }, '007', '--flag must be a number'],
  [{ kind: 'yesno' }, 'perhaps', '--flag must be true, false, yes, no, 1 or 0'],
  [{ kind: 'date' }, '2026-02-29', '--flag is not a valid date: "2026-02-29".'],
  [{ kind: 'date' }, '1.2.2026', '--flag must be a date, YYYY-MM-DD, or today'],
  [{ kind: 'time' }, '24:00', '--flag must be a time, HH:MM'],
  [{ kind: 'timestamp' }, '2026-13-01', '--flag is not a valid date'],
  [{ kind: 'timestamp' }, 'yesterday', '--flag must be a date or time such as'],
  [{ kind: 'timestamp' }, '2026-01-31T25:00:00Z', '--flag must be a date or time such as'],
  [{ kind: 'since' }, '3w', '--flag must be a date or time such as'],
  [{ kind: 'since', months: true }, '3h', '30d or 6m (months)'],
  [{ kind: 'since' }, '99999999999d', '--flag is out of the range of dates'],
  [{ kind: 'period' }, '0d', '--flag must be a span'],
  [{ kind: 'csv', of: 'id' }, '1,x', '--flag must be an id: digits only, for example 42, not "x".'],
  [{ kind: 'csv', maxItems: 2 }, '1,2,3', '--flag takes at most 2 values, not 3.'],
  [{ kind: 'csv' }, ' , ', '--flag is empty.'],
  [{ kind: 'text', wire: [placed('header'), placed('query')] }, ' ', '--flag is blank.'],
  [{ kind: 'csv', of: 'enum', choices: ['open', 'won'] }, 'open,lost', '--flag must be one of open, won, not "lost".'],
  [{ kind: 'enum', choices: ['', 'won'] }, 'lost', '--flag must be one of "", won, not "lost".'],
  [{ kind: 'enum', choices: ['open', 'won'] }, 'opne', '--flag must be one of open, won, not "opne".'],
  [{ kind: 'path' }, ' ', '--flag must be the path'],
  [{ kind: 'key' }, ' \t', '--flag must be an identifier: not blank'],
  [{ kind: 'enum', choices: ['open', 'won'], open: true }, ' ', '--flag must be one of open, won, not " ".'],
  [{ kind: 'text', wire: placed('term') }, ' ', '--flag is blank.'],
  [{ kind: 'text', blank: 'never' }, '', '--flag is empty.'],
  [{ kind: 'text', blank: 'never' }, ' ', '--flag is blank.'],
  [{ kind: 'text', compact: true }, '\t', '--flag is blank.'],
  [{ kind: 'csv' }, '  ', '--flag is blank.'],
  [{ kind: 'text', blank: 'clears' }, ' ', '--flag is blank; "" clears the field.'],
  [{ kind: 'message' }, '  ', '--flag is blank.'],
  [{ kind: 'message' }, '', '--flag is empty.'],
  [{ kind: 'text', maxLength: 3 }, 'ünïx', '--flag may have at most 3 characters, not 4.'],
  [{ kind: 'pair' }, 'Name', '--flag must be a name and a value with = between them'],
  [{ kind: 'pair' }, '=x', '--flag must be a name and a value with = between them'],
  [{ kind: 'pair' }, '__proto__.x=1', '--flag must not use the key __proto__.x: "__proto__.x=1".'],
  [{ kind: 'pair' }, 'a.__proto__=1', '--flag must not use the key'],
])('%j refuses %j', async (flag, text, message) => {
  const error = await refusal(value(flag, text));
  expect(error.message).toContain(message);
  const dated = ['date', 'timestamp', 'since'].includes(flag.kind);
  expect(error.kind).toBe(dated ? 'combination' : 'usage');
});

test('a typed value is shown shortened and without control characters, a secret not at all', async () => {
  const error = await refusal(value({ kind: 'id' }, `\u001b[31m${'x'.repeat(500)}`));
  expect(error.message).not.toContain('\u001b');
  expect(error.message.length).toBeLessThan(160);
  expect((await refusal(value({ kind: 'id', secret: true }, 'hunter2'))).message).not.toContain('hunter2');
});

test('the error for a wrong choice suggests the nearest', async () => {
  const error = await refusal(value({ kind: 'enum', choices: ['open', 'won', 'lost'] }, 'lots'));
  expect(error.details.suggestions).toEqual(['lost']);
});

test('choices that differ in case alone are taken as typed', async () => {
  const flag: Flag = { kind: 'enum', choices: ['a', 'A'] };
  expect([await value(flag, 'a'), await value(flag, 'A')]).toEqual(['a', 'A']);
});

test('a repeated flag is a list; its length is checked, lists inside are joined', async () => {
  expect(await value({ kind: 'pair', repeat: true }, ['a=1', 'b=2'])).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  expect(await value({ kind: 'csv', repeat: true }, ['a,b', 'c'])).toEqual(['a', 'b', 'c']);
  expect((await refusal(value({ kind: 'text', repeat: true, maxItems: 1 }, ['a', 'b']))).message).toContain(
    'at most 1',
  );
});

test.each<[Place, string]>([
  ['assign', 'A field has one value: leave one out.'],
  ['query', 'A field has one value: leave one out.'],
  ['fields', 'Leave one out; several options are written as one value, with commas between them.'],
])('an assignment in %s has one value per field', async (place, remedy) => {
  const pair: Flag = { kind: 'pair', repeat: true, wire: placed(place) };
  const error = await refusal(value(pair, ['a=1', 'b=2', 'a = 3']));
  expect([error.kind, error.message]).toEqual(['input', '--flag has two values for a: "1" and " 3".']);
  expect(error.remedy).toBe(remedy);
  // A script adds flags to those of another one.
  expect(await value(pair, ['a=1', 'b=2', 'a=1'])).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('a workflow may take several values of a name', async () => {
  expect(await value({ kind: 'pair', repeat: true }, ['a=1', 'a=2'])).toHaveLength(2);
});

test('arguments are labeled as such, variadic ones are lists', async () => {
  const positionals = { ids: { kind: 'id', required: true, variadic: true, describe: '' } } as const;
  expect((await read({}, { ids: ['01', '2'] }, { positionals })).args).toEqual({ ids: ['01', '2'] });
  const error = await refusal(read({}, { ids: ['1', 'x'] }, { positionals }));
  expect(error.message).toContain('<ids> must be an id');
});

test('everything that is missing is named at once, with the usage', async () => {
  const positionals = { id: { kind: 'id', required: true, describe: '' } } as const;
  const error = await refusal(read({ title: { kind: 'text', demandOption: true } }, {}, { positionals }));
  expect(error.message).toBe('Missing: <id>, --title.');
  expect(error.details.lines).toEqual(['Usage: x']);
  const flags = { body: { kind: 'text', demandOption: true, stdin: true } } as const;
  const piped = await refusal(read(flags, {}, { positionals }));
  expect(piped.message).toBe('Missing: <id>, --body.');
  expect(piped.remedy).toBe('--body can also be piped to standard input.');
});

test.each<[Flag, string, readonly string[]]>([
  [
    { kind: 'timestamp' },
    '2026-01-31T09:30:00.250Z',
    ['--flag may not have a fraction of a second; 2026-01-31T09:30:00Z is used.'],
  ],
  [
    { kind: 'since' },
    '2026-01-31T09:30:15.999+02:00',
    ['--flag may not have a fraction of a second; 2026-01-31T07:30:15Z is used.'],
  ],
  [
    { kind: 'timestamp', epoch: 'milliseconds' },
    '2026-01-31T09:30:00.2509Z',
    ['--flag may have at most three digits of a second; 2026-01-31T09:30:00.250Z is used.'],
  ],
  [{ kind: 'timestamp' }, '2026-01-31T09:30:00.000Z', []],
  [{ kind: 'timestamp' }, '2026-01-31T09:30:00Z', []],
])('a dropped fraction of a second is reported: %j %s', async (flag, text, expected) => {
  expect((await read({ flag }, { flag: text })).warnings).toEqual(expected);
});

test.each([
  ['timestamp', 'milliseconds', '2026-01-31T09:30:00.5Z', '2026-01-31T09:30:00.500Z'],
  ['since', 'milliseconds', '2026-01-31T09:30:00.007+02:00', '2026-01-31T07:30:00.007Z'],
  ['timestamp', 'milliseconds', '2026-01-31T09:30:00.000Z', '2026-01-31T09:30:00Z'],
  ['timestamp', 'seconds', '2026-01-31T09:30:00.5Z', '2026-01-31T09:30:00Z'],
] as const)('a %s that is sent in %s keeps what the service can take of %s', async (kind, epoch, text, value) => {
  expect((await read({ flag: { kind, epoch } }, { flag: text })).args).toEqual({ flag: value });
});

test('a setting that is not valid is ignored with a warning', async () => {
  const { args, warnings } = await read({ size: { kind: 'integer' } }, {}, { settings: { size: 'big' } });
  expect([args, warnings]).toEqual([{}, ['The setting for --size must be a whole number, not "big", and is ignored.']]);
});

test('a flag falls back to its environment variable, the setting and the default', async () => {
  const flags = { size: { kind: 'integer', env: 'SIZE', default: 25 } } as const;
  expect((await read(flags, {})).args).toEqual({ size: 25 });
  expect((await read(flags, {}, { settings: { size: '50' } })).args).toEqual({ size: 50 });
  expect((await read(flags, {}, { settings: { size: '50' }, env: { SIZE: '75' } })).args).toEqual({ size: 75 });
  const typed = await read(flags, { size: '1' }, { settings: { size: '50' }, env: { SIZE: '75' } });
  expect(typed.args).toEqual({ size: 1 });
  expect([...typed.given]).toEqual(['size']);
  expect([...(await read(flags, {}, { env: { SIZE: '75' } })).given]).toEqual([]);
  expect((await read(flags, {}, { env: { SIZE: '' } })).args).toEqual({ size: 25 });
});

test('a switch is set by 1 in its environment variable, and not by 0', async () => {
  const flags = { allow: { kind: 'boolean', env: 'ALLOW' } } as const;
  expect((await read(flags, {}, { env: { ALLOW: '1' } })).args).toEqual({ allow: true });
  expect((await read(flags, {}, { env: { ALLOW: '0' } })).args).toEqual({});
  expect((await refusal(read(flags, {}, { env: { ALLOW: 'maybe' } }))).message).toContain(
    'The environment variable ALLOW',
  );
});

describe('files and standard input', () => {
  const json: Flag = { kind: 'json', wire: { in: 'body', name: '' }, stdin: true };
  const message: Flag = { kind: 'message', stdin: true, demandOption: true };

  async function folder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
    const cwd = await mkdtemp(join(tmpdir(), 'cli-test-'));
    for (const [name, content] of Object.entries(files)) await writeFile(join(cwd, name), content);
    return cwd;
  }

  test('@file is read from the working folder', async () => {
    const cwd = await folder({ 'a.json': '\ufeff{"id": 12345678901234567890}', 'a.txt': 'Hi\n' });
    expect(await value(json, '@a.json', { cwd })).toEqual({ id: new LosslessNumber('12345678901234567890') });
    expect(await value(message, '@a.txt', { cwd })).toBe('Hi\n');
  });

  test('a file that cannot be read names itself and the reason', async () => {
    const cwd = await folder({ 'bin.txt': new Uint8Array([0xff, 0xfe, 0x00]) });
    const missing = await refusal(value(json, '@no.json', { cwd }));
    expect(missing).toMatchObject({
      kind: 'usage',
      message: 'The file no.json of --flag cannot be read: it does not exist.',
    });
    expect((await refusal(value(json, '@.', { cwd }))).message).toContain('it is a folder');
    expect(await refusal(value(message, '@bin.txt', { cwd }))).toMatchObject({ kind: 'input' });
  });

  test('only regular files of limited size are read: no pipe, no device, no socket', async () => {
    const cwd = await folder({});
    execFileSync('mkfifo', [join(cwd, 'pipe')]);
    await writeFile(join(cwd, 'large'), '');
    await truncate(join(cwd, 'large'), 64 * 1024 * 1024 + 1);
    const server = createServer().listen(join(cwd, 'socket'));
    await once(server, 'listening');
    const remedy = 'Give --flag - and pipe the text into standard input.';
    for (const path of ['pipe', '/dev/zero', 'socket']) {
      expect(await refusal(value(message, `@${path}`, { cwd }))).toMatchObject({
        kind: 'usage',
        message: `The file ${path} of --flag cannot be read: it is not a regular file.`,
        remedy,
      });
    }
    server.close();
    expect((await refusal(value(message, '@large', { cwd }))).message).toContain('it is larger than 64 MiB');
    // Its size is 0, and it has content.
    expect(await value(message, '@/proc/sys/kernel/ostype', { cwd })).toBe('Linux\n');
  });

  test('broken JSON names line and column', async () => {
    const error = await refusal(value(json, '{"a": 1,\n  "b": }'));
    expect(error.kind).toBe('input');
    expect(error.message).toBe('--flag is not valid JSON: line 2, column 8, at }.');
    expect((await refusal(value(json, '{"a": 1'))).message).toContain('line 1, column 8, at the end');
    expect((await refusal(value(json, ''))).message).toBe('--flag is empty; it must be JSON.');
  });

  test('piped input replaces the flag', async () => {
    const piped = await read({ body: json }, {}, { stdin: '{"a":1}' });
    expect(piped.args).toEqual({ body: { a: 1 } });
    expect(piped.given.has('body')).toBe(true);
    expect(
      (
        await read(
          { body: message, to: { kind: 'text', wire: { in: 'body', name: 'to' } } },
          { to: 'x' },
          { stdin: 'Hi' },
        )
      ).args,
    ).toEqual({
      to: 'x',
      body: 'Hi',
    });
    const error = await refusal(read({ body: json }, {}, { stdin: '{' }));
    expect(error.message).toContain('Standard input for --body is not valid JSON');
  });

  test('- reads standard input', async () => {
    expect(await value(json, '-', { stdin: '[1]' })).toEqual([1]);
    expect(await value(message, '-', { stdin: 'Hi' })).toBe('Hi');
    const twice = read({ a: message, b: message }, { a: '-', b: '-' }, { stdin: 'Hi' });
    expect(await refusal(twice)).toMatchObject({ kind: 'combination' });
  });

  test('a flag on the line wins, and the pipe is not read', async () => {
    expect((await read({ body: json }, { body: '{}' }, { stdin: 'no json' })).args).toEqual({ body: {} });
  });

  test('ids are piped in as they are listed anywhere else, unless another flag selects the records', async () => {
    const flags = {
      ids: { kind: 'csv', of: 'id', stdin: true, conflicts: ['filter'] },
      filter: { kind: 'id' },
    } as const;
    for (const stdin of ['7\n# old\n8\n7\n', '[{"id":7},{"id":8}]', 'id,title\n7,A\n8,B\n']) {
      expect((await read(flags, {}, { stdin })).args).toEqual({ ids: ['7', '8'] });
    }
    expect((await read(flags, { filter: '3' }, { stdin: '7' })).args).toEqual({ filter: '3' });
    expect((await read(flags, {}, { stdin: '' })).args).toEqual({});
    expect((await refusal(read(flags, {}, { stdin: '7\nseven' }))).message).toMatch(/^Line 2 of standard input/);
  });

  test('a body made of flags does not read the pipe: a loop over lines keeps its lines', async () => {
    const flags = {
      body: json,
      title: { kind: 'text', wire: { in: 'body', name: 'title' } },
      query: { kind: 'text', wire: { in: 'query', name: 'q' } },
    } as const;
    expect((await read(flags, { title: 'x' }, { stdin: 'next line' })).args).toEqual({ title: 'x' });
    expect((await read(flags, { query: 'x' }, { stdin: '{}' })).args).toEqual({ query: 'x', body: {} });
    const both = { ...flags, query: { kind: 'text', wire: [flags.query.wire, flags.title.wire] } } as const;
    expect((await read(both, { query: 'x' }, { stdin: 'next line' })).args).toEqual({ query: 'x' });
    const part = { ...flags, body: { ...json, wire: { in: 'body', name: 'conditions' } as const } };
    expect((await read(part, { title: 'x' }, { stdin: '{}' })).args).toEqual({ title: 'x', body: {} });
  });

  test('an empty pipe is not a value', async () => {
    expect((await read({ body: json }, {}, { stdin: '' })).args).toEqual({});
    const error = await refusal(read({ body: message }, {}, { stdin: '\n' }));
    expect(error).toMatchObject({ kind: 'usage', message: '--body is missing.' });
    expect(error.remedy).toContain('standard input');
    const required = await refusal(read({ body: { ...json, demandOption: true } }, {}, { stdin: '\n' }));
    expect(required).toMatchObject({ kind: 'input', message: 'Standard input for --body is empty; it must be JSON.' });
  });

  test('a terminal is never read', async () => {
    expect((await read({ body: json }, {})).args).toEqual({});
    expect((await refusal(read({ body: { ...json, demandOption: true } }, {}))).kind).toBe('usage');
  });
});

test('open choices accept another value with a warning, but not one that resembles a choice', async () => {
  const flag: Flag = { kind: 'csv', of: 'enum', choices: ['order.created', 'order.paid'], open: true };
  const { args, warnings } = await read({ event: flag }, { event: 'ORDER.PAID,invoice.sent.today\u001b' });
  expect(args['event']).toEqual(['order.paid', 'invoice.sent.today\u001b']);
  expect(warnings).toEqual([
    expect.stringMatching(/^"invoice\.sent\.today." is not a known value of --event; it is sent unchanged\.$/u),
  ]);
  expect(warnings.join()).not.toContain('\u001b');
  expect((await refusal(read({ event: flag }, { event: 'order.create' }))).details.suggestions).toEqual([
    'order.created',
  ]);
  const { open: _open, ...closed } = flag;
  expect((await refusal(read({ event: closed }, { event: 'order.create' }))).message).toContain('must be one of');
});
