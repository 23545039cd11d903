import { type Ended, json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { bench, type Bench } from './testkit.js';

let at: Bench;
const service = async (replies: Parameters<typeof bench>[1]): Promise<void> => {
  at = await bench(client, replies);
};
const run = (...argv: string[]): Promise<Ended> => at.run(...argv);
const sent = (): unknown => JSON.parse(at.seen.at(-1)?.body ?? 'null');
const UUID = 'adf21080-0e10-11eb-879b-05d71fb426ec';
afterEach(() => at.close());

describe('notes', () => {
  const ok = { data: { id: 5 } };

  test.each([
    [
      ['note', 'create', '--content', '<b>A</b>', '--deal', '1', '--person', '2', '--org', '3'],
      { content: '<b>A</b>', deal_id: 1, person_id: 2, org_id: 3 },
    ],
    // The service judges the form of an id.
    [['note', 'create', '--content', 'A', '--lead', 'Lead-1'], { content: 'A', lead_id: 'Lead-1' }],
    [['note', 'create', '--content', 'A', '--body', '{"content":"B","project_id":4}'], { content: 'A', project_id: 4 }],
    [
      ['note', 'create', '--content', '@@ann, please call', '--deal', '1'],
      { content: '@ann, please call', deal_id: 1 },
    ],
    [['note', 'update', '5', '--content', 'B'], { content: 'B' }],
    [['note', 'update', '5', '--body', '{"pinned_to_deal_flag":1}'], { pinned_to_deal_flag: 1 }],
  ])('%j', async (argv, body) => {
    await service({ 'POST /api/v1/notes': ok, 'PUT /api/v1/notes/5': ok });
    expect(await run(...argv)).toMatchObject({ code: 0, out: '{\n  "id": 5\n}\n' });
    expect(sent()).toEqual(body);
  });

  test('an update without content or body sends nothing and names the flags', async () => {
    await service({});
    const { code, err } = await run('note', 'update', '5');
    expect([code, err]).toEqual([64, expect.stringContaining('--content, --body')]);
    expect(at.seen).toEqual([]);
  });

  test('content is whole in JSON; a table has text without markup, cut at 60 characters', async () => {
    const content = `<p>${'long '.repeat(30)}</p>`;
    await service({ 'GET /api/v1/notes': { data: [{ id: 5, content, deal_id: 1 }] } });
    expect(JSON.parse((await run('note', 'list')).out)).toEqual([{ id: 5, content, deal_id: 1 }]);
    const [, row = ''] = (await run('note', 'list', '--output', 'table')).out.split('\n');
    expect(row).toMatch(/^ ?5 +(long )+/);
    expect(/(?:long ?)+\S*/.exec(row)?.[0].length).toBeLessThanOrEqual(60);
    const csv = (await run('note', 'list', '--output', 'csv')).out.split('\n');
    expect(csv[0]).toBe('id,content,deal_id,person_id,org_id,add_time');
    expect(csv[1]).toContain('long '.repeat(29));
  });

  test('a list is filtered by its record, in pages of 100', async () => {
    await service({ 'GET /api/v1/notes': { data: null } });
    expect(await run('note', 'list', '--deal', '1', '--person', '2', '--org', '3')).toMatchObject({ out: '[]\n' });
    expect(at.requests()).toEqual([
      ['/api/v1/notes', { deal_id: '1', person_id: '2', org_id: '3', start: '0', limit: '100' }],
    ]);
  });

  test('a delete is confirmed whether the service returns the id or true', async () => {
    for (const data of [{ id: 5 }, true]) {
      await service({ 'DELETE /api/v1/notes/5': { data } });
      const { code, out } = await run('note', 'delete', '5', '--yes');
      expect([code, JSON.parse(out)]).toEqual([0, { id: 5, deleted: true }]);
      await at.close();
    }
    await service({});
    expect((await run('note', 'delete', '5', '--yes')).code).toBe(1);
  });
});

describe('comments', () => {
  const path = '/api/v1/notes/5/comments';

  test('a comment is added, replaced and deleted under its note', async () => {
    await service({
      [`POST ${path}`]: { data: { uuid: UUID, content: 'A' } },
      [`PUT ${path}/${UUID}`]: { data: { uuid: UUID, content: 'B' } },
      [`DELETE ${path}/${UUID}`]: { data: true },
    });
    expect((await run('note', 'comment', 'add', '5', '--content', 'A', '--jq', '.uuid', '-r')).out).toBe(`${UUID}\n`);
    expect(sent()).toEqual({ content: 'A' });
    await run('note', 'comment', 'update', '5', '--comment', UUID, '--content', 'B');
    expect(sent()).toEqual({ content: 'B' });
    const unasked = await run('note', 'comment', 'delete', '5', '--comment', UUID);
    expect([unasked.code, unasked.err]).toEqual([1, expect.stringContaining(`Delete comment ${UUID} from note 5?`)]);
    const { out } = await run('note', 'comment', 'delete', '5', '--comment', UUID, '--yes');
    expect(JSON.parse(out)).toEqual({ note_id: 5, comment_id: UUID, deleted: true });
    expect(at.seen.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
  });

  test('an id that would change the path is refused; any other is sent', async () => {
    await service({});
    expect((await run('note', 'comment', 'delete', '5', '--comment', '../7', '--yes')).code).toBe(64);
    expect(at.seen).toEqual([]);
    await run('note', 'comment', 'delete', '5', '--comment', 'not a uuid', '--yes');
    expect(at.requests()).toEqual([[`${path}/not%20a%20uuid`, {}]]);
  });

  test('pages of comments, which have no id, are complete', async () => {
    await service({
      [`GET ${path}`]: (response, { url }) => {
        const start = Number(new URL(url, 'http://host').searchParams.get('start') ?? 0);
        const more_items_in_collection = start < 200;
        const data = Array.from({ length: 100 }, (_, index) => ({
          uuid: `c-${start + index}`,
          content: 'Same text',
          user_id: 1,
        }));
        json(response, {
          success: true,
          data,
          additional_data: { pagination: { start, limit: 100, more_items_in_collection, next_start: start + 100 } },
        });
      },
    });
    expect(
      (await run('note', 'comment', 'list', '5', '--limit', '0', '--jq', 'map(.uuid) | unique | length')).out,
    ).toBe('300\n');
    expect((await run('note', 'comment', 'list', '5', '--jq', 'length')).out).toBe('100\n');
    const { out } = await run('note', 'comment', 'list', '5', '--limit', '1', '--output', 'csv');
    expect(out).toBe('uuid,content,user_id,add_time\nc-0,Same text,1,\n');
  });
});

test.each([
  [['note', 'list'], '/api/v1/notes'],
  [['note', 'get', '5'], '/api/v1/notes/5'],
  [['note', 'comment', 'list', '5'], '/api/v1/notes/5/comments'],
])('%j: an odd response is an error 69', async (argv, path) => {
  for (const odd of [{}, { data: 'x' }, { data: 7 }]) {
    await service({ [`GET ${path}`]: odd });
    expect([odd, (await run(...argv)).code]).toEqual([odd, 69]);
    await at.close();
  }
  await service({
    [`GET ${path}`]: { data: argv.includes('list') ? [{ content: { a: 1 }, user_id: [] }] : { content: [] } },
  });
  expect((await run(...argv, '--output', 'table')).code).toBe(0);
});
