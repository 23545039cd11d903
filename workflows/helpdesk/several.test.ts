/** Writes to one conversation take several, which are worked on one after the other. */
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench } from './testkit.js';

const { data, run, sandbox, service } = bench(client);

describe('in the sandbox', () => {
  beforeEach(sandbox);

  test.each([
    ['conv assign', '--user me', 'Assigned conversation 500001, #2 to user 2001\n', { user: 2001 }],
    ['conv assign', '--user none', 'Unassigned conversation 500001, #2\n', { user: null }],
    ['conv status', '--set closed', 'Set conversation 500001, #2 to closed\n', { status: 'closed' }],
    [
      'conv move',
      '--to-mailbox 1002',
      expect.stringContaining('Moved conversation 500001, #2 to '),
      { mailboxId: 1002 },
    ],
    ['conv delete', '--yes', 'Deleted conversation 500001, #2\n', { deleted: true }],
  ])('%s takes words and a list', async (words, flags, line, result) => {
    const [first, more] = [words.split(' '), flags.split(' ')];
    expect(await run([...first, '500001', '#2', ...more])).toMatchObject({ code: 0, out: line });
    expect(await data([...first, '-', ...more], '500003\n#4\n')).toEqual({ id: [500_003, 500_004], ...result });
    // One id is printed as before, not as a list.
    expect(await data([...first, '500005', ...more])).toEqual({ id: 500_005, ...result });
  });

  test('tags of several conversations are rows', async () => {
    const rows = await data(['conv', 'tag', '500001', '#2', '500001', '--add', 'fresh']);
    expect(rows).toMatchObject([{ id: 500_001 }, { id: 500_002 }]);
    const { out } = await run(['conv', 'tag', '-', '--remove', 'fresh', '--add', 'a,b'], '500003\n500003\n');
    expect(out).toMatch(/^ *ID +Tags\n500003 +.*a, b\n$/);
    expect(await data(['conv', 'tag', '500001', '--add', 'x'])).toMatchObject({ id: 500_001 });
  });

  test('rows of a list can be piped into a write', async () => {
    const list = await run(['conv', 'list', '--limit', '3', '--output', 'csv']);
    const { id } = (await data(['conv', 'assign', '-', '--user', 'Billing'], list.out)) as { id: number[] };
    expect(id).toHaveLength(3);
    expect(await data(['conv', 'get', String(id[2])])).toMatchObject({ assignee: { id: 2902 } });
  });

  test('a dry run has every request', async () => {
    const { out } = await run(['conv', 'assign', '500001', '500002', '--user', 'me', '--dry-run', '-o', 'json']);
    expect(JSON.parse(out)).toMatchObject([{ method: 'PATCH' }, { method: 'PATCH' }]);
  });
});

test.each([
  ['conv assign', '--user 5', 'PATCH'],
  ['conv status', '--set closed', 'PATCH'],
  ['conv tag', '--add x', 'PUT'],
])('%s stops at the first failure, and says what was done and what was not', async (words, flags, method) => {
  let tags: unknown[] = [];
  const server = await service(({ method: sent, url, body }, response) => {
    const id = Number(/conversations\/(\d+)/.exec(url)?.[1]);
    if (id === 8) return json(response, { message: 'Not found' }, 404);
    if (sent === 'PUT') ({ tags } = JSON.parse(body) as { tags: unknown[] });
    return json(response, sent === 'GET' ? { id, tags } : {}, sent === 'GET' ? 200 : 204);
  });
  const line = [...words.split(' '), '7', '8', '9', '10', ...flags.split(' ')];
  const { code, err, out } = await run(line);
  expect({ code, out, err }).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('(at 8). Done: 7. Not tried: 9, 10.'),
  });
  expect(
    server.seen
      .filter((one) => one.method === method)
      .map(({ url }) => url)
      .join(),
  ).not.toMatch(/\/9|\/10/);
});
