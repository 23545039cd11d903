/** `undo` never overwrites a later change without --force, and an undo can be undone. */
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';
import { openOther, type Other } from '../proof/copies/service.js';

let served: Served;
let home: string;
let other: Other;
beforeEach(async () => {
  home = newHome();
  served = await serveHere('crmcli', newHome(), '--unlimited');
  other = openOther('crmcli', home, served, Math.random);
});
afterEach(() => served.stop());

const crm = (...args: readonly string[]): ReturnType<typeof inProcess> =>
  inProcess('crmcli', args, home, { env: served.env });

async function deal(id = '42'): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await other.ask('GET', `/api/v2/deals/${id}`);
  return (body as { readonly data: Readonly<Record<string, unknown>> }).data;
}

test('a field that was changed since then is not overwritten, and both values are printed', async () => {
  const { title } = await deal();
  await other.run('deal', 'update', '42', '--title', 'Mine', '--probability', '40');
  await other.ask('PATCH', '/api/v2/deals/42', { title: 'Of somebody else' });
  const { code, stdout } = await crm('undo', '--last', '--yes', '--output', 'json');
  expect(code).not.toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([{ state: 'changed', why: 'title is "Of somebody else", not "Mine"' }]);
  expect(await deal()).toMatchObject({ title: 'Of somebody else', probability: 40 });
  const forced = await crm('undo', '--last', '--yes', '--force', '--output', 'json');
  expect([forced.code, JSON.parse(forced.stdout)]).toMatchObject([
    0,
    [{ state: 'done', why: 'overwritten: title was "Of somebody else", not "Mine"' }],
  ]);
  expect(await deal()).toMatchObject({ title, probability: null });
});

test('a change of another field since then stays', async () => {
  const { title } = await deal();
  await other.run('deal', 'update', '42', '--title', 'Mine');
  await other.ask('PATCH', '/api/v2/deals/42', { probability: 70 });
  expect((await crm('undo', '--last', '--yes')).code).toBe(0);
  expect(await deal()).toMatchObject({ title, probability: 70 });
});

test('the undo of an undo restores the write', async () => {
  const { title } = await deal();
  await other.run('deal', 'update', '42', '--title', 'Mine');
  expect((await crm('undo', '--last', '--yes')).code).toBe(0);
  expect((await deal())['title']).toBe(title);
  expect((await crm('undo', '--last', '--yes')).code).toBe(0);
  expect((await deal())['title']).toBe('Mine');
});

test('a deleted record comes back with another id, and undo names what pointed to the old one', async () => {
  const { title, custom_fields: fields } = await deal();
  await other.run('deal', 'delete', '42', '--yes');
  const { code, stderr } = await crm('undo', '--last', '--yes');
  const id = /deal 42 is back as deal (\d+)\./.exec(stderr)?.[1] ?? '';
  expect([code, stderr]).toEqual([0, expect.stringMatching(/check .*activities\.deal_id/)]);
  expect(stderr).toContain('These fields were not set again: ');
  expect(await deal(id)).toMatchObject({ title, custom_fields: fields });
});

test('a write that nothing takes back is said to stay', async () => {
  await other.run('person', 'merge', '8', '--into', '9', '--yes');
  const { code, stderr } = await crm('undo', '--last', '--yes');
  expect([code, stderr]).toEqual([65, expect.stringContaining('The service cannot split records that were merged.')]);
});

test('a delete that a plan has sent is taken back, and undo names the record', async () => {
  expect(await crm('deal', 'delete', '42', '--yes', '--plan', 'p.jsonl')).toMatchObject({ code: 0 });
  expect(await crm('apply', 'p.jsonl', '--yes')).toMatchObject({ code: 0 });
  const { code, stderr } = await crm('undo', '--last', '--yes');
  expect([code, stderr]).toEqual([0, expect.stringMatching(/deal 42 is back as deal \d+\./)]);
});

test('a run of which a part cannot be taken back fails, and the rest is taken back', async () => {
  const { title } = await deal();
  await other.run('deal', 'update', '42', '--title', 'Mine');
  await other.run('deal', 'update', '42', '--probability', '70', '--no-before');
  const { code, stdout, stderr } = await crm('undo', '--since', '1h', '--yes', '--output', 'json');
  expect(code).toBe(65);
  expect(JSON.parse(stdout)).toMatchObject([{ state: 'done' }]);
  expect(stderr).toContain('1 of 2 writes was not taken back.');
  expect(await deal()).toMatchObject({ title, probability: 70 });
});

test('nothing to take back is an empty list, also in a dry run', async () => {
  expect(await crm('undo', '--last', '--output', 'json')).toMatchObject({ code: 0, stdout: '[]\n' });
  expect(await crm('undo', '--last', '--dry-run', '--output', 'json')).toMatchObject({ code: 0, stdout: '[]\n' });
});

test('--last is the last run that wrote something', async () => {
  const { title } = await deal();
  await other.run('deal', 'update', '42', '--title', 'Mine');
  expect((await crm('deal', 'update', '999999', '--title', 'None')).code).not.toBe(0);
  expect(await crm('undo', '--last', '--yes')).toMatchObject({ code: 0 });
  expect(await deal()).toMatchObject({ title });
});
