import type { ServerResponse } from 'node:http';
import type { Client } from 'cmdspec/kit';
import { json, openBench, type Ended, type Seen } from 'cmdspec/testing';

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
  const { seen, run, close } = await openBench(client, {
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
    asked: () =>
      seen.map(({ url }) => {
        const { pathname, searchParams } = new URL(url, 'http://host');
        return [pathname, Object.fromEntries(searchParams)];
      }),
    close,
  };
}
