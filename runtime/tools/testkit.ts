/** A toy client with commands that show what calls of tools do. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../base/defined.js';
import { client as toy } from '../cli/fixture/client.js';
import { fakeWorld } from '../testing/world.js';
import type { Client, CommandModule } from '../contract/context.js';
import type { Tool, ToolProperty } from '../contract/tools.js';
import { createKept } from './bounded.js';
import { callTool, type ToolCaller } from './call.js';

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
      text: { kind: 'message', describe: 'Text' },
      body: { kind: 'json', stdin: true, describe: 'Body' },
      state: { kind: 'enum', choices: ['open', 'closed'], describe: 'State' },
      tag: { kind: 'text', repeat: true, describe: 'Tag' },
      ids: { kind: 'csv', of: 'id', describe: 'Ids' },
      line: {
        kind: 'line',
        repeat: true,
        line: { head: { amount: { kind: 'number', field: 'Amount', describe: 'Amount' } }, options: {} },
        describe: 'Line',
      },
      file: { kind: 'path', describe: 'File' },
      done: { kind: 'boolean', describe: 'Done' },
      limit: { kind: 'integer', describe: 'Limit' },
      yes: { kind: 'boolean', describe: 'Yes' },
    },
    handler: async (args, { out, options }) => out.json({ ...(args as object), profile: options.profile }),
  },
  silent: { effect: 'read', handler: () => Promise.resolve() },
  list: { effect: 'read', handler: (_, { out }) => out.json([{ id: 1 }]) },
  scalar: { effect: 'read', handler: (_, { out }) => out.json(7) },
  plain: { effect: 'read', handler: (_, { out }) => out.text('not JSON\n') },
  document: {
    effect: 'read',
    flags: {
      format: { kind: 'enum', choices: ['md'], conflicts: ['output'], describe: 'Format' },
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
      note('1 of 5 shown; --limit 0 for all. Choose one with --state. Add --all to read on.', 'after');
      note('Nothing was found.');
    },
  },
  vague: {
    effect: 'read',
    handler: (_, { fail }) => fail('generic', 'Several match.', 'Choose one with --state. See --verbose.'),
  },
  hostile: {
    effect: 'read',
    handler: async (_, { out, note }) => {
      await out.json({ 'k\u202e': ['a\u202eb\u001b'] });
      note('n\u2066ote');
    },
  },
  rows: {
    effect: 'read',
    handler: (_, { out }) =>
      out.rows([
        { id: 1, name: 'a', text: 'x'.repeat(50) },
        { id: 2, name: 'b', text: 'x'.repeat(50) },
      ]),
  },
  sure: {
    effect: 'delete',
    flags: { yes: { kind: 'boolean', describe: 'Yes' } },
    handler: async (_, { confirm, out }) => {
      await confirm('Sure?');
      await out.text('done');
    },
  },
  sign: {
    effect: 'local',
    flags: {
      secret: { kind: 'text', secret: true, demandOption: true, env: 'TOY_SIGN', describe: 'Key' },
    },
    handler: (args, { out }) => out.json(Object.keys(args as object)),
  },
  warned: {
    effect: 'update',
    handler: (_, { warn, fail }) => {
      warn('odd.');
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

export const client: Client = {
  ...toy,
  tree: {
    help: () => Promise.resolve({ help: {} }),
    nodes: Object.fromEntries(
      Object.entries(commands).map(([name, made]) => [
        name,
        {
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
  line: { type: 'array', items: { type: 'string' } },
  file: { type: 'string' },
  done: { type: 'boolean' },
  limit: { type: 'integer' },
};
const format: ToolProperty = { type: 'string', enum: ['md'] };
const own: Readonly<Record<string, Readonly<Record<string, ToolProperty>>>> = {
  echo: properties,
  document: { format },
  noted: { state: { type: 'string' }, limit: { type: 'integer' } },
  vague: { state: { type: 'string' } },
  rows: { fields: { type: 'array', items: { type: 'string' }, default: ['id'] }, limit: { type: 'integer' } },
  sure: { confirm: { type: 'boolean', const: true } },
};

export const tool = (name: string, more: Partial<Pick<Tool, 'defaults'>> = {}): Tool => ({
  words: [name],
  access: 'read',
  forms: ['own'],
  definition: {
    name,
    title: name,
    description: name,
    inputSchema: {
      type: 'object',
      properties: own[name] ?? {},
      ...(name === 'echo' && { required: ['id'] }),
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
  ...more,
});

export async function call(
  name: string,
  args: object = {},
  changes: Partial<ToolCaller> & {
    cwd?: string;
    folder?: string;
    withoutLimit?: true;
    env?: Record<string, string>;
  } = {},
) {
  const { world } = fakeWorld([], {
    stdin: '{"from":"stdin"}',
    ...(changes.cwd && { cwd: changes.cwd }),
    ...defined({ env: changes.env }),
  });
  const { service: whole } = await client.service();
  const { limit: _limit, ...others } = whole.globals;
  const service = changes.withoutLimit ? { ...whole, globals: others } : whole;
  const options = { profile: 'work', color: false, verbose: false, retry: true, timeout: 1000, resolveFields: false };
  const caller: ToolCaller = {
    context: {
      client,
      service,
      world,
      folder: changes.folder ?? join(tmpdir(), 'settings-of-tools'),
      options: {
        ...options,
        dryRun: false,
        yes: false,
        allowWrites: false,
        other: {},
        format: 'json',
        reportFormat: 'json',
      },
    },
    writes: true,
    kept: createKept(),
    limits: { time: 60_000, bytes: 1024 * 1024, result: 24_000 },
    signal: new AbortController().signal,
    ...changes,
  };
  const result = await callTool(caller, toolFor(name), args as Record<string, unknown>);
  const [first] = result.content;
  const { data } = (result.structuredContent ?? {}) as { data?: unknown };
  return { ...result, data, text: first?.type === 'text' ? first.text : '' };
}

const toolFor = (name: string): Tool => tool(name, name === 'echo' ? { defaults: { limit: 5 } } : {});
