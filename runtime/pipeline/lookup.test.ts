/** Codes of a resource that are asked for at the same time share their requests. */
import type { Reference } from '../contract/lookups.js';
import { closeAll, json, testService, type Answer } from '../http/testkit.js';
import { stage, type Stage } from './testkit.js';

afterEach(closeAll);

const ID = (digit: number): string => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

const ITEM: Reference = {
  path: '/v1/items',
  tries: [{ $filter: "Code eq '{text}'", $select: 'ID,Code', $top: '10' }],
  by: ['Code'],
  id: 'ID',
  unless: 'uuid',
  noun: 'item',
};
const ENTRY: Reference = {
  ...ITEM,
  path: '/v1/entries',
  tries: ['Number', 'Invoice'].map((field) => ({
    $filter: `${field} eq {number} and Status eq 20`,
    $select: 'ID,Number,Invoice,Customer,Total,Date',
  })),
  by: ['Number', 'Invoice'],
  keys: ['entry', 'invoice'],
  accepts: 'digits',
  noun: 'entry',
};

async function looked(
  rule: Reference,
  codes: readonly string[],
  found: readonly Readonly<Record<string, unknown>>[] | Answer,
): Promise<{ readonly ended: readonly string[]; readonly filters: readonly (string | null)[]; readonly made: Stage }> {
  const answer: Answer = typeof found === 'function' ? found : (_request, response) => json(response, { d: found });
  const made = await stage(answer, { service: testService({ record: 'd' }), effect: 'create' });
  const settled = await Promise.allSettled(codes.map((code) => made.context.resolve(rule, code)));
  const ended = settled.map((one) => (one.status === 'fulfilled' ? one.value : String((one.reason as Error).message)));
  const filters = made.server.seen.map(({ url }) => new URL(url, 'http://x').searchParams.get('$filter'));
  return { ended, filters, made };
}

test('several codes are one request; blanks around a stored code do not count', async () => {
  const rows = [
    { ID: ID(2), Code: 'B' },
    { ID: ID(1), Code: "   A'1" },
  ];
  const { ended, filters, made } = await looked(ITEM, ["A'1", 'B', "A'1", ID(3)], rows);
  expect(ended).toEqual([ID(1), ID(2), ID(1), ID(3)]);
  expect(filters).toEqual(["(Code eq 'A''1') or (Code eq 'B')"]);
  // A code that was found is not looked up again.
  expect(await made.context.resolve(ITEM, 'B')).toBe(ID(2));
  expect(made.server.seen).toHaveLength(1);
});

test('a single code has the plain query', async () => {
  const { ended, filters } = await looked(ITEM, ['a'], [{ ID: ID(1), Code: 'A' }]);
  expect([ended, filters]).toEqual([[ID(1)], ["Code eq 'a'"]]);
});

test('a record whose id is not text or a number is an error', async () => {
  for (const id of [null, { toString: 1 }, ['x']]) {
    const { ended } = await looked(ITEM, ['A'], [{ ID: id, Code: 'A' }]);
    expect(ended).toEqual(['The item that matches "A" has no id.']);
  }
});

test('of several versions the newest is found; one that is not a number counts as the oldest', async () => {
  const versions = [{ toString: 1 }, 'x', null, 2].map((Version, at) => ({ ID: ID(at + 1), Code: 'A', Version }));
  const { ended } = await looked({ ...ITEM, latest: 'Version' }, ['A'], versions);
  expect(ended).toEqual([ID(4)]);
});

test('each unknown and each ambiguous code is an error of its own', async () => {
  const rows = [
    { ID: ID(1), Code: 'A' },
    { ID: ID(2), Code: 'C' },
    { ID: ID(3), Code: 'C' },
  ];
  const { ended } = await looked(ITEM, ['A', 'B', 'C'], rows);
  expect(ended).toEqual([ID(1), 'The item "B" does not exist.', 'More than one item matches "C".']);
});

test('a code that differs in case is found unless another one is equal', async () => {
  const rows = [
    { ID: ID(1), Code: 'A' },
    { ID: ID(2), Code: 'a' },
    { ID: ID(3), Code: 'b' },
  ];
  expect((await looked(ITEM, ['a', 'B'], rows)).ended).toEqual([ID(2), ID(3)]);
});

test('codes that differ in zeros are two codes, with a request in common as alone', async () => {
  const seven = { ID: ID(7), Code: '7' };
  expect((await looked(ITEM, ['007', '7'], [seven])).ended).toEqual(['The item "007" does not exist.', ID(7)]);
  expect((await looked(ITEM, ['007', '7'], [{ ID: ID(1), Code: '007' }, seven])).ended).toEqual([ID(1), ID(7)]);
});

test('all keys of a record are compared, in one request', async () => {
  const rows = [
    { ID: ID(1), Number: 5, Invoice: 6 },
    { ID: ID(9), Number: 8, Invoice: 7 },
  ];
  const { ended, filters } = await looked(ENTRY, ['5', '007'], rows);
  expect(ended).toEqual([ID(1), ID(9)]);
  const of = (number: string): string =>
    `((Number eq ${number} and Status eq 20) or (Invoice eq ${number} and Status eq 20))`;
  expect(filters).toEqual([`${of('5')} or ${of('007')}`]);
});

test('a number of two records is refused with both, and a key before it says which is meant', async () => {
  const entry = { ID: ID(1), Number: 1001, Invoice: 7, Customer: 'Visser', Total: 20, Date: '2026-05-01' };
  const invoice = { ID: ID(2), Number: 8, Invoice: 1001, Customer: 'Bakker', Total: 121, Date: '2026-05-31' };
  const rows: Answer = ({ url }, response) => {
    const filter = new URL(url, 'http://x').searchParams.get('$filter') ?? '';
    const has = (field: string): boolean => filter.includes(`${field} eq 1001`);
    json(response, { d: [...(has('Number') ? [entry] : []), ...(has('Invoice') ? [invoice] : [])] });
  };
  const { made } = await looked(ENTRY, [], rows);
  const { resolve } = made.context;
  await expect(resolve(ENTRY, '1001')).rejects.toMatchObject({
    kind: 'input',
    message: 'More than one entry matches "1001".',
    remedy: 'Nothing was sent. Write entry:1001 or invoice:1001, or give the id.',
    details: {
      lines: [
        `entry:1001: ID ${ID(1)}, Number 1001, Invoice 7, Customer Visser, Total 20, Date 2026-05-01`,
        `invoice:1001: ID ${ID(2)}, Number 8, Invoice 1001, Customer Bakker, Total 121, Date 2026-05-31`,
      ],
    },
  });
  expect(await resolve(ENTRY, 'entry:1001')).toBe(ID(1));
  expect(await resolve(ENTRY, 'Invoice: 1001')).toBe(ID(2));
  expect(await resolve(ENTRY, `invoice:${ID(3)}`)).toBe(ID(3));
  // Several codes share a request, and each has its own key.
  const pair = await Promise.all(['entry:1001', 'invoice:1001'].map((code) => resolve({ ...ENTRY }, code)));
  expect(pair).toEqual([ID(1), ID(2)]);
  await expect(resolve(ENTRY, 'order:1001')).rejects.toMatchObject({
    message: 'The entry "order:1001" cannot be looked up: it is not a number or an id.',
    remedy: 'Give a number, such as 1001, entry:1001 or invoice:1001.',
  });
});

test('two records with the same key can be named by their ids only', async () => {
  const { made } = await looked(
    ENTRY,
    [],
    [
      { ID: ID(1), Number: 5 },
      { ID: ID(2), Number: 5 },
    ],
  );
  await expect(made.context.resolve(ENTRY, '5')).rejects.toMatchObject({
    remedy: 'Nothing was sent. Give the id instead.',
    details: { lines: [`ID ${ID(1)}, Number 5`, `ID ${ID(2)}, Number 5`] },
  });
});

test('many codes are split by number and by the length of the filter', async () => {
  const codes = Array.from({ length: 60 }, (_, at) => `ART-${String(at)}`);
  const rows = codes.map((Code, at) => ({ ID: ID(at % 10), Code }));
  const few: Answer = ({ url }, response) =>
    json(response, {
      d: rows.filter(({ Code }) => decodeURIComponent(url.replaceAll('+', ' ')).includes(`'${Code}'`)),
    });
  const { ended, filters } = await looked(ITEM, codes, few);
  expect(ended).toEqual(codes.map((_, at) => ID(at % 10)));
  expect(filters.map((filter) => filter?.split(' or ').length)).toEqual([25, 25, 10]);
  const long = await looked(ITEM, [`${'x'.repeat(900)}1`, `${'x'.repeat(900)}2`], []);
  expect(long.filters).toHaveLength(2);
});

test('a response that may lack records is not relied on', async () => {
  const full: Answer = ({ url }, response) => {
    const isBatch = url.includes('or');
    const rows = Array.from({ length: isBatch ? 50 : 1 }, (_, at) => ({ ID: ID(at % 10), Code: 'A' }));
    json(response, { d: rows });
  };
  const { ended, filters } = await looked(ITEM, ['A', 'B'], full);
  expect(ended).toEqual([ID(0), ID(0)]);
  expect(filters).toEqual(["(Code eq 'A') or (Code eq 'B')", "Code eq 'A'", "Code eq 'B'"]);
});

test('a failed request fails every code that waits for it', async () => {
  const refused: Answer = (_request, response) => response.writeHead(400).end('no');
  const { ended, made } = await looked(ITEM, ['A', 'B'], refused);
  expect(new Set(ended).size).toBe(1);
  expect(ended[0]).toContain('400');
  expect(made.server.seen).toHaveLength(1);
});

test('an unknown code names the records that resemble it, for one more request', async () => {
  const BY_NAME: Reference = { ...ITEM, tries: [{ $filter: "Code eq '{text:6}' and Used", $select: 'ID,Code,Name' }] };
  const rows = [
    { ID: ID(1), Code: '   411', Name: 'Rent' },
    { ID: ID(2), Code: '  4100', Name: 'Rent of 410' },
    { ID: ID(3), Code: '   419', Name: null },
  ];
  const answer: Answer = ({ url }, response) => json(response, { d: url.includes('startswith') ? rows : [] });
  const made = await stage(answer, {
    service: testService({ record: 'd', catalogue: { names: ['Code', 'Name'] } as never }),
    effect: 'create',
  });
  await expect(made.context.resolve(BY_NAME, '410')).rejects.toMatchObject({
    message: 'The item "410" does not exist.',
    remedy: 'Nothing was sent. Give one of these similar codes, or the id.',
    details: { lines: ['Code 411, Name Rent', 'Code 4100, Name Rent of 410', 'Code 419'] },
  });
  const filters = made.server.seen.map(({ url }) => new URL(url, 'http://x').searchParams.get('$filter'));
  expect(filters[1]).toBe("(startswith(Code,'   41') or substringof('410',Name)) and Used");
  // The others of the same batch do not cost a request each.
  await Promise.allSettled(['5', '6', '7'].map((code) => made.context.resolve(BY_NAME, code)));
  expect(made.server.seen).toHaveLength(4);
});

test('an unknown number costs no further request; a failed request for similar codes changes nothing', async () => {
  const made = await stage((_request, response) => json(response, { d: [] }), {
    service: testService({ record: 'd' }),
    effect: 'create',
  });
  await expect(made.context.resolve(ENTRY, '78')).rejects.toMatchObject({ details: {} });
  expect(made.server.seen).toHaveLength(1);
  const failing: Answer = ({ url }, response) =>
    url.includes('startswith') ? json(response, {}, 400) : json(response, { d: [] });
  const broken = await stage(failing, { service: testService({ record: 'd' }), effect: 'create' });
  await expect(broken.context.resolve(ITEM, 'A')).rejects.toMatchObject({
    message: 'The item "A" does not exist.',
    remedy: 'Nothing was sent. Check the code, or give the id.',
  });
  await expect(broken.context.resolve({ ...ENTRY, accepts: 'digits' }, '5')).rejects.toMatchObject({
    remedy: 'Nothing was sent. Check the number, or give the id.',
  });
});
