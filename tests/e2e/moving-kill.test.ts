/** Backups that are killed while rows come and go, and then continued: no record that stays is missing, in any client. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAll, json, serve, type Answer } from '../../runtime/testing/server.js';
import { newHome, type Binary, type Ended, type Served } from '../support/cli.js';
import { leadTo } from '../support/hostile.js';
import { inProcess, type Name } from '../support/in-process.js';
import { momentOf, openKiller, story } from '../support/kill.js';
import { cursor, FIRST_TO_LEAVE, movingFeeds, movingRows, numbered, offset, rowsOf } from '../support/moving.js';
import { numbers, seed } from '../support/random.js';

/** Kills of one copy, and copies. */
const KILLS = 3;
const ROUNDS = 2;
/** Enough changes that rows still move during the last run. */
const CHANGES = 60;
const LEAVING = 40;

afterEach(closeAll);

const isStaying = (id: number): boolean => id < FIRST_TO_LEAVE;
const stays = movingRows().ids.filter(isStaying);
const idsIn = (path: string): readonly number[] => {
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (text.startsWith('{"feed"')) return (JSON.parse(text) as { rows: { ID: number }[] }).rows.map(({ ID }) => ID);
  const rows = (text.startsWith('[') ? JSON.parse(text) : text.split('\n').map((line) => JSON.parse(line))) as {
    id: number;
  }[];
  return rows.map(({ id }) => id);
};

/** Feeds of the accounting service with their codes in its log of deletions; the last one has none. */
const feeds = { 'CRM/Accounts': 2, 'Logistics/Items': 9, 'SalesOrder/SalesOrders': 0 };

interface Case {
  readonly argv: readonly string[];
  /** Flags with which an interrupted run is continued. */
  readonly again: readonly string[];
  /** Requests among which a run is killed. */
  readonly requests: number;
  readonly open: () => {
    readonly answer: Answer;
    /** More rows than a page has leave between two runs. */
    readonly leave: () => void;
  };
  /** Files that have all records, below the folder of the copy. */
  readonly files: readonly string[];
}

const cases: readonly (readonly [Name, Case])[] = [
  [
    'helpdeskcli',
    {
      argv: ['backup', '--out', 'copy'],
      again: ['--resume'],
      requests: 45,
      files: ['conversations/_index.ndjson'],
      open: () => {
        const { ids, change, leave } = movingRows(CHANGES);
        const answer: Answer = ({ url }, response) => {
          const asked = new URL(url, 'http://x');
          if (asked.pathname === '/v2/users/me') return json(response, { id: 7 });
          if (asked.pathname !== '/v2/conversations')
            return json(response, { page: { number: 1, size: 10, totalElements: 0, totalPages: 0 } });
          const page = numbered(ids, asked) as { _embedded: { conversations: { id: number }[] } };
          const conversations = page._embedded.conversations.map(({ id }) => ({
            id,
            threads: 0,
            userUpdatedAt: '2026-11-01T00:00:00Z',
            _embedded: { threads: [] },
          }));
          json(response, { ...page, _embedded: { conversations } });
          return change();
        };
        return { answer, leave: () => leave(LEAVING) };
      },
    },
  ],
  [
    'crmcli',
    {
      argv: ['backup', '--dir', 'copy'],
      again: ['--resume'],
      requests: 120,
      files: ['deals.json', 'notes.json', 'persons.json', 'leads.json'],
      open: () => {
        const lists = new Map<string, ReturnType<typeof movingRows>>();
        const answer: Answer = ({ url }, response) => {
          const asked = new URL(url, 'http://x');
          if (asked.pathname.endsWith('/users/me'))
            return json(response, { success: true, data: { id: 7, company_id: 1 } });
          const list = lists.get(asked.pathname) ?? movingRows(CHANGES);
          lists.set(asked.pathname, list);
          const isWhole = /\/(?:users|filters|webhooks|currencies|activityTypes|leadLabels)$/.test(asked.pathname);
          const pageOf = asked.pathname.startsWith('/api/v2/') ? cursor : offset;
          json(response, isWhole ? { success: true, data: rowsOf(list.ids) } : pageOf(list.ids, asked));
          return list.change();
        };
        return { answer, leave: () => lists.forEach((list) => list.leave(LEAVING)) };
      },
    },
  ],
  [
    'ledgercli',
    {
      argv: ['backup', '--dir', 'copy', ...Object.keys(feeds).flatMap((name) => ['--feed', name])],
      again: [],
      requests: 45,
      files: Object.keys(feeds).map((name) => `${name}.json`),
      open: () => {
        const { page, leave } = movingFeeds(feeds, CHANGES);
        const answer: Answer = ({ url, headers }, response) => {
          const asked = new URL(url, `http://${headers.host ?? ''}`);
          const [, name] = /\/sync\/(.+)$/.exec(asked.pathname) ?? [];
          json(response, name === undefined ? { d: { results: [] } } : page(name, asked));
        };
        return { answer, leave: () => leave(LEAVING) };
      },
    },
  ],
];

test.each(cases)(
  '%s',
  async (binary, { argv, again, requests, open, files }) => {
    const next = numbers(seed);
    let kills = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { answer, leave } = open();
      const service = await serve(answer);
      const home = newHome();
      const cwd = mkdtempSync(join(tmpdir(), 'moving-kill-'));
      const served: Served = {
        origin: service.origin,
        env: leadTo(service.origin),
        stop: () => Promise.reject(new Error('It is stopped by the test.')),
      };
      const killer = await openKiller(binary satisfies Binary, home, served);
      const moments: string[] = [];
      for (let time = 0; time < KILLS; time += 1) {
        const moment = momentOf(requests, next);
        const ended: Ended = await killer.kill([...argv, ...again], moment, { cwd });
        if (ended.code === null) kills += 1;
        moments.push(story(moment));
        leave();
        // It ended before: another run would be a new one.
        if (ended.code === 0) break;
      }
      const when = `seed ${String(seed)}, round ${String(round)}, killed ${moments.join(', ')}`;
      const finish = () => inProcess(binary, [...argv, ...again], home, { env: killer.env, cwd, hurried: true });
      let { code, stderr } = await finish();
      // The service counts a record that came while the others were read, and the run reports that it has one less.
      for (let times = 0; times < 3 && stderr.includes('Run the backup again'); times += 1)
        ({ code, stderr } = await finish());
      expect([when, code, stderr]).toEqual([when, 0, expect.any(String)]);
      for (const file of files) {
        const found = idsIn(join(cwd, 'copy', file));
        expect([when, file, stays.filter((id) => !found.includes(id))]).toEqual([when, file, []]);
        expect([when, file, found.length]).toEqual([when, file, new Set(found).size]);
      }
      await killer.close();
      rmSync(cwd, { recursive: true });
    }
    expect(kills).toBeGreaterThan(0);
  },
  180_000,
);
