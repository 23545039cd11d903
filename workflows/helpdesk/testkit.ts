/** Runs commands of the help desk in tests, against the sandbox or a service of the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, World } from 'cmdspec-runtime/kit';
import { type Answer, type Ended, runHere, serve, type TestServer } from 'cmdspec-runtime/testing';

export interface Bench {
  /** Returns the path of a file in the home of the test, which is also its working folder. */
  file(name: string): string;
  /** Starts the sandbox. */
  sandbox(): Promise<void>;
  /** Starts a service with the responses of the test. */
  service(answer: Answer): Promise<TestServer>;
  /** Stops the service, so that the test can start another one. */
  stop(): Promise<void>;
  /** Runs one command line in this process; `changes` replace parts of its world. */
  run(argv: readonly string[], input?: string, changes?: Partial<World>): Promise<Ended>;
  /** Runs one command line on a terminal, on which the text is typed; stdout is shown without colors or ages. */
  onTerminal(argv: readonly string[], typed: string): Promise<Ended>;
  /** Runs one command line, which must succeed, and returns its JSON output. */
  data(argv: readonly string[], input?: string): Promise<unknown>;
}

/** Provides a home folder and a service for each test of a file, and removes them after the test. */
export function bench(client: Client): Bench {
  let folder: string;
  let origin = 'http://127.0.0.1:9';
  let close: (() => Promise<void>) | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'helpdesk-run-'));
  });
  afterEach(async () => {
    await close?.();
    rmSync(folder, { recursive: true });
  });

  const signedIn = (): Readonly<Record<string, string>> => ({
    XDG_CONFIG_HOME: folder,
    // The tests are about the requests of the commands; the log reads a record before it is changed.
    HELPDESKCLI_NO_BEFORE: '1',
    HELPDESKCLI_BASE_URL: origin,
    HELPDESKCLI_DOCS_BASE_URL: origin,
    HELPDESKCLI_ACCESS_TOKEN: 'sandbox-canary-token',
    HELPDESKCLI_DOCS_API_KEY: 'sandbox-canary-key',
  });
  const run = (argv: readonly string[], input = '', { env, ...changes }: Partial<World> = {}): Promise<Ended> =>
    runHere(client, argv, { cwd: folder, stdin: input }, { env: { ...signedIn(), ...env }, ...changes });

  return {
    file: (name) => join(folder, name),
    sandbox: async () => {
      const { open } = await client.sandbox();
      ({ origin, close } = await open({ client, now: '2026-11-20T12:00:00Z', hold: true }));
    },
    service: async (answer) => {
      const server = await serve(answer);
      ({ origin, close } = server);
      return server;
    },
    stop: async () => {
      await close?.();
    },
    run,
    onTerminal: (argv, typed) =>
      runHere(client, argv, { cwd: folder, env: signedIn(), typed, columns: 120, errTerminal: true }),
    data: async (argv, input) => {
      const { code, out, err } = await run([...argv, '--output', 'json'], input);
      expect({ code, err: err.replace(/^.*(?:override|instead).*\n/gim, '') }).toMatchObject({ code: 0 });
      return JSON.parse(out);
    },
  };
}

/** Returns the parsed bodies of the requests with a method. */
export const bodies = (server: TestServer, method: string): unknown[] =>
  server.seen.filter((one) => one.method === method).map(({ body }) => JSON.parse(body) as unknown);
