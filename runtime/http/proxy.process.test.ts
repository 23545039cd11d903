import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundled } from '../../tests/support/bundled.js';
import { parseExceptions } from './proxy.js';
import { bench, closeAll, failureOf, json, serve, start } from './testkit.js';

afterEach(closeAll);

const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const program = bundled(fixture('proxied.ts'));

test('plain requests go to the proxy with the whole address and credentials', async () => {
  const proxy = await start((_, response) => json(response, { data: 1 }));
  const address = proxy.server.origin.replace('//', '//me:p%40ss%C3%A950%off%ff@');
  const { http: engine } = bench({ origin: 'http://api.example.test:8080', env: { HTTP_PROXY: address } });
  await engine.send({ method: 'GET', path: '/x?y=1' });
  await engine.send({ method: 'POST', path: '/x', body: {} });
  const [get, post] = proxy.server.seen;
  expect(get?.url).toBe('http://api.example.test:8080/x?y=1');
  expect(get?.headers['host']).toBe('api.example.test:8080');
  expect(get?.headers['proxy-authorization']).toBe(`Basic ${Buffer.from('me:p@ssé50%off%ff').toString('base64')}`);
  expect(post?.url).toBe('http://api.example.test:8080/x');
});

test('secure requests go through a tunnel, with certificates of the environment', async () => {
  const seen: string[] = [];
  const target = https.createServer(
    { key: readFileSync(fixture('test-key.pem')), cert: readFileSync(fixture('test-cert.pem')) },
    (request, response) => {
      seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
      json(response, { path: request.url });
    },
  );
  target.listen(0, '127.0.0.1');
  await once(target, 'listening');
  const { port } = target.address() as AddressInfo;
  const connects: string[] = [];
  const proxy = http.createServer();
  proxy.on('connect', (request: http.IncomingMessage, socket: net.Socket) => {
    connects.push(request.url ?? '');
    const tunnel = net.connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const proxyPort = String((proxy.address() as AddressInfo).port);
  const run = async (env: NodeJS.ProcessEnv): Promise<string> => {
    const args = [program, `https://api.example.test:${String(port)}`];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { PATH: process.env['PATH'], ...env },
    });
    return stdout;
  };
  try {
    const through = { https_proxy: `127.0.0.1:${proxyPort}` };
    expect(await run({ ...through, NODE_EXTRA_CA_CERTS: fixture('test-cert.pem') })).toBe(
      '[{"path":"/first"},{"path":"/second"}]',
    );
    // Both requests share one tunnel.
    expect(connects).toEqual([`api.example.test:${String(port)}`]);
    expect(seen).toEqual(['GET /first', 'POST /second']);
    expect(await run(through)).toMatch(/^Cannot reach api\.example\.test:\d+: self-signed certificate/);
    expect(seen).toHaveLength(2);
  } finally {
    target.close();
    proxy.closeAllConnections();
    proxy.close();
  }
});

test('a proxy that refuses or cannot be reached is named, and nothing is sent', async () => {
  const proxy = http.createServer();
  proxy.on('connect', (_, socket: net.Socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const options = {
    origin: 'https://api.example.test',
    env: { HTTPS_PROXY: `http://me:hush@127.0.0.1:${String(port)}` },
  };
  const refused = await failureOf(bench(options).http.send({ method: 'POST', path: '/x' }));
  expect(refused.kind).toBe('unavailable');
  expect(refused.message).toMatch(
    /^Cannot reach api\.example\.test: The proxy 127\.0\.0\.1:\d+ returned 407 for CONNECT api\.example\.test:443/,
  );
  expect(refused.message).not.toMatch(/hush|The POST was sent/);
  proxy.close();
  await once(proxy, 'close');
  const stopped = await failureOf(bench(options).http.send({ method: 'POST', path: '/x' }));
  expect(stopped.message).toMatch(/The proxy 127\.0\.0\.1:\d+ cannot be reached: connect ECONNREFUSED/);
});

test('an invalid proxy address is refused without repeating it', async () => {
  const { http: engine } = bench({ origin: 'https://api.example.test', env: { HTTPS_PROXY: 'socks5://me:hush@x' } });
  const error = await failureOf(engine.send({ method: 'GET', path: '/x' }));
  expect([error.kind, error.message]).toEqual(['config', 'HTTPS_PROXY is not the address of a proxy.']);
});

test('loopback is called directly, whatever proxy is set', async () => {
  const server = await serve((_, response) => json(response, {}));
  const { http: engine } = bench({ origin: server.origin, env: { HTTP_PROXY: 'http://127.0.0.1:1' } });
  await engine.send({ method: 'GET', path: '/x' });
  expect(server.seen).toHaveLength(1);
  await server.close();
});

test.each([
  ['', 'api.example.test', 443, false],
  ['', '127.0.0.1', 80, true],
  ['', '[::1]', 80, true],
  ['', 'localhost', 80, true],
  ['*', 'api.example.test', 443, true],
  ['example.test', 'api.example.test', 443, true],
  ['.example.test', 'api.example.test', 443, true],
  ['*.example.test', 'API.example.test.', 443, true],
  ['ample.test', 'api.example.test', 443, false],
  ['a.test, api.example.test:8443', 'api.example.test', 443, false],
  ['a.test, api.example.test:8443', 'api.example.test', 8443, true],
  ['10.0.0.0/8', '10.9.8.7', 443, true],
  ['10.0.0.0/8 fd00::/8', 'fd12::1', 443, true],
  ['192.0.2.1', '192.0.2.2', 443, false],
] as const)('NO_PROXY=%j and %s:%d: direct is %s', (entries, host, port, direct) => {
  expect(parseExceptions(entries)(host, port)).toBe(direct);
});
