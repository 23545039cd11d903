/** A service, its server and an HTTP client for it, for tests. */
import { PassThrough } from 'node:stream';
import type { Options } from '../contract/options.js';
import type { World } from '../contract/run.js';
import type { Authority, Http } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { lazyGuard } from '../policy/index.js';
import { serve, type Answer, type TestServer } from '../testing/server.js';
import { createHttp, type HttpParts } from './index.js';

export { closeAll, json, serve, type Answer, type Seen, type TestServer } from '../testing/server.js';

/** A service with one host; tests override what they test. */
export function testService(changes: Partial<Service> = {}): Service {
  const exit = { code: 1, name: 'TestError', meaning: 'test' };
  return {
    id: 'test',
    binary: 'testcli',
    version: '1.0.0',
    title: 'Test API',
    env: 'TESTCLI',
    hosts: { main: { origin: 'https://api.example.test', override: 'TESTCLI_BASE_URL', credentials: ['token'] } },
    variables: { division: { missing: 'No division.' } },
    credentials: {},
    paging: {},
    record: 'data',
    createdId: ['resource-id', 'location'],
    errors: { message: ['error', 'message'] },
    retry: { repeat: ['GET', 'PUT', 'DELETE'], base: 1000 },
    rate: {
      waits: [{ header: 'retry-after' }],
      fallback: 2,
      cap: 120,
      spent: { 'x-day-left': 'The daily limit is used up' },
      blockedAfter429: true,
      remaining: 'x-left',
      limit: 'x-limit',
      window: 60,
    },
    exits: {
      generic: exit,
      usage: exit,
      combination: exit,
      input: exit,
      declined: exit,
      unprompted: exit,
      unavailable: exit,
      internal: exit,
      rate: exit,
      auth: exit,
      refused: exit,
      config: exit,
    },
    statuses: {
      400: 'input',
      401: 'auth',
      403: 'auth',
      422: 'input',
      429: 'rate',
      '4xx': 'generic',
      '5xx': 'unavailable',
    },
    gate: { writes: 'open', deletes: 'ask' },
    output: {
      default: 'auto',
      emptyCsv: 'nothing',
      gives: { delete: { deleted: '{id:number}' } },
      unknownField: 'usage',
    },
    settings: {},
    references: {},
    customFields: {},
    globals: {},
    sandbox: { variables: {} },
    ...changes,
  };
}

export interface Bench {
  readonly http: Http;
  readonly world: World;
  readonly options: Options;
  /** Requested waits in milliseconds; none really passes. */
  readonly slept: number[];
  readonly notes: string[];
  /** Lines that are reported at once in every format. */
  readonly announced: string[];
  readonly log: string[];
  readonly renewed: string[];
  readonly abort: () => void;
}

export interface BenchOptions {
  readonly origin: string;
  readonly service?: Service;
  readonly options?: Partial<Options>;
  readonly env?: World['env'];
  /** Results of `renew`, in order. */
  readonly renew?: readonly boolean[];
  readonly nameOf?: HttpParts['nameOf'];
  readonly scopeOf?: HttpParts['scopeOf'];
}

/** An HTTP client for a test server, real except for its clock. */
export function bench({
  origin,
  service = testService(),
  options,
  env = {},
  renew = [],
  nameOf,
  scopeOf,
}: BenchOptions): Bench {
  const slept: number[] = [];
  const notes: string[] = [];
  const announced: string[] = [];
  const log: string[] = [];
  const renewed: string[] = [];
  const stop = new AbortController();
  let clock = Date.parse('2026-06-01T08:00:00Z');
  const world: World = {
    argv: [],
    env,
    cwd: process.cwd(),
    platform: process.platform,
    home: '/nowhere',
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    now: () => new Date(clock),
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      slept.push(ms);
      clock += ms;
    },
    signal: stop.signal,
  };
  const all: Options = {
    profile: 'default',
    color: false,
    verbose: false,
    retry: true,
    timeout: 5000,
    resolveFields: false,
    dryRun: false,
    yes: false,
    allowWrites: false,
    other: {},
    format: 'json',
    reportFormat: 'json',
    ...options,
  };
  const authority: Authority = {
    origin: async () => origin,
    carried: async () => ({ headers: { authorization: `Bearer secret-${String(renewed.length)}` }, query: {} }),
    renew: async (host) => {
      renewed.push(host);
      return renew[renewed.length - 1] ?? false;
    },
    remedy: async () => 'Sign in.',
    account: async () => 'ann',
  };
  const client = {
    binary: service.binary,
    routes: () => Promise.resolve({ routes: [] }),
    tree: { nodes: {}, help: () => Promise.resolve({ help: {} }) },
  };
  const guard = lazyGuard({
    ...{ client, service, command: { id: 'test.run' }, words: ['run'], profile: 'default' },
    world: { ...world, machine: { settings: '/nowhere', home: '/nowhere' } },
    folder: () => '/nowhere',
  });
  const engine = createHttp({
    service,
    world,
    options: all,
    admit: (call, effect) => guard.check(call, effect, all, () => Promise.resolve(undefined)),
    authority,
    variable: async (name) => (name === 'division' ? '123' : Promise.reject(new Error(name))),
    reporter: {
      note: (text) => notes.push(text),
      warn: (text) => notes.push(text),
      live: (text, as) => void (as === 'progress' ? undefined : announced.push(text)),
      debug: (text) => log.push(text),
    },
    ...(nameOf && { nameOf }),
    ...(scopeOf && { scopeOf }),
  });
  return {
    http: engine,
    world,
    options: all,
    slept,
    notes,
    announced,
    log,
    renewed,
    abort: () => stop.abort(new Error('stopped')),
  };
}

/** A test server and an HTTP client for it. */
export async function start(
  answer: Answer,
  options: Omit<BenchOptions, 'origin'> = {},
): Promise<Bench & { readonly server: TestServer }> {
  const server = await serve(answer);
  return { server, ...bench({ origin: server.origin, ...options }) };
}

/** The CliError that a promise rejects with; anything else fails the test. */
export async function failureOf(promise: Promise<unknown>): Promise<CliError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CliError)) throw new Error(`A CliError was expected, not ${String(error)}`);
  return error;
}
