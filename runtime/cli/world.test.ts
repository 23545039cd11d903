import { jest } from '@jest/globals';
import { defined } from '../base/defined.js';
import { processWorld } from './world.js';

test('a user without a home folder has an empty one', () => {
  const { world, release } = processWorld({ binary: 'acmecli', version: '1.0.0' });
  const spy = jest.spyOn(process.getBuiltinModule('node:os'), 'homedir').mockImplementation(() => {
    throw new Error('uv_os_homedir returned ENOENT');
  });
  const { HOME, USERPROFILE } = process.env;
  delete process.env['HOME'];
  delete process.env['USERPROFILE'];
  try {
    expect(world.home).toBe('');
  } finally {
    Object.assign(process.env, defined({ HOME, USERPROFILE }));
    spy.mockRestore();
    release();
  }
});
