import { client } from '../../generated/crm/client.js';
import { pattern } from '../engine/paths.js';
import { stateFile } from '../engine/testing/shop.js';
import type { Row } from '../engine/types.js';
import { data, origin, send, start, stop, use } from './testing/start.js';

use(client);
beforeEach(() => start());
afterEach(stop);

test('the extension serves every compiled route; the engine derives none', async () => {
  await start({ unlimited: true });
  const { routes } = await client.routes();
  for (const { method, path } of routes) {
    if (method !== 'GET' || path.includes('{method}')) continue;
    const names = pattern(path).names;
    // A record of a record has an id that is not known here, and a file is not JSON.
    if (names.length > 1 || path.endsWith('/download')) continue;
    let real = path.replace('{entity}', 'deal');
    if (names.length > 0)
      real = real.replace(
        /\{[\w-]+\}/,
        path.includes('/leads/') ? String((await data('/api/v1/leads'))[0]?.['id']) : '1',
      );
    let term = path.endsWith('/field')
      ? '?term=an&entity_type=deal&field=title'
      : /earch|users\/find/.test(path)
        ? '?term=an&item_types=deal'
        : path.endsWith('/organizationRelationships')
          ? '?org_id=1'
          : '';
    if (path === '/api/v1/goals/{id}/results') {
      const [goal] = (await send('GET', '/api/v1/goals/find')).body.data.goals as Row[];
      const { start: first } = goal?.['duration'] as Row;
      real = path.replace('{id}', String(goal?.['id']));
      term = `?period.start=${String(first)}&period.end=${String(first)}`;
    }
    const answer = await send('GET', real + term);
    expect([path, answer.status, answer.body.success]).toEqual([path, 200, true]);
  }
});

test.each([
  [{}, 'title is required'],
  [{ title: 'x', value: '5' }, 'value must be a number'],
  [{ title: 'x', stage_id: '7' }, 'stage_id must be a whole number'],
  [{ title: 'x', stage_id: 99 }, 'stage_id is not a stage of this account'],
  [{ title: 'x', stage_id: 7, pipeline_id: 1 }, 'The stage does not belong to the pipeline'],
  [{ title: 'x', currency: 'Euro' }, 'currency must be the code of a currency'],
  [{ title: 'x', visible_to: '3' }, 'visible_to must be a whole number'],
  [{ title: 'x', colour: 'red' }, 'colour is not a field of this record'],
  [{ title: 'x', expected_close_date: '2026-02-30' }, 'expected_close_date must be a date like 2026-01-31'],
  [{ title: 'x', custom_fields: { abc: 1 } }, 'custom_fields has no field abc'],
])('version 2 checks types strictly: it refuses %j', async (body, message) => {
  const answer = await send('POST', '/api/v2/deals', body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, error: message, data: null, additional_data: null });
});

test('version 2 pages lists by cursor, version 1 by offset', async () => {
  const first = await send('GET', '/api/v2/persons?limit=25');
  const second = await send('GET', `/api/v2/persons?limit=25&cursor=${first.body.additional_data.next_cursor}`);
  const third = await send('GET', `/api/v2/persons?limit=25&cursor=${second.body.additional_data.next_cursor}`);
  expect(third.body.additional_data).toEqual({ next_cursor: null });
  const ids = [first, second, third].flatMap((page) => (page.body.data as Row[]).map((row) => row['id']));
  expect(ids).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));

  const leads = await send('GET', '/api/v1/leads?limit=5&start=2');
  expect(leads.body.additional_data.pagination).toEqual({
    start: 2,
    limit: 5,
    more_items_in_collection: true,
    next_start: 7,
  });
  expect((await send('GET', '/api/v1/leads?start=900')).body.data).toBeNull();
  expect((await send('GET', '/api/v2/deals?limit=501')).status).toBe(400);
});

test('a lead needs a person or an organization, and has a UUID', async () => {
  expect((await send('POST', '/api/v1/leads', { title: 'Alone' })).body.error).toBe(
    'A lead must be linked to a person or an organization',
  );
  expect((await send('POST', '/api/v1/leads', { title: 'x', person_id: 1, value: { amount: 5 } })).status).toBe(400);
  const made = await send('POST', '/api/v1/leads', {
    title: 'Web',
    person_id: 1,
    value: { amount: 5, currency: 'EUR' },
  });
  expect(made.body.data).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    person_id: 1,
    visible_to: '3',
    was_seen: false,
  });
  const { id } = made.body.data;
  expect((await data(`/api/v1/leads?person_id=1&limit=100`)).map((row) => row['id'])).toContain(id);
  expect((await send('DELETE', `/api/v1/leads/${id}`)).body.data).toEqual({ id });
  expect((await send('GET', `/api/v1/leads/${id}`)).status).toBe(404);
});

test('a person has lists of e-mail addresses and phones with one primary each, and a split name', async () => {
  const made = await send('POST', '/api/v2/persons', {
    name: 'Ada King Lovelace',
    emails: [{ value: 'a@example.com' }, { value: 'b@example.com', primary: true, label: 'home' }],
  });
  expect(made.body.data).toMatchObject({
    first_name: 'Ada',
    last_name: 'King Lovelace',
    emails: [
      { value: 'a@example.com', primary: false, label: 'work' },
      { value: 'b@example.com', primary: true, label: 'home' },
    ],
    phones: [],
  });
  expect((await send('POST', '/api/v2/persons', { name: 'x', emails: 'a@example.com' })).status).toBe(400);
});

test('a deal is converted to a lead by a job, and a lead to a deal', async () => {
  const deal = (await data('/api/v2/deals?status=open&limit=500')).find((row) => row['person_id'] !== null) as Row;
  const job = (await send('POST', `/api/v2/deals/${String(deal['id'])}/convert/lead`, {})).body.data
    .conversion_id as string;
  const text = await send(
    'POST',
    '/api/v2/leads/' + String((await data('/api/v1/leads'))[0]?.['id']) + '/convert/deal',
    {
      stage_id: '3',
    },
  );
  expect(text).toMatchObject({ status: 400, body: { error: 'stage_id must be an integer' } });
  const path = `/api/v2/deals/${String(deal['id'])}/convert/status/${job}`;
  const states: string[] = [];
  for (let i = 0; i < 3; i++) states.push((await send('GET', path)).body.data.status as string);
  expect(states).toEqual(['running', 'completed', 'completed']);
  const { lead_id } = (await send('GET', path)).body.data;
  expect((await send('GET', `/api/v1/leads/${lead_id}`)).body.data.title).toBe(deal['title']);
  expect((await send('GET', `/api/v2/deals/${String(deal['id'])}`)).status).toBe(404);
});

test('headers report the rate limits, and a burst above the limit is refused', async () => {
  const first = await send('GET', '/api/v1/users/me');
  expect(first.headers.get('x-ratelimit-limit')).toBe('120');
  expect(first.headers.get('x-daily-ratelimit-token-limit')).toBe('210000');
  const left = Number(first.headers.get('x-daily-ratelimit-token-remaining'));
  const next = await send('GET', '/api/v2/deals');
  expect(left - Number(next.headers.get('x-daily-ratelimit-token-remaining'))).toBe(10);
  // The clock is stopped, so that a slow machine does not spread the burst.
  const { now } = Date;
  const moment = now();
  Date.now = () => moment;
  const many = await Promise.all(Array.from({ length: 130 }, () => send('GET', '/api/v2/deals/2'))).finally(() => {
    Date.now = now;
  });
  const refused = many.filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]?.headers.get('x-ratelimit-reset')).toBe('2');
  expect(refused[0]?.body).toMatchObject({ success: false, error: 'request over limit' });
});

test('requests with a token, a bearer token and neither; a path that version 2 does not have', async () => {
  expect((await send('GET', '/api/v1/users/me')).body.data).toMatchObject({ id: 1, company_domain: 'sandbox' });
  const none = { 'x-api-token': '' };
  expect((await send('GET', '/api/v1/users/me', undefined, { ...none, authorization: 'Bearer sandbox' })).status).toBe(
    200,
  );
  expect((await send('GET', '/api/v1/users/me', undefined, none)).body).toMatchObject({ success: false, data: null });
  const page = await fetch(`${origin()}/api/v2/users/me`, { headers: { 'x-api-token': 'sandbox' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});

test('links of seeded records lead to existing records, whatever the number of records', async () => {
  for (const records of [1, 7, 60]) {
    await start({ records });
    for (const deal of await data('/api/v2/deals?limit=40')) {
      if (deal['person_id'] !== null)
        expect((await send('GET', `/api/v2/persons/${String(deal['person_id'])}`)).status).toBe(200);
      if (deal['org_id'] !== null)
        expect((await send('GET', `/api/v2/organizations/${String(deal['org_id'])}`)).status).toBe(200);
    }
  }
});

test('changes are stored in the file for the next command', async () => {
  const file = stateFile();
  await start({ file });
  const made = await send('POST', '/api/v2/deals', { title: 'Kept' });
  await start({ file });
  expect((await send('GET', `/api/v2/deals/${made.body.data.id}`)).body).toEqual(made.body);
});

test('the other endpoints return what the service documents', async () => {
  const filter = {
    name: 'Mine',
    type: 'deals',
    conditions: {
      glue: 'and',
      conditions: [
        { glue: 'and', conditions: [] },
        { glue: 'or', conditions: [] },
      ],
    },
  };
  const made = await send('POST', '/api/v1/filters', filter);
  expect(made.body.data).toEqual({ id: 4 });
  expect((await send('GET', '/api/v1/filters/4')).body.data.conditions).toEqual(filter.conditions);
  expect(
    (await send('POST', '/api/v1/filters', { ...filter, conditions: { glue: 'or', conditions: [] } })).status,
  ).toBe(400);

  const hook = {
    subscription_url: 'https://example.com/x',
    event_action: '*',
    event_object: 'deal',
    name: 'n',
    http_auth_password: 'p',
  };
  expect((await send('POST', '/api/v1/webhooks', hook)).body.data).not.toHaveProperty('http_auth_password');
  expect((await send('POST', '/api/v1/webhooks', { ...hook, subscription_url: 'http://example.com' })).status).toBe(
    400,
  );

  const activity = await send('POST', '/api/v2/activities', {
    subject: 'Call',
    participants: [{ person_id: 2, primary: true }],
  });
  expect(activity.body.data).toMatchObject({ person_id: 2, done: false, due_date: '2026-03-02' });
  expect((await send('PATCH', `/api/v2/activities/${activity.body.data.id}`, { done: 1 })).status).toBe(400);

  expect((await send('POST', '/api/v1/notes', { content: 'x' })).status).toBe(400);
  expect((await send('POST', '/api/v1/notes', { content: 'x', deal_id: 1 })).body.data).toMatchObject({
    deal_id: 1,
    pinned_to_deal_flag: false,
  });
  expect((await send('DELETE', '/api/v1/notes/1')).body.data).toBe(true);
  expect([(await send('GET', '/api/v1/notes/1')).status, (await send('DELETE', '/api/v1/notes/1')).status]).toEqual([
    404, 404,
  ]);

  const project = await send('POST', '/api/v2/projects', { title: 'p', deal_ids: [3], health_status: 1 });
  expect(project.body.data).toMatchObject({ status: 'open', deal_ids: [3] });
  expect((await data('/api/v2/projects?deal_id=3')).map((row) => row['id'])).toContain(project.body.data.id);

  const task = await send('POST', '/api/v2/tasks', { title: 't', project_id: 1, done: 1, assignee_id: 2 });
  expect(task.body.data).toMatchObject({ is_done: true, assignee_ids: [2] });
  expect(task.body.data).not.toHaveProperty('done');
  expect((await send('POST', '/api/v2/tasks', { title: 't', project_id: 1, done: true })).status).toBe(400);

  const merged = await send('PUT', '/api/v1/persons/2/merge', { merge_with_id: 1 });
  expect([merged.status, (await send('GET', '/api/v2/persons/2')).status]).toEqual([200, 404]);

  const form = new FormData();
  form.set('file', new Blob(['hello']), 'hello.txt');
  form.set('deal_id', '1');
  const headers = { 'x-api-token': 'sandbox' };
  const upload = await fetch(`${origin()}/api/v1/files`, { method: 'POST', body: form, headers });
  const { data: row } = (await upload.json()) as { data: Row };
  expect(row).toMatchObject({ file_name: 'hello.txt', deal_id: 1, file_size: 5 });
  const bytes = await fetch(`${origin()}/api/v1/files/${String(row['id'])}/download`, { headers });
  expect(await bytes.text()).toBe('hello');
});

test('results of a goal need a period within its duration, and goals are found by metric', async () => {
  const find = async (query: string): Promise<Row[]> =>
    (await send('GET', `/api/v1/goals/find${query}`)).body.data.goals as Row[];
  const [goal] = await find('?expected_outcome.tracking_metric=sum');
  expect(await find('?expected_outcome.tracking_metric=sum')).toHaveLength(1);
  expect((await send('GET', '/api/v1/goals/find?period.start=2026-01-01')).status).toBe(400);
  const { start: first } = goal?.['duration'] as Row;
  for (const period of ['', `?period.start=${String(first)}`, '?period.start=2000-01-01&period.end=2000-02-01'])
    expect([period, (await send('GET', `/api/v1/goals/${String(goal?.['id'])}/results${period}`)).status]).toEqual([
      period,
      400,
    ]);
});

test('links of organizations are listed for one organization only', async () => {
  const path = '/api/v1/organizationRelationships';
  await send('POST', path, { type: 'parent', rel_owner_org_id: 1, rel_linked_org_id: 2 });
  for (const query of ['', '?org_id=', '?limit=5']) {
    const { status, body } = await send('GET', `${path}${query}`);
    expect([query, status, body.error]).toEqual([query, 400, 'Parameter org_id is required']);
  }
  expect(await data(`${path}?org_id=2`)).toMatchObject([{ rel_owner_org_id: { value: 1 } }]);
  expect((await send('GET', `${path}?org_id=3`)).body.data).toBeNull();
});

test('persons and organizations have the standard fields of the service', async () => {
  const person = { job_title: 'CEO', birthday: '1990-05-01', notes: 'n', im: [{ value: 'a' }] };
  const made = await send('POST', '/api/v2/persons', { name: 'P', ...person, postal_address: { value: 'Road 1' } });
  expect(made.body.data).toMatchObject(person);
  const organization = { linkedin: 'l', industry: 1, annual_revenue: 5.5, employee_count: 3 };
  expect((await send('POST', '/api/v2/organizations', { name: 'O', ...organization })).body.data).toMatchObject(
    organization,
  );
  expect((await send('POST', '/api/v2/persons', { name: 'P', shoe_size: 4 })).status).toBe(400);
});

test('persons are found by their deal, and a filter is changed with its conditions only', async () => {
  const [deal] = (await data('/api/v2/deals')).filter(({ person_id: linked }) => linked !== null);
  const found = await data(`/api/v2/persons?deal_id=${String(deal?.['id'])}&include_labels=true`);
  expect(found.map(({ id }) => id)).toEqual([deal?.['person_id']]);
  const { conditions } = (await send('GET', '/api/v1/filters/1')).body.data as Row;
  expect((await send('PUT', '/api/v1/filters/1', { name: 'x' })).status).toBe(400);
  expect((await send('PUT', '/api/v1/filters/1', { name: 'x', conditions })).status).toBe(200);
});
