/** Prints results in tests. */
import { defined } from '../base/defined.js';
import type { Column } from '../contract/command.js';
import type { Options } from '../contract/options.js';
import type { Output, Printing } from '../contract/run.js';
import type { OutputRules, Service } from '../contract/service.js';
import type { Row, Rows } from '../contract/rows.js';
import { service as toy } from '../cli/fixture/service.js';
import { fakeWorld } from '../testing/world.js';
import type { Filter } from './filtering.js';
import { createOutput, type OutputParts } from './index.js';

export interface Setup {
  readonly format?: Output['format'];
  readonly options?: Partial<Options>;
  readonly rules?: Partial<OutputRules>;
  readonly columns?: number;
  readonly names?: OutputParts['names'];
  /** Number of writes that the run has sent. */
  readonly written?: number;
}

const defaults: Options = {
  profile: 'default',
  color: false,
  verbose: false,
  retry: true,
  timeout: 1000,
  resolveFields: false,
  dryRun: false,
  yes: false,
  allowWrites: false,
  other: {},
  format: 'json',
  reportFormat: 'json',
};

const opened: Filter[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ jq }) => jq?.close()));
});

export function setUp({ format = 'json', options = {}, rules = {}, columns, names, written }: Setup) {
  const fake = fakeWorld([], defined({ stdin: '', columns }));
  const service: Service = { ...toy, output: { ...toy.output, ...rules } };
  const started: Filter = {};
  opened.push(started);
  const out = createOutput({
    service,
    world: fake.world,
    options: { ...defaults, ...options, format },
    started,
    reporter: {
      note: (text) => fake.world.stderr.write(`${text}\n`),
      warn: (text) => fake.world.stderr.write(`Warning: ${text}\n`),
      live: () => undefined,
      debug: () => undefined,
    },
    ...defined({ names, written: written === undefined ? undefined : () => written }),
  });
  return { out, fake, started };
}

export async function list(rows: Rows, setup: Setup, printing?: Printing): Promise<string> {
  const { out, fake } = setUp(setup);
  await out.rows(rows, printing);
  return fake.out();
}

export async function one(row: unknown, setup: Setup, printing?: Printing & { single?: boolean }): Promise<string> {
  const { out, fake } = setUp(setup);
  await out.record(row, printing);
  return fake.out();
}

export async function* pages(...sizes: Row[][]): AsyncGenerator<Row> {
  for (const page of sizes) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    yield* page;
  }
}

export const people: Row[] = [
  { id: 1, name: 'Ann', address: { city: 'Ghent' }, tags: ['a', 'b'], note: null },
  { id: 22, name: 'Bo "B", Jr.\nx', address: { city: null }, tags: [], note: '=1+1' },
];
export const columns: Column[] = [
  { key: 'id', header: 'ID' },
  { key: 'city', header: 'City', from: 'address.city' },
  { key: 'who', header: 'Who', from: '{name} <{id}>' },
];
