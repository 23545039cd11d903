/** Benchmarks of imports, figures and backups of the CRM. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, peakMemory, usage, type Command, type Usage } from './measure.js';
import type { Row } from './report.js';
import { serve, type Service } from './service.js';
import { entryOf } from '../places.js';

const ROWS = 10_000;
const DEALS = 50_000;
const RECORDS = 100_000;
const FEEDS = 5;
const STATUSES = 3;

const client = (cwd: string, env: Service['env'], ...args: string[]): Command => ({
  label: `crmcli ${args.join(' ')}`,
  argv: [process.execPath, entryOf('crmcli'), ...args],
  env,
  cwd,
});

/** Imports, figures of many deals, and copies of an account: processor time against bare requests, and peak memory. */
export async function crm(turns: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-crm-'));
  try {
    return [...(await importing(folder, turns)), ...(await figures(folder)), await backup(folder)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const csv = (rows: number): string => {
  const lines = Array.from(
    { length: rows },
    (_, at) => `Contact ${at},c${at}@example.com,+31 20 ${at},${(at % 50) + 1}`,
  );
  return ['name,email,phone,org_id', ...lines, ''].join('\n');
};

async function importing(folder: string, turns: number): Promise<Row[]> {
  const service = await serve(1);
  const command = async (rows: number): Promise<Command> => {
    const file = `contacts${rows}.csv`;
    await writeFile(join(folder, file), csv(rows));
    return client(folder, service.env, 'person', 'import', file, '--yes');
  };
  const bare = fileURLToPath(new URL('bare-posts.mjs', import.meta.url));
  const posts = (library: string): Command => ({
    label: `bare requests with ${library}`,
    argv: [process.execPath, bare, service.origin, join(folder, `contacts${ROWS}.csv`), library],
  });
  try {
    const whole = await command(ROWS);
    const samples: { readonly ours: Usage; readonly got: Usage; readonly node: Usage }[] = [];
    for (let turn = 0; turn < Math.max(3, turns / 3); turn++) {
      samples.push({
        got: await usage(posts('got')),
        node: await usage(posts('node:http')),
        ours: await usage(whole),
      });
    }
    const against = (library: 'got' | 'node') => {
      const ratio = median(samples.map((one) => one.ours.cpu / one[library].cpu));
      const [ours, other] = (['ours', library] as const).map((name) => median(samples.map((one) => one[name].cpu)));
      return {
        ratio,
        figure: `${ratio.toFixed(2)} x (${(ours ?? 0).toFixed(0)} ms against ${(other ?? 0).toFixed(0)} ms)`,
      };
    };
    const imported = `person import of ${ROWS.toLocaleString('en')} rows against the same requests`;
    const [got, node] = [against('got'), against('node')];
    const few = median(samples.map((one) => one.ours.peak));
    const many = await peakMemory(await command(20 * ROWS));
    return [
      { what: `${imported} with got, processor time`, figure: got.figure, limit: '1.5 x', met: got.ratio <= 1.5 },
      { what: `${imported} with node:http, processor time`, figure: node.figure, limit: '', met: true },
      {
        what: `person import of ${(20 * ROWS).toLocaleString('en')} rows against ${ROWS.toLocaleString('en')}: peak memory`,
        figure: `${many.toFixed(0)} MB against ${few.toFixed(0)} MB`,
        limit: '1.25 x',
        met: many <= few * 1.25,
      },
    ];
  } finally {
    service.stop();
  }
}

async function figures(folder: string): Promise<Row[]> {
  const service = await serve(Math.ceil(DEALS / STATUSES));
  const lines = [
    ['metrics', 'velocity'],
    ['funnel', '--exact'],
  ];
  const rows: Row[] = [];
  try {
    for (const line of lines) {
      const megabytes = await peakMemory(client(folder, service.env, ...line));
      rows.push({
        what: `${line.join(' ')} over ${DEALS.toLocaleString('en')} deals: peak memory`,
        figure: `${megabytes.toFixed(0)} MB`,
        limit: '150 MB',
        met: megabytes <= 150,
      });
    }
  } finally {
    service.stop();
  }
  return rows;
}

async function backup(folder: string): Promise<Row> {
  const service = await serve(RECORDS / FEEDS);
  try {
    const megabytes = await peakMemory(client(folder, service.env, 'backup', '--dir', 'copy'));
    return {
      what: `backup of ${RECORDS.toLocaleString('en')} records: peak memory`,
      figure: `${megabytes.toFixed(0)} MB`,
      limit: '100 MB',
      met: megabytes <= 100,
    };
  } finally {
    service.stop();
  }
}
