import type { FlagData } from '../contract/command.js';
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
  [{ TESTCLI_ALLOW_WRITES: '1' }, true],
  [{ TESTCLI_ALLOW_WRITES: '0' }, false],
  [{}, false],
])('the variable of the gate allows writes: %j', (env, isAllowed) => {
  const open = {
    ...service,
    ...testService({ gate: { writes: 'flag', deletes: 'ask' } }),
  } as Service;
  const settings = { profileName: 'default', values: {} } as Session['settings'];
  const session = {
    service: open,
    command: none as never,
    words: [],
    world: { ...fakeWorld([]).world, env },
    settings,
  };
  expect(optionsOf({}, new Set(), session).allowWrites).toBe(isAllowed);
});
