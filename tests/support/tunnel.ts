/**
 * The real addresses of a service, reached from a test: a proxy whose tunnels end at a TLS server that hands every
 * request to a sandbox. Sign-in can then be tried with the origins that users have.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

const fixture = (name: string): string => fileURLToPath(new URL(`../e2e/fixtures/${name}`, import.meta.url));

export interface Tunnel {
  /** Environment that leads a client through it. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests as `GET https://host/path`, with their credential headers. */
  readonly seen: { readonly line: string; readonly headers: IncomingMessage['headers'] }[];
  readonly close: () => Promise<void>;
}

/** `origin`: the sandbox's own; `outside`: its name in responses. */
export async function openTunnel(origin: string, outside: string): Promise<Tunnel> {
  const seen: Tunnel['seen'] = [];
  const handle = (message: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '', headers } = message;
    seen.push({ line: `${method} https://${headers.host ?? ''}${url}`, headers });
    const inner = forward(`${origin}${url}`, { method, headers: { ...headers, host: new URL(origin).host } });
    inner.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8').replaceAll(origin, outside);
        const { 'content-length': _length, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 500, kept);
        response.end(text);
      });
    });
    message.pipe(inner);
  };
  const secure = createSecureServer(
    { key: readFileSync(fixture('crm-key.pem')), cert: readFileSync(fixture('crm-cert.pem')) },
    handle,
  );
  secure.listen(0, '127.0.0.1');
  await once(secure, 'listening');
  const inside = (secure.address() as AddressInfo).port;

  const sockets = new Set<Socket>();
  const proxy = createServer();
  proxy.on('connect', (_request, socket: Socket) => {
    const tunnel = connect(inside, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    for (const end of [tunnel, socket]) {
      sockets.add(end);
      end.on('error', () => undefined).on('close', () => sockets.delete(end));
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    seen,
    env: {
      HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: fixture('crm-cert.pem'),
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      secure.close();
      proxy.close();
      await Promise.all([once(secure, 'close'), once(proxy, 'close')]);
    },
  };
}
