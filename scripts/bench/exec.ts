/** Benchmarks of `exec`: writes of one process against the same requests without a client, and the memory of long files. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryOf } from '../places.js';
import { median, peakMemory, usage, type Command, type Usage } from './measure.js';
import type { Row } from './report.js';
import { emptyHome, serve, type Service } from './service.js';

const CREATES = 2_000;
const [FEW, MANY] = [2_000, 20_000];
/** Maximum ratio of processor time, and of memory. */
const MOST = { time: 1.5, memory: 1.25 };
const MEMORY = '/dev/shm';

/** Processor time of creates against bare requests, and peak memory of many lines against few. */
export async function exec(turns: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-exec-'));
  const service = await serve(1);
  // In memory, where there is such a folder: the log and the journal wait for the disk after each line.
  const env = { ...service.env, ...(await emptyHome(existsSync(MEMORY) ? MEMORY : undefined)) };
  try {
    return [await creating({ folder, service, env }, turns), await reading({ folder, env })];
  } finally {
    service.stop();
    await rm(folder, { recursive: true });
  }
}

interface Place {
  readonly folder: string;
  readonly env: Service['env'];
}

const client = ({ env }: Pick<Place, 'env'>, file: string): Command => ({
  label: `crmcli exec ${file}`,
  argv: [process.execPath, entryOf('crmcli'), 'exec', file],
  env,
});

async function creating({ folder, service, env }: Place & { readonly service: Service }, turns: number): Promise<Row> {
  const persons = Array.from({ length: CREATES }, (_, at) => ({
    name: `Contact ${String(at)}`,
    email: `c${String(at)}@example.com`,
    phone: `+31 20 ${String(at)}`,
    org: String((at % 50) + 1),
  }));
  const [lines, table] = [join(folder, 'persons.jsonl'), join(folder, 'persons.csv')];
  const texts = persons.map((args, at) => JSON.stringify({ command: 'person create', args, id: at }));
  await writeFile(lines, `${texts.join('\n')}\n`);
  const cells = persons.map((person) => Object.values(person).join(','));
  await writeFile(table, `${['name,email,phone,org_id', ...cells].join('\n')}\n`);
  const bare: Command = {
    label: 'bare requests with got',
    argv: [process.execPath, fileURLToPath(new URL('bare-posts.mjs', import.meta.url)), service.origin, table, 'got'],
  };
  const samples: { readonly ours: Usage; readonly got: Usage }[] = [];
  for (let turn = 0; turn < Math.max(3, turns / 3); turn++)
    samples.push({ got: await usage(bare), ours: await usage(client({ env }, lines)) });
  const ratio = median(samples.map(({ ours, got }) => ours.cpu / got.cpu));
  const [ours, got] = (['ours', 'got'] as const).map((name) => median(samples.map((one) => one[name].cpu)));
  return {
    what: `exec of ${CREATES.toLocaleString('en')} creates against the same requests with got, processor time`,
    figure: `${ratio.toFixed(2)} x (${(ours ?? 0).toFixed(0)} ms against ${(got ?? 0).toFixed(0)} ms)`,
    limit: `${String(MOST.time)} x`,
    met: ratio <= MOST.time,
  };
}

/** Lines that send nothing, so that only what `exec` itself stores is measured. */
async function reading({ folder, env }: Place): Promise<Row> {
  const peakOf = async (count: number): Promise<number> => {
    const file = join(folder, `${String(count)}.jsonl`);
    await writeFile(file, '["version"]\n'.repeat(count));
    return peakMemory(client({ env }, file));
  };
  const [few, many] = [await peakOf(FEW), await peakOf(MANY)];
  return {
    what: `exec of ${MANY.toLocaleString('en')} lines against ${FEW.toLocaleString('en')}: peak memory`,
    figure: `${(many / few).toFixed(2)} x (${many.toFixed(0)} MB against ${few.toFixed(0)} MB)`,
    limit: `${String(MOST.memory)} x`,
    met: many <= few * MOST.memory,
  };
}
