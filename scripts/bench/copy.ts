/**
 * Cost of a copy of many rows, as a multiple of a plain loop that writes the same lines: `npx tsx scripts/bench/copy.ts [rows] [turns]`.
 * Both run in turn, because the time of the processors also depends on what else the machine does.
 */
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseJson, stringifyJson } from '../../runtime/base/json.js';
import { booksFrom, newFolder, run } from '../../runtime/copy/testkit.js';
import type { Row } from '../../runtime/contract/rows.js';
import { median } from './measure.js';

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

interface Cost {
  /** Seconds of the processors. */
  readonly cpu: number;
  /** Peak memory in MB. */
  readonly peak: number;
}

/** What this process has used. Linux reports the peak of the program alone; that of Node may include its parent. */
function used(): Cost {
  const { user, system } = process.cpuUsage();
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS) / 1024;
  return { cpu: (user + system) / 1e6, peak };
}

const measure = (kind: keyof typeof work, rows: string): Cost => {
  const words = ['--import', 'tsx', fileURLToPath(import.meta.url), kind, rows];
  return JSON.parse(spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout) as Cost;
};

const [name = '1000000', count = '3'] = process.argv.slice(2);
if (name === 'loop' || name === 'copy') {
  await work[name](Number(count));
  process.stdout.write(JSON.stringify(used()));
} else {
  const few = Array.from({ length: Number(count) }, () => measure('copy', String(Number(name) / 10)));
  const turns = Array.from({ length: Number(count) }, () => ({
    loop: measure('loop', name),
    copied: measure('copy', name),
  }));
  const ratio = median(turns.map(({ loop, copied }) => copied.cpu / loop.cpu));
  const growth = median(turns.map(({ copied }) => copied.peak)) - median(few.map(({ peak }) => peak));
  process.stdout.write(
    `${name} rows: ${ratio.toFixed(2)} x the processor time of a plain loop (at most 1.3); ` +
      `${growth.toFixed(0)} MB more than a tenth of them (at most 30)\n${JSON.stringify({ turns, few })}\n`,
  );
}
