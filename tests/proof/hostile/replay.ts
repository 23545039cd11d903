/** The sandbox of a service behind a proxy that stores each response and changes it before the client gets it. */
import { segments } from '../../../generator/shell.js';
import { serve, type TestServer } from '../../../runtime/testing/server.js';
import { examplesOf, type Example } from '../../support/examples.js';
import { compiled } from '../../support/compiled.js';
import type { Served } from '../../support/cli.js';

/** Writes a response, as JSON text, from the response of the sandbox. */
export type Change = (body: unknown) => string;

export interface Replay {
  readonly server: TestServer;
  /** Variables of the client, with another text for each credential. */
  readonly env: Readonly<Record<string, string>>;
  readonly canaries: readonly string[];
  change: Change;
  /** Answers in place of the sandbox. */
  instead:
    | ((request: { readonly url: string; readonly headers: Readonly<Record<string, unknown>> }) => {
        status: number;
        body: string;
      })
    | undefined;
  /** Responses since the last call. */
  readonly bodies: () => readonly unknown[];
}

/** Commands that wait for changes, or whose files are at another origin. */
const LEFT_OUT = ['backup', 'conv watch', 'doctor', 'document download'];

/** One example of each command that reads, or that waits for a job, without files and pipes. */
export async function readsOf(
  service: string,
): Promise<readonly (readonly [words: string, argv: readonly string[]])[]> {
  const found = new Map<string, readonly string[]>();
  const { bound, ir } = await compiled(service);
  const jobs = new Set(
    ir.commands.flatMap(({ plan }, at) => (plan?.poll === undefined ? [] : [bound.commands[at]?.words.join(' ')])),
  );
  const isWaiting = ({ run, words }: Example): boolean => jobs.has(words) && run.includes(' --wait');
  const isPlain = (one: Example): boolean => (one.reads || isWaiting(one)) && isUsable(one);
  const isUsable = ({ run, words }: Example): boolean =>
    !/[$`<>]|@/.test(run) && (segments(run) ?? []).length === 1 && !LEFT_OUT.includes(words);
  for (const example of await examplesOf(service)) {
    if (!isPlain(example) || found.has(example.words)) continue;
    found.set(example.words, (segments(example.run)?.[0]?.words ?? []).slice(1));
  }
  // A job changes records that others read.
  return [...found].sort(([one], [other]) => Number(jobs.has(one)) - Number(jobs.has(other)));
}

/** Exit codes that single commands have besides those of the service. */
export async function ownExits(service: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const { bound, ir } = await compiled(service);
  return new Map(
    ir.commands.map(({ exits }, at) => [bound.commands[at]?.words.join(' ') ?? '', exits.map(({ code }) => code)]),
  );
}

export async function replay(served: Served): Promise<Replay> {
  const known = new Map<
    string,
    Promise<{ readonly status: number; readonly body: unknown; readonly isJson: boolean }>
  >();
  const bodies: unknown[] = [];
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
    const { host: _host, connection: _connection, ...more } = headers;
    const own = Object.fromEntries(Object.entries(more).map(([name, value]) => [name, restored(String(value))]));
    const read = async () => {
      const ask = (): Promise<Response> =>
        fetch(served.origin + url, { method, headers: own, ...(body !== '' && { body }) });
      // The sandbox completes a job at the second look.
      if (method === 'GET') await (await ask()).arrayBuffer();
      const reply = await ask();
      const text = await reply.text();
      const isJson = reply.ok && /json/.test(reply.headers.get('content-type') ?? '');
      return { status: reply.status, body: isJson ? (JSON.parse(text) as unknown) : text, isJson };
    };
    const instead = made.instead?.({ url, headers });
    if (instead !== undefined) {
      response.writeHead(instead.status, { 'content-type': 'application/json' }).end(instead.body);
      return;
    }
    const reply = known.get(`${method} ${url}`) ?? read();
    known.set(`${method} ${url}`, reply);
    void reply.then(({ status, body, isJson }) => {
      bodies.push(body);
      response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/plain' });
      response.end(isJson ? made.change(body) : String(body));
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
    change: (body) => JSON.stringify(body),
    instead: undefined,
    bodies: () => bodies.splice(0),
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
): string {
  const other = path === '' ? undefined : text(path, value);
  if (other !== undefined) return other;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((inner) => replaced(inner, text, `${path}/*`)).join(',')}]`;
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}:${replaced(inner, text, `${path}/${key}`)}`,
  );
  return `{${members.join(',')}}`;
}
