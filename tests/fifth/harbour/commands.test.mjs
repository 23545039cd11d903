/** Amounts in minor units, jobs that end with an error, and the commands for records. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, port, run } from './support.mjs';

test('amounts are typed in the currency, sent in its minor unit, and shown with it', async () => {
  await json('invoice', 'create', '--booking', 'k1', '--total', '12.5', '--currency', 'EUR', '--tax', '0.07');
  await json('invoice', 'create', '--booking', 'k1', '--total', '1250', '--currency', 'JPY');
  await json('invoice', 'create', '--booking', 'k1', '--total', '1.25', '--currency', 'KWD');
  assert.deepEqual(
    port.state.seen.map(({ body }) => body),
    [
      '{"booking":"k1","total":1250,"currency":"EUR","tax":7}',
      '{"booking":"k1","total":1250,"currency":"JPY"}',
      '{"booking":"k1","total":1250,"currency":"KWD"}',
    ],
  );
  const table = (await run(['invoice', 'list', '--output', 'table'])).out;
  for (const cell of ['375.00 EUR', '65.08 EUR', '12.50 EUR', '1250 JPY', '1.250 KWD'])
    assert.match(table, new RegExp(cell));
  const rows = await json('invoice', 'list');
  assert.deepEqual(
    rows.map(({ total }) => total),
    [37_500, 1250, 1250, 1250],
  );
  const csv = (await run(['invoice', 'list', '--output', 'csv', '--fields', 'total,id', '--limit', '1'])).out;
  assert.equal(csv, 'total,id\n37500,i1\n');
});

test('an amount with too many decimals or without its currency is refused, and filters are in minor units', async () => {
  for (const [argv, message] of [
    [['invoice', 'pay', 'i1', '--amount', '1.5', '--currency', 'JPY'], /JPY has no decimals/],
    [['invoice', 'pay', 'i1', '--amount', '0.001', '--currency', 'EUR'], /EUR has 2 decimals/],
    [['berth', 'update', 'b1', '--fee', '12'], /--fee requires --currency, which determines its decimals/],
  ]) {
    const { code, err } = await run(argv);
    assert.equal(code, 64);
    assert.match(err, message);
  }
  assert.deepEqual(port.state.seen, []);
  assert.equal((await json('berth', 'list', '--max-fee', '125')).length, 3);
  assert.equal((await json('berth', 'list', '--max-fee', '124.99')).length, 0);
  assert.match(port.state.seen.at(-1).query, /max_fee=12499/);
  const paid = await run(['invoice', 'pay', 'i1', '--amount', '100.50', '--currency', 'EUR', '--output', 'table']);
  assert.equal(paid.out, 'Paid 100.50 EUR of invoice i1\n');
});

test('a job without a state has ended once it is done, and its error is a failure', async () => {
  assert.deepEqual(await json('survey', 'start', '--berth', 'b1', '--wait'), { berth: 'b1', depth: 14 });
  const { code, err } = await run(['survey', 'start', '--berth', 'b2', '--wait']);
  assert.equal(code, 65);
  assert.match(err, /Survey operations\/2 failed \(The pier is too low\)\./);
});

test('every other command works as its service wants it', async () => {
  await json('vessel', 'create', '--name', 'Boreas', '--country', 'nl', '--tonnage', '100');
  await json('vessel', 'update', 'v2', '--status', 'moored');
  assert.deepEqual(
    (await json('vessel', 'list', '--status', 'moored')).map(({ id }) => id),
    ['v1', 'v2'],
  );
  await json('vessel', 'clear', 'v2', '--note', 'No cargo');
  await json('vessel', 'delete', 'v2', '--yes');
  await json('booking', 'create', '--vessel', 'v1', '--berth', 'b1', '--arrives', '2026-12-05', '--nights', '2');
  await json('booking', 'confirm', 'b2');
  await json('booking', 'update', 'b2', '--nights', '4');
  assert.deepEqual(await json('booking', 'get', 'b2'), {
    ...{ id: 'b2', vessel: 'v1', berth: 'b1', arrives: '2026-12-05', nights: 4, status: 'confirmed', etag: '3' },
  });
});

test('a booking is changed in the version that was read, and a change in between is a conflict', async () => {
  const { etag } = await json('booking', 'get', 'k1');
  assert.equal(etag, '1');
  assert.deepEqual(await json('booking', 'get', 'k1', '--if-none-match', etag), { unchanged: true, etag });
  await json('booking', 'update', 'k1', '--nights', '5');
  assert.equal(port.state.seen.at(-1).headers['if-match'], '"1"');
  const { code, err } = await run(['booking', 'update', 'k1', '--nights', '6', '--if-match', etag]);
  assert.equal(code, 65);
  assert.match(err, /harbourcli booking get k1/);
  assert.equal(port.state.bookings.get('k1').nights, 5);
});
