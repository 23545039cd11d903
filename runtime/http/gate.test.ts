import { checkGate } from './gate.js';
import { fakeWorld } from '../testing/world.js';
import type { Globals } from '../contract/context.js';
import { testService } from './testkit.js';

const check = (globals: Partial<Globals>, effect: 'read' | 'create' | 'delete', env: Record<string, string> = {}) => {
  const service = testService({ gate: { writes: 'flag', deletes: 'refuse' } });
  const world = { ...fakeWorld([]).world, env };
  return () => checkGate({ service, world, globals: globals as Globals }, effect);
};

test('a delete needs two flags where both are required: one allows writes, the other confirms the delete', () => {
  expect(check({}, 'delete')).toThrow('writes are not allowed');
  expect(check({ allowWrites: true }, 'delete')).toThrow('a delete needs a confirmation');
  expect(check({ yes: true }, 'delete')).toThrow('writes are not allowed');
  expect(check({ allowWrites: true, yes: true }, 'delete')).not.toThrow();
});

test('reads and dry runs pass, and the environment variable allows writes', () => {
  expect(check({}, 'read')).not.toThrow();
  expect(check({ dryRun: true }, 'delete')).not.toThrow();
  expect(check({}, 'create')).toThrow('writes are not allowed');
  expect(check({}, 'create', { TESTCLI_ALLOW_WRITES: '1' })).not.toThrow();
  expect(check({}, 'create', { TESTCLI_ALLOW_WRITES: '0' })).toThrow('writes are not allowed');
});
