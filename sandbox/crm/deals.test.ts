import { client } from '../../generated/crm/client.js';
import type { Row } from '../engine/types.js';
import { data, origin, send, start, stop, use } from './testing/start.js';

use(client);
beforeEach(() => start());
afterEach(stop);

test('a created deal has the defaults and the envelope of the service', async () => {
  const made = await send('POST', '/api/v2/deals', { title: 'New office', value: 5000, stage_id: 7 });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    success: true,
    data: {
      title: 'New office',
      value: 5000,
      currency: 'EUR',
      status: 'open',
      stage_id: 7,
      pipeline_id: 2,
      owner_id: 1,
      add_time: '2026-03-02T12:00:00Z',
      won_time: null,
      is_deleted: false,
    },
  });
  expect((await send('GET', `/api/v2/deals/${made.body.data.id}`)).body.data).toEqual(made.body.data);
});

test('custom fields of every type are read, checked and written one by one', async () => {
  const fields = (await data('/api/v2/dealFields?limit=500')).filter((field) => field['is_custom_field']);
  const types = new Set(fields.map((field) => field['field_type']));
  for (const type of [
    'varchar',
    'varchar_auto',
    'text',
    'double',
    'monetary',
    'date',
    'daterange',
    'time',
    'timerange',
    'set',
    'enum',
    'phone',
    'address',
    'org',
    'people',
    'user',
  ]) {
    expect(types).toContain(type);
  }
  const code = (name: string): string => String(fields.find((field) => field['field_name'] === name)?.['field_code']);
  const options = fields.find((field) => field['field_name'] === 'Contract type')?.['options'] as Row[];
  const seats = code('Seats');
  const contract = code('Contract type');
  expect(seats).toMatch(/^[0-9a-f]{40}$/);
  const { body } = await send('PATCH', '/api/v2/deals/1', { custom_fields: { [seats]: 12 } });
  const after = await send('PATCH', '/api/v2/deals/1', { custom_fields: { [contract]: options[1]?.['id'] } });
  expect(after.body.data.custom_fields).toEqual({ ...body.data.custom_fields, [contract]: options[1]?.['id'] });
  expect(after.body.data.custom_fields[seats]).toBe(12);
  for (const wrong of [{ [seats]: '12' }, { [contract]: 'Yearly' }, { [code('Budget')]: 12 }]) {
    expect((await send('PATCH', '/api/v2/deals/1', { custom_fields: wrong })).status).toBe(400);
  }
});

test('a field is created, its options are added and removed, and its values are deleted with it', async () => {
  const made = await send('POST', '/api/v2/dealFields', {
    field_name: 'Tier',
    field_type: 'enum',
    options: [{ label: 'Gold' }, { label: 'Tin' }],
  });
  expect(made.status).toBe(201);
  const { field_code: code, options } = made.body.data;
  expect(made.body.data).not.toHaveProperty('id');
  await send('PATCH', '/api/v2/deals/2', { custom_fields: { [code]: options[1].id } });
  const added = await send('POST', `/api/v2/dealFields/${code}/options`, [{ label: 'Lead' }]);
  expect(added.body.data).toEqual([{ id: expect.any(Number) as number, label: 'Lead' }]);
  await send('DELETE', `/api/v2/dealFields/${code}/options`, [{ id: options[1].id }]);
  expect((await send('GET', '/api/v2/deals/2')).body.data.custom_fields[code]).toBeNull();
  expect((await send('DELETE', `/api/v2/dealFields/${code}`)).status).toBe(200);
  expect((await send('GET', '/api/v2/deals/2')).body.data.custom_fields).not.toHaveProperty(code);
  expect((await send('DELETE', '/api/v2/dealFields/title')).status).toBe(403);
  expect((await send('POST', '/api/v2/dealFields', { field_name: 'T', field_type: 'set' })).status).toBe(400);
});

test('lists of deals filter by status, links, ids, times and saved filters', async () => {
  const all = await data('/api/v2/deals?limit=500');
  expect(all.some((deal) => deal['is_deleted'] || deal['is_archived'])).toBe(false);
  expect((await data('/api/v2/deals?status=won')).every((deal) => deal['status'] === 'won')).toBe(true);
  expect((await data('/api/v2/deals?status=deleted')).every((deal) => deal['is_deleted'])).toBe(true);
  expect((await data('/api/v2/deals/archived')).every((deal) => deal['is_archived'])).toBe(true);
  expect((await data('/api/v2/deals?ids=3,1,2')).length).toBe(all.filter((deal) => Number(deal['id']) <= 3).length);
  expect((await send('GET', `/api/v2/deals?ids=${Array.from({ length: 101 }, (_, i) => i).join(',')}`)).status).toBe(
    400,
  );
  const owned = await data('/api/v2/deals?owner_id=2&limit=500');
  expect(owned).toEqual(all.filter((deal) => deal['owner_id'] === 2));
  const since = String(all[20]?.['update_time']);
  const until = String(all[25]?.['update_time']);
  const changed = await data(`/api/v2/deals?updated_since=${since}&updated_until=${until}&limit=500`);
  expect(changed.map((deal) => deal['id'])).toEqual(all.slice(20, 25).map((deal) => deal['id']));
  expect((await send('GET', '/api/v2/deals?updated_since=2026-01-01T00:00:00.000Z')).status).toBe(400);
  const open = await data('/api/v2/deals?filter_id=1&status=won&limit=500');
  expect(open.length).toBeGreaterThan(0);
  expect(open.every((deal) => deal['status'] === 'open')).toBe(true);
});

test('lists sort by time of change, latest first', async () => {
  await start({ now: '2026-03-02T13:00:00Z' });
  await send('PATCH', '/api/v2/deals/4', { value: 77 });
  const rows = await data('/api/v2/deals?sort_by=update_time&sort_direction=desc&limit=500');
  expect(rows[0]).toMatchObject({ id: 4, value: 77, update_time: '2026-03-02T13:00:00Z' });
  const times = rows.map((row) => String(row['update_time']));
  expect(times).toEqual([...times].sort().reverse());
});

test('a deleted deal cannot be read or updated, and is listed as deleted', async () => {
  const deleted = await send('DELETE', '/api/v2/deals/1');
  expect([deleted.status, deleted.body]).toEqual([200, { success: true, data: { id: 1 } }]);
  expect((await send('GET', '/api/v2/deals/1')).status).toBe(404);
  expect((await send('PATCH', '/api/v2/deals/1', { value: 1 })).status).toBe(404);
  expect((await data('/api/v2/deals?status=deleted&limit=500')).map((deal) => deal['id'])).toContain(1);
});

test('the changelog lists changes made here first, then the seeded history', async () => {
  const before = (await send('GET', '/api/v2/deals/3')).body.data as Row;
  const old = await data('/api/v1/deals/3/changelog?limit=500');
  const target = before['stage_id'] === 2 ? 3 : 2;
  await send('PATCH', '/api/v2/deals/3', { stage_id: target, title: 'Renamed' });
  const rows = await data('/api/v1/deals/3/changelog?limit=500');
  expect(rows.length).toBe(old.length + (before['pipeline_id'] === 1 ? 2 : 3));
  expect(rows.find((row) => row['field_key'] === 'stage_id')).toMatchObject({
    old_value: String(before['stage_id']),
    new_value: String(target),
    actor_user_id: 1,
    time: '2026-03-02 12:00:00',
  });
  expect(rows.slice(rows.length - old.length)).toEqual(old);
  const page = await send('GET', '/api/v1/deals/3/changelog?limit=1');
  const next = await send('GET', `/api/v1/deals/3/changelog?limit=1&cursor=${page.body.additional_data.next_cursor}`);
  expect([...page.body.data, ...next.body.data]).toEqual(rows.slice(0, 2));
});

test('winning and losing a deal set the times', async () => {
  const id = (await data('/api/v2/deals?status=open'))[0]?.['id'] as number;
  const won = await send('PATCH', `/api/v2/deals/${id}`, { status: 'won' });
  expect(won.body.data).toMatchObject({
    status: 'won',
    won_time: '2026-03-02T12:00:00Z',
    close_time: '2026-03-02T12:00:00Z',
    lost_time: null,
  });
  const open = await send('PATCH', `/api/v2/deals/${id}`, { status: 'open' });
  expect(open.body.data).toMatchObject({ status: 'open', won_time: null, close_time: null });
});

test('the summary equals the sums over the list', async () => {
  const deals = await data('/api/v2/deals?status=open&limit=500');
  const { body } = await send('GET', '/api/v1/deals/summary?status=open');
  const euros = deals.filter((deal) => deal['currency'] === 'EUR');
  const total = euros.reduce((sum, deal) => sum + Number(deal['value']), 0);
  expect(body.data.values_total.EUR).toMatchObject({ value: total, count: euros.length });
  expect(body.data.values_total.EUR.value_formatted).toBe(`€${total.toLocaleString('en-US')}`);
  expect(body.data.weighted_values_total.EUR.value).toBeLessThan(total);
  expect(body.data.total_count).toBe(deals.length);
  await send('POST', '/api/v2/deals', { title: 'Big', value: 1000, currency: 'CHF', probability: 50 });
  const after = await send('GET', '/api/v1/deals/summary?status=open');
  expect(after.body.data.values_total.CHF).toMatchObject({ value: 1000, count: 1, value_formatted: 'CHF 1,000' });
  expect(after.body.data.weighted_values_total.CHF.value).toBe(500);
});

test('products of a deal get name, currency and sum from the service', async () => {
  const product = (await data('/api/v2/products'))[1] as Row;
  const deal = (await send('POST', '/api/v2/deals', { title: 'x', currency: 'USD' })).body.data.id as number;
  const path = `/api/v2/deals/${deal}/products`;
  const made = await send('POST', path, { product_id: product['id'], item_price: 99.5, quantity: 3, discount: 10 });
  expect(made.body.data).toMatchObject({
    deal_id: deal,
    name: product['name'],
    currency: 'USD',
    sum: 268.65,
    discount_type: 'percentage',
  });
  const { id } = made.body.data;
  const changed = await send('PATCH', `${path}/${id}`, { discount: 20, discount_type: 'amount' });
  expect(changed.body.data.sum).toBe(278.5);
  expect((await data(`${path}?sort_by=order_nr`)).map((row) => row['id'])).toEqual([id]);
  expect((await send('PATCH', `/api/v2/deals/1/products/${id}`, { quantity: 1 })).status).toBe(404);
  expect((await send('DELETE', `${path}/${id}`)).body.data).toEqual({ id });
  expect(await data(path)).toEqual([]);
});

test('a user follows a record only once', async () => {
  const deal = (await send('POST', '/api/v2/deals', { title: 'x' })).body.data.id as number;
  const path = `/api/v2/deals/${deal}/followers`;
  const made = await send('POST', path, { user_id: 3 });
  expect([made.status, made.body.data]).toEqual([201, { user_id: 3, add_time: '2026-03-02T12:00:00Z' }]);
  expect((await send('POST', path, { user_id: 3 })).status).toBe(400);
  expect((await send('POST', path, { user_id: 99 })).status).toBe(400);
  expect(await data(path)).toEqual([made.body.data]);
  expect((await send('DELETE', `${path}/3`)).status).toBe(200);
  expect((await send('DELETE', `${path}/3`)).status).toBe(404);
});

test('search matches parts of text and whole values, and enforces its limits', async () => {
  await send('POST', '/api/v2/deals', { title: 'Zebra crossing' });
  const found = (await send('GET', '/api/v2/itemSearch?term=zebra')).body.data.items as Row[];
  expect(found).toEqual([
    { result_score: 0.5, item: expect.objectContaining({ type: 'deal', title: 'Zebra crossing' }) as Row },
  ]);
  expect((await send('GET', '/api/v2/deals/search?term=zebra&exact_match=true')).body.data.items).toEqual([]);
  expect(
    (await send('GET', '/api/v2/deals/search?term=ZEBRA%20crossing&exact_match=true&status=open')).body.data.items,
  ).toHaveLength(1);
  expect(
    (await send('GET', '/api/v2/deals/search?term=ZEBRA%20crossing&exact_match=true&status=won')).body.data.items,
  ).toEqual([]);
  expect((await send('GET', '/api/v2/itemSearch?term=z')).status).toBe(400);
  expect((await send('GET', '/api/v2/itemSearch?term=ze&limit=101')).status).toBe(400);
  const byField = '/api/v2/itemSearch/field?entity_type=deal&field=title&match=beginning&term=';
  expect((await send('GET', `${byField}Zeb`)).body.data).toEqual([
    { result_score: 1, item: expect.objectContaining({ title: 'Zebra crossing' }) as Row },
  ]);
  const address = '/api/v2/itemSearch/field?entity_type=person&field=emails&match=middle&term=@example';
  expect((await send('GET', address)).body.data).not.toEqual([]);
  const project = '/api/v2/itemSearch/field?entity_type=project&field=';
  expect((await send('GET', `${project}title&match=middle&term=zz`)).body.data).toEqual([]);
  expect((await send('GET', `${project}nope&term=zz`)).status).toBe(400);
  expect((await send('GET', `${byField}zeb`)).body.data).toEqual([]);
});

test('integers that a double cannot hold keep their digits, and required fields cannot be cleared', async () => {
  const headers = { 'content-type': 'application/json', 'x-api-token': 'sandbox' };
  const body = '{"title":"Long","value":12345678901234567890}';
  const made = await (await fetch(`${origin()}/api/v2/deals`, { method: 'POST', headers, body })).text();
  expect(made).toContain('"value":12345678901234567890,');
  const id = (JSON.parse(made) as { data: { id: number } }).data.id;
  const read = await (await fetch(`${origin()}/api/v2/deals/${id}`, { headers })).text();
  expect(read).toContain('"value":12345678901234567890,');
  const totals = (await send('GET', '/api/v1/deals/summary')).body.data.values_total as Record<string, Row>;
  expect(totals['EUR']?.['value']).toBeGreaterThan(12345678901234560000);
  for (const title of ['', null]) {
    const answer = await send('PATCH', `/api/v2/deals/${id}`, { title });
    expect(answer).toMatchObject({ status: 400, body: { error: 'title is required' } });
  }
});

test('paging parameters are ignored for one record', async () => {
  expect((await send('GET', '/api/v2/deals/1?limit=500')).status).toBe(200);
  expect((await send('GET', '/api/v2/deals/1?nope=1')).status).toBe(400);
});

test('a deal has every field that the spec declares, also those without a value', async () => {
  const columns = (await client.fields?.())?.fields['crm.deal.'] ?? [];
  expect(columns).toEqual(expect.arrayContaining(['acv', 'arr', 'creator_user_id', 'local_won_date', 'mrr', 'title']));
  const made = (await send('POST', '/api/v2/deals', { title: 'New' })).body.data as Row;
  for (const id of [1, made['id']]) {
    const deal = (await send('GET', `/api/v2/deals/${String(id)}`)).body.data as Row;
    expect(columns.filter((name) => !Object.hasOwn(deal, name))).toEqual([]);
  }
  const [listed] = await data('/api/v2/deals?limit=1');
  expect(listed).toHaveProperty('acv', null);
});

test.each([
  ['deal', 'deals'],
  ['person', 'persons'],
  ['organization', 'organizations'],
  ['product', 'products'],
  ['activity', 'activities'],
])('every field that the service lists for a %s is in its records', async (entity, records) => {
  const codes = (await data(`/api/v2/${entity}Fields?limit=500`)).map((field) => String(field['field_code']));
  const [row = {}] = await data(`/api/v2/${records}?limit=1`);
  const has = { ...(row['custom_fields'] as Row | undefined), ...row };
  expect(codes.filter((code) => !Object.hasOwn(has, code))).toEqual([]);
});

test('an archived deal cannot be edited until it is taken out of the archive', async () => {
  const [{ id } = {}] = await data('/api/v2/deals/archived?limit=1');
  const path = `/api/v2/deals/${String(id)}`;
  const refused = await send('PATCH', path, { value: 5 });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('Archived deals cannot'),
  ]);
  expect((await send('PATCH', path, { is_archived: false })).status).toBe(200);
  expect((await send('PATCH', path, { value: 5 })).body.data).toMatchObject({ value: 5, is_archived: false });
});

test('a reopened deal has no reason for its loss, nor a time of it', async () => {
  const lost = await send('PATCH', '/api/v2/deals/2', { status: 'lost', lost_reason: 'Price' });
  expect(lost.body.data).toMatchObject({ status: 'lost', lost_reason: 'Price', lost_time: '2026-03-02T12:00:00Z' });
  const open = { status: 'open', lost_reason: null, lost_time: null, close_time: null };
  expect((await send('PATCH', '/api/v2/deals/2', { status: 'open' })).body.data).toMatchObject(open);
  expect((await send('GET', '/api/v2/deals/2')).body.data).toMatchObject(open);
});

test('options of a field are renamed by their ids', async () => {
  const fields = await data('/api/v2/dealFields?limit=500');
  const field = fields.find(({ field_name: name }) => name === 'Contract type');
  const [first, second] = field?.['options'] as Row[];
  const path = `/api/v2/dealFields/${String(field?.['field_code'])}`;
  const renamed = await send('PATCH', `${path}/options`, [{ id: second?.['id'], label: 'Two years' }]);
  expect([renamed.status, renamed.body.data]).toEqual([200, [{ id: second?.['id'], label: 'Two years' }]]);
  const after = (await send('GET', path)).body.data as Row;
  expect((after['options'] as Row[]).slice(0, 2)).toEqual([first, { ...second, label: 'Two years' }]);
  expect((await send('PATCH', `${path}/options`, [{ id: 1, label: 'x' }])).status).toBe(400);
});
