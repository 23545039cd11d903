/** Writes of a service whose names, keys, envelopes and encodings are its own are planned, logged, taken back and found again. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { openBench } from 'cmdspec-runtime/testing';
import { client } from './client/client.js';
import { depot } from './serve.mjs';

let bench;
let state;
/** Number of responses to writes that are lost from now on. */
let lost;
beforeEach(async () => {
  const { state: records, answer } = depot();
  state = records;
  lost = 0;
  bench = await openBench(client, {
    answer: (request, response) => {
      if (request.method === 'GET' || lost === 0) return answer(request, response);
      lost -= 1;
      response.end = () => response.socket.destroy();
      response.writeHead = () => response;
      return answer(request, response);
    },
  });
});
afterEach(() => bench.close());

const run = async (...argv) => {
  const ended = await bench.run(argv);
  assert.equal(ended.code, 0, `${argv.join(' ')}\n${ended.err}`);
  return ended;
};
const undo = () => run('undo', '--last', '--yes');
const everything = () =>
  Object.fromEntries(
    Object.entries(state).map(([name, records]) => [name, records instanceof Map ? new Map(records) : null]),
  );
const writes = () => bench.seen.filter(({ method }) => method !== 'GET');

/** Sends a write, which must change something, and takes it back, after which everything is as before. */
async function bothWays(...argv) {
  const before = everything();
  await run(...argv);
  assert.notDeepEqual(everything(), before, `${argv.join(' ')} changed nothing`);
  const { err } = await undo();
  return { before, after: everything(), err };
}

const unchanged = [
  ['machine', 'create', '--name', 'Saw', '--rate', '12.50', '--bay', 'B1', '--tags', 'a,b', '--counter', '7'],
  ['machine', 'update', 'M 7/a', '--name', 'Renamed', '--rate', '1', '--tags', 'x', '--counter', '9'],
  ['machine', 'update', 'M 7/a', '--bay', 'C3'],
  ['machine', 'update', '0042', '--bay', 'C3', '--rate', '99.90'],
  ['machine', 'park', 'M 7/a', '--at', 'Z9'],
  ['machine', 'retire', '0042'],
  ['machine', 'rental', 'create', 'M 7/a', '--customer', 'Vos', '--amount', '10'],
  ['machine', 'rental', 'update', 'M 7/a', '9007199254740993', '--amount', '150.25', '--reference', 'X'],
  ['machine', 'rental', 'update', 'M 7/a', '9007199254740995', '--reference', 'X'],
  ['machine', 'label', 'create', 'M 7/a', '--label-key', 'new/ä ü?'],
  ['machine', 'label', 'delete', 'M 7/a', 'a/b c', '--yes'],
  ['machine', 'label', 'delete', 'M 7/a', '{created}', '--yes'],
  ['contact', 'create', '--full-name', 'Ben', '--phone', '113'],
  ['contact', 'update', '3', '--phone', '999', '--full-name', 'Other'],
  ['contact', 'rename', '3', '--to', 'Anna'],
  ['entry', 'create', '--kind', 'sale', '--memo', 'Rent', '--line', '[{"account": "8000", "amount": 12.10}]'],
];
for (const argv of unchanged)
  test(argv.join(' '), async () => {
    const { before, after } = await bothWays(...argv);
    assert.deepEqual(after, before);
  });

test('a deleted machine comes back with another serial number, which undo names', async () => {
  const { before, after, err } = await bothWays('machine', 'delete', 'M 7/a', '--yes');
  const [serial] = [...after.machines.keys()].filter((key) => !before.machines.has(key));
  assert.match(err, new RegExp(`machine M 7/a is back as machine ${serial}\\.`));
  const { Id: _id, SerialNo: _serial, ...fields } = before.machines.get('M 7/a');
  const { Id: _newId, SerialNo: _newSerial, ...now } = after.machines.get(serial);
  assert.deepEqual(now, fields);
});

test('a deleted rental comes back with another number and the digits of its amount', async () => {
  const { before, after } = await bothWays('machine', 'rental', 'delete', 'M 7/a', '9007199254740994', '--yes');
  const [number] = [...after.rentals.keys()].filter((key) => !before.rentals.has(key));
  const { Customer, OrderRef, Amount } = after.rentals.get(number);
  assert.deepEqual({ Customer, OrderRef, Amount }, { Customer: 'Visser', OrderRef: 'PO-2', Amount: 7.1 });
});

test('an undo is taken back, and a later change is not overwritten', async () => {
  await run('machine', 'update', '0042', '--name', 'New', '--bay', 'B2');
  await undo();
  await undo();
  assert.equal(state.machines.get('0042').Name, 'New');
  assert.equal(state.machines.get('0042').Bay.Code, 'B2');
  state.machines.get('0042').Bay = { Code: 'Of somebody else' };
  const refused = await bench.run(['undo', '--last', '--yes', '--output', 'json']);
  assert.equal(refused.code, 65, refused.err);
  assert.match(refused.out, /"changed"/);
  assert.equal(state.machines.get('0042').Name, 'New');
});

test('a write without an inverse stays', async () => {
  await run('machine', 'scrap', '0042', '--yes');
  const ended = await bench.run(['undo', '--last', '--yes']);
  assert.equal(ended.code, 65);
  assert.match(ended.err, /A machine that was scrapped does not exist any more\./);
});

test('a posted entry is taken back by its opposite, which is posted too', async () => {
  const lines = '[{"account": "8000", "amount": 12.10, "memo": "x"}, {"account": "1000", "amount": -12.10}]';
  await run('entry', 'create', '--kind', 'sale', '--memo', 'Rent', '--line', lines);
  const [number] = state.entries.keys();
  const { id } = JSON.parse((await run('log', 'show', '--output', 'json')).out);
  await run('entry', 'post', number);
  const { err } = await run('undo', id, '--yes');
  assert.match(err, /A posted entry stays in the books\./);
  const [, other] = [...state.entries.values()].map(({ kind, memo, lines: own, status }) => ({
    kind,
    memo,
    own,
    status,
  }));
  assert.deepEqual(other, {
    kind: 'return',
    memo: 'Rent',
    own: [
      { account: '8000', amount: -12.1 },
      { account: '1000', amount: 12.1 },
    ],
    status: 'posted',
  });
});

test('a plan is applied once, and taken back as a whole', async () => {
  const before = everything();
  await run('machine', 'update', 'M 7/a', '--bay', 'C9', '--rate', '1.10', '--plan', 'one.jsonl');
  assert.deepEqual(everything(), before);
  await run('apply', 'one.jsonl', '--yes');
  assert.equal(state.machines.get('M 7/a').Bay.Code, 'C9');
  const sent = writes().length;
  await run('apply', 'one.jsonl', '--yes');
  assert.equal(writes().length, sent);
  const [{ plan }] = JSON.parse((await run('log', '--output', 'json')).out);
  await run('undo', plan, '--yes');
  assert.deepEqual(everything(), before);

  await run('machine', 'rental', 'create', 'M 7/a', '--customer', 'Vos', '--amount', '3.30', '--plan', 'two.jsonl');
  await run('apply', 'two.jsonl', '--yes');
  assert.notDeepEqual(everything(), before);
  await undo();
  assert.deepEqual(everything(), before);

  await run('machine', 'label', 'delete', 'M 7/a', 'a/b c', '--yes', '--plan', 'three.jsonl');
  await run('apply', 'three.jsonl', '--yes');
  assert.ok(!state.labels.has('M 7/a\na/b c'));
  await undo();
  assert.ok(state.labels.has('M 7/a\na/b c'));
});

test('a plan without the header that a flag sets is not made', async () => {
  const create = ['machine', 'create', '--name', 'Two', '--reason', 'growth'];
  await run(...create);
  assert.equal(state.headers['x-reason'], 'growth');
  const planned = await bench.run([...create, '--plan', 'p.jsonl']);
  assert.deepEqual([planned.code, existsSync(join(bench.folder, 'p.jsonl'))], [64, false]);
  assert.match(planned.err, /A plan cannot have the header x-reason/);
});

const reconciled = async () => JSON.parse((await bench.run(['reconcile', '--output', 'json'])).out)[0];

test('the record of a create whose response was lost is found by its key', async () => {
  lost = 1;
  const create = [
    'machine',
    'rental',
    'create',
    'M 7/a',
    '--customer',
    'Vos',
    '--reference',
    'PO-77',
    '--amount',
    '12.50',
  ];
  assert.notEqual((await bench.run([...create, '--once', 'order 77'])).code, 0);
  assert.equal(state.rentals.size, 4);
  const number = [...state.rentals.keys()].at(-1);
  const again = await run(...create, '--once', 'order 77', '--output', 'json');
  assert.match(again.out, new RegExp(`"RentalNo": ?"?${number}`));
  assert.equal(state.rentals.size, 4);
  const [write] = JSON.parse((await run('log', '--output', 'json')).out);
  assert.deepEqual([write.state, write.record], ['done', number]);
  await undo();
  assert.equal(state.rentals.size, 3);
});

test('an update whose response was lost is compared with the record, also where a field has another path', async () => {
  lost = 1;
  await bench.run(['machine', 'update', '0042', '--bay', 'C3', '--counter', '4', '--no-retry']);
  const sent = await reconciled();
  assert.deepEqual([sent.state, sent.found], ['done', 'record'], sent.why);
  lost = 1;
  await bench.run(['machine', 'rental', 'update', 'M 7/a', '9007199254740993', '--reference', 'po-1', '--no-retry']);
  state.rentals.get('9007199254740993').OrderRef = 'PO-1';
  const refused = await reconciled();
  assert.deepEqual([refused.state, refused.found], ['refused', 'record'], refused.why);
});

test('a delete whose response was lost is known by its record, also one without an inverse', async () => {
  const deletes = [
    ['machine', 'delete', '0042', '--yes', '--no-retry'],
    ['machine', 'label', 'delete', 'M 7/a', 'hot', '--yes', '--no-retry'],
    ['contact', 'delete', '3', '--yes', '--no-retry'],
  ];
  for (const line of deletes) {
    lost = 1;
    assert.notEqual((await bench.run(line)).code, 0);
    const { state: known, why } = await reconciled();
    assert.deepEqual([line[0], known, why], [line[0], 'done', 'Its record does not exist.']);
  }
});

test('many lines run in one process, and are taken back as one run', async () => {
  const before = everything();
  const lines = [
    ['machine', 'update', 'M 7/a', '--bay', 'C9', '--rate', '1.10'],
    {
      command: 'machine rental update',
      args: { serial: 'M 7/a', rental: '9007199254740993', amount: '150.25' },
      id: 'big',
    },
    ['machine', 'get', 'M 7/a'],
  ];
  const stdin = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { out } = await bench.run(['exec'], { stdin });
  const rows = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    rows.map(({ line, id, ok, exit }) => [line, id, ok, exit]),
    [
      [1, undefined, true, 0],
      [2, 'big', true, 0],
      [3, undefined, true, 0],
    ],
    out,
  );
  assert.equal(state.machines.get('M 7/a').Bay.Code, 'C9');
  assert.notDeepEqual(everything(), before);
  await undo();
  assert.deepEqual(everything(), before);
});

test('a line whose response is lost is unknown, and the next run does not send it again', async () => {
  const stdin = `${JSON.stringify(['machine', 'rental', 'create', 'M 7/a', '--customer', 'Vos', '--reference', 'PO-9', '--amount', '3.30'])}\n${JSON.stringify(['machine', 'update', '0042', '--bay', 'C3'])}\n`;
  lost = 1;
  const first = await bench.run(['exec'], { stdin });
  assert.equal(first.code, 69, first.err);
  const [row, ...others] = first.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual([row.ok, row.error.retryable, row.error.next, others], [false, false, 'depotcli reconcile', []]);
  const sent = writes().length;
  assert.match((await bench.run(['exec'], { stdin })).err, /--resume/);
  const second = await bench.run(['exec', '--resume'], { stdin });
  // The record of the lost response was found by its values.
  assert.equal(second.code, 0, second.err);
  assert.equal(writes().length, sent + 1);
  assert.equal([...state.rentals.values()].filter(({ OrderRef }) => OrderRef === 'PO-9').length, 1);
});

const hidden = ['--people', 'hidden'];

test('people are hidden in results, in every encoding of a write, in dry runs and in the log; undo restores them', async () => {
  state.contacts.set('3', { id: 900, contactId: 3, fullName: 'Ann Smith', phone: '112' });
  state.machines.get('0042').bay = 'Ann Smith';
  const lines = [
    ['contact', 'list'],
    ['contact', 'list', '--output', 'csv'],
    ['contact', 'list', '--envelope'],
    ['contact', 'get', '3', '--output', 'table'],
    ['machine', 'get', '0042'],
    ['contact', 'update', '3', '--full-name', 'Zed Zulu', '--dry-run'],
    ['contact', 'rename', '3', '--to', 'Zed Zulu', '--dry-run'],
    ['contact', 'rename', '3', '--to', 'Zed Zulu'],
    ['log'],
    ['log', 'show'],
    ['undo', '--last', '--yes'],
  ];
  for (const line of lines) {
    const { out, err } = await run(...line, ...hidden);
    assert.doesNotMatch(out + err, /Ann|Smith|Zed|Zulu|112/, line.join(' '));
  }
  const stdin = `${JSON.stringify(['contact', 'get', '3'])}\n`;
  const exec = await bench.run(['exec', ...hidden], { stdin });
  assert.match(exec.out, /person_/);
  assert.doesNotMatch(exec.out + exec.err, /Ann|Smith|112/);
  const { out } = await run('contact', 'get', '3', ...hidden, '--fields', 'fullName,phone');
  assert.match(out, /"fullName": "person_\w{12}"[^]*"phone": "phone_\w{12}"/);
  assert.equal(state.contacts.get('3').fullName, 'Ann Smith');
});

test('a token is accepted for the field of a person, and is sent nowhere else', async () => {
  state.contacts.set('3', { id: 900, contactId: 3, fullName: 'Ann Smith', phone: '112' });
  const { out } = await run('contact', 'get', '3', ...hidden, '--jq', '.fullName', '-r');
  const token = out.trim();
  await run('contact', 'create', '--full-name', token, ...hidden);
  assert.ok([...state.contacts.values()].filter(({ fullName }) => fullName === 'Ann Smith').length === 2);
  const before = writes().length;
  for (const line of [
    ['machine', 'update', '0042', '--bay', token],
    ['machine', 'create', '--name', `for ${token}`, '--rate', '1', '--bay', 'B'],
  ]) {
    const { code, err } = await bench.run([...line, ...hidden]);
    assert.notEqual(code, 0);
    assert.match(err, /is a token and not a value/);
  }
  assert.equal(writes().length, before);
});
