import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../base/defined.js';
import { client as toy } from '../cli/fixture/client.js';
import { fakeWorld } from '../testing/world.js';
import type { Client, CommandModule } from '../contract/context.js';
import type { Tool, ToolProperty } from '../contract/tools.js';
import { callTool, type Caller } from './call.js';
import { globalLine } from './globals.js';
import { failureOf } from './result.js';
import { checkTopics, offer } from '../base/offer.js';

type Made = Pick<CommandModule<never>, 'effect' | 'handler'> & Partial<CommandModule<never>>;

const commands: Readonly<Record<string, Made>> = {
  echo: {
    effect: 'update',
    positionals: {
      id: { kind: 'id', required: true, describe: 'Id' },
      to: { kind: 'text', required: false, describe: 'To' },
      as: { kind: 'text', required: false, describe: 'As' },
    },
    flags: {
      text: { type: 'string', kind: 'message', describe: 'Text' },
      body: { type: 'string', kind: 'json', stdin: true, describe: 'Body' },
      state: { type: 'string', kind: 'enum', choices: ['open', 'closed'], describe: 'State' },
      tag: { type: 'string', kind: 'text', repeat: true, describe: 'Tag' },
      ids: { type: 'string', kind: 'csv', of: 'id', describe: 'Ids' },
      file: { type: 'string', kind: 'path', describe: 'File' },
      done: { type: 'boolean', kind: 'boolean', describe: 'Done' },
      limit: { type: 'string', kind: 'integer', describe: 'Limit' },
      yes: { type: 'boolean', kind: 'boolean', describe: 'Yes' },
    },
    handler: async (args, { out, globals }) => out.json({ ...(args as object), profile: globals.profile }),
  },
  silent: { effect: 'read', handler: () => Promise.resolve() },
  list: { effect: 'read', handler: (_, { out }) => out.json([{ id: 1 }]) },
  scalar: { effect: 'read', handler: (_, { out }) => out.json(7) },
  plain: { effect: 'read', handler: (_, { out }) => out.text('not JSON\n') },
  document: {
    effect: 'read',
    flags: {
      format: { type: 'string', kind: 'enum', choices: ['md'], conflicts: ['output'], describe: 'Format' },
    },
    handler: (args, { out }) => ('format' in (args as object) ? out.text('# Title\n') : out.record({ title: 1 })),
  },
  long: {
    effect: 'read',
    handler: async (_, { out }) => out.json((await import('../base/json.js')).parseJson('{"n":12345678901234567890}')),
  },
  verdict: {
    effect: 'local',
    exits: { mismatch: 1 },
    handler: async (_, { out, fail }) => {
      await out.json({ valid: false });
      fail({ exit: 'mismatch' }, 'It does not fit.');
    },
  },
  broken: {
    effect: 'read',
    exits: { mismatch: 1 },
    handler: async (_, { out, fail }) => {
      await out.json({ half: true });
      fail('generic', 'The service refused.', 'Try again.');
    },
  },
  noted: {
    effect: 'read',
    handler: async (_, { out, note }) => {
      await out.json([]);
      note('Nothing was found.');
    },
  },
  sign: {
    effect: 'local',
    flags: {
      secret: { type: 'string', kind: 'text', secret: true, demandOption: true, env: 'TOY_SIGN', describe: 'Key' },
    },
    handler: (args, { out }) => out.json(Object.keys(args as object)),
  },
  warned: {
    effect: 'update',
    handler: (_, { world, fail }) => {
      world.stderr.write('Warning: odd.\n');
      return fail('generic', 'Refused.');
    },
  },
  wait: { effect: 'read', handler: (_, { world }) => wait(world.signal) },
  deaf: { effect: 'read', handler: () => new Promise(() => undefined) },
  flood: {
    effect: 'read',
    handler: async (_, { out }) => {
      for (;;) await out.text('x'.repeat(10_000));
    },
  },
  ask: { effect: 'update', handler: (_, { confirm }) => confirm('Sure?') },
};

function wait(signal: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

const client: Client = {
  ...toy,
  tree: {
    help: () => Promise.resolve({ help: {} }),
    nodes: Object.fromEntries(
      Object.entries(commands).map(([name, made]) => [
        name,
        {
          summary: name,
          run: () =>
            Promise.resolve({ command: { id: `toy.${name}`, command: name, describe: name, flags: {}, ...made } }),
        },
      ]),
    ),
  },
};

const properties: Readonly<Record<string, ToolProperty>> = {
  id: { type: 'string' },
  to: { type: 'string' },
  as: { type: 'string' },
  text: { type: 'string' },
  body: {},
  state: { type: 'string', enum: ['open', 'closed'] },
  tag: { type: 'array', items: { type: 'string' } },
  ids: { type: 'array', items: { type: 'string' } },
  file: { type: 'string' },
  done: { type: 'boolean' },
  limit: { type: 'integer' },
};
const format: ToolProperty = { type: 'string', enum: ['md'] };

const tool = (name: string, more: Partial<Tool> = {}): Tool => ({
  words: [name],
  access: 'read',
  definition: {
    name,
    title: name,
    description: name,
    inputSchema: {
      type: 'object',
      properties: name === 'echo' ? properties : name === 'document' ? { format } : {},
      ...(name === 'echo' && { required: ['id'] }),
      additionalProperties: false,
    },
    annotations: { title: name, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
  ...more,
});

async function call(
  name: string,
  args: object = {},
  changes: Partial<Caller> & { signal?: AbortSignal; cwd?: string; env?: Record<string, string> } = {},
) {
  const { world } = fakeWorld([], {
    stdin: '{"from":"stdin"}',
    ...(changes.cwd && { cwd: changes.cwd }),
    ...defined({ env: changes.env }),
  });
  const { service } = await client.service();
  const globals = { profile: 'work', color: false, verbose: false, retry: true, timeout: 1000, resolveFields: false };
  const caller: Caller = {
    context: {
      client,
      service,
      world,
      globals: { ...globals, dryRun: false, yes: false, allowWrites: false, other: {} },
    },
    writes: true,
    limits: { time: 60_000, bytes: 1024 * 1024 },
    ...changes,
  };
  const signal = changes.signal ?? new AbortController().signal;
  const result = await callTool(caller, toolFor(name), args as Record<string, unknown>, signal);
  const [first] = result.content;
  return { ...result, text: first?.type === 'text' ? first.text : '' };
}

const toolFor = (name: string): Tool => tool(name, name === 'echo' ? { defaults: { limit: 5 } } : {});

test('arguments become flags and arguments of the command, with the profile of the server and defaults of the tool', async () => {
  const { structuredContent, isError } = await call('echo', {
    id: '007',
    to: '--yes',
    text: '--body=x',
    state: 'open',
    tag: ['a', '-b'],
    ids: ['1', 2],
    done: true,
  });
  expect(isError).toBeUndefined();
  expect(structuredContent).toEqual({
    id: '007',
    to: '--yes',
    text: '--body=x',
    state: 'open',
    tag: ['a', '-b'],
    ids: ['1', '2'],
    done: true,
    limit: 5,
    yes: true,
    profile: 'work',
  });
});

test('JSON is accepted as a value or as text, and standard input is never read', async () => {
  expect((await call('echo', { id: 1, body: { a: [1] } })).structuredContent).toMatchObject({
    id: '1',
    body: { a: [1] },
  });
  expect((await call('echo', { id: 1, body: '[2]' })).structuredContent).toMatchObject({ body: [2] });
  expect((await call('echo', { id: 1 })).structuredContent).not.toHaveProperty('body');
});

test.each<[object, string]>([
  [{ id: '1', stat: 'open' }, '"suggestions":["state"]'],
  [{ id: '1', state: 'opne' }, '"suggestions":["open"]'],
  [{}, 'The argument \\"id\\" is missing.'],
  [{ id: null }, 'The argument \\"id\\" is missing.'],
  [{ id: '1', done: 'yes' }, 'must be true or false'],
  [{ id: '1', limit: 'many' }, 'must be a number'],
  [{ id: { a: 1 } }, 'must be text'],
  [{ id: 12345678901234567000 }, 'too many digits'],
  [{ id: '1', ids: ['1,2'] }, 'contains a comma'],
  [{ id: '1', as: 'x' }, '\\"as\\" requires \\"to\\"'],
  [{ id: '1', text: '@/etc/passwd' }, 'a tool cannot do that'],
  [{ id: '1', text: '-' }, 'standard input'],
  [{ id: '1', body: '@secrets.json' }, 'a tool cannot do that'],
  [{ id: '1', ids: ['2', '@ids.txt'] }, 'write the ids themselves'],
  [{ id: '1', ids: ['-'] }, 'write the ids themselves'],
  [{ id: 'x' }, 'UsageError'],
])('%j is refused: %s', async (args, message) => {
  const { isError, text } = await call('echo', args);
  expect(isError).toBe(true);
  expect(text).toContain(message);
});

test('a text that begins with two at-signs begins with one', async () => {
  expect((await call('echo', { id: '1', text: '@@ada knows' })).structuredContent).toMatchObject({
    text: '@ada knows',
  });
});

test('files must be in the folder of the server, with links resolved', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'tools-'));
  mkdirSync(join(cwd, 'in'));
  writeFileSync(join(cwd, 'in', 'a.txt'), 'a');
  symlinkSync(tmpdir(), join(cwd, 'away'));
  for (const file of ['in/a.txt', 'in/new.txt', join(cwd, 'new', 'deep.txt'), '..a.txt']) {
    expect((await call('echo', { id: '1', file }, { cwd })).structuredContent).toMatchObject({ file });
  }
  for (const file of ['../a.txt', '/etc/passwd', 'away/a.txt', 'in/../../a.txt']) {
    expect((await call('echo', { id: '1', file }, { cwd })).text).toContain('is outside the folder');
  }
  symlinkSync('loop', join(cwd, 'loop'));
  for (const file of ['in/a.txt/b.txt', 'loop', 'a\0b', 'x'.repeat(300)]) {
    expect(JSON.parse((await call('echo', { id: '1', file }, { cwd })).text)).toMatchObject({
      error: 'UsageError',
      message: expect.stringContaining('"file" cannot be used as a path: ') as string,
    });
  }
});

test('an argument that chooses a document replaces JSON, which it excludes on a command line', async () => {
  expect((await call('document')).structuredContent).toEqual({ title: 1 });
  expect(await call('document', { format: 'md' })).toMatchObject({ text: '# Title', content: [{ text: '# Title' }] });
});

test('results are text and data: lists and scalars in an object, no output as OK, long numbers with all digits', async () => {
  expect(await call('list')).toMatchObject({ text: '[{"id":1}]', structuredContent: { results: [{ id: 1 }] } });
  expect(await call('scalar')).toMatchObject({ text: '7', structuredContent: { value: 7 } });
  expect((await call('silent')).content).toEqual([{ type: 'text', text: 'OK' }]);
  const plain = await call('plain');
  expect(plain.content).toEqual([{ type: 'text', text: 'not JSON' }]);
  expect(plain.structuredContent).toBeUndefined();
  expect(await call('long')).toMatchObject({
    text: '{"n":12345678901234567890}',
    structuredContent: { n: '12345678901234567890' },
  });
});

test('a result with an exit code of the command is a success; the same code after a failure is an error', async () => {
  const verdict = await call('verdict');
  expect(verdict).toMatchObject({ structuredContent: { valid: false } });
  expect(verdict.isError).toBeUndefined();
  expect(JSON.stringify(verdict.content)).toContain('It does not fit.');
  const broken = await call('broken');
  expect([broken.isError, broken.structuredContent]).toEqual([true, undefined]);
  expect(JSON.parse(broken.text)).toMatchObject({ message: 'The service refused.', exitCode: 1 });
});

test('notes of a run follow its result', async () => {
  expect((await call('noted')).content).toEqual([
    { type: 'text', text: '[]' },
    { type: 'text', text: 'Nothing was found.' },
  ]);
});

test('calls run with the global flags of the server that the client has', async () => {
  const { service } = await client.service();
  const flag = { type: 'string', kind: 'text', describe: 'Flag' } as const;
  const own = {
    ...service,
    globals: { ...service.globals, division: flag, all: { ...flag, type: 'boolean' as const } },
  };
  const globals = { profile: 'work', color: true, verbose: false, retry: false, timeout: 5, resolveFields: false };
  const rest = { dryRun: false, yes: false, allowWrites: true, other: { division: '--yes', all: true, unknown: 'x' } };
  expect(globalLine(own, { ...globals, ...rest, output: 'csv', jq: '.' })).toEqual([
    '--profile=work',
    '--timeout=5',
    '--no-retry',
    '--division=--yes',
    '--all',
  ]);
});

test('a secret comes from the environment of the server', async () => {
  expect(await call('sign')).toMatchObject({
    isError: true,
    text: expect.stringContaining('"remedy":"Set TOY_SIGN in the environment of the server, then restart it."'),
  });
  expect((await call('sign', {}, { env: { TOY_SIGN: 's' } })).text).toBe('["secret"]');
  expect((await call('sign', { secret: 's' })).isError).toBe(true);
});

test('an error object is found after a warning', async () => {
  expect(await call('warned')).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('"message":"Refused."') }, { text: 'Warning: odd.' }],
  });
});

test('the error of a failed run is apart from the notices before it', () => {
  const { content } = failureOf('{"notice":"A wait."}\n{"error":"ApiError"}\n');
  expect(content.map((part) => 'text' in part && JSON.parse(part.text))).toEqual([
    { error: 'ApiError' },
    { notice: 'A wait.' },
  ]);
});

test('a prompt is an error that names its flag', async () => {
  expect(await call('ask')).toMatchObject({
    isError: true,
    text: expect.stringContaining('"remedy":"Add --yes to confirm'),
  });
});

test('a call stops at its time limit, its size limit, or when it is cancelled, even if the command ignores that', async () => {
  expect(await call('wait', {}, { limits: { time: 20, bytes: 1000 } })).toMatchObject({
    isError: true,
    text: expect.stringContaining('tool timed out after 0.02s') as string,
  });
  expect(await call('flood', {}, { limits: { time: 60_000, bytes: 1024 * 1024 } })).toMatchObject({
    isError: true,
    text: expect.stringContaining('Output limit exceeded: more than 1 MiB.') as string,
  });
  const controller = new AbortController();
  const cancelled = call('wait', {}, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  expect(await cancelled).toMatchObject({ isError: true, text: expect.stringContaining('the agent') as string });
  expect(await call('deaf', {}, { limits: { time: 20, bytes: 100 } })).toMatchObject({
    isError: true,
    text: expect.stringContaining('tool timed out after 0.02s') as string,
  });
});

test('a read-only server offers tools that read; the default set is the core', () => {
  const all = [tool('a', { core: true }), tool('b', { access: 'write', core: true }), tool('c')];
  const names = (scope: Parameters<typeof offer>[1]) => offer(all, scope).map(({ definition }) => definition.name);
  expect(names({ writes: false })).toEqual(['a']);
  expect(names({ writes: true })).toEqual(['a', 'b']);
  expect(names({ writes: true, all: true })).toEqual(['a', 'b', 'c']);
  expect(names({ writes: false, topics: ['c', 'b'] })).toEqual(['c']);
  expect(offer([tool('x'), tool('y', { access: 'destructive' })], { writes: false })).toHaveLength(1);
});

test('an unknown topic is refused', () => {
  const all = [tool('deal'), tool('person')];
  expect(() => checkTopics(all, { writes: false, topics: ['deal'] })).not.toThrow();
  expect(() => checkTopics(all, { writes: false, topics: ['deal', 'persn'] })).toThrow('No tool belongs to persn.');
});
