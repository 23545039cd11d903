/** A context on a test server, for tests. */
import type { Effect, FlagData, Place, PositionalData } from '../contract/command.js';
import type { Client, Context } from '../contract/context.js';
import type { Output, Profile } from '../contract/run.js';
import type { Dialects } from '../contract/dialect.js';
import type { NameCache } from '../contract/lookups.js';
import type { Row } from '../contract/rows.js';
import { toRows } from '../output/first.js';
import { CliError, DECLINED } from '../base/errors.js';
import { start, testService, type Answer, type Bench, type BenchOptions, type TestServer } from '../http/testkit.js';
import { stringifyJson } from '../base/json.js';
import { createResolver } from './lookup.js';

const dialects: Dialects = {
  odata: () => import('../dialects/odata/index.js'),
  fields: () => import('../dialects/fields/index.js'),
};

/** One piece of output: the method that printed it, and the text. */
export type Printed = readonly [as: keyof Output, text: string];

export interface Stage extends Bench {
  readonly server: TestServer;
  readonly context: Context;
  readonly printed: Printed[];
  readonly asked: string[];
}

export interface StageOptions extends Omit<BenchOptions, 'origin'> {
  readonly effect?: Effect;
  readonly flags?: Readonly<Record<string, FlagData>>;
  readonly positionals?: Readonly<Record<string, PositionalData>>;
  readonly format?: Output['format'];
  /** Lists that earlier runs have read; default: none, and none is kept. */
  readonly names?: NameCache;
  /** Dialects of the client; default: all. */
  readonly dialects?: Dialects;
  /** Whether someone is at a terminal; default no. */
  readonly prompts?: boolean;
  /** The answer to a prompt; default yes. */
  readonly answer?: boolean;
}

/** Returns a flag with the parts that matter to a request; `wire` is `place:name`, as in a spec. */
export function flag(kind: FlagData['kind'], wire: string, more: Partial<FlagData> = {}): FlagData {
  const [place, ...name] = wire.split(':');
  return {
    describe: kind,
    kind,
    wire: { in: place as Place, name: name.join(':') },
    ...more,
  };
}

export function positional(kind: FlagData['kind'], more: Partial<PositionalData> = {}): PositionalData {
  return { describe: kind, kind, required: true, ...more };
}

/** Returns a context for a test server; only output and the terminal are fakes. */
export async function stage(answer: Answer, setup: StageOptions = {}): Promise<Stage> {
  const { effect = 'read', flags = {}, positionals = {}, format = 'json', service = testService() } = setup;
  const parts = await start(answer, setup);
  const { http, world, options } = parts;
  const printed: Printed[] = [];
  const asked: string[] = [];
  const out: Output = {
    format,
    as: () => out,
    check: async () => undefined,
    checkFields: async () => undefined,
    rows: async (rows) => {
      const all: Row[] = [];
      for await (const some of rows) all.push(...toRows(some));
      printed.push(['rows', stringifyJson(all)]);
    },
    record: async (row, printing) => {
      printed.push(['record', stringifyJson(printing?.single ? [row] : row)]);
    },
    action: async (line, data) => {
      printed.push(['action', format === 'table' ? line : stringifyJson(data)]);
    },
    json: async (value) => {
      printed.push(['json', stringifyJson(value)]);
    },
    stream: () => async (chunk) => {
      printed.push(['text', Buffer.from(chunk).toString()]);
    },
    text: async (text) => {
      printed.push(['text', text]);
    },
  };
  const names: NameCache = setup.names ?? {
    read: async () => undefined,
    write: async () => undefined,
    drop: async () => undefined,
  };
  const unused = (): never => {
    throw new Error('not part of this test');
  };
  const note = (text: string): number => parts.notes.push(text);
  const client = { binary: 'acmecli', dialects: setup.dialects ?? dialects } as Client;
  const context: Context = {
    client,
    service,
    authority: { origin: unused, carried: unused, renew: unused, remedy: unused, account: unused },
    world,
    options,
    http,
    out,
    localWrites: { count: 0 },
    profile: {} as Profile,
    folder: '/nowhere',
    command: { id: 'test.thing.do', words: 'thing do', effect, flags, positionals },
    variable: unused,
    names,
    resolve: createResolver({ client, service, http, command: { effect, flags }, variable: unused, names, note }),
    note,
    warn: (text) => parts.notes.push(text),
    live: (text, as) => void (as === 'progress' ? undefined : parts.notes.push(text)),
    debug: (text) => parts.log.push(text),
    prompts: setup.prompts === true,
    confirm: async (question) => {
      if (options.dryRun) return;
      asked.push(question);
      if (setup.answer === false) throw new CliError('declined', DECLINED);
    },
    input: { text: async () => undefined, bytes: () => undefined },
    ask: unused,
    fail: (kind, message = '', remedy) => {
      throw new CliError(kind, message, remedy);
    },
  };
  return { ...parts, context, printed, asked };
}
