/** An upsert never changes the value that it matches: the next run would not find the record, and create another. */
import { openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench(client, { sandbox: { records: 20 } });
});
afterEach(() => bench.close());

const upsert = (line: string, ...more: string[]) => bench.run([...line.split(' '), ...more]);
const EMAIL = 'person upsert a@x.example --by email';

test.each([
  ['deal upsert A --by title', ['--body', '{"title":"B"}']],
  ['deal upsert A --by title', ['--field', 'Title=B']],
  ['deal upsert A --by title', ['--body', '{"title":null}']],
  ['deal upsert 7 --by Seats', ['--field', 'Title=B', '--field', 'Seats=8']],
  [EMAIL, ['--field', 'Name=A', '--field', 'Email=b@x.example']],
  [EMAIL, ['--body', '{"name":"A","emails":[{"value":"b@x.example"}]}']],
])('%s %j is refused', async (line, values) => {
  for (const dry of [[], ['--dry-run']]) {
    const { code, err } = await upsert(line, ...values, ...dry);
    expect([code, err]).toEqual([64, expect.stringContaining('in the matched field. Nothing was written.')]);
  }
});

test('nor may a list in --body drop the matched address; one of --field is added to it', async () => {
  expect((await upsert(EMAIL, '--field', 'Name=A')).code).toBe(0);
  const dropped = await upsert(EMAIL, '--body', '{"emails":[{"value":"b@x.example"}]}');
  expect([dropped.code, dropped.err]).toEqual([64, expect.stringContaining('Nothing was written')]);
  const added = await bench.json([...EMAIL.split(' '), '--field', 'Email=b@x.example', '--jq', '.record.emails']);
  expect(added).toMatchObject([{ value: 'b@x.example' }, { value: 'a@x.example' }]);
});

test('the same value in another form is the same', async () => {
  for (const values of [
    ['--field', 'Seats=7.0'],
    ['--field', 'Title=B', '--field', 'Seats=7'],
  ]) {
    expect((await upsert('deal upsert 7 --by Seats', ...values, '--dry-run')).code).toBe(0);
  }
  expect((await upsert(EMAIL, '--body', '{"name":"A","emails":["A@x.example"]}', '--dry-run')).code).toBe(0);
});
