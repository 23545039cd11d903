/** Benchmarks of writes: what the log costs, measured in turn with the same command without one. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf } from '../places.js';
import { median, run, usage, type Command } from './measure.js';
import type { Row } from './report.js';
import { emptyHome, serve, type Service } from './service.js';

/** Milliseconds of the processor that the log of a write may take. */
const MOST = 3;

const MEMORY = '/dev/shm';

const client = (env: Service['env'], ...args: string[]): Command => ({
  label: `crmcli ${args.join(' ')}`,
  argv: [process.execPath, entryOf('crmcli'), ...args],
  env,
});

/** Writes with the log against writes without it, and how often a write waits for the disk. */
export async function writes(turns: number): Promise<Row[]> {
  const service = await serve(100);
  // In memory, where there is such a folder: the disk is counted, not timed.
  const home = async () => ({ ...service.env, ...(await emptyHome(existsSync(MEMORY) ? MEMORY : undefined)) });
  const [on, off] = [await home(), await home()];
  try {
    await run(client(off, 'config', 'set', 'log', 'off'));
    return [
      await costOf(['deal', 'create', '--title', 'Deal'], { on, off }, turns),
      // Without the log, the record before the update is not read.
      await costOf(['deal', 'update', '1', '--title', 'Deal', '--no-before'], { on, off }, turns),
      await syncsOf(client(on, 'deal', 'create', '--title', 'Deal')),
    ];
  } finally {
    service.stop();
  }
}

async function costOf(
  args: string[],
  { on, off }: Readonly<Record<'on' | 'off', Service['env']>>,
  turns: number,
): Promise<Row> {
  const [logged, bare] = [client(on, ...args), client(off, ...args)];
  for (const command of [logged, bare]) await run(command);
  const samples: { readonly logged: number; readonly bare: number }[] = [];
  for (let turn = 0; turn < turns; turn++)
    samples.push({ bare: (await usage(bare)).cpu, logged: (await usage(logged)).cpu });
  const more = median(samples.map((one) => one.logged - one.bare));
  const [ours, other] = [median(samples.map((one) => one.logged)), median(samples.map((one) => one.bare))];
  return {
    what: `${logged.label}: processor time of the log`,
    figure: `${more.toFixed(1)} ms (${ours.toFixed(0)} ms against ${other.toFixed(0)} ms)`,
    limit: `${String(MOST)} ms`,
    met: more <= MOST,
  };
}

/** Counts the calls that wait for the disk, in the process itself. */
const counting = `const fs = require('node:fs');
let count = 0;
for (const name of ['fsync', 'fdatasync', 'fsyncSync', 'fdatasyncSync']) {
  const sync = fs[name];
  fs[name] = (...args) => ((count += 1), sync(...args));
}
process.on('exit', () => fs.writeFileSync(process.env.BENCH_SYNCS, String(count)));`;

async function syncsOf(command: Command): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const [hook, file] = [join(folder, 'hook.cjs'), join(folder, 'syncs')];
    await writeFile(hook, counting);
    await run(command, { NODE_OPTIONS: `--require ${hook}`, BENCH_SYNCS: file });
    const count = Number(await readFile(file, 'utf8'));
    return {
      what: `${command.label}: times the disk is waited for`,
      figure: String(count),
      limit: '1',
      met: count === 1,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
