import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import { closeAll, failureOf, json, testService } from '../http/testkit.js';
import { createOutput } from '../output/index.js';
import { collectingReporter } from '../output/reporter.js';
import { fakeWorld } from '../testing/world.js';
import { flag, stage } from '../pipeline/testkit.js';
import { local } from './workflow.js';
import type { Kit } from './types.js';
import { workflow } from './workflow.js';

afterEach(closeAll);

const gated = testService({
  gate: { writes: 'flag', deletes: 'refuse' },
});

test('a command whose calls pass the gate one by one may read', async () => {
  const { server, context } = await stage((_, response) => json(response, {}), { effect: 'act', service: gated });
  const perCall: Context = { ...context, command: { ...context.command, gate: 'calls' } };
  const error = await failureOf(workflow(async () => ({ default: two }), { calls })({}, perCall));
  expect(error.kind).toBe('refused');
  expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
});

test('arguments arrive, and the prompt comes first', async () => {
  const { context, asked } = await stage((_, response) => json(response, {}), { effect: 'act' });
  let seen: unknown;
  const load = async () => ({
    default: async function* (args: { id: string }) {
      seen = [args, asked.length];
      yield { kind: 'text' as const, text: await Promise.resolve('done') };
    },
  });
  await local(load, { confirm: 'Convert {id}?' })({ id: '4' }, context);
  expect(seen).toEqual([{ id: '4' }, 1]);
  expect(asked).toEqual(['Convert 4?']);
});

type Name = 'look' | 'document' | 'entry';

const calls: Record<Name, RequestPlan> = {
  look: { effect: 'read', method: 'GET', path: '/look', shape: 'record' },
  document: { effect: 'create', method: 'POST', path: '/documents', body: { subject: 'x' }, shape: 'record' },
  entry: { effect: 'create', method: 'POST', path: '/entries', body: { document: '{document}' }, shape: 'record' },
};

const two = async (_: unknown, { calls, out }: Kit<Name>): Promise<void> => {
  const { body } = await calls.look.send();
  await out.text(JSON.stringify(body));
  const { id, record } = await calls.document.send();
  await calls.entry.send({ document: id });
  await out.record(record);
};

test.each([
  [2, 2],
  [25, 20],
])('of %i writes with an unexpected response, %i are named in warnings of their own', async (count, reported) => {
  const { context, notes } = await stage((_, response) => json(response, { data: 'queued' }), { effect: 'create' });
  const many = async (_: unknown, { calls }: Kit<Name>): Promise<void> => {
    for (let at = 0; at < count; at += 1) await calls.document.send();
  };
  const document: RequestPlan = { ...calls.document, effect: 'act' };
  await workflow(async () => ({ default: many }), { calls: { ...calls, document } })({}, context);
  expect(notes).toHaveLength(reported);
  for (const warning of notes) expect(warning).toContain('POST /documents returned');
  expect(notes.at(-1)?.endsWith('Further unexpected responses are not reported.')).toBe(count > reported);
});

test('a dry run of several writes reads, prints what would be sent, and nothing that needs a response', async () => {
  const made = await stage((_, response) => json(response, { data: 1 }), {
    effect: 'create',
    service: gated,
    options: { dryRun: true },
  });
  const { server, http, options } = made;
  const screen = fakeWorld([], { stdin: '' });
  const { reporter } = collectingReporter();
  const isKept = (): boolean => http.planned.length > 0;
  const out = createOutput({ service: gated, world: screen.world, options, reporter, started: {}, isKept });
  await workflow(async () => ({ default: two }), { calls })({}, { ...made.context, out });
  expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
  const [text = '', ...rows] = screen.out().split('\n');
  expect(text).toBe('{"data":1}');
  expect(JSON.parse(rows.join('\n'))).toEqual([
    { dryRun: true, method: 'POST', url: `${server.origin}/documents`, body: { subject: 'x' } },
    { dryRun: true, method: 'POST', url: `${server.origin}/entries`, body: { document: '<id of step 1>' } },
  ]);
});

test('a failure after a write leaves the write in the counts of the run, also if it is that of a read', async () => {
  const search: RequestPlan = { effect: 'read', method: 'POST', path: '/search', shape: 'record', result: 'found' };
  const { context } = await stage(
    ({ url }, response) => json(response, { data: { id: 1 } }, url === '/search' ? 400 : 200),
    {
      effect: 'create',
    },
  );
  const run = async (_: unknown, kit: Kit<'document' | 'search'>): Promise<void> => {
    await kit.calls.document.send();
    await kit.calls.search.record();
  };
  const handler = workflow(async () => ({ default: run }), { calls: { document: calls.document, search } });
  expect((await failureOf(handler({}, context))).kind).toBe('input');
  expect(context.http.writes).toMatchObject({ sent: 1, done: 1 });
});

test('names are looked up before the workflow runs and after the prompt, under a dry run as well', async () => {
  const references = {
    shelf: { path: '/shelves', scan: { field: ['name'] }, id: 'id', unless: 'digits', noun: 'shelf' },
  } as const;
  const setup = {
    effect: 'act',
    service: testService({ references }),
    flags: { shelf: flag('reference', 'query:shelf', { reference: 'shelf' }) },
  } as const;
  let seen: unknown;
  const load = async () => ({
    default: async (args: { shelf: string }) => {
      seen = args;
    },
  });
  for (const options of [{}, { dryRun: true }]) {
    const { context, server, asked } = await stage(
      (_, response) => json(response, { data: [{ id: 7, name: 'Top' }] }),
      {
        ...setup,
        options,
      },
    );
    await workflow(load, { confirm: 'Empty shelf {shelf}?' })({ shelf: 'top' }, context);
    expect(seen).toEqual({ shelf: '7' });
    expect(asked).toEqual(options.dryRun === true ? [] : ['Empty shelf top?']);
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /shelves']);
  }
  const { context, server } = await stage((_, response) => json(response, { data: [] }), { ...setup, answer: false });
  await failureOf(workflow(load, { confirm: 'Empty shelf {shelf}?' })({ shelf: 'top' }, context));
  expect(server.seen).toEqual([]);
});
