/** People name a conversation by the number that they see (#12), programs by its id (500012). */
import { writeFileSync } from 'node:fs';
import { json, type Answer } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench } from './testkit.js';

const { data, file, onTerminal, run, sandbox, service } = bench(client);

describe('in the sandbox', () => {
  beforeEach(sandbox);

  test.each([
    ['conv get #12', 'id', 500_012],
    ['conv dump #12', 'conversation.id', 500_012],
    ['conv note #12 --body Hello', 'conversationId', 500_012],
    ['conv reply #12 --body Hello', 'conversationId', 500_012],
    ['conv status #12 --set closed', 'id', 500_012],
    ['conv move #12 --to-mailbox 1002', 'id', 500_012],
    ['conv assign #12 --user me', 'id', 500_012],
    ['conv tag #12 --add vip', 'id', 500_012],
    ['conv delete #12 --yes', 'id', 500_012],
  ])('%s is about the conversation with that number', async (line, path, id) => {
    const found = await data(line.split(' '));
    expect(path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key] as object, found)).toBe(id);
  });

  test('lists of threads and files are those of the number', async () => {
    expect(await data(['conv', 'threads', '#12'])).toEqual(await data(['conv', 'threads', '500012']));
    expect(await data(['conv', 'attachments', '#12'])).toEqual(await data(['conv', 'attachments', '500012']));
  });

  test('messages have the number if it was typed, and otherwise the id without a #', async () => {
    const said = async (line: string): Promise<string> => (await run(line.split(' '))).out;
    expect(await said('conv note #12 --body Hello')).toBe('Added note to conversation #12\n');
    expect(await said('conv note 500012 --body Hello')).toBe('Added note to conversation 500012\n');
    expect(await said('conv reply #12 --body Hello')).toBe('Replied to conversation #12\n');
    expect(await said('conv tag #12 --add vip')).toContain('on conversation #12:');
    expect(await said('conv tag 500012 --add vip')).toContain('on conversation 500012:');
    expect((await onTerminal(['conv', 'delete', '#12'], 'n\r')).err).toMatch(
      /Delete conversation #12 ".+" permanently\?/,
    );
  });

  test('a list of ids may contain numbers, and nothing is written before all are found', async () => {
    writeFileSync(file('ids'), '# duplicates\n#12\n500013\n#14\n');
    expect(await data(['conv', 'delete', '@ids', '--yes'])).toEqual({ id: [500_012, 500_013, 500_014], deleted: true });
    const { code, err } = await run(['conv', 'delete', '-', '--yes'], '500015\n#999999\n');
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining('conversation #999999 does not exist'),
    });
    expect(err).toContain('Nothing was sent.');
    expect((await run(['conv', 'get', '500015'])).code).toBe(0);
    const ran = await run(['workflow', 'run', '5001', '--conv', '#1,500005', '--dry-run', '--output', 'json']);
    expect(JSON.parse(ran.out)).toMatchObject({ body: { conversationIds: [500_001, 500_005] } });
  });

  test('a hint has the number in quotes, since it is a comment without them', async () => {
    const { err } = await run(['conv', 'edit-note', '#12', '1', '--body', 'x']);
    expect(err).toContain(`"conv threads '#12'"`);
  });

  test('digits without # are an id: a read shows the conversation of that number, a write only names it', async () => {
    const read = await run(['conv', 'get', '16', '--output', 'json']);
    expect([read.code, JSON.parse(read.out)]).toMatchObject([0, { id: 500_016, number: 16 }]);
    expect(read.err).toContain('There is no conversation with the id 16; this is conversation #16 (id 500016).');
    for (const line of ['conv status 16 --set closed', 'conv assign 16 --user me', 'conv delete 16 --yes']) {
      const { code, err, out } = await run(line.split(' '));
      expect({ line, code, out }).toEqual({ line, code: 1, out: '' });
      expect(err).toContain("If you meant the conversation #16 (id 500016), write '#16'.");
    }
    expect((await run(['conv', 'get', '999999'])).err).not.toContain('If you meant');
    const list = await run(['conv', 'delete', '-', '--yes'], '16\n500017\n');
    expect(list.err).toContain("Not tried: 500017.\nIf you meant the conversation #16 (id 500016), write '#16'.");
  });

  test('at a terminal, the conversation with that number is used after a yes', async () => {
    const asked = await onTerminal(['conv', 'status', '16', '--set', 'spam'], 'n\r');
    expect(asked.err).toContain('Use conversation #16 (id 500016) instead? [y/N]');
    expect(asked.code).toBe(1);
    expect(await data(['conv', 'get', '#16'])).not.toMatchObject({ status: 'spam' });
    const { code, out } = await onTerminal(['conv', 'status', '16', '--set', 'spam'], 'y\r');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('#16') });
    expect(await data(['conv', 'get', '#16'])).toMatchObject({ status: 'spam' });
    // --yes confirms the command, and not another conversation.
    expect((await onTerminal(['conv', 'delete', '18', '--yes'], 'y\r')).code).toBe(1);
  });
});

test('customers are named by their addresses', async () => {
  await sandbox();
  const list = (await data(['customer', 'list', '--limit', '3'])) as {
    id: number;
    _embedded: { emails: { value: string }[] };
  }[];
  const [first] = list;
  const address = String(first?._embedded.emails[0]?.value);
  expect(await data(['customer', 'get', address.toUpperCase()])).toMatchObject([{ id: first?.id }]);
  expect(await data(['customer', 'update', address, '--job-title', 'Boss'])).toEqual({ id: first?.id });
  expect(await data(['customer', 'conversations', address])).toEqual(
    await data(['customer', 'conversations', String(first?.id)]),
  );
  // A part of an address is found by the service, but is another one.
  expect((await run(['customer', 'get', address.slice(1)])).err).toContain('does not exist');
});

test('a search that is ignored finds no conversation', async () => {
  const rows: Answer = ({ url, method }, response) => {
    const list = { _embedded: { conversations: [{ id: 41, number: 7, subject: 'Other' }] } };
    json(
      response,
      url.includes('query=') ? { ...list, page: { number: 1, totalPages: 1 } } : {},
      method === 'GET' ? 200 : 500,
    );
  };
  const server = await service(rows);
  const { code, err } = await run(['conv', 'delete', '#12', '--yes']);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('conversation #12 does not exist') });
  expect(server.seen.map(({ method, url }) => [method, decodeURIComponent(url)])).toEqual([
    ['GET', '/v2/conversations?query=(number:12)&status=all&page=1'],
  ]);
});
