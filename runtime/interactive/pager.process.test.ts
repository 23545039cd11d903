import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Client, CommandModule, Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { configFolder } from '../state/paths.js';
import { fakeWorld, type FakeOptions } from '../testing/world.js';
import { client as toy } from '../cli/fixture/client.js';
import { main } from '../cli/main.js';
import { openPager } from './pager.js';

interface Listing {
  readonly rows: number;
  readonly effect?: CommandModule['effect'];
  /** Called after each page; `err` returns what was written to stderr so far. */
  readonly afterPage?: (context: Context, page: number, err: () => string) => Promise<void> | void;
  /** Rows of a page. A table is printed in batches of 1000 rows. */
  readonly size?: number;
  readonly isLive?: boolean;
  /** Variables of the environment besides the pager that is tested. */
  readonly env?: Readonly<Record<string, string>>;
  readonly config?: object;
  readonly line?: readonly string[];
  readonly terminal?: Omit<FakeOptions, 'env'>;
  /** Program of the pager; default: one that copies its input to a file. */
  readonly pager?: string;
  /** Changes the settings file before the run. */
  readonly settings?: (file: string) => void;
  /** Where the pager is named: a variable, or `setting`; default: the variable of the client. */
  readonly place?: string;
}

/** Runs a list with a pager that copies its input to a file, and returns what was printed where. */
async function list(listing: Listing) {
  const { rows, afterPage, size = 10, terminal = { columns: 80, errTerminal: true } } = listing;
  let read = 0;
  async function* pages(context: Context): AsyncGenerator<readonly Row[]> {
    for (let page = 1; read < rows; page += 1) {
      yield Array.from({ length: Math.min(size, rows - read) }, () => ({ id: (read += 1), name: 'n' }));
      await afterPage?.(context, page, fake.err);
    }
  }
  const command = {
    id: 'toy.feed',
    command: 'feed',
    describe: 'Feed',
    effect: listing.effect ?? 'read',
    flags: {},
    handler: async (_: object, context: Context) => {
      await context.out.rows(pages(context), { live: listing.isLive === true });
      context.note('The end of the list.', 'after');
    },
  } as unknown as CommandModule<never>;
  const client: Client = {
    ...toy,
    tree: {
      nodes: { feed: { run: () => Promise.resolve({ command }) } },
      help: () => Promise.resolve({ help: { '': 'line\n'.repeat(rows) } }),
    },
  };
  const fake = fakeWorld(listing.line ?? ['feed'], { stdin: '', ...terminal });
  const copy = join(fake.world.home, 'copy.txt');
  const program = join(fake.world.home, 'pager.mjs');
  writeFileSync(program, `import { writeFileSync } from 'node:fs';\n${listing.pager ?? copying}`);
  const own = `"${process.execPath}" '${program}' ${copy}`;
  const { place = 'TOY_PAGER' } = listing;
  const env = { ...fake.world.env, ...(place !== 'setting' && { [place]: own }), ...listing.env };
  const config = place === 'setting' ? { profiles: { default: { pager: own } }, aliases: {} } : listing.config;
  if (config !== undefined) {
    mkdirSync(configFolder(client, fake.world), { recursive: true });
    const file = join(configFolder(client, fake.world), 'config.json');
    writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
    listing.settings?.(file);
  }
  const code = await main(client, { ...fake.world, env });
  const paged = existsSync(copy) ? readFileSync(copy, 'utf8') : '';
  return { code, out: fake.out(), err: fake.err(), paged, read };
}

const copying = `
let text = '';
process.stdin.on('data', (data) => (text += data));
process.stdin.on('end', () => writeFileSync(process.argv[2], text));`;

const lines = (text: string): number => text.split('\n').length - 1;

test('a table of more than one screen goes to the pager, a shorter one to the terminal', async () => {
  const long = await list({ rows: 24 });
  expect(long).toMatchObject({ code: 0, out: '', err: 'The end of the list.\n' });
  expect(lines(long.paged)).toBe(25);
  const short = await list({ rows: 22 });
  expect(short).toMatchObject({ code: 0, paged: '', err: 'The end of the list.\n' });
  expect(lines(short.out)).toBe(23);
  expect(lines((await list({ rows: 23 })).paged)).toBe(24);
});

test.each<[string, Listing]>([
  ['a pipe', { rows: 100, terminal: {}, line: ['feed', '-o', 'table'] }],
  ['--no-pager', { rows: 100, line: ['feed', '--no-pager'] }],
  ['an empty pager', { rows: 100, env: { TOY_PAGER: '', PAGER: 'less' } }],
  ['the pager cat', { rows: 100, env: { TOY_PAGER: 'cat' } }],
  ['a terminal without abilities', { rows: 100, env: { TERM: 'dumb' } }],
  ['JSON', { rows: 100, line: ['feed', '-o', 'json'] }],
  ['a write', { rows: 100, effect: 'act' }],
  ['rows that arrive over hours', { rows: 100, isLive: true }],
  ['a pager that does not exist', { rows: 100, env: { TOY_PAGER: 'no-such-program --flag' } }],
  ['help with --no-pager', { rows: 100, line: ['--help', '--no-pager'] }],
  ['help in a pipe', { rows: 100, line: ['--help'], terminal: {} }],
])('%s is not paged', async (_, listing) => {
  const { code, out, paged, err } = await list(listing);
  expect({ code, paged }).toEqual({ code: 0, paged: '' });
  expect(lines(out)).toBeGreaterThanOrEqual(100);
  expect(err).not.toContain('no-such-program');
});

test('help of more than one screen is paged', async () => {
  const { code, out, paged } = await list({ rows: 30, line: ['--help'] });
  expect({ code, out }).toEqual({ code: 0, out: '' });
  expect(lines(paged)).toBeGreaterThanOrEqual(30);
});

test.each<[string, Partial<Listing>]>([
  ['PAGER', {}],
  ['setting', { env: { PAGER: 'cat' } }],
  ['TOY_PAGER', { env: { PAGER: 'cat' }, config: { profiles: { default: { pager: 'cat' } }, aliases: {} } }],
])('the pager of %s counts, for rows and for help', async (place, others) => {
  for (const line of [['feed'], ['--help']]) {
    const { out, paged } = await list({ rows: 30, line, place, ...others });
    expect({ line, out, isPaged: lines(paged) >= 30 }).toEqual({ line, out: '', isPaged: true });
  }
});

test.each<[string, (file: string) => string]>([
  ['a file that all can write to', (file) => (chmodSync(file, 0o666), file)],
  ['a file that the group can write to', (file) => (chmodSync(file, 0o620), file)],
  ['a folder that all can write to', (file) => (chmodSync(dirname(file), 0o777), dirname(file))],
  [
    'a link to a file that all can write to',
    (file) => {
      const other = `${file}.other`;
      renameSync(file, other);
      chmodSync(other, 0o666);
      symlinkSync(other, file);
      return other;
    },
  ],
])('the pager of settings in %s is not started', async (_, open) => {
  for (const line of [['feed'], ['--help']]) {
    let place = '';
    const { code, out, err, paged } = await list({
      rows: 30,
      line,
      place: 'setting',
      env: { PAGER: 'cat' },
      settings: (file) => {
        place = open(file);
      },
    });
    expect({ code, paged, isShown: lines(out) >= 30 }).toEqual({ code: 0, paged: '', isShown: true });
    const text = err.replace(/\s+/g, ' ');
    expect(text).toContain(`The setting "pager" is not used: other users can write to ${place} (mode `);
    expect(text).toContain(`run "chmod go-w ${place}"`);
  }
});

// Only root can give a file away.
(process.getuid?.() === 0 ? test : test.skip)('the pager of settings of another user is not started', async () => {
  const settings = (file: string): void => chownSync(file, 65_534, 65_534);
  const { paged, err } = await list({ rows: 30, place: 'setting', env: { PAGER: 'cat' }, settings });
  expect([paged, err.replace(/\s+/g, ' ')]).toEqual([
    '',
    expect.stringContaining('config.json belongs to another user.'),
  ]);
});

test('a pager that is left early ends the command with 0, and no further page is read', async () => {
  const { code, read, err, out } = await list({
    rows: Infinity,
    size: 1000,
    pager: "process.stdin.once('data', () => process.exit(0));",
    afterPage: () => new Promise<void>((done) => setTimeout(done, 20)),
  });
  expect({ code, err, out }).toEqual({ code: 0, err: '', out: '' });
  // Pages are read while the pager starts.
  expect(read).toBeLessThan(100_000);
});

test('messages wait for the end of the pager', async () => {
  let beside: string | undefined;
  const { err, out, paged } = await list({
    rows: 4000,
    size: 1000,
    afterPage: async (context, page, written) => {
      if (page === 2) {
        context.warn('slow');
        context.live('page 3', 'progress');
      }
      // The pager starts with the first page.
      await new Promise<void>((done) => setTimeout(done, 100));
      beside = written();
    },
  });
  expect({ beside, out }).toEqual({ beside: '', out: '' });
  expect(lines(paged)).toBe(4001);
  expect(err).toBe('\u001b[33mWarning:\u001b[39m slow\nThe end of the list.\n');
});

test('without a pager, messages follow the rows before them at once', async () => {
  const fake = fakeWorld([], { columns: 80, errTerminal: true });
  const paged = openPager(toy, fake.world, ['no-such-program']);
  const written = async () => {
    await new Promise((done) => setTimeout(done, 20));
    return { out: fake.out(), err: fake.err() };
  };
  paged.world.stdout.write('row\n');
  paged.world.stderr.write('\r\u001b[Kpage 2');
  expect(await written()).toEqual({ out: '', err: '\r\u001b[Kpage 2' });
  paged.world.stderr.write('\r\u001b[KThe service is slow.\n');
  expect(await written()).toEqual({
    out: 'row\n',
    err: '\r\u001b[Kpage 2\r\u001b[KThe service is slow.\n',
  });
  await paged.end();
});

test('a failure after some rows is reported when the pager has ended', async () => {
  const { code, err, paged } = await list({
    rows: 60,
    afterPage: (context, page) => {
      if (page === 4) context.fail('unavailable', 'The service broke.');
    },
  });
  expect(code).toBe(69);
  expect(lines(paged)).toBe(41);
  expect(err).toContain('Error:\u001b[39m The service broke.');
});
