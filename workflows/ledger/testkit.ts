/** Runs commands of the ledger in tests, against a sandbox or a service of the test. */
import { defined, type Client } from 'cmdspec-runtime/kit';
import { openBench, type Answer, type Ended } from 'cmdspec-runtime/testing';

/** A sandbox and a home folder for its client, both removed by `close`. */
export interface Bench {
  readonly folder: string;
  readonly origin: string;
  /** Runs one command line in this process. */
  run(...argv: readonly string[]): Promise<Ended>;
  /** Runs one command line with writes allowed. */
  write(...argv: readonly string[]): Promise<Ended>;
  /** Returns the JSON output of a command line, which must succeed. */
  json(...argv: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
}

const allowed = { env: { LEDGERCLI_ALLOW_WRITES: '1' } };

/** Starts a sandbox, or a service with the responses of `answer`. With `unlimited`, the sandbox has no rate limit. */
export async function bench(client: Client, records?: number, answer?: Answer, unlimited?: true): Promise<Bench> {
  // The tests are about the requests of the commands; the log reads a record before it is changed.
  const env = { LEDGERCLI_NO_BEFORE: '1' };
  const served = answer === undefined ? { sandbox: defined({ records, unlimited }), env } : { answer, env };
  const { folder, origin, run, close } = await openBench(client, served);
  const write: Bench['write'] = (...argv) => run(argv, allowed);
  return {
    folder,
    origin,
    run: (...argv) => run(argv),
    write,
    async json(...argv) {
      const { code, out, err } = await write(...argv);
      if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}: ${err}`);
      return JSON.parse(out) as unknown;
    },
    close,
  };
}

/** Returns the JSON error of a run, without the notes and warnings before it. */
export function jsonError({ err }: Ended): Record<string, unknown> {
  return JSON.parse(err.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
}
