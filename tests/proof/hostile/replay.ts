/** The sandbox of a service behind a proxy that stores each response and changes it before the client gets it. */
import { serve, type TestServer } from '../../../runtime/testing/server.js';
import type { Served } from '../../support/cli.js';

/** Writes a response, as JSON text, from that of the sandbox; `undefined` is a response without a body. */
export type Change = (body: unknown) => string | undefined;

export interface Replay {
  readonly server: TestServer;
  /** Variables of the client, with another text for each credential. */
  readonly env: Readonly<Record<string, string>>;
  readonly canaries: readonly string[];
  change: Change;
  /** Takes the place of the headers in {@link NAMING}. */
  header: string | undefined;
  /** Answers in place of the sandbox. */
  instead:
    | ((request: { readonly url: string; readonly headers: Readonly<Record<string, unknown>> }) => {
        status: number;
        body: string;
      })
    | undefined;
  /** Responses since the last call. */
  readonly bodies: () => readonly unknown[];
  /** Whether a response since the last call had one of the headers in {@link NAMING}. */
  readonly hadHeaders: () => boolean;
  /** Number of requests since the last call that were not reads. */
  readonly writes: () => number;
  /** Continues with another sandbox, and without the responses of the last one. */
  renew: (origin: string) => void;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON that can be changed, or the bytes of anything else; `undefined` for none. */
  readonly body: unknown;
}

/** Headers that name a record, a file or another address. */
const NAMING = ['resource-id', 'location', 'content-disposition', 'link'];
/** Headers of the sandbox that clients read. Headers of connections and lengths belong to each response. */
const PASSED = /^(?:content-type|content-disposition|resource-id|location|link|x-.*)$/;

export async function replay(served: Served): Promise<Replay> {
  const known = new Map<string, Promise<Reply>>();
  const bodies: unknown[] = [];
  let isNamed = false;
  let writes = 0;
  let sandbox = served.origin;
  const secrets = Object.entries(served.env).filter(([name]) => /TOKEN|KEY|SECRET/.test(name));
  const pairs = secrets.map(([name, real]) => [`canary+/=${name.toLowerCase()}`, real] as const);
  const restored = (text: string): string => {
    const plain = pairs.reduce((all, [canary, real]) => all.replaceAll(canary, real), text);
    const basic = /^Basic (.+)$/.exec(plain)?.[1];
    return basic === undefined
      ? plain
      : `Basic ${Buffer.from(restored(Buffer.from(basic, 'base64').toString())).toString('base64')}`;
  };
  const server = await serve(({ method, url, headers, body }, response) => {
    const { host: _host, connection: _connection, 'content-length': _length, ...more } = headers;
    const own = Object.fromEntries(Object.entries(more).map(([name, value]) => [name, restored(String(value))]));
    const read = async (): Promise<Reply> => {
      const ask = (): Promise<Response> =>
        fetch(sandbox + url, { method, headers: own, redirect: 'manual', ...(body !== '' && { body }) });
      // The sandbox completes a job at the second look.
      if (method === 'GET') await (await ask()).arrayBuffer();
      const reply = await ask();
      const isJson = /json/.test(reply.headers.get('content-type') ?? '');
      const bytes = Buffer.from(await reply.arrayBuffer());
      // Links lead here.
      const text = isJson ? bytes.toString().replaceAll(sandbox, server.origin) : '';
      const passed = [...reply.headers].filter(([name]) => PASSED.test(name));
      return {
        status: reply.status,
        headers: Object.fromEntries(passed),
        body: bytes.length === 0 ? undefined : isJson ? (JSON.parse(text) as unknown) : bytes,
      };
    };
    if (method !== 'GET') writes += 1;
    const instead = made.instead?.({ url, headers });
    if (instead !== undefined) {
      response.writeHead(instead.status, { 'content-type': 'application/json' }).end(instead.body);
      return;
    }
    // The parts of a form are divided by a text that differs in each run.
    const key = `${method} ${url} ${/multipart/.test(headers['content-type'] ?? '') ? '' : body}`;
    const reply = known.get(key) ?? read();
    known.set(key, reply);
    void reply.then(({ status, headers: passed, body: content }) => {
      const isFile = Buffer.isBuffer(content);
      if (!isFile) bodies.push(content);
      const changed: unknown = isFile ? content : made.change(content);
      const naming = Object.keys(passed).filter((name) => NAMING.includes(name));
      isNamed ||= naming.length > 0;
      const others = made.header === undefined ? [] : naming.map((name) => [name, made.header] as const);
      // A response with status 204 would lose its body.
      response.writeHead(status === 204 && changed !== undefined ? 200 : status, {
        'content-type': isFile ? 'text/plain' : 'application/json',
        ...passed,
        ...Object.fromEntries(others),
      });
      response.end(changed);
    });
  });
  const env = Object.fromEntries(
    Object.entries(served.env).map(([name, value]) => {
      const secret = pairs.find(([canary]) => canary === `canary+/=${name.toLowerCase()}`);
      return [name, secret?.[0] ?? value.replace(served.origin, server.origin)];
    }),
  );
  const made: Replay = {
    server,
    env,
    canaries: pairs.flatMap(([text]) => [
      text,
      encodeURIComponent(text),
      ...[text, `${text}:X`].map((one) => Buffer.from(one).toString('base64').replace(/=+$/, '').slice(0, -2)),
    ]),
    change: JSON.stringify,
    header: undefined,
    instead: undefined,
    bodies: () => bodies.splice(0),
    hadHeaders() {
      const before = isNamed;
      isNamed = false;
      return before;
    },
    writes() {
      const before = writes;
      writes = 0;
      return before;
    },
    renew(origin) {
      sandbox = origin;
      known.clear();
    },
  };
  return made;
}

/** Places of the values inside a response: keys to a value, `*` for each element of a list. */
export function placesOf(
  value: unknown,
  isWanted: (value: unknown) => boolean,
  path = '',
  found = new Set<string>(),
): Set<string> {
  if (path !== '' && isWanted(value)) found.add(path);
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value))
    placesOf(inner, isWanted, `${path}/${Array.isArray(value) ? '*' : key}`, found);
  return found;
}

/** Writes a value as JSON text, with another text for the values at some places. */
export function replaced(
  value: unknown,
  text: (path: string, value: unknown) => string | undefined,
  path = '',
): string | undefined {
  const other = path === '' && value !== undefined ? undefined : text(path, value);
  if (other !== undefined || value === undefined) return other;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((inner) => replaced(inner, text, `${path}/*`) ?? 'null').join(',')}]`;
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}:${replaced(inner, text, `${path}/${key}`) ?? 'null'}`,
  );
  return `{${members.join(',')}}`;
}
