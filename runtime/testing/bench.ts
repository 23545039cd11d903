/** A service for tests, and a client that is signed in to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variablesIn } from '../auth/attach.js';
import type { Client, Sandbox, SandboxOptions } from '../contract/context.js';
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import { runHere, type Ended } from './run.js';
import { serve, type Answer, type Seen } from './server.js';

export interface BenchOptions {
  /** Responses of a service that the test makes up; absent: the sandbox of the client. */
  readonly answer?: Answer;
  /** How the sandbox starts: its seed, clock, number of records and faults. */
  readonly sandbox?: Omit<SandboxOptions, 'client'>;
  /** More environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Options of one command line. */
export interface LineOptions {
  /** Text piped into it. */
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Parts of its world to replace: a terminal, a signal, a clock. */
  readonly world?: Partial<World>;
}

/** A service, and a home for a client that is signed in to it. {@link close} removes both. */
export interface Bench {
  /** Working folder of the runs; holds the settings of the client as well. */
  readonly folder: string;
  readonly origin: string;
  /** Requests so far, of a service that the test makes up. */
  readonly seen: readonly Seen[];
  /** Runs one command line in this process: `run(['book', 'list'])`. */
  run(argv: readonly string[], options?: LineOptions): Promise<Ended>;
  /** Runs a command line that must succeed, and returns its JSON. */
  json(argv: readonly string[], options?: LineOptions): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a service and signs a client in to it with the environment variables of its spec. */
export async function openBench(client: Client, { answer, sandbox, env }: BenchOptions = {}): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), `${client.binary}-`));
  const { service } = await client.service();
  const started: { origin: string; close: () => Promise<void>; seen?: readonly Seen[] } =
    answer === undefined ? await startSandbox(client, sandbox) : await serve(answer);
  await loadEngine();
  const signedIn = { XDG_CONFIG_HOME: folder, ...variablesOf(service, started.origin), ...env };

  const run: Bench['run'] = (argv, { stdin = '', env: own, world = {} } = {}) =>
    runHere(client, argv, { cwd: folder, home: folder, stdin, env: { ...signedIn, ...own } }, world);
  return {
    folder,
    origin: started.origin,
    seen: started.seen ?? [],
    run,
    json: async (argv, options) => {
      const { code, out, err } = await run([...argv, '--output', 'json'], options);
      if (code !== 0) throw new Error(`${argv.join(' ')} ended with exit code ${String(code)}: ${err}`);
      return JSON.parse(out) as unknown;
    },
    close: async () => {
      await started.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs may start at the same time, and Jest fails when two of them import the same module for the first time. */
async function loadEngine(): Promise<void> {
  await import('../cli/shell.js');
  await import('../workflow/kit.js');
  await import('../workflow/calls.js');
  await import('../http/exchange.js');
}

const startSandbox = async (client: Client, options: BenchOptions['sandbox']): Promise<Sandbox> => {
  const { open } = await client.sandbox();
  return open({ ...options, client });
};

/** Accepted by the sandbox, and easy to find where it should not be. */
const credential = 'sandbox-canary-credential';

/** Returns the environment variables that set the origin and a credential that a sandbox accepts. */
function variablesOf({ hosts, credentials, variables, sandbox }: Service, origin: string): Record<string, string> {
  const origins = Object.values(hosts).map(({ override }) => [override, origin] as const);
  const secrets = Object.values(credentials).flatMap(({ env }) =>
    env === undefined ? [] : [[env, credential] as const],
  );
  const sent = Object.values(credentials).flatMap((one) => (one.kind === 'secret' ? variablesIn(one.attach) : []));
  const values = sent.flatMap((name) => {
    const [env, value] = [variables[name]?.env, sandbox.variables[name]];
    return env === undefined || value === undefined ? [] : [[env, value] as const];
  });
  return Object.fromEntries([...origins, ...secrets, ...values]);
}
