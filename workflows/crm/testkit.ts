import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'cmdspec/kit';
import { runHere, type Ended } from '../../runtime/testing/run.js';
import { json, serve, type Seen } from '../../runtime/http/testkit.js';

export type Reply = (response: ServerResponse, seen: Seen) => void;

export interface Bench {
  readonly seen: readonly Seen[];
  /** One command line, run in this process with a home of its own. */
  run(...argv: string[]): Promise<Ended>;
  /** Paths and queries of the requests so far. */
  asked(): [path: string, query: Record<string, string>][];
  close(): Promise<void>;
}

/** A service that knows these paths (`GET /api/v2/deals`) and answers 404 to every other, and a client that talks to it. */
export async function bench(
  client: Client,
  replies: Readonly<Record<string, Reply | Record<string, unknown>>>,
): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'crm-run-'));
  const server = await serve((seen, response) => {
    const reply = replies[`${seen.method} ${new URL(seen.url, 'http://host').pathname}`];
    if (reply === undefined) json(response, { success: false, error: 'Unknown' }, 404);
    else if (typeof reply === 'function') reply(response, seen);
    else json(response, { success: true, ...reply });
  });
  return {
    seen: server.seen,
    run: (...argv) =>
      runHere(client, argv, {
        cwd: folder,
        env: { XDG_CONFIG_HOME: folder, CRMCLI_BASE_URL: server.origin, CRMCLI_API_TOKEN: 'secret' },
      }),
    asked: () =>
      server.seen.map(({ url }) => {
        const { pathname, searchParams } = new URL(url, 'http://host');
        return [pathname, Object.fromEntries(searchParams)];
      }),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
