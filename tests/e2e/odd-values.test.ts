/**
 * Every command that reads, against a service that has an odd value in one of its lists: null, a number, a list, an
 * object, in place of the list or among its elements. The result is rows or an error with its own code, never a bug. The
 * commands come from the specs, the lists from the responses of the sandbox.
 */
import { segments } from '../../generator/shell.js';
import { closeAll, json, serve } from '../../runtime/http/testkit.js';
import { newHome, type Served } from '../support/cli.js';
import { examplesOf, type Example } from '../support/examples.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';

const odd: readonly unknown[] = [null, 5, ['x'], {}];

interface Change {
  /** Keys to the list; `*` stands for every element of a list. */
  readonly place: string;
  readonly make: (list: readonly unknown[]) => unknown;
}

/** Adds the places of all lists inside a value. */
function collect(value: unknown, at: readonly string[], places: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) collect(inner, [...at, key], places);
    return;
  }
  places.add(at.join('/'));
  for (const inner of value.slice(0, 5) as unknown[]) collect(inner, [...at, '*'], places);
}

function changed(value: unknown, at: string, change: Change): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const below = (key: string): string => (at === '' ? key : `${at}/${key}`);
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, below(key), change)]));
  }
  return at === change.place ? change.make(value) : value.map((inner: unknown) => changed(inner, below('*'), change));
}

/**
 * Commands that wait for changes, or that copy everything; the backup has tests of its own. The files of a document are
 * at an address of the service behind the proxy, which is another origin.
 */
const LEFT_OUT = ['backup', 'conv watch', 'doctor', 'document download'];

const clients: readonly (readonly [string, Name])[] = [
  ['crm', 'crmcli'],
  ['helpdesk', 'helpdeskcli'],
  ['ledger', 'ledgercli'],
];

describe.each(clients)('%s', (service, binary) => {
  let served: Served;
  beforeAll(async () => (served = await serveHere(binary, newHome(), '--unlimited')));
  afterAll(async () => {
    await closeAll();
    await served.stop();
  });

  test('no odd value in a list is a bug', async () => {
    const commands = new Map<string, Example>();
    for (const example of await examplesOf(service)) {
      const [line, ...others] = segments(example.run) ?? [];
      const isPlain = line !== undefined && others.length === 0 && !/[$`<>]|@/.test(example.run);
      if (example.reads && isPlain && !LEFT_OUT.includes(example.words) && !commands.has(example.words))
        commands.set(example.words, example);
    }
    expect(commands.size).toBeGreaterThan(8);

    const known = new Map<string, Promise<unknown>>();
    let places = new Set<string>();
    let change: Change | undefined;
    const proxy = await serve(({ method, url, headers }, response) => {
      const { host: _host, connection: _connection, ...more } = headers;
      const read = async (): Promise<unknown> => {
        const reply = await fetch(served.origin + url, { method, headers: more as Record<string, string> });
        const text = await reply.text();
        const isJson = reply.ok && /json/.test(reply.headers.get('content-type') ?? '');
        return { status: reply.status, body: isJson ? (JSON.parse(text) as unknown) : text };
      };
      const reply = known.get(url) ?? read();
      known.set(url, reply);
      void reply.then((found) => {
        const { status, body } = found as { status: number; body: unknown };
        collect(body, [], places);
        json(response, change === undefined ? body : changed(body, '', change), status);
      });
    });
    const env = Object.fromEntries(
      Object.entries(served.env).map(([name, value]) => [name, value.replace(served.origin, proxy.origin)]),
    );

    const home = newHome();
    const bugs: string[] = [];
    let runs = 0;
    for (const { run, words } of commands.values()) {
      const argv = (segments(run)?.[0]?.words ?? []).slice(1);
      const start = async (): Promise<number | null> => {
        const { code, stderr } = await inProcess(binary, argv, home, { env, hurried: true });
        runs += 1;
        if (code === 70) bugs.push(`${run}\n${change?.place ?? ''}: ${String(change?.make(['…']))}\n${stderr}`);
        return code;
      };
      places = new Set();
      change = undefined;
      expect([words, await start()]).toEqual([words, 0]);
      for (const [at, place] of [...places].entries()) {
        // Every value once in each place: of two neighbouring places, it replaces the list in one and is an element in the other.
        for (const [turn, value] of odd.entries()) {
          change = { place, make: (list) => ((at + turn) % 2 === 0 ? value : [value, ...list]) };
          await start();
        }
      }
    }
    expect(bugs.slice(0, 5).join('\n\n')).toBe('');
    expect(runs).toBeGreaterThan(commands.size * odd.length);
  }, 300_000);
});
