import { truncateSync, writeFileSync } from 'node:fs';
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench, bodies } from './testkit.js';

const { data, file, run, sandbox, service } = bench(client);

describe('in the sandbox', () => {
  beforeEach(sandbox);

  test('a reply has files, and sets the status', async () => {
    writeFileSync(file('Invoice 7.PDF'), '%PDF-1.4 \u00e9');
    writeFileSync(file('data.unknown'), Buffer.from([0, 255, 10]));
    const line = ['conv', 'reply', '500020', '--body', 'Hi', '--attach', 'Invoice 7.PDF', '--attach', 'data.unknown'];
    expect(await data([...line, '--status', 'closed'])).toMatchObject({ conversationId: 500_020, draft: false });
    expect(await data(['conv', 'get', '500020'])).toMatchObject({ status: 'closed' });
    expect(await data(['conv', 'attachments', '500020'])).toMatchObject([
      { filename: 'Invoice 7.PDF', mimeType: 'application/pdf', size: 11 },
      { filename: 'data.unknown', mimeType: 'application/octet-stream', size: 3 },
    ]);
  });

  test('a dry run shows the names and sizes of files, not their content', async () => {
    writeFileSync(file('a.txt'), 'secret text');
    const { out } = await run([
      'conv',
      'reply',
      '500020',
      '--body',
      'Hi',
      '--attach',
      'a.txt',
      '--dry-run',
      '-o',
      'json',
    ]);
    expect(JSON.parse(out)).toMatchObject({
      body: { attachments: [{ fileName: 'a.txt', mimeType: 'text/plain', data: '<base64, 11 bytes>' }] },
    });
    expect(await data(['conv', 'attachments', '500020'])).toEqual([]);
  });

  test.each([
    ['Refund', 'Your refund is on its way. It takes up to five working days to arrive.'],
    ['out of  STOCK', 'This item is out of stock. It is usually available again within three weeks.'],
    ['100402', 'Your refund is on its way. It takes up to five working days to arrive.'],
  ])('the saved reply %s is found by its name or id, and nothing is read from the pipe', async (name, text) => {
    const { code } = await run(['conv', 'reply', '500020', '--saved-reply', name], 'piped text');
    expect(code).toBe(0);
    const [newest] = (await data(['conv', 'threads', '500020'])) as { body: string }[];
    expect(newest?.body).toBe(text);
  });

  test('a saved reply with variables can only be a draft', async () => {
    const line = ['conv', 'reply', '500020', '--saved-reply', 'Welcome'];
    const { code, err } = await run(line);
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining('{%customer.firstName,fallback=there%}'),
    });
    expect(err).toContain('Nothing was sent.');
    expect((await run([...line, '--draft'])).out).toBe('Saved a draft reply to conversation 500020\n');
  });

  test.each([
    [['--saved-reply', 'Nope'], 'The saved reply "Nope" does not exist in inbox 1004. Nothing was sent.'],
    [['--saved-reply', 'Nope'], 'Choose one of Thank you, Out of stock, Refund, Welcome, or give the id.'],
    // That of another inbox.
    [['--saved-reply', '100102'], 'The saved reply 100102 does not exist in inbox 1004. Nothing was sent.'],
    [['--saved-reply', '100402', '--body', 'x'], '--body and --saved-reply cannot be used together.'],
    [['--draft', '--status', 'closed', '--body', 'x'], '--status and --draft cannot be used together.'],
    [[], 'Give one of --body, --saved-reply.'],
  ])('%j is refused', async (flags, message) => {
    const { code, err } = await run(['conv', 'reply', '500020', ...flags]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  });
});

test('files are checked before the first request', async () => {
  const server = await service((_request, response) => json(response, {}));
  writeFileSync(file('empty.txt'), '');
  writeFileSync(file('large.bin'), '');
  truncateSync(file('large.bin'), 10 * 1024 * 1024 + 1);
  for (const [name, why] of [
    ['empty.txt', 'is empty. Nothing was sent.'],
    ['large.bin', 'is larger than 10 MiB, the limit of the service. Nothing was sent.'],
    ['none.txt', 'cannot be read: it does not exist. Nothing was sent.'],
  ] as const) {
    const { code, err } = await run(['conv', 'reply', '7', '--body', 'x', '--attach', name]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining(why) });
  }
  expect(server.seen).toEqual([]);
});

test('two saved replies of the same name are never guessed', async () => {
  const server = await service(({ url }, response) =>
    json(
      response,
      url.includes('saved-replies')
        ? [
            { id: 1, name: 'Hello' },
            { id: 2, name: 'hello' },
          ]
        : { id: 7, mailboxId: 3, primaryCustomer: { id: 4 } },
    ),
  );
  const { code, err } = await run(['conv', 'reply', '7', '--saved-reply', 'HELLO']);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('Give one of the ids 1, 2.') });
  expect(bodies(server, 'POST')).toEqual([]);
});
