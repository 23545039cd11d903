/** Cost of a copy of many rows, as a multiple of a plain loop that writes the same lines: `npx tsx scripts/bench/copy.ts [rows]`. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseJson, stringifyJson } from '../../runtime/base/json.js';
import { booksFrom, newFolder, run } from '../../runtime/copy/testkit.js';
import type { Row } from '../../runtime/contract/rows.js';

const PAGE = 500;

/** Pages as they arrive: texts of JSON. */
function* pages(rows: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows; start += PAGE) {
    const page = Array.from({ length: Math.min(PAGE, rows - start) }, (_, index) => {
      const id = start + index + 1;
      return {
        id,
        title: `Deal ${String(id)}`,
        value: (id % 9973) + 0.25,
        currency: 'EUR',
        person_id: id % 5000,
        org_id: id % 700,
        add_time: '2026-03-01T09:30:00Z',
        update_time: `2026-06-${String(1 + (id % 28)).padStart(2, '0')}T08:00:00Z`,
        custom_fields: { f1a2b3: id % 7, c4d5e6: 'a text of a few words' },
      };
    });
    yield parseJson(JSON.stringify(page)) as Row[];
  }
}

const work = {
  loop: async (rows: number): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'loop-'));
    const file = createWriteStream(join(folder, 'books.ndjson'));
    for (const page of pages(rows)) {
      if (!file.write(page.map((row) => `${stringifyJson(row)}\n`).join(''))) await once(file, 'drain');
    }
    file.end();
    await once(file, 'close');
    rmSync(folder, { recursive: true });
  },
  copy: async (rows: number): Promise<void> => {
    const folder = newFolder();
    const source = {
      ...booksFrom(async () => []),
      pages: async function* () {
        for (const page of pages(rows)) yield { rows: page };
      },
    };
    await run(folder, [source]);
    rmSync(folder.root, { recursive: true });
  },
};

const [name, count = '1000000'] = process.argv.slice(2);
if (name === 'loop' || name === 'copy') {
  await work[name](Number(count));
  const { user, system } = process.cpuUsage();
  process.stdout.write(JSON.stringify({ cpu: (user + system) / 1e6, peak: process.resourceUsage().maxRSS / 1024 }));
} else {
  const measure = (kind: string, rows: string): { cpu: number; peak: number } =>
    JSON.parse(
      spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), kind, rows], { encoding: 'utf8' })
        .stdout,
    ) as { cpu: number; peak: number };
  const rows = name ?? '1000000';
  const [loop, copied, few] = [
    measure('loop', rows),
    measure('copy', rows),
    measure('copy', String(Number(rows) / 10)),
  ];
  process.stdout.write(
    `${rows} rows: ${(copied.cpu / loop.cpu).toFixed(2)} x the processor time of a plain loop; ` +
      `${(copied.peak - few.peak).toFixed(0)} MB more than a tenth of them\n${JSON.stringify({ loop, copied, few })}\n`,
  );
}
