import { execFileSync } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { getEventListeners, once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { senderFor, type Outgoing } from './client.js';
import { closeAll, json, serve } from './testkit.js';
import { MOST_BYTES } from './unpack.js';

afterEach(closeAll);

const to = (origin: string, changes: Partial<Outgoing> = {}): Outgoing => ({
  method: 'GET',
  url: new URL('/things', origin),
  headers: { accept: 'application/json' },
  timeout: 5000,
  signal: new AbortController().signal,
  ...changes,
});

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('a %s without a body is sent at once', async (method) => {
  const { origin, seen } = await serve((_, response) => json(response, { done: true }, 202));
  expect(await senderFor({})(to(origin, { method }))).toMatchObject({ status: 202 });
  expect(seen).toMatchObject([{ method, body: '' }]);
  expect(seen[0]?.headers).toMatchObject({ 'accept-encoding': 'gzip, deflate, br', accept: 'application/json' });
  expect(seen[0]?.headers['user-agent']).toBeUndefined();
});

test('consecutive requests share a connection', async () => {
  const server = http.createServer((_, response) => json(response, {}, 404)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let connections = 0;
  server.on('connection', () => (connections += 1));
  const { port } = server.address() as AddressInfo;
  const send = senderFor({});
  for (let count = 0; count < 20; count += 1) await send(to(`http://127.0.0.1:${String(port)}`));
  server.closeAllConnections();
  server.close();
  expect(connections).toBe(1);
});

test('the rest of a body that the service does not read is not sent', async () => {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.pause();
      socket.write('HTTP/1.1 413 Too Large\r\ncontent-length: 2\r\n\r\n{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const connected = once(server, 'connection') as Promise<[net.Socket]>;
  const body = 'x'.repeat(50_000_000);
  const outcome = await senderFor({})(to(`http://127.0.0.1:${String(port)}`, { method: 'POST', body }));
  expect(outcome).toMatchObject({ status: 413 });
  const [socket] = await connected;
  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  expect(socket.bytesRead).toBeLessThan(body.length);
  server.close();
});

test('requests with a body share a connection', async () => {
  const { origin } = await serve((_, response) => json(response, {}));
  let connections = 0;
  const count = (): unknown => (connections += 1);
  subscribe('net.client.socket', count);
  const send = senderFor({});
  for (const body of ['a', 'b', 'c']) await send(to(origin, { method: 'POST', body }));
  unsubscribe('net.client.socket', count);
  expect(connections).toBe(1);
});

test('a signal aborts all requests in flight, and removes its listener', async () => {
  const stop = new AbortController();
  const { signal } = stop;
  let waiting = 0;
  const { origin } = await serve((seen, response) => {
    if (seen.url === '/quick') json(response, {});
    else if ((waiting += 1) === ids.length) stop.abort(new Error('stopped'));
  });
  const send = senderFor({});
  const ids = [1, 2, 3, 4, 5, 6];
  const left: number[] = [];
  expect(await send(to(origin, { signal, url: new URL('/quick', origin) }))).toMatchObject({ status: 200 });
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  const sending = ids.map((id) => send(to(origin, { signal, left: () => left.push(id) })));
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  const ends = await Promise.allSettled(sending);
  expect(ends).toEqual(ids.map(() => ({ status: 'rejected', reason: new Error('stopped') })));
  expect(left).toEqual(ids);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  await expect(send(to(origin, { signal }))).rejects.toThrow('stopped');
});

test('a response that is too large is aborted, with and without a content-length', async () => {
  const chunk = Buffer.alloc(1024 * 1024);
  const { origin } = await serve((seen, response) => {
    if (seen.url === '/with-length') response.writeHead(200, { 'content-length': String(MOST_BYTES + 1) });
    const more = (): void => {
      while (response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  for (const path of ['/with-length', '/without-length']) {
    // A busy machine needs more than five seconds for this many bytes.
    const outcome = await senderFor({})(to(origin, { url: new URL(path, origin), timeout: 25_000 }));
    expect(outcome).toMatchObject({ sent: true, lasting: true });
    expect('cause' in outcome && String(outcome.cause)).toContain('is larger than 128 MiB');
  }
}, 60_000);

test('a request that times out was sent if it was connected', async () => {
  const { origin } = await serve(() => undefined);
  const send = senderFor({});
  expect(await send(to(origin, { timeout: 200 }))).toMatchObject({ sent: true, lasting: false, timeout: 200 });
  const nowhere = to('http://name.invalid', { timeout: 200, lookup: () => undefined });
  expect(await send(nowhere)).toMatchObject({ sent: false, lasting: false, timeout: 200 });
});

test('a file that arrives more slowly than the timeout is stored, one that stops arriving is not', async () => {
  const { origin } = await serve(async ({ url }, response) => {
    for (let part = 0; part < 6; part += 1) {
      response.write('part');
      await setTimeout(300);
    }
    if (url === '/whole') response.end();
  });
  const file = join(mkdtempSync(join(tmpdir(), 'saved-')), 'file');
  const outcome = (path: string) =>
    senderFor({})(to(origin, { url: new URL(path, origin), timeout: 1500, into: { file } }));
  expect(await outcome('/whole')).toMatchObject({ status: 200, size: 24 });
  expect(await outcome('/stopped')).toMatchObject({ sent: true, lasting: false, timeout: 1500 });
}, 20_000);

test('a reader that is slower than the timeout gets the whole response', async () => {
  const { origin } = await serve((_, response) => response.end(Buffer.alloc(1_000_000)));
  let size = 0;
  const take = async (chunk: Uint8Array): Promise<boolean> => {
    if (size === 0) await setTimeout(2500);
    size += chunk.length;
    return true;
  };
  expect(await senderFor({})(to(origin, { timeout: 1000, into: { take } }))).toMatchObject({ status: 200, size: 1e6 });
  expect(size).toBe(1e6);
});

test('a timeout that is longer than a timer can wait does not end at once', async () => {
  const { origin } = await serve((_, response) => void setTimeout(100).then(() => json(response, {}, 202)));
  expect(await senderFor({})(to(origin, { timeout: 2 ** 31 }))).toMatchObject({ status: 202 });
});

test('a body that takes longer than the timeout is sent as long as it moves, and its progress is reported', async () => {
  const { origin, seen } = await serve(({ url }, response) => {
    if (url === '/answers') response.end('{}');
  });
  const part = Buffer.alloc(1000, 'x');
  const body = {
    length: 6 * part.length,
    async *chunks() {
      for (let count = 0; count < 6; count += 1) {
        yield part;
        await setTimeout(300);
      }
    },
  };
  const passed: number[] = [];
  const outcome = (path: string) => {
    const url = new URL(path, origin);
    return senderFor({})(
      to(origin, { method: 'POST', url, timeout: 1500, body, passed: (bytes) => passed.push(bytes) }),
    );
  };
  expect(await outcome('/answers')).toMatchObject({ status: 200 });
  expect(seen[0]?.body).toHaveLength(body.length);
  expect([passed.length > 3, passed]).toEqual([true, [...passed].sort((one, other) => one - other)]);
  expect(await outcome('/silent')).toMatchObject({ sent: true, lasting: false, timeout: 1500 });
}, 20_000);

test('a response that switches to another protocol is a failure', async () => {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('connection', (socket) => {
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
    );
  });
  const { port } = server.address() as AddressInfo;
  const outcome = await senderFor({})(to(`http://127.0.0.1:${String(port)}`));
  server.closeAllConnections();
  server.close();
  expect(outcome).toMatchObject({ sent: true, lasting: true });
  expect('cause' in outcome && String(outcome.cause)).toContain('another protocol');
});

// Linux has this device; every write to it fails as on a full disk.
(existsSync('/dev/full') ? test : test.skip)(
  'a response is not saved if its last bytes cannot be written',
  async () => {
    for (const size of [10, 100_000, 10_000_000]) {
      const { origin } = await serve((_, response) => response.end(Buffer.alloc(size)));
      await expect(senderFor({})(to(origin, { into: { file: '/dev/full' } }))).rejects.toMatchObject({
        code: 'ENOSPC',
      });
    }
  },
);

test('a file that arrives in an encoding, or in part, is not stored', async () => {
  const { origin } = await serve(({ url }, response) => {
    if (url === '/part') response.writeHead(206, { 'content-range': 'bytes 0-3/8' });
    else response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end('file');
  });
  for (const [path, why] of [
    ['/packed', 'has the content encoding gzip'],
    ['/part', 'has only a part of the content'],
  ]) {
    const file = join(mkdtempSync(join(tmpdir(), 'saved-')), 'file');
    const outcome = await senderFor({})(to(origin, { url: new URL(path ?? '', origin), into: { file } }));
    expect(outcome).toMatchObject({ sent: true, lasting: true });
    expect('cause' in outcome && String(outcome.cause)).toContain(why);
    expect(existsSync(file)).toBe(false);
  }
});

test('an exchange that breaks ends after its file is opened, so that the file can be removed', async () => {
  const { origin } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('a part', () => response.destroy());
  });
  for (const isAborted of [false, true]) {
    const file = join(mkdtempSync(join(tmpdir(), 'saved-')), 'pipe');
    // Somebody who writes to a pipe waits until somebody reads it.
    execFileSync('mkfifo', [file]);
    const events: string[] = [];
    const { signal } = isAborted ? { signal: AbortSignal.timeout(100) } : new AbortController();
    const ended = senderFor({})(to(origin, { into: { file }, signal })).then(
      () => events.push('ended'),
      () => events.push('ended'),
    );
    await setTimeout(200);
    events.push('opened');
    const reader = await open(file, 'r');
    await ended;
    await reader.close();
    expect(events).toEqual(['opened', 'ended']);
  }
});

test('a file is readable by this user only, from its first byte', async () => {
  const { origin } = await serve((_, response) => response.end('file'));
  const file = join(mkdtempSync(join(tmpdir(), 'saved-')), 'file');
  expect(await senderFor({})(to(origin, { into: { file } }))).toMatchObject({ status: 200, size: 4 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a certificate that is not trusted is not tried again, and nothing was sent', async () => {
  const read = (name: string): Buffer => readFileSync(new URL(`./fixtures/test-${name}.pem`, import.meta.url));
  let asked = 0;
  const server = https
    .createServer({ key: read('key'), cert: read('cert') }, () => (asked += 1))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outcome = await senderFor({})(to(`https://127.0.0.1:${String(port)}`));
  server.close();
  expect(outcome).toMatchObject({ sent: false, lasting: true });
  expect(asked).toBe(0);
});
