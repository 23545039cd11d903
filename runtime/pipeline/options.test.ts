import type { FlagData } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import type { Service } from '../contract/service.js';
import { testService } from '../http/testkit.js';
import { fakeWorld } from '../testing/world.js';
import { flagsOf } from './flags.js';
import { optionsOf, settingReader, withoutOwn } from './options.js';
import type { Session } from './session.js';

const flag = (more: Partial<FlagData> = {}): FlagData => ({ kind: 'text', describe: 'Text', ...more });
const service = {
  globals: { columns: flag({ conflicts: ['fields'] }), fields: flag(), limit: flag() },
  settings: { rows: { kind: 'integer', summary: 'Rows', fills: 'limit' } },
} as unknown as Service;
const own = { flags: { fields: flag({ describe: 'Own' }), limit: flag({ describe: 'Own' }) }, effect: 'read' } as const;
const none = { flags: {}, effect: 'read' } as const;

test('a flag of the command replaces the global one: its value is not that of the global', () => {
  const args = { columns: ['id'], fields: 'price', limit: '5' };
  expect(withoutOwn(args, service, own)).toEqual({ columns: ['id'] });
  expect(withoutOwn(args, service, none)).toBe(args);
});

test('nor does a setting of the global fill it, or another global exclude it', () => {
  expect(settingReader(service, { rows: 5 }, own, [])('limit')).toBeUndefined();
  expect(settingReader(service, { rows: 5 }, none, [])('limit')).toBe(5);
  expect(flagsOf(service, own)['columns']).not.toHaveProperty('conflicts');
  expect(flagsOf(service, own)['fields']).toMatchObject({ describe: 'Own' });
  expect(flagsOf(service, none)['columns']).toMatchObject({ conflicts: ['fields'] });
});

test.each([
  ['read', { default: 10 }, 50],
  ['read', {}, undefined],
  ['update', { default: 10 }, undefined],
] as const)('a setting with a default replaces only the default of a read: %s %j', (effect, more, expected) => {
  const settings = { page: { kind: 'integer', summary: 'Page', fills: 'page', default: '5' } };
  const command = { flags: { page: flag({ kind: 'integer', ...more }) }, effect };
  expect(settingReader({ ...service, settings } as Service, { page: 50 }, command, [])('page')).toBe(expected);
});

const resolved = (args: Row, env: Readonly<Record<string, string>> = {}, command: never = none as never) => {
  const gated = testService({ gate: { writes: 'flag', deletes: 'ask' } });
  const settings = { profileName: 'default', values: {} } as Session['settings'];
  return optionsOf(args, new Set(), {
    service: { ...service, ...gated } as Service,
    command,
    words: [],
    world: { ...fakeWorld([]).world, env },
    settings,
  });
};

test('the variable of the gate allows writes', () => {
  const allowed = [{ TESTCLI_ALLOW_WRITES: '1' }, { TESTCLI_ALLOW_WRITES: '0' }, {}].map(
    (env) => resolved({}, env).allowWrites,
  );
  expect(allowed).toEqual([true, false, false]);
});

test('an argument with the name of an option is not the option', () => {
  const command = { flags: {}, effect: 'act', positionals: { plan: {}, yes: {}, 'allow-writes': {} } } as never;
  const args = { plan: 'changes.jsonl', yes: true, 'allow-writes': true };
  const { plan, dryRun, yes, allowWrites } = resolved(args, {}, command);
  expect({ plan, dryRun, yes, allowWrites }).toEqual({
    plan: undefined,
    dryRun: false,
    yes: false,
    allowWrites: false,
  });
});

test('a limit of 0 is none', () => {
  expect([resolved({ limit: 0 }).limit, resolved({ limit: 3 }).limit, resolved({}).limit]).toEqual([
    Infinity,
    3,
    undefined,
  ]);
});

test.each([
  ['the flag of writes', { plan: flag({ kind: 'path', wire: { in: 'print', name: 'plan' } }) }, 'p.jsonl'],
  ['a flag that is sent', { plan: flag({ wire: { in: 'body', name: 'plan' } }) }, undefined],
  ['an argument', {}, undefined],
] as const)('--plan is only the flag of writes: %s', (_name, flags, plan) => {
  const settings = { profileName: 'default', values: {} } as Session['settings'];
  const source = {
    service: { ...service, ...testService() } as Service,
    command: { ...none, flags } as never,
    words: [],
  };
  const options = optionsOf({ plan: 'p.jsonl' }, new Set(), { ...source, world: fakeWorld([]).world, settings });
  expect([options.plan, options.dryRun]).toEqual([plan, plan !== undefined]);
});
