import { json, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { bench, type Bench, type Reply } from './testkit.js';

const hash = 'd'.repeat(40);
const text = { field_code: hash, field_name: 'Segment', field_type: 'varchar', is_custom_field: true, options: null };
const deal = {
  id: 42,
  title: 'Renewal',
  status: 'open',
  value: 5000,
  currency: 'EUR',
  person_id: 8,
  org_id: 12,
  update_time: '2020-01-01T00:00:00Z',
  expected_close_date: null,
  custom_fields: { [hash]: 'Public' },
};
const more = { additional_data: { pagination: { more_items_in_collection: false } } };
const base = '/api/v2/deals/42';
const account = {
  [`GET ${base}`]: { data: deal },
  'GET /api/v2/persons/8': { data: { id: 8, name: 'Ada', custom_fields: { [hash]: 'P' } } },
  'GET /api/v2/organizations/12': { data: { id: 12, name: 'Amber', custom_fields: {} } },
  'GET /api/v2/activities': { data: [{ id: 1, done: true }], additional_data: { next_cursor: null } },
  'GET /api/v1/notes': { data: null, ...more },
  [`GET ${base}/products`]: { data: [{ id: 3 }], additional_data: { next_cursor: null } },
  'GET /api/v1/deals/42/participants': { data: [{ id: 5, person_id: { value: 8 } }], ...more },
  'GET /api/v1/deals/42/mailMessages': {
    data: [{ data: { message_time: '2026-06-01T08:00:00Z', sent_flag: 1, subject: 'Offer', from: [{ name: 'Bo' }] } }],
    ...more,
  },
  'GET /api/v2/dealFields': { data: [text] },
  'GET /api/v2/personFields': { data: [text] },
} as const;

let at: Bench;
afterEach(() => at.close());
const service = async (changes: Record<string, Reply | Record<string, unknown>> = {}): Promise<void> => {
  at = await bench(client, { ...account, ...changes });
};
const run = (...argv: string[]): Promise<Ended> => at.run('deal', 'context', '42', ...argv);
const refuse =
  (status: number): Reply =>
  (response) =>
    json(response, { success: false, error: 'No' }, status);
const paths = (): string[] => at.requests().map(([path]) => path);

test('the records of a deal in one object, custom fields by name', async () => {
  await service();
  const { code, out } = await run();
  expect(code).toBe(0);
  const context = JSON.parse(out) as Record<string, unknown>;
  expect(Object.keys(context)).toEqual([
    'deal',
    'person',
    'org',
    'activities',
    'notes',
    'products',
    'participants',
    'flags',
    'mail',
  ]);
  expect(context).toMatchObject({
    deal: { id: 42, custom_fields: { Segment: 'Public' } },
    person: { id: 8, custom_fields: { Segment: 'P' } },
    org: { id: 12 },
    activities: [{ id: 1 }],
    notes: [],
    products: [{ id: 3 }],
    participants: [{ id: 5 }],
    flags: {
      missingContact: false,
      staleOpen: true,
      pastClose: false,
      noCloseDate: true,
      noOpenActivities: true,
      activityCount: 1,
      noteCount: 0,
      productCount: 1,
      participantCount: 1,
    },
    mail: null,
  });
  expect(paths()).not.toContain('/api/v1/deals/42/mailMessages');
  const queries = at.requests().flatMap(([path, query]) => (/activities|notes/.test(path) ? [query] : []));
  expect(queries).toEqual([
    { deal_id: '42', limit: '50' },
    { deal_id: '42', start: '0', limit: '50' },
  ]);
});

test('parts that are left out are not read', async () => {
  await service();
  const { out } = await run('--no-activities', '--no-notes', '--no-products', '--no-participants');
  expect(JSON.parse(out)).toMatchObject({
    activities: [],
    notes: [],
    products: [],
    participants: [],
    flags: { noOpenActivities: null, activityCount: 0 },
  });
  expect(paths().filter((path) => /activities|notes|products|participants/.test(path))).toEqual([]);
});

test('a table has six lines, and lists the flags that are true', async () => {
  await service();
  expect((await run('--output', 'table', '--mail')).out.split('\n')).toEqual([
    'Field         Value',
    'Deal          42 Renewal, open, 5000 EUR',
    'Person        8 Ada',
    'Organization  12 Amber',
    'Records       activities: 1, notes: 0, products: 1, participants: 1',
    'Flags         stale, no close date, no open activity',
    'Mail          1 messages, the last one sent at 2026-06-01T08:00:00Z: Offer',
    '',
  ]);
});

test('mail that cannot be read is null and a warning', async () => {
  for (const status of [403, 404, 500]) {
    await service({ 'GET /api/v1/deals/42/mailMessages': refuse(status) });
    const { code, out, err } = await run('--mail', '--no-retry');
    expect([code, (JSON.parse(out) as { mail: unknown }).mail]).toEqual([0, null]);
    expect(err).toContain('The mail could not be read');
    await at.close();
  }
  await service();
  expect(JSON.parse((await run('--mail')).out)).toMatchObject({ mail: { message_count: 1, last_direction: 'sent' } });
});

test('activities that are cut are announced, and what they do not show is not claimed', async () => {
  await service({
    'GET /api/v2/activities': { data: [{ id: 1, done: true }], additional_data: { next_cursor: 'x' } },
  });
  const { out, err } = await run('--activity-limit', '1');
  expect(JSON.parse(out)).toMatchObject({ flags: { noOpenActivities: null, activityCount: 1 } });
  expect(err).toContain('The list of activities: 1 shown, more exist; --activity-limit 0 for all.');
});

test('notes and mail that are cut are announced', async () => {
  const first = { additional_data: { pagination: { more_items_in_collection: true, next_start: 1 } } };
  await service({
    'GET /api/v1/notes': { data: [{ id: 1, content: 'x' }], ...first },
    'GET /api/v1/deals/42/mailMessages': { data: [{ data: { id: 1 } }], ...first },
  });
  const { err } = await run('--mail', '--mail-limit', '1', '--note-limit', '1');
  expect(err).toContain('The list of notes: 1 shown, more exist; --note-limit 0 for all.');
  expect(err).toContain('The list of mail messages: 1 shown, more exist; --mail-limit 0 for all.');
});

test('a deal without links', async () => {
  await service({ [`GET ${base}`]: { data: { id: 42 } } });
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ person: null, org: null, flags: { missingContact: true, staleOpen: false } });
  expect((await run('--output', 'table')).code).toBe(0);
});

test.each([
  ['a linked person that is gone', { 'GET /api/v2/persons/8': refuse(404) }, 1],
  ['a deal that does not exist', { [`GET ${base}`]: refuse(404) }, 1],
  ['no deal', { [`GET ${base}`]: { data: null } }, 69],
  ['a person that is not a record', { 'GET /api/v2/persons/8': { data: [] } }, 69],
  ['a link that is not an id', { [`GET ${base}`]: { data: { ...deal, person_id: { a: 1 } } } }, 69],
  ['a link that is a path', { [`GET ${base}`]: { data: { ...deal, org_id: '../users' } } }, 69],
  ['activities that are not a list', { 'GET /api/v2/activities': { data: 'x' } }, 69],
  ['a forbidden part', { [`GET ${base}/products`]: refuse(403) }, 77],
])('%s ends the command', async (_name, changes: Record<string, Reply | Record<string, unknown>>, code) => {
  await service(changes);
  const ended = await run('--no-retry');
  expect([ended.code, ended.out]).toEqual([code, '']);
});

test('names that cannot be read leave the keys', async () => {
  await service({ 'GET /api/v2/dealFields': refuse(403) });
  const { code, out, err } = await run();
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ deal })]);
  expect(err).toContain('could not be read');
});
