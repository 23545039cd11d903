/** Columns over the collections of a catalogue resource: what is requested, and what a list that came in part shows. */
import { collectingReporter } from '../output/reporter.js';
import type { Column, RequestPlan } from '../contract/command.js';
import type { Options } from '../contract/options.js';
import type { Output } from '../contract/run.js';
import { createOutput } from '../output/index.js';
import { fakeWorld } from '../testing/world.js';
import { closeAll, json, type Answer } from '../http/testkit.js';
import { request } from './handler.js';
import { list, listFlags, paths, rows, service } from '../dialects/odata/testkit.js';
import { stage, type Stage } from './testkit.js';

afterEach(closeAll);

const columns: readonly Column[] = [
  { key: 'Number', header: 'Number' },
  { key: 'Total', header: 'Sum', from: 'Lines[].Amount', sum: 'all', expand: ['Lines'] },
  { key: 'Paid', header: 'Paid', from: 'Lines[].Amount', sum: 'positive', expand: ['Lines'] },
];
const orders: RequestPlan = { ...list, path: '/v1/shop/Orders', columns, resource: { name: 'shop/Orders' } };

const served =
  (lines: unknown): Answer =>
  (_, response) =>
    json(response, rows({ Number: 7, Lines: lines }));
const amounts = (...all: readonly unknown[]): object => ({ results: all.map((Amount) => ({ Amount })) });

interface Ran extends Stage {
  readonly text: string;
  readonly warned: string[];
}

/** Runs a plan with the real output of a run. */
async function printed(
  plan: RequestPlan,
  lines: unknown,
  format: Output['format'],
  options: Partial<Options> = {},
  args = {},
): Promise<Ran> {
  const made = await stage(served(lines), { service: service(), flags: listFlags, format, options });
  const warned: string[] = [];
  const screen = fakeWorld([], { stdin: '' });
  const out = createOutput({
    service: service(),
    world: screen.world,
    options: { ...made.options, format },
    started: {},
    reporter: collectingReporter().reporter,
  });
  const warn = (one: string): number => warned.push(one);
  await request(plan)(args, { ...made.context, out: { ...out }, warn });
  return { ...made, text: screen.out(), warned };
}

const expansions = (made: Stage): (string | null)[] =>
  paths(made).map((path) => new URL(path, 'http://x').searchParams.get('$expand'));

test('a table requests the collection and shows exact sums', async () => {
  const made = await printed(orders, amounts(0.1, 0.2, -0.3, 1e3), 'table');
  expect(expansions(made)).toEqual(['Lines']);
  expect(made.text).toBe('Number   Sum    Paid\n     7  1000  1000.3\n');
});

test.each<[Output['format'], Partial<Options>, string | null]>([
  ['json', {}, null],
  ['yaml', {}, null],
  ['csv', {}, null],
  ['json', { fields: ['Number'] }, null],
  ['json', { fields: ['Total'] }, 'Lines'],
  ['ndjson', { fields: ['Total'] }, 'Lines'],
  ['csv', { fields: ['Paid', 'Number'] }, 'Lines'],
  ['csv', { columns: { names: ['paid'] } }, 'Lines'],
  ['csv', { sort: ['-Total'] }, 'Lines'],
  ['json', { sort: ['-Total'] }, null],
  ['table', { columns: { names: ['Number'] } }, null],
  ['table', { columns: { names: ['Number'] }, sort: ['Sum'] }, 'Lines'],
])('%s with %j expands %s', async (format, options, expand) => {
  expect(expansions(await printed(orders, amounts(1), format, options))).toEqual([expand]);
});

test('what the user expands or selects is requested too; a selection of fields has no such columns', async () => {
  const flags = { ...listFlags, expand: { ...listFlags['select'], wire: { in: 'query', name: '$expand' } } } as const;
  const send = async (plan: RequestPlan, args: object): Promise<readonly string[]> => {
    const made = await stage(served(amounts(1)), { service: service(), flags: flags as never, format: 'table' });
    await request(plan)({ ...args }, made.context);
    return paths(made).map((path) => path.slice(path.indexOf('?') + 1));
  };
  expect(await send(orders, { expand: ['Lines'] })).toEqual(['$expand=Lines']);
  expect(await send(orders, { select: ['Number'] })).toEqual(['$select=Number']);
  expect(await send(orders, { select: ['*'] })).toEqual(['$select=*,Lines&$expand=Lines']);
  expect(await send({ ...orders, resource: { name: 'shop/Orders', needsSelect: true } }, {})).toEqual([
    '$expand=Lines&$select=*,Lines',
  ]);
  expect(await send(orders, { raw: true })).toEqual(['/v1/shop/Orders']);
});

test.each<[Output['format'], string]>([
  ['table', 'Number  Sum         Paid\n     7  incomplete  incomplete\n'],
  ['csv', 'Number,Total,Paid\n7,incomplete,incomplete\n'],
  ['ndjson', '{"Number":7,"Total":"incomplete","Paid":"incomplete"}\n'],
])('in %s, the sum of a list that goes on elsewhere says so', async (format, text) => {
  const lines = { ...amounts(5), __next: 'http://127.0.0.1/v1/shop/Items?skip=1' };
  const made = await printed(orders, lines, format, format === 'table' ? {} : { fields: ['Number', 'Total', 'Paid'] });
  expect([made.text, made.warned]).toEqual([
    text,
    ['The service returned only a part of Lines in 1 record. List them separately to read all of them.'],
  ]);
});

test('amounts beyond a double, text of decimals, an empty list and no list', async () => {
  const json = async (lines: unknown): Promise<string> =>
    (await printed(orders, lines, 'ndjson', { fields: ['Total'] })).text;
  expect(await json(amounts('9007199254740993.01', '0.01'))).toBe('{"Total":9007199254740993.02}\n');
  expect(await json(amounts(null, 2))).toBe('{"Total":2}\n');
  expect(await json(amounts())).toBe('{"Total":0}\n');
  expect(await json({ __deferred: {} })).toBe('{}\n');
  expect(await json(amounts(1, 'about 2'))).toBe('{"Total":"incomplete"}\n');
});
