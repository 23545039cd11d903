/** Runs commands of the CRM in tests, against a service with the account whose figures are computed by hand. */
import type { Client } from 'cmdspec-runtime/kit';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { NOW, ROWS } from './lib/analytics/testkit.js';

type Row = Record<string, unknown>;

/** Responses of a made-up account, by path without `/api/v1` and `/api/v2`; a function sees the query. */
export type Lists = Readonly<Record<string, unknown>>;

const PIPELINE = { id: 1, name: 'Sales' };
const STAGES = [
  { id: 1, name: 'Lead', order_nr: 1, deal_probability: 20, pipeline_id: 1 },
  { id: 2, name: 'Offer', order_nr: 2, deal_probability: 50, pipeline_id: 1 },
  { id: 3, name: 'Close', order_nr: 3, deal_probability: null, pipeline_id: 1 },
];

export interface Account extends Bench {
  /** Runs one command line at noon of 30 June 2026. */
  at(...argv: string[]): Promise<Ended>;
  /** Paths of all requests so far, with their queries. */
  requests(): string[];
}

/** Starts a service with the account of the figures; `lists` replaces some of its lists. */
export async function openAccount(client: Client, lists: Lists = {}): Promise<Account> {
  const all: Lists = {
    pipelines: [PIPELINE],
    stages: STAGES,
    users: [{ id: 7, name: 'Ann', active_flag: true }],
    deals: (query: URLSearchParams) => ROWS.filter((row) => row['status'] === query.get('status')),
    'deals/archived': [],
    activities: [{ id: 1, deal_id: 1, due_date: '2026-07-01', owner_id: 7, done: false }],
    persons: [],
    organizations: [],
    ...lists,
  };
  const bench = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const path = pathname.replace(/^\/api\/v\d\//, '');
      const found = all[path in all ? path : path.replace(/.*\//, '')];
      const data = typeof found === 'function' ? (found as (...args: unknown[]) => unknown)(searchParams, path) : found;
      if (data === undefined) json(response, { success: false, error: 'Unknown' }, 404);
      else if (typeof data === 'number') json(response, { success: false, error: 'Refused' }, data);
      else json(response, { success: true, data });
    },
  });
  return {
    ...bench,
    at: (...argv) => bench.run(argv, { world: { now: () => new Date(NOW) } }),
    requests: () => bench.seen.map(({ url }) => decodeURIComponent(url)),
  };
}

/** A row of a changelog. */
export const change = (field_key: string, old_value: unknown, new_value: unknown, time: string): Row => ({
  field_key,
  old_value,
  new_value,
  time,
  actor_user_id: 4,
});
