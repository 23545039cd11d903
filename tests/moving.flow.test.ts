/** Lists whose rows come and go before every response: no row that stays is missing, in any client. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench, type Answer, type Bench } from 'cmdspec-runtime/testing';
import type { Client } from 'cmdspec-runtime/kit';
import { client as crm } from '../generated/crm/client.js';
import { client as helpdesk } from '../generated/helpdesk/client.js';
import { client as ledger } from '../generated/ledger/client.js';
import {
  cursor,
  FIRST_TO_LEAVE,
  linked,
  movingRows,
  numbered,
  offset,
  rowsOf,
  SIZE,
  type Page,
} from './support/moving.js';

let bench: Bench;
afterEach(() => bench.close());

const cases: readonly (readonly [string, Client, Page, string])[] = [
  ['conv list --status all --limit 0', helpdesk, numbered, 'id'],
  ['conv export', helpdesk, numbered, 'id'],
  ['deal participant list 42 --limit 0', crm, offset, 'id'],
  ['deal list --limit 0', crm, cursor, 'id'],
  ['list crm/Accounts --division 1 --all --limit 0', ledger, linked, 'HID'],
];

test.each(cases)('%s', async (line, client, page, key) => {
  const { ids, change } = movingRows();
  const stays = ids.filter((id) => id < FIRST_TO_LEAVE);
  const answer: Answer = ({ url }, response) => {
    json(response, page(ids, new URL(url, bench.origin)));
    change();
  };
  bench = await openBench(client, { answer });
  const { code, out, err } = await bench.run([...line.split(' '), '-o', 'ndjson']);
  const found = out.split('\n').flatMap((text) => (text === '' ? [] : [Number((JSON.parse(text) as never)[key])]));
  expect({ code, err: err.includes('Error') }).toEqual({ code: 0, err: false });
  expect(stays.filter((id) => !found.includes(id))).toEqual([]);
  expect(found.length).toBe(new Set(found).size);
  expect(found.some((id) => id > 2 * FIRST_TO_LEAVE)).toBe(true);
});

describe('a backup', () => {
  test('helpdeskcli: every conversation that stays is saved', async () => {
    const { ids, change } = movingRows();
    const stays = ids.filter((id) => id < FIRST_TO_LEAVE);
    const answer: Answer = ({ url }, response) => {
      const { pathname, searchParams } = new URL(url, bench.origin);
      if (pathname === '/v2/users/me') return json(response, { id: 7 });
      if (pathname !== '/v2/conversations')
        return json(response, { page: { number: 1, size: SIZE, totalElements: 0, totalPages: 0 } });
      const number = Number(searchParams.get('page') ?? 1);
      const conversations = ids
        .slice((number - 1) * SIZE, number * SIZE)
        .map((id) => ({ id, threads: 0, userUpdatedAt: '2026-11-01T00:00:00Z', _embedded: { threads: [] } }));
      const page = { number, size: SIZE, totalElements: ids.length, totalPages: Math.ceil(ids.length / SIZE) };
      json(response, { _embedded: { conversations }, page });
      return change();
    };
    bench = await openBench(helpdesk, { answer });
    const { code, err } = await bench.run(['backup', '--out', 'copy']);
    expect({ code, err: err.includes('Error') }).toEqual({ code: 0, err: false });
    const index = readFileSync(join(bench.folder, 'copy', 'conversations', '_index.ndjson'), 'utf8').trim();
    const found = index.split('\n').map((line) => (JSON.parse(line) as { id: number }).id);
    expect(stays.filter((id) => !found.includes(id))).toEqual([]);
    expect(found.some((id) => id > 2 * FIRST_TO_LEAVE)).toBe(true);
  });

  test('crmcli: every record that stays is in the file of its resource, once', async () => {
    const lists = new Map<string, ReturnType<typeof movingRows>>();
    const answer: Answer = ({ url }, response) => {
      const asked = new URL(url, bench.origin);
      if (asked.pathname.endsWith('/users/me'))
        return json(response, { success: true, data: { id: 7, company_id: 1 } });
      const list = lists.get(asked.pathname) ?? movingRows();
      lists.set(asked.pathname, list);
      const isWhole = /\/(?:users|filters|webhooks|currencies|activityTypes|leadLabels)$/.test(asked.pathname);
      const pageOf = asked.pathname.startsWith('/api/v2/') ? cursor : offset;
      json(response, isWhole ? { success: true, data: rowsOf(list.ids) } : pageOf(list.ids, asked));
      return list.change();
    };
    bench = await openBench(crm, { answer });
    const stays = movingRows().ids.filter((id) => id < FIRST_TO_LEAVE);
    const { code, out, err } = await bench.run(['backup', '--dir', 'copy', '-o', 'json']);
    expect({ code, err: err.includes('Error') }).toEqual({ code: 0, err: false });
    const { exported } = JSON.parse(out) as { exported: Record<string, number> };
    expect(Object.keys(exported)).toContain('notes');
    for (const name of Object.keys(exported)) {
      const rows = JSON.parse(readFileSync(join(bench.folder, 'copy', `${name}.json`), 'utf8')) as { id: number }[];
      const found = rows.map(({ id }) => id);
      expect({ name, missing: stays.filter((id) => !found.includes(id)) }).toEqual({ name, missing: [] });
      expect({ name, count: found.length }).toEqual({ name, count: new Set(found).size });
    }
  });

  test('ledgercli: every row that stays is in the copy, once, with the version that it has in the end', async () => {
    const [FIRST, LAST] = [1, 60];
    const stays = Array.from({ length: LAST }, (_, index) => FIRST + index).filter((id) => id % 3 !== 0);
    let version = 1000;
    let rows = Array.from({ length: LAST }, (_, index) => ({ ID: `id-${index + 1}`, Timestamp: (version += 1) }));
    let deletions: { EntityKey: string; EntityType: number; Timestamp: number }[] = [];
    let changes = 0;
    /** Deletes a row, changes one that stays, so that it is the newest, and adds one. */
    const change = (): void => {
      changes += 1;
      if (changes > 15) return;
      const gone = `id-${3 * changes}`;
      rows = rows.filter(({ ID }) => ID !== gone);
      deletions = [...deletions, { EntityKey: gone, EntityType: 2, Timestamp: (version += 1) }];
      const moved = rows.findIndex(({ ID }) => ID === `id-${stays[changes * 2] ?? 0}`);
      rows = [...rows.toSpliced(moved, 1), { ID: rows[moved]?.ID ?? '', Timestamp: (version += 1) }];
      rows.push({ ID: `new-${changes}`, Timestamp: (version += 1) });
    };
    const answer: Answer = ({ url }, response) => {
      const asked = new URL(url, bench.origin);
      const deleted = asked.pathname.endsWith('/sync/Deleted');
      if (!deleted && !asked.pathname.endsWith('/sync/CRM/Accounts')) return json(response, { d: { results: [] } });
      const from = Number(
        asked.searchParams.get('$skiptoken') ?? /gt (\d+)L/.exec(asked.searchParams.get('$filter') ?? '')?.[1] ?? 0,
      );
      const left = (deleted ? deletions : rows).filter(({ Timestamp }) => Timestamp > from);
      const page = left.slice(0, SIZE);
      const skip = `${asked.origin}${asked.pathname}?$skiptoken=${page.at(-1)?.Timestamp ?? 0}`;
      json(response, { d: { results: page, ...(left.length > SIZE && { __next: skip }) } });
      return change();
    };
    bench = await openBench(ledger, { answer });
    const copy = async () => {
      const { code, err } = await bench.run('backup --dir copy --feed CRM/Accounts --division 1 -o json'.split(' '));
      expect({ code, err: err.includes('Error') }).toEqual({ code: 0, err: false });
      const text = readFileSync(join(bench.folder, 'copy', 'CRM', 'Accounts.json'), 'utf8');
      return (JSON.parse(text) as { rows: { ID: string; Timestamp: number }[] }).rows;
    };
    const found = (await copy()).map(({ ID }) => ID);
    expect(stays.map((id) => `id-${id}`).filter((id) => !found.includes(id))).toEqual([]);
    expect(found.length).toBe(new Set(found).size);
    expect(changes).toBeGreaterThan(5);
    // The next run reads only later changes. Then the copy has the same records as the service.
    while (changes <= 15) change();
    const byId = (all: typeof rows) => all.toSorted((a, b) => (a.ID < b.ID ? -1 : 1));
    expect(byId(await copy())).toEqual(byId(rows));
  });
});
