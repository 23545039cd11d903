import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestPlan } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { closeAll, failureOf, json, testService } from '../http/testkit.js';
import { createFiles } from './files.js';
import { kitStage } from './testkit.js';
import type { KitRows } from './types.js';

afterEach(closeAll);

const unlock: RequestPlan = { effect: 'delete', method: 'DELETE', path: '/locks/{id}', shape: 'record' };

describe('out', () => {
  /** Authors describe their rows with interfaces, which must be accepted as rows. */
  interface Item {
    readonly id: number;
  }

  async function* pages(asked: number[]): AsyncGenerator<readonly Row[]> {
    for (let page = 0; page < 5; page += 1) {
      asked.push(page);
      yield [{ id: page * 2 }, { id: page * 2 + 1 }];
    }
  }

  test('rows end at the limit whatever their source, which is read no further', async () => {
    const { kit, printed } = await kitStage({}, () => undefined, { options: { limit: 3 } });
    const asked: number[] = [];
    expect(await kit.out.rows(pages(asked))).toBe(3);
    expect(asked).toEqual([0, 1]);
    const items: readonly Item[] = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
    expect(await kit.out.as('csv').rows(items)).toBe(3);
    expect(await kit.out.rows(pages([]), { ownLimit: true })).toBe(10);
    expect(printed.map(([, text]) => (JSON.parse(text) as Row[]).length)).toEqual([3, 3, 10]);
  });

  async function* single(rows: Iterable<Row>): AsyncGenerator<Row> {
    yield* rows;
  }

  const three = new Map([1, 2, 3].map((id) => [id, { id }]));

  test.each<[string, number, () => KitRows, string[]]>([
    ['values of a map', 2, () => three.values(), ['2 shown, more exist; --limit 0 for all.']],
    ['single rows', 2, () => single(three.values()), ['2 shown, more exist; --limit 0 for all.']],
    ['whole pages', 4, () => pages([]), ['4 shown, more exist; --limit 0 for all.']],
    ['all of the rows', 3, () => single(three.values()), []],
  ])('rows left out by the limit are noted: %s', async (_name, limit, source, expected) => {
    const { kit, notes } = await kitStage({}, () => undefined, { options: { limit } });
    expect(await kit.out.rows(source())).toBe(limit);
    expect(notes).toEqual(expected);
  });
});

test.each([
  [
    'leftover',
    `The workflow of "thing do" fails with "leftover", which is not a class of failure. Write { exit: 'leftover' }.`,
  ],
  ['lost', 'The workflow of "thing do" fails with "lost", which is not a class of failure.'],
  [{ exit: 'lost' }, 'The workflow of "thing do" ends with the exit code "lost", which its spec does not declare.'],
])('a workflow that fails with %j is wrong', async (kind, message) => {
  const { context } = await kitStage({}, () => undefined);
  const { createKit } = await import('./kit.js');
  const kit = createKit({}, { ...context, command: { ...context.command, exits: { leftover: 9 } } });
  const fail = async (): Promise<void> => kit.fail(kind as 'generic', 'Two are left.');
  const error = await failureOf(fail());
  expect([error.kind, error.message, error.remedy]).toEqual([
    'internal',
    message,
    expect.stringMatching(/^Fix the workflow or the spec\./),
  ]);
});

test('a workflow ends with an exit code that its spec declares', async () => {
  const { context } = await kitStage({}, () => undefined);
  const { createKit } = await import('./kit.js');
  const kit = createKit({}, { ...context, command: { ...context.command, exits: { leftover: 9 } } });
  const fail = async (): Promise<void> => kit.fail({ exit: 'leftover' }, 'Two are left.');
  expect((await failureOf(fail())).kind).toEqual({ exit: 'leftover' });
});

test('custom fields are found by name or code, and records are decoded', async () => {
  const rules = {
    path: '/fields',
    code: 'key',
    name: 'name',
    type: 'type',
    options: 'options',
    custom: 'custom',
    under: 'custom',
    types: {},
  };
  const service = { ...testService(), customFields: { order: rules } };
  const data = [{ key: 'k1', name: 'Color', type: 'text', custom: true }];
  const { kit, server } = await kitStage({}, (_, response) => json(response, { data }), { service });
  expect(await kit.fields('order').find(' color')).toMatchObject({ code: 'k1', name: 'Color' });
  expect(await kit.fields('order').find('k1')).toMatchObject({ code: 'k1' });
  expect(await kit.fields('order').decode({ id: 1, custom: { k1: 'red' } })).toEqual({
    id: 1,
    custom: { Color: 'red' },
  });
  expect(await failureOf(kit.fields('order').find('Size'))).toMatchObject({ kind: 'input' });
  await expect(kit.fields('line').find('Size')).rejects.toThrow('no custom-fields entity "line"');
  expect(server.seen).toHaveLength(1);
});

describe('cleanUp', () => {
  test('sends after the run was stopped, and leaves its error alone', async () => {
    const { kit, server, abort, notes } = await kitStage({ unlock }, (_, response) => json(response, { data: null }), {
      effect: 'delete',
    });
    abort();
    await expect(kit.calls.unlock.send({ id: 1 })).rejects.toThrow('stopped');
    await kit.cleanUp((calls) => calls.unlock.send({ id: 2 }), { seconds: 5 });
    expect([server.seen.map(({ url }) => url), notes]).toEqual([['/locks/2'], []]);
  });

  test('a failure is a warning', async () => {
    const { kit, notes } = await kitStage({ unlock }, (_, response) => json(response, { error: 'no' }, 400), {
      effect: 'delete',
    });
    await kit.cleanUp((calls) => calls.unlock.send({ id: 2 }), { seconds: 5 });
    expect(notes).toEqual([expect.stringMatching(/^Cleaning up failed: .*no/)]);
  });

  test('it is stopped after its timeout', async () => {
    const { kit, notes } = await kitStage({ unlock }, () => undefined, { effect: 'delete' });
    await kit.cleanUp((calls) => calls.unlock.send({ id: 2 }), { seconds: 0.05 });
    expect(notes).toEqual(['Cleaning up took longer than 0.05 s and was stopped.']);
  });
});

test('the memory of a profile is a file next to the settings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'));
  const { kit } = await kitStage({}, () => undefined, { folder, options: { profile: 'work' } });
  const memory = await kit.memory('seen', { shape: { count: 'count' }, noun: 'number' });
  expect(await memory.read()).toBeUndefined();
  await memory.change((before) => ({ count: (before?.count ?? 1) + 1 }));
  expect([await memory.read(), memory.path]).toEqual([{ count: 2 }, join(folder, 'memory', 'work', 'seen.json')]);
  await rm(folder, { recursive: true });
});

describe('files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kit-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const files = (dryRun = false) =>
    createFiles({
      service: {},
      options: { dryRun },
      localWrites: { count: 0 },
      world: { cwd: folder },
    });
  test('a result file is whole, below the working folder, for this user alone', async () => {
    expect(await files().write('out.json', '{}')).toBe(join(folder, 'out.json'));
    expect((await stat(join(folder, 'out.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['out.json']);
    await files(true).write('dry.json', '{}');
    expect(await readdir(folder)).toEqual(['out.json']);
  });
});
