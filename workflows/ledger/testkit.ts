import { defined, type Client } from 'cmdspec/kit';
import { openBench, type Ended } from 'cmdspec/testing';

/** A stand-in service with a home for its client, both thrown away at the end. */
export interface Bench {
  readonly folder: string;
  readonly origin: string;
  /** Runs one command line in this process. */
  run(...argv: readonly string[]): Promise<Ended>;
  /** The same with writes allowed. */
  write(...argv: readonly string[]): Promise<Ended>;
  /** JSON of a command line that must succeed. */
  json(...argv: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
}

const allowed = { env: { LEDGERCLI_ALLOW_WRITES: '1' } };

export async function bench(client: Client, records?: number): Promise<Bench> {
  const { folder, origin, run, close } = await openBench(client, { sandbox: defined({ records }) });
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

/** The error that a run told as JSON, notes and warnings before it left out. */
export function told({ err }: Ended): Record<string, unknown> {
  return JSON.parse(err.slice(err.search(/^\{$/m))) as Record<string, unknown>;
}
