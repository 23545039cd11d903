/** A service with a catalogue, and the sandbox that its specs alone describe. */
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBench } from 'cmdspec-runtime/testing';
import { client } from './client/client.js';

let bench;
before(async () => {
  bench = await openBench(client);
});
after(() => bench.close());

const run = async (...argv) => {
  const ended = await bench.run(argv);
  assert.equal(ended.code, 0, `${argv.join(' ')}\n${ended.err}`);
  return ended.out;
};
const json = async (...argv) => JSON.parse(await run(...argv, '--output', 'json'));
const refused = async (...argv) => {
  const ended = await bench.run(argv);
  assert.notEqual(ended.code, 0, ended.out);
  return JSON.parse(ended.err.trim().split('\n').at(-1)).message;
};
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('keys, codes and values have the types of their fields', async () => {
  const customers = await json('customer', 'list', '--all');
  assert.equal(customers.length, 60);
  assert.ok(customers.every(({ ID }) => UUID.test(ID)));
  assert.equal(new Set(customers.map(({ Code }) => Code)).size, 60);
  const [first] = customers;
  assert.equal(first.Code, '4711');
  assert.equal(first.ID, '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22');
  assert.match(first.Created, /^\d{4}-\d\d-\d\dT/);
  assert.equal(typeof first.Credit, 'number');
  assert.equal(typeof first.Active, 'boolean');
  assert.ok(customers.every(({ Country, Site }) => /^[A-Z]{2}$/.test(Country) && Site === 'https://bakker.test'));
  const shelves = await json('shelf', 'list', '--top', '3');
  assert.deepEqual(
    shelves.map(({ ID }) => ID),
    [61, 1, 2],
  );
  const [currency] = await json('currency', 'list', '--top', '1');
  assert.equal(currency.Code, 'EUR');
});

test('lists are filtered, selected, sorted, cut, counted and read over several pages', async () => {
  const some = await json(
    'list',
    'crm/Customers',
    '--filter',
    "Code lt '2' and Active eq true",
    '--select',
    'Code,Active',
  );
  assert.ok(some.length > 0);
  for (const row of some) assert.deepEqual(Object.keys(row).sort(), ['Active', 'Code']);
  const capacities = (await json('shelf', 'list', '--order', 'Capacity desc,ID', '--top', '5')).map(
    ({ Capacity }) => Capacity,
  );
  assert.deepEqual(
    capacities,
    [...capacities].sort((a, b) => b - a),
  );
  assert.deepEqual(await json('customer', 'list', '--count'), { count: 60 });
  assert.deepEqual(await json('order', 'list', '--count', '--filter', 'OrderNumber lt 26000000'), { count: 58 });
  const lines = await json('list', 'sales/OrderLines', '--all');
  assert.equal(lines.length, 180);
  assert.equal(new Set(lines.map(({ ID }) => ID)).size, 180);
  assert.equal((await json('list', 'sales/OrderLines', '--top', '130', '--all')).length, 130);
});

test('a column sums up the lines of each record, in every format and only where it is shown', async () => {
  const orders = await json('order', 'list', '--expand', 'Lines', '--order', 'OrderNumber', '--all');
  const sums = orders.map(
    ({ Lines }) => Lines.reduce((sum, { Quantity }) => sum + Math.round(Quantity * 1000), 0) / 1000,
  );
  assert.equal(sums.length, 60);
  assert.ok(orders.every(({ Lines }) => Lines.length > 0));
  const list = ['order', 'list', '--order', 'OrderNumber', '--all'];
  assert.deepEqual(
    await json(...list, '--fields', 'Ordered'),
    sums.map((Ordered) => ({ Ordered })),
  );
  const csv = await run(...list, '--fields', 'OrderNumber,Ordered', '--output', 'csv');
  assert.equal(
    csv,
    ['OrderNumber,Ordered', ...orders.map(({ OrderNumber }, at) => `${OrderNumber},${sums[at]}`), ''].join('\n'),
  );
  const table = (await run(...list, '--output', 'table')).trimEnd().split('\n');
  assert.match(table[0], /Ordered +First/);
  assert.ok(table[1].includes(` ${sums[0]} `), table[1]);
  assert.ok((await json(...list)).every((order) => !('Lines' in order) && !('Ordered' in order)));
  assert.match(
    await refused(...list, '--select', 'OrderNumber', '--fields', 'Ordered'),
    /Unknown field in --fields: Ordered/,
  );
});

test('a create of any resource refuses the duplicates that the command of the resource refuses', async () => {
  const create = ['create', 'crm/Customers', '--set', "Name=O'Neil & Co", '--set', 'Active=true'];
  const count = () => json('customer', 'list', '--count', '--filter', "Name eq 'O''Neil & Co'");
  await json(...create);
  assert.match(await refused(...create), /^A customer with these values already exists: code /);
  assert.match(await refused('customer', 'create', '--name', "O'Neil & Co"), /already exists/);
  assert.deepEqual(await count(), { count: 1 });
  await json(...create, '--twice');
  assert.deepEqual(await count(), { count: 2 });
  await json('create', 'stock/Items', '--set', "Name=O'Neil & Co", '--set', 'Code=78');
});

test('records are found by key and by code, and references lead to records', async () => {
  const order = await json('order', 'get', '26000017');
  assert.equal(order.Status, 'open');
  const byKey = await json('order', 'get', order.ID);
  assert.deepEqual(byKey, order);
  const customer = await json('customer', 'get', order.Customer);
  assert.equal(customer.ID, order.Customer);
  assert.equal((await json('get', 'finance/Currencies', 'EUR')).Code, 'EUR');
  assert.equal((await json('get', 'stock/Shelves', '61')).ID, 61);
  const lines = await json('order', 'lines', '26000017');
  assert.deepEqual(
    lines.map(({ LineNumber, OrderID }) => [LineNumber, OrderID]),
    [1, 2, 3].map((number) => [number, order.ID]),
  );
  assert.ok(lines.every(({ OrderNumber }) => OrderNumber === 26000017));
  assert.ok((await json('list', 'stock/Items', '--filter', `ID eq guid'${lines[0].Item}'`)).length === 1);
  const [expanded] = await json('order', 'list', '--expand', 'Lines', '--top', '1');
  assert.equal(expanded.Lines.length, 3);
});

test('documents and their lines are created, changed and deleted', async () => {
  const day = ['--date', new Date().toISOString().slice(0, 10)];
  const typed = ['--line', '8000:2:Shelves', '--line', '8001:1'];
  const out = await json('order', 'create', '--customer', '4711', ...day, ...typed);
  assert.equal(out.Period, new Date().getUTCMonth() + 1);
  const order = await json('order', 'get', String(out.OrderNumber));
  const [first, second] = await json('order', 'lines', String(order.OrderNumber));
  assert.deepEqual([first.LineNumber, first.Description, second.LineNumber], [1, 'Shelves', 2]);
  const added = await json('order', 'line-add', order.ID, '--set', 'Item=@ref:stock/Items:8000', '--set', 'Quantity=3');
  assert.equal(added.LineNumber, 3);
  await run('order', 'line-update', added.ID, '--set', 'Quantity=12.50');
  await run('order', 'line-delete', first.ID, '--yes');
  const left = await json('order', 'lines', order.ID);
  assert.deepEqual(
    left.map(({ Quantity }) => Quantity),
    [1, 12.5],
  );
  await run('order', 'delete', order.ID, '--yes');
  const below = `OrderID eq guid'${order.ID}'`;
  assert.deepEqual(await json('list', 'sales/OrderLines', '--count', '--filter', below), { count: 0 });
});

test('a list without records says why', async () => {
  const { out, err } = await bench.run(['order', 'list', '--filter', 'OrderNumber eq 1']);
  assert.equal(out, '[]\n');
  assert.match(err, /The service lists the orders of two years\. OrderNumber eq 1 matches none\.\n$/);
  assert.doesNotMatch((await bench.run(['order', 'list', '--top', '1'])).err, /two years/);
});

test('lines of a file are sent; an option after the text and an amount that can be read in two ways are refused', async () => {
  const create = ['order', 'create', '--customer', '4711', '--date', new Date().toISOString().slice(0, 10)];
  assert.match(
    await refused(...create, '--line', '8000:2:Shelves:tax=1'),
    /tax is an option and must be before the text: "8000:2:tax=1:Shelves"/,
  );
  const file = join(mkdtempSync(join(tmpdir(), 'store-')), 'lines.csv');
  writeFileSync(file, 'item,quantity,tax,description\n8000,2,1,"Shelves: oak, 2 m"\n8001,1,,\n');
  const { body } = await json(...create, '--line', `@${file}`, '--dry-run');
  assert.deepEqual(
    body.Lines.map(({ Quantity, TaxCode, Description }) => [Quantity, TaxCode, Description]),
    [
      [2, '1', 'Shelves: oak, 2 m'],
      [1, undefined, undefined],
    ],
  );
  assert.match(await refused(...create, '--line', '8000:2: tax=1'), /must be before the text: "8000:2:tax=1"/);
  assert.match(await refused(...create, '--line', '8000:2:price=1.234'), /price "1.234" can mean 1234 or 1.23;/);
  assert.match(await refused(...create, '--line', '8000:2:price=1,234'), /price "1,234" can mean 1234 or 1.23;/);
  assert.match(
    await refused('create', 'crm/Customers', '--set', 'Credit=1.234'),
    /Credit: "1.234" can mean 1234 or 1.23/,
  );
  assert.match(await refused('create', 'crm/Customers', '--set', 'Credit=1.2345'), /has 4 decimals; at most 2/);
  assert.deepEqual(await json('list', 'sales/OrderLines', '--count', '--filter', 'UnitPrice eq 1234'), { count: 0 });
});

test('an update does not empty a field that a create requires', async () => {
  assert.match(await refused('customer', 'update', '4711', '--name', ''), /^--name is empty\.$/);
  const { ID, Name } = await json('customer', 'get', '4711');
  for (const set of ['Name=', 'Name= '])
    assert.match(
      await refused('update', 'crm/Customers', ID, '--set', set),
      /Name is empty, and every record needs a value/,
    );
  assert.equal((await json('customer', 'get', '4711')).Name, Name);
});

test('records are created, changed and deleted by keys of every type', async () => {
  await run('currency', 'create', '--code', 'NOK', '--name', 'Krone');
  await run('update', 'finance/Currencies', 'NOK', '--set', 'Name=Kroner');
  assert.equal((await json('currency', 'get', 'NOK')).Name, 'Kroner');
  assert.match(await refused('currency', 'create', '--code', 'NOK', '--name', 'Krone'), /Already exists: Code NOK/);
  const shelf = await json('shelf', 'create', '--name', 'Top', '--capacity', '12');
  assert.equal(typeof shelf.ID, 'number');
  await run('delete', 'stock/Shelves', String(shelf.ID), '--yes');
  assert.match(await refused('shelf', 'get', String(shelf.ID)), /of stock\/Shelves does not exist/);
  await run('customer', 'create', '--name', 'Visser', '--code', '9001');
  assert.equal((await json('customer', 'get', '9001')).Name, 'Visser');
});

test('unknown records and unsupported requests are refused in the form of the service', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  assert.match(await refused('customer', 'get', id), /404.*of crm\/Customers does not exist/);
  assert.match(await refused('order', 'line-delete', id, '--yes'), /404.*of sales\/OrderLines does not exist/);
  assert.match(await refused('customer', 'get', '123456'), /123456/);
  assert.match(await refused('order', 'create', '--customer', id, '--line', '8000:2'), /Does not exist: Customer/);
});

test('a description of a read that prints the version of its record has it among the fields', async () => {
  const fieldsOf = async (...words) => {
    const { result } = await json('describe', ...words);
    return Object.keys((result.items ?? result).properties);
  };
  const versioned = await fieldsOf('currency', 'get');
  assert.ok(versioned.includes('Code') && versioned.includes('etag'), versioned.join());
  assert.ok(!(await fieldsOf('currency', 'list')).includes('etag'));
  assert.deepEqual(new Set(await fieldsOf('get', 'finance/Currencies')), new Set(versioned));
});
