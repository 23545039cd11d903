/** Properties of every command that gets a response, whatever values the response has. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Interrupted } from '../../../runtime/base/errors.js';
import { allowVariable } from '../../../runtime/base/standard.js';
import { main } from '../../../runtime/index.js';
import type { Client } from '../../../runtime/contract/context.js';
import { fakeWorld } from '../../../runtime/testing/world.js';
import { closeAll } from '../../../runtime/testing/server.js';
import { newHome, type Served } from '../../support/cli.js';
import { hostile, type Name } from '../../support/hostile.js';
import { serveHere } from '../../support/in-process.js';
import { faultsOf, type Printed } from './parsers.js';
import { casesOf, filesOf, type Case } from './cases.js';
import { placesOf, replaced, replay, type Replay } from './replay.js';
import { LONG, texts, values } from './texts.js';

export interface Options {
  /** Runs per command; absent: every place with every text and every value. */
  readonly sample?: number;
  /** Selects another sample. */
  readonly seed: number;
  /** Only every nth command is tried. */
  readonly step?: number;
}

export interface Proof {
  readonly failures: readonly string[];
  readonly runs: number;
  /** Commands that got a response. */
  readonly commands: number;
  /** Commands other than local ones that got none, or have no example that can be run. */
  readonly silent: readonly string[];
  readonly parsed: number;
}

interface Attack {
  readonly name: string;
  readonly change: (path: string, value: unknown) => string | undefined;
  /** Takes the place of the headers that name a record, a file or another address. */
  readonly header?: string;
}

interface Look {
  readonly format: Printed['format'] | 'table';
  readonly args: readonly string[];
  readonly terminal: boolean;
}

/** For commands that have a format of their own. */
const fixed: readonly Look[] = [false, true].map((terminal) => ({ format: 'table', args: [], terminal }));
const plain: Look = { format: 'json', args: ['--output', 'json'], terminal: false };
const ndjson: Look = { format: 'ndjson', args: ['--output', 'ndjson'], terminal: false };

const looks: readonly Look[] = [
  plain,
  { format: 'table', args: ['--output', 'table'], terminal: true },
  { format: 'csv', args: ['--output', 'csv'], terminal: false },
  { format: 'yaml', args: ['--output', 'yaml', '--verbose'], terminal: false },
  ndjson,
  { format: 'json', args: ['--output', 'json', '--verbose'], terminal: true },
  { format: 'csv', args: ['--output', 'csv', '--csv-safe'], terminal: true },
  { format: 'yaml', args: ['--output', 'yaml'], terminal: true },
  { format: 'table', args: ['--output', 'table'], terminal: false },
];

const CONTROL =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]|\r(?!\n)/;

/** Keys of links and cursors: with all texts replaced at once, the list would end in an error about its link. */
const LEADS = /cursor|next|href|link|url|uri/i;

function attacksOn(bodies: readonly unknown[], hasHeaders: boolean, elsewhere: string): readonly Attack[] {
  const places = (isWanted: (value: unknown) => boolean): string[] => [
    ...new Set(bodies.flatMap((body) => [...placesOf(body, isWanted)])),
  ];
  const ofTexts = places((value) => typeof value === 'string');
  const named = Object.entries({ ...texts, 'a link to another origin': `${elsewhere}/x` });
  const all = named.map(([name, text]): Attack => ({
    name: `all texts: ${name}`,
    change: (path, value) => (typeof value === 'string' && !LEADS.test(path) ? JSON.stringify(text) : undefined),
  }));
  const single = ofTexts.flatMap((place) =>
    named.map(([name, text]): Attack => ({
      name: `${place}: ${name}`,
      change: (path) => (path === place ? JSON.stringify(text) : undefined),
    })),
  );
  const long = ofTexts.map((place): Attack => {
    let isDone = false;
    return {
      name: `${place}: 1 MB`,
      change: (path) => (path === place && !isDone ? ((isDone = true), JSON.stringify(LONG)) : undefined),
    };
  });
  const other = places(() => true).flatMap((place) =>
    values.map((text): Attack => ({
      name: `${place}: ${text.slice(0, 30)}`,
      change: (path) => (path === place ? text : undefined),
    })),
  );
  const headers = named.map(([name, text]): Attack => ({
    name: `headers: ${name}`,
    change: () => undefined,
    header: text.replace(/[^\x20-\x7e]/g, '?'),
  }));
  // A response that has no body gets one.
  const added = [...values, ...named.map(([, text]) => JSON.stringify({ id: text, name: text }))].map(
    (text): Attack => ({
      name: `a body in place of none: ${text.slice(0, 30)}`,
      change: (_path, value) => (value === undefined ? text : undefined),
    }),
  );
  return [
    ...all,
    ...single,
    ...(hasHeaders ? headers : []),
    ...(bodies.includes(undefined) ? added : []),
    ...long,
    ...other,
  ];
}

/** Every file below a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/** What is typed. */
type Command = Pick<Case, 'argv'> & Partial<Pick<Case, 'input' | 'isEndless' | 'secrets'>>;

/** A secret of a command, such as the key that signs what a service delivers. */
const SECRET = 'canary+/=secret-of-a-command';
/** Waits after which a command that does not end is interrupted, as by Ctrl-C. */
const MOST_WAITS = 5;

export async function prove(
  service: string,
  binary: Name,
  client: Client,
  { sample, seed, step = 1 }: Options,
): Promise<Proof> {
  const open = (): Promise<Served> => serveHere(binary, newHome(), '--unlimited');
  const elsewhere = await hostile();
  let sandbox = await open();
  const stand: Replay = await replay(sandbox);
  /** No command may read state that another one wrote. */
  const renew = async (): Promise<void> => {
    await sandbox.stop();
    sandbox = await open();
    stand.renew(sandbox.origin);
  };
  const { service: rules } = await client.service();
  const codes = new Set(Object.values(rules.exits).map(({ code }) => code));
  const allowed = { [allowVariable(rules)]: '1' };
  const root = mkdtempSync(join(tmpdir(), 'hostile-'));
  // Deep enough for a path with many `..` to end below the root.
  const place = join(root, 'a', 'b', 'c', 'd', 'e');
  const home = join(place, 'home');
  const cwd = join(place, 'work');
  const failures: string[] = [];
  const printed: Printed[] = [];
  let runs = 0;

  /** Checks the files in the folders, then empties the folders. */
  const clear = (): void => {
    for (const path of existsSync(root) ? filesIn(root) : []) {
      if (!path.startsWith(home) && !path.startsWith(cwd)) failures.push(`a file was written to ${path}`);
      const content = readFileSync(path, 'latin1');
      if (stand.canaries.some((text) => content.includes(text))) failures.push(`a credential is in ${path}`);
    }
    rmSync(root, { recursive: true });
    for (const folder of [home, cwd]) mkdirSync(folder, { recursive: true });
    if (existsSync(filesOf(service))) cpSync(filesOf(service), cwd, { recursive: true });
  };

  const start = async ({ argv, input = '', isEndless, secrets = [] }: Command, look: Look) => {
    const env = {
      ...stand.env,
      ...allowed,
      ...Object.fromEntries(secrets.map((name) => [name, SECRET])),
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_CACHE_HOME: join(home, '.cache'),
      NO_COLOR: '1',
      PATH: '',
    };
    const options = { home, cwd, env, stdin: input, ...(look.terminal && { columns: 100 }) };
    const fake = fakeWorld([...argv, ...look.args], options);
    // The clock moves only while the client waits, for example for a job whose state is hostile.
    let time = Date.now();
    let waits = 0;
    const clock = {
      now: () => new Date(time),
      sleep: async (ms: number, signal?: AbortSignal) => {
        time += ms;
        waits += 1;
        if (isEndless && waits === MOST_WAITS) fake.abort(new Interrupted('SIGINT', 0));
        signal?.throwIfAborted();
      },
    };
    stand.writes();
    const code = await main(client, { ...fake.world, ...clock });
    runs += 1;
    return { code, stdout: fake.out(), stderr: fake.err(), writes: stand.writes() };
  };
  type End = Awaited<ReturnType<typeof start>>;

  /** Runs a case in empty folders: what an earlier run has stored would take the place of responses. */
  const run = async (line: Case, look: Look, attack?: Attack): Promise<End> => {
    clear();
    stand.change = JSON.stringify;
    stand.header = undefined;
    for (const argv of line.after) await start({ argv }, plain);
    stand.bodies();
    stand.hadHeaders();
    if (attack !== undefined) stand.change = (body) => replaced(body, attack.change);
    stand.header = attack?.header;
    return start(line, look);
  };

  const check = ({ words, exits }: Case, attack: string, look: Look, { code, stdout, stderr }: End): void => {
    const fail = (why: string): void =>
      void failures.push(`${words}, ${attack} (${look.args.join(' ')}${look.terminal ? ', terminal' : ''}): ${why}`);
    const shown = JSON.stringify(stderr.slice(-400));
    if (code === 70 || (code !== 0 && !codes.has(code) && !exits.includes(code)))
      fail(`exit ${String(code)}: ${shown}`);
    if (CONTROL.test(stderr))
      fail(`stderr has a control character: ${JSON.stringify(CONTROL.exec(stderr)?.[0])} in ${shown}`);
    if (look.terminal && CONTROL.test(stdout)) fail(`the terminal gets ${JSON.stringify(CONTROL.exec(stdout)?.[0])}`);
    if ([SECRET, ...stand.canaries].some((text) => `${stdout}${stderr}`.includes(text)))
      fail(`a credential is printed: ${shown}`);
    if (Object.hasOwn(Object.prototype, 'polluted') || ({} as { polluted?: unknown }).polluted !== undefined)
      fail('the prototype of all objects was changed');
    if (elsewhere.seen.splice(0).length > 0) fail('another origin got a request');
    if (
      look.args.includes('--csv-safe') &&
      code === 0 &&
      /(?:^|,)"?[=@]/m.test(stdout.replace(/"(?:[^"]|"")*"/g, (cell) => cell.replace(/\n/g, ' ')))
    )
      fail(`a cell is a formula: ${JSON.stringify(stdout.slice(0, 200))}`);
  };

  /** The same result as JSON. One record as ndjson lacks the fields that the command leaves out of both. */
  const twinOf = async (line: Case, attack: Attack): Promise<End> => {
    const json = await run(line, plain, attack);
    if (!json.stdout.startsWith('{')) return json;
    const record = await run(line, ndjson, attack);
    return /^\{.*\}\n$/.test(record.stdout) ? record : json;
  };

  mkdirSync(place, { recursive: true });
  const { cases: all, without } = await casesOf(service);
  const chosen = all.filter((_, at) => at % step === seed % step);
  // Reads come first, while nothing is changed.
  const cases = [...chosen.filter(({ reads }) => reads), ...chosen.filter(({ reads }) => !reads)];
  const silent = [...without];
  let commands = 0;
  for (const [index, line] of cases.entries()) {
    const { words, reads, isLocal, isFixed, isEndless } = line;
    if (!reads && !isLocal) await renew();
    const ways = isFixed ? fixed : looks;
    const first = await run(line, isFixed ? fixed[0]! : plain);
    const bodies = stand.bodies();
    if (bodies.length === 0) {
      if (!isLocal) silent.push(`${words}: ended with ${first.code} and no request, ${first.stderr.slice(0, 300)}`);
      continue;
    }
    commands += 1;
    const attacks = attacksOn(bodies, stand.hadHeaders(), elsewhere.origin);
    if (first.code !== 0 && !line.isDry)
      failures.push(`${words}: the example fails with ${String(first.code)}: ${first.stderr.slice(0, 300)}`);
    const count = sample ?? attacks.length;
    const whole = Object.keys(texts).length + 1;
    for (let turn = 0; turn < count; turn += 1) {
      // A sample takes one attack on all texts, then single places that are far from each other.
      const at =
        sample === undefined
          ? turn
          : turn === 0
            ? (index + seed) % whole
            : (whole + (index + 1) * (turn + seed) * 7919) % attacks.length;
      const attack = attacks[at]!;
      const look = ways[(turn + index + seed) % ways.length]!;
      const ended = await run(line, look, attack);
      check(line, attack.name, look, ended);
      if (ended.writes > first.writes)
        failures.push(`${words}, ${attack.name}: ${String(ended.writes)} writes in place of ${String(first.writes)}`);
      if (ended.code !== 0 || look.terminal || look.format === 'table') continue;
      const twin = look.format === 'yaml' && reads && !isEndless ? await twinOf(line, attack) : undefined;
      if (look.format === 'yaml' && (twin?.code !== 0 || attack.name.endsWith('1 MB') || twin.stdout === '')) continue;
      // Some commands print one JSON value whatever the format.
      const isValue = look.format !== 'json' && /^(?:\{|\[)\n/.test(ended.stdout);
      if (ended.stdout !== '' && !isValue)
        printed.push({
          format: isEndless && ended.stdout.startsWith('{') ? 'ndjson' : look.format,
          text: ended.stdout,
          what: `${words}, ${attack.name}`,
          ...(twin && { twin: twin.stdout }),
        });
    }
    stand.instead = ({ url, headers }) => ({
      status: [400, 401, 403, 500][index % 4] ?? 400,
      body: JSON.stringify({
        error: url,
        error_info: JSON.stringify(headers),
        message: JSON.stringify(headers),
        errors: [headers],
      }),
    });
    const look = isFixed ? fixed[0]! : looks[index % 2 === 0 ? 3 : 1]!;
    check(line, 'an error that repeats the request', look, await run(line, look));
    stand.instead = undefined;
  }

  clear();
  failures.push(...(await faultsOf(printed, mkdtempSync(join(tmpdir(), 'printed-')))));
  await elsewhere.close();
  await closeAll();
  await sandbox.stop();
  return { failures, runs, commands, silent, parsed: printed.length };
}
