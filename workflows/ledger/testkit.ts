import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../../runtime/base/defined.js';
import type { Client, Sandbox } from 'cmdspec/kit';
import { runHere, type Ended } from '../../runtime/testing/run.js';

/** A stand-in service with a home for its client, both thrown away at the end. */
export interface Bench {
  readonly folder: string;
  readonly sandbox: Sandbox;
  /** Runs one command line in this process. */
  run(...argv: readonly string[]): Promise<Ended>;
  /** The same with writes allowed. */
  write(...argv: readonly string[]): Promise<Ended>;
  /** JSON of a command line that must succeed. */
  json(...argv: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
}

export async function bench(client: Client, records?: number): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-run-'));
  const sandbox = await (await client.sandbox()).open(defined({ client, records }));

  const run = (more: Readonly<Record<string, string>>, argv: readonly string[]): Promise<Ended> =>
    runHere(client, argv, {
      cwd: folder,
      env: {
        XDG_CONFIG_HOME: folder,
        LEDGERCLI_BASE_URL: sandbox.origin,
        LEDGERCLI_ACCESS_TOKEN: 'sandbox',
        ...more,
      },
    });

  return {
    folder,
    sandbox,
    run: (...argv) => run({}, argv),
    write: (...argv) => run({ LEDGERCLI_ALLOW_WRITES: '1' }, argv),
    async json(...argv) {
      const { code, out, err } = await run({ LEDGERCLI_ALLOW_WRITES: '1' }, argv);
      if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}: ${err}`);
      return JSON.parse(out) as unknown;
    },
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The error that a run told as JSON, notes and warnings before it left out. */
export function told({ err }: Ended): Record<string, unknown> {
  return JSON.parse(err.slice(err.search(/^\{$/m))) as Record<string, unknown>;
}
