/** Successful responses to writes: those that prove the write, and those that a warning names. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { client } from '../../generated/ledger/client.js';
import { json } from 'cmdspec-runtime/testing';
import { bench } from './testkit.js';

const ID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
const OTHER = '7b1d0c44-95d0-4d3c-b1a6-0c9e4d7f1a22';

/** The service returns the record of a POST, and nothing to a PUT or DELETE. */
const WRITES = {
  create: ['account', 'create', '--name', 'x'],
  'create of any resource': ['create', 'salesorder/SalesOrders', '--set', `OrderedBy=${ID}`],
  'create by upsert': ['upsert', 'crm/Accounts', '--match', 'Code=7', '--set', 'Name=x'],
  'line-add': ['sales-entry', 'line-add', ID, '--body', `{"GLAccount":"${ID}","AmountFC":1}`],
  action: ['quotation', 'reopen', ID],
  update: ['account', 'update', ID, '--name', 'x'],
  'update of any resource': ['update', 'crm/Accounts', ID, '--set', 'Name=x'],
  delete: ['account', 'delete', ID, '--yes'],
  'delete of any resource': ['delete', 'crm/Accounts', ID.toUpperCase(), '--yes'],
} as const;
type Write = keyof typeof WRITES;
const returnsNothing = (write: Write): boolean => /^(?:update|delete)/.test(write);
const keyOf = (write: Write): string =>
  write === 'create of any resource' ? 'OrderID' : write === 'action' ? 'QuotationID' : 'ID';

type Response = readonly [status: number, body?: unknown];
/** The problem that the warning names, for a write that returns its record, and for one that returns nothing. */
const RESPONSES: Readonly<Record<string, { of: (write: Write) => Response; record?: RegExp; nothing?: RegExp }>> = {
  '204 without a body': { of: () => [204], record: /returned 204 without a body, not a record(?: at "d")?\./ },
  '200 without a body': { of: () => [200], record: /returned 200 without a body, not a record(?: at "d")?\./ },
  'the record': { of: (write) => [200, { d: { [keyOf(write)]: ID } }] },
  'another record': {
    of: () => [200, { d: { ID: OTHER } }],
    nothing: new RegExp(`returned the record ${OTHER}, not ${ID}\\. `, 'i'),
  },
  '{"d":null}': {
    of: () => [200, { d: null }],
    record: /returned null, not a record(?: at "d")?\./,
    nothing: /returned null, but usually returns nothing\. /,
  },
  '{"d":{}}': {
    of: () => [200, { d: {} }],
    record: /returned an empty object, not a record(?: at "d")?\./,
    nothing: /returned an empty object, but usually returns nothing\. /,
  },
  'a foreign object': {
    of: () => [200, { status: 'ok' }],
    record: /returned an object with "status", not a record at "d"\./,
    nothing: /returned an object with "status", but usually returns nothing\. /,
  },
  'a foreign record': {
    of: () => [200, { d: { Foo: 1 } }],
    record:
      /returned (?:a record without (?:OrderID|ID)|an object with "Foo", without an id or any of the fields .*)\./,
    nothing: /returned an object with "Foo", but usually returns nothing\. /,
  },
};

/** Runs a write whose requests are answered by this response; look-ups find nothing. */
async function run(write: Write, [status, body]: Response) {
  const it = await bench(client, undefined, ({ method }, response) => {
    if (method === 'GET') json(response, { d: { results: [] } });
    else if (body === undefined) response.writeHead(status).end();
    else json(response, body, status);
  });
  const { code, err } = await it.write(...WRITES[write], '--division', '1', '--output', 'table');
  await it.close();
  return { code, err, warnings: err.split('\n').filter((line) => line.startsWith('Warning: Ledger API')) };
}

const cases = (Object.keys(WRITES) as Write[]).flatMap((write) =>
  Object.entries(RESPONSES).map(([name, { of, record, nothing }]) => {
    const problem = returnsNothing(write) ? nothing : name === 'another record' ? undefined : record;
    return { write, name, response: of(write), problem };
  }),
);

test.each(cases)('$write answered by $name', async ({ write, name, response, problem }) => {
  const { code, err, warnings } = await run(write, response);
  if (problem === undefined) expect([code, warnings]).toEqual([0, []]);
  // More than is returned, or another object than that of an action, may still be the response to the write.
  else if (returnsNothing(write) || (write === 'action' && name === 'a foreign record')) {
    expect([code, warnings]).toEqual([0, [expect.stringMatching(problem)]]);
    expect(warnings[0]).toContain('The request was sent; check whether it took effect before you send it again.');
  } else {
    expect([code, err]).toEqual([69, expect.stringMatching(problem)]);
    expect(err).toContain('The request may have taken effect. Check before you run it again.');
  }
});

/** GUIDs that differ in their last digits. */
const idOf = (at: number): string => `${ID.slice(0, -3)}${String(100 + at)}`;

test.each([
  ['none of 3', 3, [], []],
  [
    'one of 3',
    3,
    [1],
    [/Ledger API: DELETE \S+101'\) returned null, but usually returns nothing\. The request was sent/],
  ],
  [
    'two of 5',
    5,
    [1, 3],
    [
      /2 of 5 responses are unexpected: DELETE \S+101'\) returned null, [^;]*; DELETE \S+103'\) returned null, but usually returns nothing\. The requests were sent/,
    ],
  ],
  [
    '22 of 30',
    30,
    Array.from({ length: 22 }, (_, at) => at),
    [/22 of 30 responses are unexpected: (?:DELETE [^;]*; ){20}and 2 more\. /],
  ],
])('%s deletes with an unexpected response are named in one warning', async (_, count, odd, warnings) => {
  const it = await bench(client, undefined, ({ url }, response) => {
    if (odd.some((at) => url.includes(idOf(at)))) json(response, { d: null });
    else response.writeHead(204).end();
  });
  const ids = Array.from({ length: count }, (_one, at) => idOf(at));
  const { code, err } = await it.write('account', 'delete', ...ids, '--yes', '--division', '1');
  await it.close();
  expect(code).toBe(0);
  expect(err.split('\n').filter((line) => line.startsWith('Warning'))).toEqual(
    warnings.map((one) => expect.stringMatching(one) as string),
  );
});

test('unexpected responses before a delete that fails are named as in a run without a failure', async () => {
  const it = await bench(client, undefined, ({ url }, response) => {
    if (url.includes(idOf(0)) || url.includes(idOf(2))) json(response, { d: null });
    else if (url.includes(idOf(3))) json(response, { error: { message: { value: 'Locked' } } }, 400);
    else response.writeHead(204).end();
  });
  const ids = Array.from({ length: 5 }, (_one, at) => idOf(at));
  const { code, err } = await it.write('account', 'delete', ...ids, '--yes', '--division', '1');
  await it.close();
  expect(code).toBe(65);
  const { message, notes } = JSON.parse(err) as { readonly message: string; readonly notes: readonly string[] };
  expect(message).toContain(`Done: ${ids.slice(0, 3).join(', ')}.`);
  expect(notes.slice(1)).toEqual([
    'Written to division 1.',
    expect.stringMatching(/2 of 3 responses are unexpected: DELETE \S+100'\) returned null, [^;]*; DELETE \S+102'\) /),
  ]);
});

test.each(Object.keys(WRITES) as Write[])(
  '%s answered by a web page does not end with a code that says "refused"',
  async (write) => {
    const it = await bench(client, undefined, ({ method }, response) => {
      if (method === 'GET') json(response, { d: { results: [] } });
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>');
    });
    const { code, err } = await it.write(...WRITES[write], '--division', '1', '--output', 'table');
    await it.close();
    expect(code).toBe(69);
    expect(err).toContain('returned a web page instead of JSON: Maintenance.');
    expect(err).toContain('The request may have taken effect.');
  },
);

test('upsert prints the id of a new record whose key is not named ID', async () => {
  const it = await bench(client, undefined, ({ method }, response) => {
    json(response, { d: method === 'GET' ? { results: [] } : { OrderID: ID } });
  });
  const args = ['--match', 'OrderNumber=7', '--set', `OrderedBy=${ID}`, '--division', '1'];
  expect(await it.json('upsert', 'salesorder/SalesOrders', ...args)).toEqual({ action: 'created', id: ID });
  await it.close();
});

test('an attachment whose creation shows no record is a warning', async () => {
  const it = await bench(client, undefined, ({ url }, response) => {
    json(response, { d: url.endsWith('/DocumentAttachments') ? null : { ID } }, 201);
  });
  const file = join(it.folder, 'bill.pdf');
  await writeFile(file, '%PDF-1.4');
  const { code, err } = await it.write(
    'document',
    'create',
    '--subject',
    'x',
    '--type',
    '10',
    '--file',
    file,
    '--division',
    '1',
  );
  await it.close();
  expect(code).toBe(0);
  expect(err).toContain(
    `Warning: The service returned no id for the attachment bill.pdf; check whether the record ${ID} has it.`,
  );
});
