import type { ServerResponse } from 'node:http';
import { type Ended, json, type Seen } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { bench, type Bench } from './testkit.js';

let at: Bench;
const service = async (replies: Parameters<typeof bench>[1]): Promise<void> => {
  at = await bench(client, replies);
};
const run = (...argv: string[]): Promise<Ended> => at.run(...argv);
const sent = (): unknown => JSON.parse(at.seen.at(-1)?.body ?? 'null');
afterEach(() => at.close());

const types = {
  data: [
    { id: 1, name: 'Call', key_string: 'call', active_flag: true },
    { id: 2, name: 'Site visit', key_string: 'site_visit', active_flag: false },
  ],
};

describe('activities', () => {
  test.each([
    [['activity', 'create', '--subject', 'Call'], { subject: 'Call', type: 'task' }],
    [
      ['activity', 'create', '--subject', 'Call', '--type', 'call', '--person', '8', '--deal', '4', '--done'],
      { subject: 'Call', type: 'call', participants: [{ person_id: 8, primary: true }], deal_id: 4, done: true },
    ],
    [
      [
        'activity',
        'create',
        '--subject',
        'A',
        '--due-date',
        '2026-06-01',
        '--due-time',
        '09:30',
        '--duration',
        '00:30',
      ],
      { subject: 'A', type: 'task', due_date: '2026-06-01', due_time: '09:30', duration: '00:30' },
    ],
    [
      [
        'activity',
        'create',
        '--subject',
        'A',
        '--body',
        '{"priority":501,"subject":"B"}',
        '--owner',
        '3',
        '--note',
        'x',
      ],
      { subject: 'A', type: 'task', priority: 501, owner_id: 3, note: 'x' },
    ],
    // The default of --type does not override the body; the flag does.
    [['activity', 'create', '--subject', 'A', '--body', '{"type":"call"}'], { subject: 'A', type: 'call' }],
    [
      ['activity', 'create', '--subject', 'A', '--body', '{"type":"call"}', '--type', 'task'],
      { subject: 'A', type: 'task' },
    ],
    [['activity', 'update', '7', '--undone'], { done: false }],
    [
      ['activity', 'update', '7', '--org', '5', '--person', '9'],
      {
        org_id: 5,
        participants: [{ person_id: 9, primary: true }],
      },
    ],
  ])('%j', async (argv, body) => {
    await service({
      'GET /api/v1/activityTypes': { data: [{ id: 1, name: 'Phone call', key_string: 'call' }] },
      'POST /api/v2/activities': { data: { id: 7 } },
      'PATCH /api/v2/activities/7': { data: { id: 7 } },
    });
    expect(await run(...argv)).toMatchObject({ code: 0, out: '{\n  "id": 7\n}\n' });
    expect(sent()).toEqual(body);
  });

  test('--field sets standard fields at the top level and custom fields below custom_fields', async () => {
    const hash = 'b'.repeat(40);
    const fields = [
      { field_code: 'priority', field_name: 'Priority', field_type: 'enum', options: [{ id: 501, label: 'High' }] },
      { field_code: hash, field_name: 'Room', field_type: 'varchar', is_custom_field: true, options: null },
    ];
    await service({
      'GET /api/v2/activityFields': { data: fields, additional_data: { next_cursor: null } },
      'PATCH /api/v2/activities/7': (response) => {
        json(response, { success: false, error: 'custom_fields is not allowed' }, 400);
      },
    });
    const { code, err } = await run('activity', 'update', '7', '--field', 'priority=high', '--field', 'Room=A1');
    expect(sent()).toEqual({ priority: 501, custom_fields: { [hash]: 'A1' } });
    // A service without custom fields of activities refuses them.
    expect(code).toBe(65);
    expect(err).toContain('custom_fields is not allowed');
  });

  test('a list by type is filtered by the client and read until it has as many as wanted', async () => {
    const page = (response: ServerResponse, { url }: Seen): void => {
      const start = Number(new URL(url, 'http://host').searchParams.get('cursor') ?? 0);
      const data = Array.from({ length: 500 }, (_, index) => ({
        id: start + index + 1,
        type: index === 0 ? 'site_visit' : 'call',
      }));
      json(response, { success: true, data, additional_data: { next_cursor: String(start + 500) } });
    };
    await service({ 'GET /api/v1/activityTypes': types, 'GET /api/v2/activities': page });
    const { out } = await run('activity', 'list', '--type', 'Site visit', '--todo', '--limit', '3', '--jq', 'map(.id)');
    expect(JSON.parse(out)).toEqual([1, 501, 1001]);
    expect(at.requests().map(([path, query]) => [path, query['limit'], query['done'], query['type']])).toEqual([
      ['/api/v1/activityTypes', undefined, undefined, undefined],
      ...[1, 2, 3].map(() => ['/api/v2/activities', '500', 'false', undefined]),
    ]);
  });

  test('a type that does not exist is an error and not an empty list', async () => {
    await service({ 'GET /api/v1/activityTypes': types });
    const { code, err } = await run('activity', 'list', '--type', 'cal');
    expect(code).toBe(65);
    expect(JSON.parse(err)).toMatchObject({ suggestions: ['call'] });
    expect(at.requests().map(([path]) => path)).toEqual(['/api/v1/activityTypes']);
  });

  test('a new activity has a type by name, and an unknown one is refused with those that exist', async () => {
    await service({ 'GET /api/v1/activityTypes': types, 'POST /api/v2/activities': { data: { id: 7 } } });
    const create = ['activity', 'create', '--subject', 'A', '--type'];
    expect((await run(...create, 'site VISIT')).code).toBe(0);
    expect(sent()).toMatchObject({ type: 'site_visit' });
    const { code, err } = await run(...create, 'Lunch');
    expect({ code, error: JSON.parse(err) as unknown }).toMatchObject({
      code: 65,
      error: { remedy: 'Nothing was sent. Choose one of call, Site visit, site_visit, or give the id.' },
    });
  });

  test('mail that the sign-in does not cover names the scope', async () => {
    await service({
      'GET /api/v1/deals/42/mailMessages': (response) => json(response, { success: false, error: 'Scope' }, 403),
    });
    const { code, err } = await run('mail', 'list', '--deal', '42');
    expect({ code, err }).toMatchObject({ code: 77, err: expect.stringContaining('the scope mail:read') });
  });

  test('types are listed with their keys', async () => {
    await service({ 'GET /api/v1/activityTypes': types });
    const { out } = await run('activity', 'type', 'list', '--output', 'csv');
    expect(out).toBe('id,key_string,name,active\n1,call,Call,yes\n2,site_visit,Site visit,no\n');
    expect((await run('activity', 'type', 'list', '--limit', '1', '--jq', 'length')).out).toBe('1\n');
  });

  test('the filters of a list go to the service', async () => {
    await service({ 'GET /api/v2/activities': { data: [] } });
    const flags = ['--owner', '1', '--deal', '2', '--person', '3', '--org', '4', '--done'];
    await run('activity', 'list', ...flags, '--sort-by', 'due_date', '--sort-direction', 'asc');
    expect(at.requests()[0]?.[1]).toEqual({
      ...{ owner_id: '1', deal_id: '2', person_id: '3', org_id: '4', done: 'true' },
      ...{ sort_by: 'due_date', sort_direction: 'asc', limit: '500' },
    });
  });
});

describe('tasks and projects', () => {
  test.each([
    [['task', 'update', '2', '--done'], { done: 1 }],
    [['task', 'update', '2', '--undone', '--parent', '1'], { done: 0, parent_task_id: 1 }],
    [
      ['task', 'create', '--title', 'A', '--project', '3', '--assignee', '5', '--due-date', '2026-06-01'],
      {
        ...{ title: 'A', project_id: 3, assignee_id: 5, due_date: '2026-06-01' },
      },
    ],
    [
      ['project', 'create', '--title', 'A', '--board', '1', '--phase', '2', '--start-date', '2026-06-01'],
      {
        ...{ title: 'A', board_id: 1, phase_id: 2, start_date: '2026-06-01' },
      },
    ],
    [['project', 'create', '--title', 'A', '--body', '{"deal_ids":[4]}'], { title: 'A', deal_ids: [4] }],
    [
      ['project', 'update', '2', '--status', 'on_hold', '--end-date', '2026-09-30'],
      {
        ...{ status: 'on_hold', end_date: '2026-09-30' },
      },
    ],
  ])('%j', async (argv, body) => {
    const reply = { data: { id: 2 } };
    await service({
      ...{ 'POST /api/v2/tasks': reply, 'PATCH /api/v2/tasks/2': reply },
      ...{ 'POST /api/v2/projects': reply, 'PATCH /api/v2/projects/2': reply },
    });
    expect(await run(...argv)).toMatchObject({ code: 0, out: '{\n  "id": 2\n}\n' });
    expect(sent()).toEqual(body);
  });

  test('a list shows the first assignee and whether a task is done', async () => {
    const data = [
      { id: 1, title: 'A', project_id: 3, assignee_ids: [5, 6], due_date: '2026-06-01', is_done: true },
      { id: 2, title: 'B', project_id: 3, assignee_ids: [], due_date: null, is_done: false },
    ];
    await service({ 'GET /api/v2/tasks': { data } });
    const { out } = await run('task', 'list', '--project', '3', '--todo', '--output', 'csv');
    expect(out).toBe('id,title,project_id,assignee_id,due_date,done\n1,A,3,5,2026-06-01,yes\n2,B,3,,,no\n');
    expect(at.requests()).toEqual([['/api/v2/tasks', { project_id: '3', is_done: 'false', limit: '500' }]]);
  });

  test.each([
    ['project list', '/api/v2/projects'],
    ['project list --archived', '/api/v2/projects/archived'],
  ])('%s', async (words, path) => {
    await service({ [`GET ${path}`]: { data: [{ id: 1, title: 'A', owner_id: 2 }] } });
    const { out } = await run(...words.split(' '), '--output', 'csv', '--labels');
    expect(out).toBe('ID,Title,Status,Owner,Start,End\n1,A,,2,,\n');
    expect(at.requests()).toEqual([[path, { limit: '100' }]]);
  });
});

describe('all of them', () => {
  test.each([
    ['activity', 'activities'],
    ['task', 'tasks'],
    ['project', 'projects'],
  ])('%s: flags that exclude each other, and updates without a change, send nothing', async (group) => {
    await service({});
    const both = group === 'project' ? [] : ['--done', '--undone'];
    expect((await run(group, 'update', '1', ...both)).code).toBe(64);
    expect((await run(group, 'update', '1', '--body', '{}')).code).toBe(64);
    expect((await run(group, 'create')).code).toBe(64);
    expect(at.seen).toEqual([]);
  });

  test.each([
    ['activity', 'activities'],
    ['task', 'tasks'],
    ['project', 'projects'],
  ])('%s delete', async (group, plural) => {
    await service({ [`DELETE /api/v2/${plural}/7`]: { data: { id: 7 } } });
    const unasked = await run(group, 'delete', '7');
    expect([unasked.code, unasked.err, at.seen.length]).toEqual([1, expect.stringContaining(`Delete ${group} 7?`), 0]);
    expect((await run(group, 'delete', '7', '--dry-run')).code).toBe(0);
    expect(at.seen.filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect((await run(group, 'delete', '7', '--yes', '--output', 'ndjson')).out).toBe('{"id":7,"deleted":true}\n');
  });

  test.each(['activity', 'task', 'project'])(
    '%s: an odd response is an error 69 and never an empty list',
    async (group) => {
      const plural = group === 'activity' ? 'activities' : `${group}s`;
      for (const odd of [{}, { data: {} }, { data: 'x' }]) {
        await service({ [`GET /api/v2/${plural}`]: odd });
        expect([odd, (await run(group, 'list')).code]).toEqual([odd, 69]);
        await at.close();
      }
      for (const odd of [{}, { data: null }, { data: [] }, { data: 'x' }]) {
        await service({ [`GET /api/v2/${plural}/1`]: odd });
        expect([odd, (await run(group, 'get', '1')).code]).toEqual([odd, 69]);
        await at.close();
      }
      await service({
        [`GET /api/v2/${plural}`]: { data: [{}, { id: null, title: {}, assignee_ids: 'x', is_done: [] }] },
      });
      expect((await run(group, 'list', '--output', 'csv')).code).toBe(0);
      expect((await run(group, 'list', '--output', 'table')).code).toBe(0);
    },
  );
});
