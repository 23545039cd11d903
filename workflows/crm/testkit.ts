/** Runs commands of the CRM in tests, against a service that returns fixed replies. */
import type { ServerResponse } from 'node:http';
import type { Client } from 'cmdspec-runtime/kit';
import { json, openBench, type Ended, type Seen } from 'cmdspec-runtime/testing';

export type Reply = (response: ServerResponse, seen: Seen) => void;

export interface Bench {
  readonly seen: readonly Seen[];
  /** Runs one command line in this process, with its own home folder. */
  run(...argv: string[]): Promise<Ended>;
  /** Paths and queries of all requests so far. */
  requests(): [path: string, query: Record<string, string>][];
  close(): Promise<void>;
}

/** Starts a service with these replies (by `GET /api/v2/deals`; all other paths return 404) and a client for it. */
export async function bench(
  client: Client,
  replies: Readonly<Record<string, Reply | Record<string, unknown>>>,
): Promise<Bench> {
  const { seen, run, close } = await openBench(client, {
    // The tests are about the requests of the commands; the log reads a record before it is changed.
    env: { CRMCLI_NO_BEFORE: '1' },
    answer: (one, response) => {
      const reply = replies[`${one.method} ${new URL(one.url, 'http://host').pathname}`];
      if (reply === undefined) json(response, { success: false, error: 'Unknown' }, 404);
      else if (typeof reply === 'function') reply(response, one);
      else json(response, { success: true, ...reply });
    },
  });
  return {
    seen,
    run: (...argv) => run(argv),
    requests: () =>
      seen.map(({ url }) => {
        const { pathname, searchParams } = new URL(url, 'http://host');
        return [pathname, Object.fromEntries(searchParams)];
      }),
    close,
  };
}
