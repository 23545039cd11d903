import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FlagData, PositionalData } from '../contract/command.js';
import type { Reference } from '../contract/lookups.js';
import { CliError } from '../base/errors.js';
import { fakeWorld } from '../testing/world.js';
import { createInput } from './input.js';
import { readValues } from './values.js';

const cwd = mkdtempSync(join(tmpdir(), 'ids-'));
writeFileSync(join(cwd, 'ids.txt'), '7\n8\n7\n');

/** Users type #7 for the number 7, and 7 for an id. */
const parcel: Reference = {
  path: '/parcels',
  scan: { field: ['no'], query: { search: '{code}' }, mark: '#' },
  id: 'id',
  unless: 'digits',
  accepts: 'digits',
  noun: 'parcel',
};

const flags: Readonly<Record<string, FlagData>> = {
  ids: { describe: 'Ids', kind: 'csv', of: 'id', maxItems: 3 },
  names: { describe: 'Names', kind: 'csv', of: 'text' },
  body: { describe: 'Body', kind: 'message', stdin: true },
};

interface Typed {
  readonly flags?: Readonly<Record<string, string>>;
  readonly place?: string | readonly string[];
  readonly stdin?: string;
  /** Type of the argument. */
  readonly of?: Partial<PositionalData>;
  readonly beforePipe?: () => Promise<void>;
}

async function read(
  how: 'batch' | 'variadic' | 'one',
  { flags: given = {}, place, stdin = '', of = {}, beforePipe }: Typed,
) {
  const { world } = fakeWorld([], { stdin, cwd });
  const id: PositionalData = {
    ...{ describe: 'Id', kind: 'id', required: false, ...(how !== 'one' && { [how]: true }) },
    ...of,
  };
  const { args } = await readValues({
    flags,
    positionals: { id },
    typed: { flags: given, positionals: place === undefined ? {} : { id: place } },
    client: { binary: 'acmecli' },
    service: { references: { parcel } },
    world,
    input: createInput(world),
    setting: () => undefined,
    usage: [],
    warn: () => undefined,
    ...(beforePipe && { beforePipe }),
  });
  return args;
}

const list = async (stdin: string): Promise<unknown> => (await read('batch', { place: '-', stdin }))['id'];

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CliError);
  return (error as CliError).message;
}

test.each([
  ['one id per line', '5\n6\r\n\n  7  \n', ['5', '6', '7']],
  ['comments and a byte order mark', '\uFEFF# deals\n5\n # more\n6', ['5', '6']],
  ['an id that appears twice', '5\n6\n5\n', ['5', '6']],
  ['texts of a JSON filter', '"5"\n"6"\n', ['5', '6']],
  ['one JSON record per line', '{"id":5,"title":"A"}\n{"id":20000000000000000001}\n', ['5', '20000000000000000001']],
  ['a JSON array of records', '[\n  { "id": 5 },\n  { "ID": "6" }\n]\n', ['5', '6']],
  ['a JSON array of ids', '[5, 6]', ['5', '6']],
  ['a column of CSV', 'title,ID\n"a, ""b""\nc",5\n# no comment,6\n', ['5', '6']],
])('a list of ids can be %s', async (_form, text, ids) => {
  expect(await list(text)).toEqual(ids);
});

test.each([
  ['\n# none\n', 'Standard input for <id> contains no ids.'],
  ['title,id\n', 'Standard input for <id> contains no ids.'],
  ['5\n\nx\n', 'Line 3 of standard input for <id> must be an id'],
  ['{"id":5}\n{"title":"A"}\n', 'Line 2 of standard input for <id> has no id.'],
  ['{"id":{"a":1}}', 'Line 1 of standard input for <id> has no id.'],
  ['[{"id":5},{"id":null}]', 'Element 2 of standard input for <id> has no id.'],
  ['id,title\n5,a\n,b\n', 'Record 2 of standard input for <id> has no id.'],
  ['[{"id":5}', 'Standard input for <id> is not valid JSON'],
])('a list that holds something else is refused: %j', async (text, message) => {
  expect(await refusal(list(text))).toContain(message);
});

test('a number with its mark is an id in every form of a list', async () => {
  const parcels = async (stdin: string): Promise<unknown> =>
    (await read('batch', { place: '-', stdin, of: { kind: 'reference', reference: 'parcel' } }))['id'];
  expect(await parcels('# parcels of May\n#7\n8\n#late\n #9\n')).toEqual(['#7', '8', '#9']);
  expect(await parcels('id\n#7\n')).toEqual(['#7']);
  expect(await parcels('["#7", 8]')).toEqual(['#7', '8']);
  expect(await list('#7\n8\n')).toEqual(['8']);
});

test('a number that the shell took for a comment is explained', async () => {
  const error: unknown = await read('one', { of: { kind: 'reference', reference: 'parcel', required: true } }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({
    message: '<id> is missing.',
    remedy: "A shell treats an unquoted #7 as a comment; write '#7'.",
  });
});

test('a list may stand among ids, in a file, and in a flag', async () => {
  expect(await read('variadic', { place: ['5', '@ids.txt', '-'], stdin: '8\n9' })).toEqual({
    id: ['5', '7', '8', '9'],
  });
  expect(await read('one', { flags: { ids: '@ids.txt' } })).toEqual({ ids: ['7', '8'] });
  expect(await read('batch', { place: '5' })).toEqual({ id: '5' });
  expect(await read('batch', { place: ['5', '@ids.txt', '6'] })).toEqual({ id: ['5', '7', '8', '6'] });
});

test('the maximum of a flag holds for a list', async () => {
  const work = read('one', { flags: { ids: '-' }, stdin: '1\n2\n3\n4' });
  expect(await refusal(work)).toBe('--ids takes at most 3 values, not 4.');
});

test('an argument with one id does not read a list, and neither does a list of texts', async () => {
  expect(await refusal(read('one', { place: '-', stdin: '5' }))).toContain('<id> must be an id');
  expect((await read('one', { flags: { names: '@ids.txt' } }))['names']).toEqual(['@ids.txt']);
});

test('standard input has one reader', async () => {
  const both = read('batch', { place: '-', flags: { ids: '-' }, stdin: '5' });
  expect(await refusal(both)).toBe('<id> and --ids cannot both be read from standard input.');
  expect(await read('batch', { place: '-', stdin: '5' })).toEqual({ id: ['5'] });
});

test('a refused write reads nothing', async () => {
  const beforePipe = async (): Promise<never> => {
    throw new CliError('refused', 'No writes.');
  };
  expect(await refusal(read('batch', { place: '-', stdin: 'x', beforePipe }))).toBe('No writes.');
});
