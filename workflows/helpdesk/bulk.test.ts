import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { json, type TestServer } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench, bodies } from './testkit.js';

const { file, run, onTerminal, data, sandbox, service } = bench(client);

const lines = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Starts a service with this number of conversations, 25 per page; `write` responds to writes. */
async function many(count: number, write: (id: number) => number = () => 204): Promise<TestServer> {
  return await service(({ method, url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    if (method === 'PATCH') {
      const status = write(Number(pathname.split('/').at(-1)));
      if (status === 204) response.writeHead(204).end();
      else json(response, { message: 'refused' }, status);
      return;
    }
    const page = Number(searchParams.get('page') ?? 1);
    const rows = Array.from({ length: Math.max(0, Math.min(25, count - (page - 1) * 25)) }, (_, at) => {
      const id = (page - 1) * 25 + at + 1;
      return {
        id,
        number: id,
        subject: `S "${String(id)}"`,
        status: id % 2 ? 'active' : 'pending',
        source: { type: id % 5 ? 'email' : 'chat' },
      };
    });
    const numbers = { number: page, totalPages: Math.ceil(count / 25), totalElements: count };
    json(response, rows.length > 0 ? { _embedded: { conversations: rows }, page: numbers } : { page: numbers });
  });
}

test.each([
  ['conv', 'bulk-status', '--set', 'closed', '--yes'],
  ['conv', 'export', '--embed', 'threads'],
])('%s %s: a list with a conversation without an id is an error, and nothing is written', async (...argv) => {
  const rows = [{ id: 1, status: 'active', _embedded: { threads: [] } }, { status: 'active' }];
  const page = { number: 1, totalPages: 1, totalElements: 2 };
  const server = await service((_seen, response) => json(response, { _embedded: { conversations: rows }, page }));
  const { code, err } = await run(argv);
  expect([code, err]).toEqual([69, expect.stringContaining('a conversation without an id')]);
  expect(server.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
});

describe('conv export', () => {
  test('writes every conversation once, in order, in each format', async () => {
    const server = await many(310);
    const ids = Array.from({ length: 310 }, (_, at) => at + 1);
    const ndjson = await run(['conv', 'export', '--format', 'ndjson']);
    expect(lines(ndjson.out).map(({ id }) => id)).toEqual(ids);
    expect(ndjson.err).toContain('Exported 310 conversations.');
    const { out } = await run(['conv', 'export']);
    expect((JSON.parse(out) as { id: number }[]).map(({ id }) => id)).toEqual(ids);
    const csv = (await run(['conv', 'export', '--format', 'csv'])).out.split('\n');
    expect([csv[0], csv[1], csv.length]).toEqual([
      'id,number,subject,status,mailboxId,createdAt',
      '1,1,"S ""1""",active,,',
      312,
    ]);
    // Thirteen pages, and six requests that show that no row moved meanwhile.
    expect(server.seen).toHaveLength(3 * 19);
    expect(server.seen[0]?.url).toBe('/v2/conversations?sortField=createdAt&sortOrder=asc&status=all&page=1');
  });

  test('filters by source, and stops reading at the limit', async () => {
    const server = await many(310);
    const { out, err } = await run(['conv', 'export', '--format', 'ndjson', '--source', 'chat', '--limit', '4']);
    expect(lines(out).map(({ id }) => id)).toEqual([5, 10, 15, 20]);
    expect(err).toContain('Exported 4 conversations.');
    expect(server.seen).toHaveLength(1);
  });

  test('rejects csv with threads, and unknown names, before any request', async () => {
    const server = await many(3);
    expect((await run(['conv', 'export', '--format', 'csv', '--embed', 'threads'])).code).toBe(1);
    expect((await run(['conv', 'export', '--embed', 'people'])).code).toBe(1);
    expect(server.seen).toEqual([]);
    await run(['conv', 'export', '--embed', 'threads']);
    expect(server.seen[0]?.url).toContain('embed=threads');
  });

  test('takes the format from a typed --output, not from the default in a profile', async () => {
    await many(1);
    expect((await run(['conv', 'export', '--format', 'csv', '--output', 'csv'])).out).toMatch(/^id,/);
    const two = await run(['conv', 'export', '--format', 'csv', '--output', 'json']);
    expect([two.code, two.err]).toEqual([
      1,
      expect.stringContaining('--format csv and --output json cannot be used together'),
    ]);
    expect((await run(['conv', 'export', '--output', 'csv'])).out).toMatch(/^id,/);
    await run(['config', 'set', 'default_output', 'csv']);
    expect((await run(['conv', 'export'])).out).toMatch(/^\[/);
  });

  test('the page size of a profile limits no export, and does not raise the limit of a change', async () => {
    const server = await many(60);
    await run(['config', 'set', 'page_size', '3']);
    expect(await data(['conv', 'list'])).toHaveLength(3);
    expect((await run(['conv', 'export'])).err).toContain('Exported 60 conversations.');
    await run(['config', 'set', 'page_size', '0']);
    expect(await data(['conv', 'list'])).toHaveLength(60);
    await run(['conv', 'bulk-status', '--set', 'closed', '--yes']);
    expect(server.seen.filter(({ method }) => method === 'PATCH')).toHaveLength(25);
  });

  test('a CSV file has every character of a text, also those that control its direction', async () => {
    const subject = 'א\u200eב\u2067ג\ufeffד\u2028ה';
    await service((_seen, response) =>
      json(response, { _embedded: { conversations: [{ id: 1, subject }] }, page: { totalPages: 1, number: 1 } }),
    );
    expect((await run(['conv', 'export', '--format', 'csv'])).out).toContain(subject);
    expect((await run(['conv', 'list', '-o', 'csv'])).out).toContain(subject);
  });

  test('a CSV file has every character of the first planes, written once each', async () => {
    const codes = Array.from({ length: 0x11000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
    const subject = codes.map((code) => String.fromCodePoint(code)).join('');
    await service((_seen, response) =>
      json(response, { _embedded: { conversations: [{ id: 1, subject }] }, page: { totalPages: 1, number: 1 } }),
    );
    const { out } = await run(['conv', 'export', '--format', 'csv']);
    const row = out.slice(out.indexOf('\n') + 1);
    expect(row === `1,,"${subject.replaceAll('"', '""')}",,,\n`).toBe(true);
  });

  test('no matches print an empty list in each format', async () => {
    await many(0);
    expect((await run(['conv', 'export'])).out).toBe('[]\n');
    expect((await run(['conv', 'export', '--format', 'ndjson'])).out).toBe('');
    expect((await run(['conv', 'export', '--format', 'csv'])).out).toBe(
      'id,number,subject,status,mailboxId,createdAt\n',
    );
  });
});

describe('conv dump', () => {
  test('contains threads, people without duplicates, tags and files of a conversation', async () => {
    await sandbox();
    const dump = (await data(['conv', 'dump', '500004'])) as Record<string, Record<string, unknown>[]> & {
      conversation: Record<string, unknown>;
    };
    expect(Object.keys(dump)).toEqual([
      'conversation',
      'threads',
      'customers',
      'tags',
      'attachments',
      'exportedAt',
      'cliVersion',
    ]);
    expect(dump.conversation['_embedded']).toBeUndefined();
    expect(dump.threads).toHaveLength(Number(dump.conversation['threads']));
    const people = dump.customers?.map(({ id }) => id);
    expect(new Set(people).size).toBe(people?.length);
  });

  test('reads the list of threads if the embedded ones are incomplete', async () => {
    await sandbox();
    const dump = async (id: string) =>
      (await data(['conv', 'dump', id])) as {
        conversation: { type: string; threads: number };
        threads: object[];
        attachments: object[];
      };
    const chat = await dump('500005');
    expect([chat.conversation.type, chat.threads.length]).toEqual(['chat', chat.conversation.threads]);
    expect(chat.attachments[0]).toMatchObject({
      threadId: expect.any(Number),
      filename: expect.any(String),
      url: expect.stringMatching(/\/data$/),
    });
  });

  test.each([
    ['embedded', 3],
    ['read separately', 9],
  ])('leaves out damaged threads and attachments with a warning: %s', async (_, threads) => {
    const row = { id: 1, _embedded: { attachments: [null, { id: 2 }] } };
    const page = { number: 1, totalPages: 1, totalElements: 3 };
    await service((_seen, response) => {
      json(response, { id: 7, threads, tags: [], _embedded: { threads: [null, row, 5] }, page });
    });
    const { code, out, err } = await run(['conv', 'dump', '7']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ threads: [{ id: 1 }], attachments: [{ threadId: 1, id: 2 }] });
    expect(err).toContain(
      'Warning: Conversation 7 has 3 threads or attachments without content; the rest is in the dump.',
    );
  });

  test('reads the list of threads of a chat, whose embedded ones lack the messages', async () => {
    await service(({ url }, response) => {
      const threads = url.includes('/threads') ? [{ id: 1, body: 'Hello' }] : [{ id: 1 }];
      const page = { number: 1, totalPages: 1, totalElements: 1 };
      json(response, { id: 7, type: 'chat', threads: 1, tags: [], _embedded: { threads }, page });
    });
    expect(await data(['conv', 'dump', '7'])).toMatchObject({ threads: [{ id: 1, body: 'Hello' }] });
  });

  test('continues with the conversation that it was merged into', async () => {
    await sandbox();
    expect(await data(['conv', 'dump', '500008'])).toMatchObject({ conversation: { id: 500_009 } });
  });

  test('a file is replaced as a whole, and unchanged if the read fails', async () => {
    await sandbox();
    writeFileSync(file('dump.json'), 'before');
    expect((await run(['conv', 'dump', '999999', '--out', 'dump.json'])).code).toBe(1);
    expect(readFileSync(file('dump.json'), 'utf8')).toBe('before');
    const { out, err } = await run(['conv', 'dump', '500001', '--out', 'dump.json']);
    expect([out, err]).toEqual(['', expect.stringContaining(`Wrote ${file('dump.json')}`)]);
    expect(JSON.parse(readFileSync(file('dump.json'), 'utf8'))).toMatchObject({ conversation: { id: 500_001 } });
    expect(readdirSync(file('.')).filter((name) => name.includes('dump'))).toEqual(['dump.json']);
  });
});

describe('conv bulk-status', () => {
  const patched = ({ seen }: TestServer): string[] =>
    seen.filter(({ method }) => method === 'PATCH').map(({ url }) => url);

  test('collects before it writes, and skips conversations that have the status already', async () => {
    const server = await many(60);
    expect(await data(['conv', 'bulk-status', '--set', 'pending', '--limit', '20', '--yes'])).toEqual({
      updated: 20,
      failed: 0,
      status: 'pending',
    });
    const methods = server.seen.map(({ method }) => method).join(' ');
    expect(methods).toMatch(/^(GET )+(PATCH ?)+$/);
    expect(patched(server).slice(0, 3)).toEqual(['/v2/conversations/1', '/v2/conversations/3', '/v2/conversations/5']);
    expect(bodies(server, 'PATCH')[0]).toEqual({ op: 'replace', path: '/status', value: 'pending' });
    expect(server.seen[0]?.url).toContain('status=active');
  });

  test('reads no page after the limit, and says what it leaves out', async () => {
    const server = await many(120);
    const { err } = await run(['conv', 'bulk-status', '--set', 'pending', '--limit', '10', '--yes']);
    expect([server.seen.filter(({ method }) => method === 'GET').length, patched(server).length]).toEqual([1, 10]);
    expect(err).toContain('10 selected, more exist; --limit 0 for all.');
  });

  test.each([
    [4, '4 selected, more exist; --limit 0 for all.'],
    [5, undefined],
  ])('says with --limit %d whether the limit cuts the last page', async (limit, note) => {
    // Five of the ten conversations, all on one page, do not have the status.
    const server = await many(10);
    const { err } = await run(['conv', 'bulk-status', '--set', 'pending', '--limit', String(limit), '--yes']);
    expect(patched(server)).toHaveLength(limit);
    expect(/\d+ selected.*/.exec(err)?.[0].replace(/"?\}?$/, '')).toBe(note);
  });

  test('reports failures, continues, and ends with the exit code of the first failure', async () => {
    const server = await many(10, (id) => (id === 3 ? 404 : id === 7 ? 422 : 204));
    const { code, out, err } = await run(['conv', 'bulk-status', '--set', 'pending', '--yes', '--output', 'json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ updated: 3, failed: 2, failures: [{ id: 3 }, { id: 7 }] });
    expect(err).toContain('Conversation 3 (and 1 more) was not updated');
    expect(patched(server)).toHaveLength(5);
  });

  test.each([
    [401, 77],
    [403, 77],
    [429, 75],
  ])('stops at once on %i, and reports what was not tried', async (status, code) => {
    const server = await many(10, (id) => (id === 5 ? status : 204));
    const ended = await run(['conv', 'bulk-status', '--set', 'pending', '--yes', '--no-retry', '-o', 'json']);
    expect(ended.code).toBe(code);
    expect(JSON.parse(ended.out)).toMatchObject({ updated: 2, failed: 1, untried: [7, 9] });
    expect(patched(server).at(-1)).toBe('/v2/conversations/5');
  });

  test('asks for confirmation, and writes nothing without a terminal', async () => {
    const server = await many(10);
    const { code, err } = await run(['conv', 'bulk-status', '--set', 'pending']);
    expect([code, err]).toEqual([1, expect.stringContaining('Set 5 conversations to pending?')]);
    expect(patched(server)).toEqual([]);
  });

  test('the question follows the subjects of the first ten', async () => {
    const server = await many(24);
    const line = ['conv', 'bulk-status', '--set', 'pending'];
    const no = await onTerminal(line, 'n\n');
    expect(no.err).toContain('  1 S "1"\n  3 S "3"\n');
    expect(no.err).toContain('  19 S "19"\n  ... and 2 more\n');
    expect(no.err).toContain('Set 12 conversations to pending? [y/N]');
    expect([no.code, patched(server)]).toEqual([1, []]);
    const yes = await onTerminal(line, 'y\n');
    expect([yes.code, patched(server).length]).toEqual([0, 12]);
  });

  test('a dry run on a terminal names the record of each write', async () => {
    const server = await many(4);
    const { code, out } = await onTerminal(['conv', 'bulk-status', '--set', 'pending', '--dry-run'], '');
    expect([code, patched(server)]).toEqual([0, []]);
    expect(out).toContain('S "1"');
    expect(out).toContain('S "3"');
    const piped = await run(['conv', 'bulk-status', '--set', 'pending', '--dry-run']);
    expect([piped.code, piped.out.includes('S "1"')]).toEqual([0, false]);
  });

  test('a dry run prints each write and sends none', async () => {
    const server = await many(10);
    const { out } = await run(['conv', 'bulk-status', '--set', 'pending', '--dry-run', '-o', 'ndjson']);
    expect(lines(out).map(({ method, url }) => [method, String(url).split('/').at(-1)])).toEqual(
      ['1', '3', '5', '7', '9'].map((id) => ['PATCH', id]),
    );
    expect(patched(server)).toEqual([]);
  });

  test('no matches are not a failure', async () => {
    await many(0);
    const { code, out } = await run(['conv', 'bulk-status', '--set', 'closed']);
    expect([code, out]).toEqual([0, 'Updated 0 conversations to closed: none matched.\n']);
  });
});

test('report beacon counts by source, largest first', async () => {
  const server = await many(60);
  expect(await data(['report', 'beacon', '--since', '2026-10-01', '--mailbox', '7'])).toEqual([
    { type: 'email', via: 'unknown', count: 48, pct: 80 },
    { type: 'chat', via: 'unknown', count: 12, pct: 20 },
  ]);
  expect(server.seen[0]?.url).toContain('status=all&mailbox=7&modifiedSince=2026-10-01T00:00:00Z');
  const { out } = await run(['report', 'beacon', '-o', 'csv']);
  expect(out.split('\n').slice(0, 2)).toEqual(['type,via,count,pct', 'email,unknown,48,80']);
});

test('the shares of report beacon have one decimal', async () => {
  await many(11);
  expect(await data(['report', 'beacon'])).toMatchObject([{ pct: 81.8 }, { pct: 18.2 }]);
});
