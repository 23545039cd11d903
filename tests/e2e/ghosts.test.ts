/** Records that the service has deleted leave its copies: by themselves within a day, and at once on request. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest, Progress } from '../../runtime/copy/types.js';
import { newHome } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { openOther } from '../proof/copies/service.js';

interface Case {
  readonly binary: Name;
  readonly collection: string;
  /** The command that keeps the copy in the folder `copy`. */
  readonly keep: readonly string[];
  /** Its flags that remove deleted records at once. */
  readonly atOnce: readonly string[];
  readonly path: string;
  readonly ids: readonly [number, number];
}

const cases: readonly Case[] = [
  {
    binary: 'crmcli',
    collection: 'deals',
    keep: ['sync', 'warehouse', '--dir', 'copy'],
    atOnce: ['--full', '--yes'],
    path: '/api/v2/deals/',
    ids: [2, 3],
  },
  {
    binary: 'helpdeskcli',
    collection: 'conversations',
    keep: ['backup', '--out', 'copy'],
    atOnce: ['--reconcile'],
    path: '/v2/conversations/',
    ids: [500_002, 500_003],
  },
  {
    binary: 'helpdeskcli',
    collection: 'conversations',
    keep: ['backup', '--out', 'copy'],
    atOnce: ['--full'],
    path: '/v2/conversations/',
    ids: [500_004, 500_005],
  },
];

test.each(cases)(
  '$binary, $atOnce',
  async ({ binary, collection, keep, atOnce, path, ids: [first, second] }) => {
    const home = newHome();
    const cwd = mkdtempSync(join(tmpdir(), 'ghosts-'));
    const served = await serveHere(binary, home, '--records', '12');
    const other = openOther(binary, home, served, () => 0);
    const run = async (...more: readonly string[]): Promise<void> => {
      const { code, stderr } = await inProcess(binary, [...keep, ...more], home, { env: served.env, cwd });
      expect([code, stderr]).toEqual([0, expect.any(String)]);
    };
    const remove = async (id: number): Promise<number> => {
      const { status } = await other.ask('DELETE', path + String(id));
      expect([id, status >= 200 && status < 300]).toEqual([id, true]);
      return Date.now();
    };
    const file = join(cwd, 'copy', 'manifest.json');
    const manifest = (): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const progress = (): Progress | undefined => manifest().collections[collection];
    const has = (id: number): boolean =>
      readFileSync(join(cwd, 'copy', `${collection}.ndjson`), 'utf8')
        .split('\n')
        .some((line) => line !== '' && (JSON.parse(line) as { readonly id: number }).id === id);
    try {
      await run();
      expect([has(first), has(second)]).toEqual([true, true]);
      const deletedAt = await remove(first);
      await run();
      // The manifest says that deletions of this time are not known yet.
      expect([has(first), progress()?.deletions]).toEqual([true, 'sweep']);
      expect(Date.parse(progress()?.sweptAt ?? '')).toBeLessThan(deletedAt);
      await run(...atOnce);
      expect([has(first), has(second)]).toEqual([false, true]);

      await remove(second);
      await run();
      expect(has(second)).toBe(true);
      const { collections, ...rest } = manifest();
      const yesterday = `${new Date(Date.now() - 86_500_000).toISOString().slice(0, 19)}Z`;
      const old = { ...collections, [collection]: { ...collections[collection], sweptAt: yesterday } };
      writeFileSync(file, JSON.stringify({ ...rest, collections: old }));
      await run();
      expect([has(second), (progress()?.sweptAt ?? '') > yesterday]).toEqual([false, true]);
      if (binary !== 'helpdeskcli') return;
      const listed = readFileSync(join(cwd, 'copy', '_deleted.ndjson'), 'utf8')
        .trim()
        .split('\n');
      expect(listed.map((line) => (JSON.parse(line) as { readonly id: number }).id)).toEqual([first, second]);
    } finally {
      await served.stop();
    }
  },
  60_000,
);
