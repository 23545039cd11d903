import { checkGate } from './gate.js';
import type { Options } from '../contract/options.js';
import { testService } from './testkit.js';

const check = (options: Partial<Options>, effect: 'read' | 'create' | 'delete') => {
  const service = testService({ gate: { writes: 'flag', deletes: 'refuse' } });
  return () => checkGate({ service, options: options as Options }, effect);
};

test('a delete needs two flags where both are required: one allows writes, the other confirms the delete', () => {
  expect(check({}, 'delete')).toThrow('writes are not allowed');
  expect(check({ allowWrites: true }, 'delete')).toThrow('a delete needs a confirmation');
  expect(check({ yes: true }, 'delete')).toThrow('writes are not allowed');
  expect(check({ allowWrites: true, yes: true }, 'delete')).not.toThrow();
});

test('reads and dry runs pass', () => {
  expect(check({}, 'read')).not.toThrow();
  expect(check({ dryRun: true }, 'delete')).not.toThrow();
  expect(check({}, 'create')).toThrow('writes are not allowed');
});
