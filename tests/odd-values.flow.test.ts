/**
 * Every command that reads, against a service that has an odd value in its lists: null, a number, a list, an object, in
 * place of a list or among its elements. The result is rows or an error with its own code, never a bug. The commands and
 * their lists come from the specs, and the other lists from the responses of the sandbox.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandIr } from '../generator/5-lower/ir.js';
import type { Example } from '../generator/examples/list.js';
import { segments } from '../generator/shell.js';
import { closeAll, json, serve } from '../runtime/testing/server.js';
import { newHome, type Served } from './support/cli.js';
import { compiled } from './support/compiled.js';
import { declaredLists, type DeclaredList } from './support/declared-lists.js';
import { examplesOf } from './support/examples.js';
import { filesOf } from './proof/hostile/cases.js';
import { begin, serveHere, type Name } from './support/in-process.js';

const odd: readonly unknown[] = [null, 5, ['x'], {}];

/** Returns another value for a list at some places; `undefined` leaves the list unchanged. */
type Change = (place: string, list: readonly unknown[]) => unknown;

/** Values of a response by place: keys with slashes between them, `*` for each element of a list. */
const below = (place: string, key: string): string => (place === '' ? key : `${place}/${key}`);

/** Adds the places of all lists inside a value. */
function collect(value: unknown, at: string, places: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) places.add(at);
  const inner: [string, unknown][] = Array.isArray(value)
    ? value.slice(0, 5).map((one: unknown) => ['*', one])
    : Object.entries(value);
  for (const [key, one] of inner) collect(one, below(at, key), places);
}

function changed(value: unknown, at: string, change: Change): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, below(at, key), change)]));
  }
  const list = value.map((one: unknown) => changed(one, below(at, '*'), change));
  const other = change(at, list);
  return other === undefined ? list : other;
}

/** How several lists are changed at once, by their order: elements of every kind first, or one in place of the list. */
const together: readonly ((at: number) => Change)[] = [
  () => (_, list) => [...odd, ...list],
  (at) => () => odd[at % odd.length],
];

const FORMATS = ['table', 'json', 'csv'];
/** A command that has one of these has its own format. */
const OWN_FORMAT = /^--(?:jq|format|raw|csv-safe|columns|sort|labels)\b/;
/**
 * Number of commands that get every value in their rows, of all commands that read a list in the same way. The long
 * proof tries all.
 */
const FEW = 3;

/** Declared lists that no example reads, or that are missing in the sandbox. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  crm: [
    'backup archivedLeads: data',
    'search product: data/items',
    'tap archivedLeads: data',
    'org relationship list : data',
    'sync warehouse archivedLeads: data',
  ],
};
/** Requests after which a command that has no end is interrupted. */
const ENDLESS = 5;

const pathOf = (url: string): string => decodeURIComponent(new URL(url, 'http://x').pathname);

/** Whether a path and a place in its response belong to a declared list. */
function isAt(place: string, { places, paths }: DeclaredList): boolean {
  const at = place.indexOf(' ');
  const path = place.slice(0, at);
  return places.includes(place.slice(at + 1)) && paths.some((template) => patternOf(template).test(path));
}

/** Returns a pattern for the paths that a template can produce. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/(\{[^}]*\})/)
      .map((part, at) => (at % 2 === 0 ? part.replace(/[^\w/]/g, '\\$&') : '.+'))
      .join('')}$`,
  );

/** The words of an example that needs no other command and no file, without its format. */
function wordsOf({ run }: Example, { flags }: CommandIr): readonly string[] | undefined {
  const [line, ...others] = segments(run) ?? [];
  if (line === undefined || others.length > 0 || /[$`<>]|@/.test(run)) return undefined;
  const isFormat = (word = ''): boolean => /^(?:-o|--output)$/.test(word);
  const words = line.words.slice(1).filter((word, at, all) => !isFormat(word) && !isFormat(all[at - 1]));
  const asks = flags.some(({ name }) => name === 'yes') && !words.includes('--yes');
  return asks ? [...words, '--yes'] : words;
}

const scopeOf = (words: readonly string[]): number => (words.includes('--dry-run') ? 0 : words.length);

/** A sandbox behind a proxy that changes the lists in its responses. */
interface Stand {
  readonly env: Readonly<Record<string, string>>;
  /** Places of the lists in the responses so far, each after the path of its request. */
  places: Set<string>;
  change: Change | undefined;
  /** Called after a response. */
  responded: () => void;
}

async function standBefore(served: Served): Promise<Stand> {
  const known = new Map<string, Promise<{ status: number; body: unknown }>>();
  const proxy = await serve(({ method, url, headers, body: sent }, response) => {
    const { host: _host, connection: _connection, 'content-length': _length, ...more } = headers;
    const read = async (): Promise<{ status: number; body: unknown }> => {
      const init = { method, headers: more as Record<string, string>, ...(sent !== '' && { body: sent }) };
      const reply = await fetch(served.origin + url, init);
      const text = (await reply.text()).replaceAll(served.origin, proxy.origin);
      const isJson = reply.ok && /json/.test(reply.headers.get('content-type') ?? '');
      return { status: reply.status, body: isJson ? (JSON.parse(text) as unknown) : text };
    };
    const key = `${method} ${url} ${sent}`;
    const reply = known.get(key) ?? read();
    known.set(key, reply);
    void reply.then(({ status, body }) => {
      const path = `${pathOf(url)} `;
      const found = new Set<string>();
      collect(body, '', found);
      for (const place of found) stand.places.add(path + place);
      const { change } = stand;
      const other =
        change === undefined || typeof body === 'string'
          ? body
          : JSON.stringify(changed(body, '', (place, list) => change(path + place, list)));
      json(response, other, status);
      stand.responded();
    });
  });
  const variables = Object.entries(served.env);
  const stand: Stand = {
    env: Object.fromEntries(variables.map(([name, value]) => [name, value.replace(served.origin, proxy.origin)])),
    places: new Set(),
    change: undefined,
    responded: () => undefined,
  };
  return stand;
}

const clients: readonly (readonly [string, Name])[] = [
  ['crm', 'crmcli'],
  ['helpdesk', 'helpdeskcli'],
  ['ledger', 'ledgercli'],
];

describe.each(clients)('%s', (service, binary) => {
  const started: Served[] = [];
  const open = async (records: number): Promise<Stand> => {
    const served = await serveHere(binary, newHome(), '--unlimited', '--records', String(records));
    started.push(served);
    return standBefore(served);
  };
  afterAll(async () => {
    await closeAll();
    await Promise.all(started.map((served) => served.stop()));
  });

  test('no odd value in a list is a bug', async () => {
    const { ir, bound } = await compiled(service);
    const examples = await examplesOf(service);
    // Most workflows read many lists.
    const stands = [await open(6), await open(45)];
    const folder = mkdtempSync(join(tmpdir(), 'odd-'));
    const bugs: string[] = [];
    const failing: string[] = [];
    const tried = new Set<string>();
    const readAs = new Map<string, number>();
    let commands = 0;
    let runs = 0;

    /** Tries a command with one of its examples; returns whether the example succeeds while nothing is changed. */
    async function tryLists(command: CommandIr, lists: readonly DeclaredList[], argv: readonly string[], stand: Stand) {
      const index = ir.commands.indexOf(command);
      /** Runs it in an empty folder that is also its home, so that it remembers nothing. */
      const run = async (format: string): Promise<number | null> => {
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
        const files = filesOf(service);
        if (command.effect !== 'read' && existsSync(files)) cpSync(files, folder, { recursive: true });
        const look = argv.some((word) => OWN_FORMAT.test(word)) ? [] : ['--output', format];
        const running = begin(binary, [...argv, ...look], folder, { env: stand.env, hurried: true });
        let left = command.streams === true ? ENDLESS : Infinity;
        stand.responded = () => {
          if ((left -= 1) === 0) running.interrupt();
        };
        const { code, stderr } = await running.ended;
        runs += 1;
        if (code === 70) bugs.push(`${[binary, ...argv, ...look].join(' ')}\n${stderr}`);
        // An interrupted command has read what it needs.
        return left <= 0 ? 0 : code;
      };
      stand.places = new Set();
      stand.change = undefined;
      if ((await run('json')) !== 0) return false;
      const places = [...stand.places];
      for (const place of places) tried.add(place);

      const rows = places.filter((place) => lists.some((list) => list.isRows && isAt(place, list)));
      const way = command.plan === undefined ? command.id : JSON.stringify([command.plan.paging, command.plan.unfold]);
      const before = readAs.get(way) ?? 0;
      readAs.set(way, before + 1);
      const kinds = rows.length === 1 && before < FEW ? odd : odd.slice(index % odd.length).slice(0, 1);
      for (const [at, place] of rows.entries())
        for (const [turn, value] of kinds.entries()) {
          const isElement = (index + at + turn) % 2 === 0;
          stand.change = (other, list) => (other !== place ? undefined : isElement ? [value, ...list] : value);
          await run(FORMATS[(index + at + turn) % FORMATS.length] ?? '');
        }
      const attack = async (
        some: readonly string[],
        change: (typeof together)[number],
        turn: number,
      ): Promise<void> => {
        stand.change = (place, list) => {
          const at = some.indexOf(place);
          return at < 0 ? undefined : change(index + at)(place, list);
        };
        // Only tables show all parts of a record; JSON prints them as they are.
        const code = await run(turn === 0 || index % 2 === 0 ? 'table' : 'csv');
        if (code === 0 || some.length < 2) return;
        // An error hides what the command does with the lists after it.
        const half = Math.ceil(some.length / 2);
        await attack(some.slice(0, half), change, turn);
        await attack(some.slice(half), change, turn);
      };
      const others = places.filter((place) => !rows.includes(place));
      if (others.length > 0) for (const [turn, change] of together.entries()) await attack(others, change, turn);
      return true;
    }

    const declared = ir.commands.map((command) => declaredLists(command, ir.service));
    const isTried = (list: DeclaredList): boolean => [...tried].some((place) => isAt(place, list));
    const nameOf = (index: number, { call, places }: DeclaredList): string =>
      `${bound.commands[index]?.words.join(' ') ?? ''} ${call}: ${places.join(', ')}`;
    const unread = UNREAD[service] ?? [];
    for (const [index, command] of ir.commands.entries()) {
      const lists = declared[index] ?? [];
      const words = bound.commands[index]?.words.join(' ') ?? '';
      if (command.effect === 'local' || (command.effect !== 'read' && lists.length === 0)) continue;
      // It reads the records of a plan that another command has made.
      if (words === 'plan check') continue;
      const own = examples.filter((example) => example.words === words);
      const lines = own.map((example) => wordsOf(example, command)).filter((line) => line !== undefined);
      // The more flags a workflow has, the more it reads.
      if (command.plan === undefined) lines.sort((a, b) => scopeOf(b) - scopeOf(a));
      let succeeded = 0;
      for (const line of lines) {
        if (succeeded > 0 && lists.every((list) => isTried(list) || unread.includes(nameOf(index, list)))) break;
        // Few records are enough for most workflows, which read many lists.
        for (const stand of command.plan === undefined ? stands : stands.slice(1)) {
          const isDone = await tryLists(command, lists, line, stand);
          succeeded += Number(isDone);
          if (isDone) break;
        }
      }
      commands += 1;
      if (lines.length > 0 && succeeded === 0) failing.push(words);
    }
    const untried = declared.flatMap((lists, index) =>
      lists.filter((list) => !isTried(list)).map((list) => nameOf(index, list)),
    );
    expect(bugs.slice(0, 5).join('\n\n')).toBe('');
    expect({ failing, untried }).toEqual({ failing: [], untried: unread });
    expect(runs).toBeGreaterThan(commands * 2);
  }, 300_000);
});
