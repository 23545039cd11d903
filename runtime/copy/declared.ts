/** The collections that a spec declares, as sources of a copy. */
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
        let last: Page | undefined;
        /** Time up to which the service knew all changes when the list was begun. */
        let began: number | undefined;
        let newest = Date.parse(since ?? '') || 0;
        for await (const page of read(list, since === undefined ? {} : { since })) {
          const now = Date.parse(page.response.headers['date'] ?? '');
          began ??= now - LAG;
          last = page;
          if (isFeed && plan.changed !== undefined) {
            for (const row of page.rows) newest = Math.max(newest, changeTime(row, plan.changed, now) ?? 0);
            if (newest > 0) times.set(list, instant(newest));
          }
          yield { rows: page.rows, ...cursorOf(times) };
        }
        if (!isFeed || plan.changed !== undefined || last === undefined || Number.isNaN(began)) continue;
        times.set(list, instant(began ?? 0));
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

/**
 * Returns the time of the last change in milliseconds. A time in the future is none: a cursor after it would skip all changes
 * until then.
 */
function changeTime(row: Row, path: string, now: number): number | undefined {
  const value = getPath(row, path);
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(at) || at > (Number.isNaN(now) ? Date.now() : now) + DAY ? undefined : at;
}

const instant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
