/** The collections that a spec declares, as sources of a copy. */
import { defined } from '../base/defined.js';
import { parseJson, plainText } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import type { CollectionPlan } from '../contract/command.js';
import type { Page } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import type { Source } from './types.js';

const DAY = 86_400_000;
/** Milliseconds by which a list may be behind the clock of its service. */
const LAG = 60_000;

/** Reads the pages of a list, with `since` those of what changed at that time or later. */
export type ReadList = (list: string, values: { readonly since?: string }) => AsyncIterable<Page>;

/** Returns the source of a collection. Its cursor has a time for each list, because records move between lists. */
export function declaredSource(name: string, plan: CollectionPlan, read: ReadList): Source {
  const feeds = Object.entries(plan.lists).flatMap(([list, { query = {} }]) =>
    Object.values(query).some((value) => value.includes('{since}')) ? [list] : [],
  );
  return {
    name,
    version: 1,
    deletions: 'sweep',
    key: (row) => {
      const key = getPath(row, plan.key) ?? '';
      return key === '' ? undefined : plainText(key);
    },
    ...(feeds.length === 0
      ? {}
      : { cursorAt: (time) => JSON.stringify(Object.fromEntries(feeds.map((list) => [list, time]))) }),
    pages: async function* (cursor) {
      const times = new Map(Object.entries(timesIn(cursor)));
      for (const list of Object.keys(plan.lists)) {
        const isFeed = feeds.includes(list);
        const since = isFeed ? times.get(list) : undefined;
        let newest = Date.parse(since ?? '') || 0;
        /** The service knows all changes before this time, which is absent until it has answered. */
        let known: number | undefined;
        for await (const page of read(list, since === undefined ? {} : { since })) {
          const { date } = page.response.headers;
          const now = Date.parse(date ?? '');
          known ??= now - LAG;
          if (isFeed && plan.changed !== undefined) {
            for (const row of page.rows) newest = Math.max(newest, changeTime(row, plan.changed, now || Date.now()));
            // A change in a second of which a part was read comes before later ones.
            if (newest > 0) times.set(list, instant(Math.min(newest, known || newest)));
          }
          yield { rows: page.rows, ...defined({ date }), ...cursorOf(times) };
        }
        if (!isFeed || plan.changed !== undefined || known === undefined || Number.isNaN(known)) continue;
        times.set(list, instant(known));
        yield { rows: [], ...cursorOf(times) };
      }
    },
  };
}

const cursorOf = (times: ReadonlyMap<string, string>): { readonly cursor?: string } =>
  times.size === 0 ? {} : { cursor: JSON.stringify(Object.fromEntries(times)) };

/** The time of each list in a cursor. */
export function timesIn(cursor: string | undefined): Readonly<Record<string, string>> {
  const value = parseJson(cursor ?? '{}');
  const times = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(times.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Returns the time of the last change in milliseconds, or 0. A time in the future says nothing. */
function changeTime(row: Row, path: string, now: number): number {
  const value = getPath(row, path);
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return at <= now + DAY ? at : 0;
}

const instant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
