import { randomBytes } from 'node:crypto';
import { mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exactNumber } from '../base/json.js';
import { SentFile } from './sent-file.js';
import { encodeBody } from './encode.js';
import { closeAll, failureOf, json, start, testService } from './testkit.js';

afterEach(closeAll);

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'http-')), name);
  await writeFile(path, content);
  return path;
}

describe('a request', () => {
  test('carries path, query, body, agent and credential', async () => {
    const { server, http } = await start((_, response) => json(response, { data: { id: 7 } }, 201));
    const response = await http.send({
      method: 'POST',
      path: '/api/{division}/deals?x=1',
      query: { $filter: "Name eq 'A & B'", ids: [1, null, '02'], none: null, left: undefined },
      body: { title: 'Ä' },
    });
    expect(response.body).toEqual({ data: { id: 7 } });
    expect(response.record).toEqual({ id: 7 });
    const [seen] = server.seen;
    expect(seen?.url).toBe("/api/123/deals?x=1&$filter=Name%20eq%20'A%20%26%20B'&ids=1,02".replaceAll("'", '%27'));
    expect(seen?.body).toBe('{"title":"Ä"}');
    expect(seen?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'testcli/1.0.0',
      accept: 'application/json',
      authorization: 'Bearer secret-0',
    });
    expect(http.writes.sent).toBe(1);
  });

  test('a write is followed by one note of the variable in its path; a read and a refused write are not', async () => {
    const service = testService({ variables: { division: { missing: '', written: 'division' } } });
    const { http, notes } = await start(
      ({ url = '' }, response) => json(response, {}, url.includes('refused') ? 422 : 200),
      { service },
    );
    await http.send({ method: 'GET', path: '/{division}/deals' });
    await http.send({ method: 'POST', path: '/{division}/refused', body: {} }).catch(() => undefined);
    await http.send({ method: 'POST', path: '/deals', body: {} });
    expect(notes).toEqual([]);
    await http.send({ method: 'POST', path: '/{division}/deals', body: {} });
    await http.send({ method: 'DELETE', path: '/{division}/deals/1' });
    expect(notes).toEqual(['Written to division 123.']);
  });

  test('the note of a write has the name of the value, if one is known', async () => {
    const service = testService({ variables: { division: { missing: '', written: 'division' } } });
    const nameOf = async (variable: string, value: string): Promise<string> => `${variable} ${value} B.V.`;
    const { http, notes } = await start((_, response) => json(response, {}), { service, nameOf });
    await http.send({ method: 'POST', path: '/{division}/deals', body: {} });
    expect(notes).toEqual(['Written to division 123 (division 123 B.V.).']);
  });

  test('encodes forms and files', async () => {
    const { server, http } = await start((_, response) => json(response, {}));
    await http.send({
      method: 'PUT',
      path: '/f',
      body: { name: 'a b&c', none: null, tags: ['x', 'y'] },
      encoding: 'form',
    });
    await http.send({
      method: 'POST',
      path: '/f',
      body: { deal_id: 5, file: new SentFile(await fileOf('ä".txt', 'content')) },
      encoding: 'multipart',
    });
    expect(server.seen[0]?.body).toBe('name=a+b%26c&tags=x%2Cy');
    expect(server.seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(server.seen[1]?.body).toMatch(
      /name="deal_id"[\s\S]*?\r\n\r\n5\r\n[\s\S]*name="file"; filename="ä%22.txt"[\s\S]*content\r\n--.*--\r\n$/,
    );
    expect(server.seen[1]?.headers['content-length']).toBe(String(Buffer.byteLength(server.seen[1]?.body ?? '')));
  });

  test('a file in JSON is its base64, whatever the size of its chunks', async () => {
    const { server, http } = await start((_, response) => json(response, {}));
    for (const size of [0, 1, 2, 3, 65_535, 65_536, 200_000]) {
      const bytes = randomBytes(size);
      const data = new SentFile(await fileOf('a.bin', bytes));
      await http.send({ method: 'POST', path: '/f', body: { data, n: exactNumber('1.50') } });
      expect(server.seen.at(-1)?.body).toBe(`{"data":"${bytes.toString('base64')}","n":1.50}`);
    }
  });

  test('a file that changes before it is sent ends the request with an error', async () => {
    const { server, http } = await start((_, response) => json(response, {}));
    const path = await fileOf('a.txt', 'content');
    for (const encoding of ['json', 'multipart'] as const) {
      await writeFile(path, 'content');
      const file = new SentFile(path);
      await writeFile(path, 'longer content');
      const error = await failureOf(http.send({ method: 'POST', path: '/f', body: { file }, encoding }));
      expect([error.kind, error.message]).toEqual(['input', `The file ${path} changed while it was sent.`]);
    }
    expect(server.seen.map(({ body }) => body)).not.toContain(expect.stringContaining('longer'));
  });

  test('a large file is never in memory as a whole', async () => {
    const path = await fileOf('large', '');
    await truncate(path, 20_000_000);
    for (const encoding of ['json', 'multipart'] as const) {
      const { body } = encodeBody({ file: new SentFile(path) }, encoding);
      if (typeof body === 'string') throw new Error('The body is not streamed.');
      let [length, largest] = [0, 0];
      for await (const chunk of body.chunks()) {
        length += chunk.length;
        largest = Math.max(largest, chunk.length);
      }
      expect(length).toBe(body.length);
      expect(largest).toBeLessThan(200_000);
    }
  });

  test.each([
    ['folder', tmpdir(), 'it is a folder'],
    ['device', '/dev/zero', 'it is not a regular file'],
    ['path without a file', '/nowhere/a', 'it does not exist'],
  ])('a %s is not sent', (_, path, why) => {
    expect(() => new SentFile(path)).toThrow(`The file ${path} cannot be read: ${why}. Nothing was sent.`);
  });

  test('keeps every digit of a long number, both ways', async () => {
    const { server, http } = await start((seen, response) =>
      json(response, seen.body || '{"data":{"id":12345678901234567890}}'),
    );
    const { body } = await http.send({ method: 'GET', path: '/x' });
    await http.send({ method: 'PUT', path: '/x', body });
    expect(server.seen[1]?.body).toBe('{"data":{"id":12345678901234567890}}');
  });

  test('returns null for an empty response and bytes for a file', async () => {
    const { http } = await start(({ url }, response) => {
      response.writeHead(url === '/none' ? 204 : 200);
      response.end(url === '/none' ? undefined : Buffer.from([0, 255, 1]));
    });
    expect((await http.send({ method: 'DELETE', path: '/none' })).body).toBeNull();
    expect([...((await http.send({ method: 'GET', path: '/file', asBytes: true })).bytes ?? [])]).toEqual([0, 255, 1]);
  });

  test('reads a compressed response', async () => {
    const { http } = await start((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync('{"data":"ü"}'));
    });
    expect((await http.send({ method: 'GET', path: '/x' })).body).toEqual({ data: 'ü' });
  });

  test('finds the id of a created record in the body, in a header and at the end of a location', async () => {
    const { http } = await start(({ url }, response) => {
      if (url === '/body') json(response, '{"data":{"ID":"0071"}}');
      else if (url === '/header') json(response, '', 201, { 'resource-id': '00012' });
      else json(response, '', 201, { location: 'https://elsewhere.test/v2/things/9%20a?x=1' });
    });
    const idOf = async (path: string) => (await http.send({ method: 'POST', path })).id;
    expect([await idOf('/body'), await idOf('/header'), await idOf('/location')]).toEqual(['0071', '00012', '9 a']);
  });

  test('does not log credentials', async () => {
    const { http, log } = await start((_, response) => json(response, {}, 200, { 'x-left': '3', 'x-limit': '80' }), {
      options: { verbose: true },
    });
    await http.send({ method: 'GET', path: '/x', query: { api_token: 'hush', limit: 5, $skiptoken: 'abc' } });
    expect(log).toEqual([
      expect.stringMatching(/^GET \/x\?api_token=…&limit=5&\$skiptoken=abc 200 \d+ ms \(3 of 80 requests left\)$/),
    ]);
  });

  test('refuses a path value that would change the path', async () => {
    const { server, http } = await start((_, response) => json(response, {}));
    for (const id of ['..', '.', '']) {
      expect((await failureOf(http.send({ method: 'GET', path: '/deals/{id}', params: { id } }))).kind).toBe('input');
    }
    for (const file of ['/a', 'a/', 'a//b', 'a/../b', '.']) {
      const error = await failureOf(http.send({ method: 'GET', path: '/files/{+file}', params: { file } }));
      expect([error.kind, error.message]).toEqual([
        'input',
        `"${file}" cannot be used as file: an empty folder, "." or ".." would change the path.`,
      ]);
    }
    await http.send({ method: 'GET', path: '/deals/{id}', params: { id: 'a/b?c#d' } });
    expect(server.seen.map(({ url }) => url)).toEqual(['/deals/a%2Fb%3Fc%23d']);
  });
});

describe('writes', () => {
  const gated = testService({
    gate: { writes: 'flag', deletes: 'refuse' },
  });

  test('need what the gate requires', async () => {
    const closed = await start((_, response) => json(response, {}), { service: gated });
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await failureOf(closed.http.send({ method, path: '/x' }))).kind).toBe('refused');
    }
    await closed.http.send({ method: 'GET', path: '/x' });
    await closed.http.send({ method: 'POST', path: '/search', effect: 'read' });
    expect(closed.server.seen).toHaveLength(2);

    const opened = await start((_, response) => json(response, {}), {
      service: gated,
      options: { allowWrites: true },
    });
    await opened.http.send({ method: 'PUT', path: '/x' });
    expect((await failureOf(opened.http.send({ method: 'DELETE', path: '/x' }))).message).toMatch(
      /needs a confirmation/,
    );
    const sure = await start((_, response) => json(response, {}), {
      service: gated,
      options: { allowWrites: true, yes: true },
    });
    await sure.http.send({ method: 'DELETE', path: '/x' });
    expect(sure.http.writes.sent).toBe(1);
  });

  test('are not sent by a dry run, reads are', async () => {
    const { server, http } = await start((_, response) => json(response, { data: { id: 1 } }), {
      service: gated,
      options: { dryRun: true },
    });
    await http.send({ method: 'GET', path: '/x' });
    const response = await http.send({ method: 'POST', path: '/deals', query: { a: 'b c' }, body: { title: 'x' } });
    expect(response.id).toBe('<id of step 1>');
    await http.send({
      method: 'POST',
      path: '/f',
      body: { file: new SentFile(await fileOf('a', '12')) },
      encoding: 'multipart',
    });
    expect(http.planned).toEqual([
      { dryRun: true, method: 'POST', url: `${server.origin}/deals?a=b%20c`, body: { title: 'x' } },
      { dryRun: true, method: 'POST', url: `${server.origin}/f`, body: { file: '<a, 2 bytes>' } },
    ]);
    expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
    expect(http.writes.sent).toBe(0);
  });
});
