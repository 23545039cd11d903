import { jest } from '@jest/globals';
import { processWorld } from './world.js';

test('a user without a home folder has an empty one', () => {
  const { world, release } = processWorld({ binary: 'acmecli', version: '1.0.0' });
  const spy = jest.spyOn(process.getBuiltinModule('node:os'), 'homedir').mockImplementation(() => {
    throw new Error('uv_os_homedir returned ENOENT');
  });
  try {
    expect(world.home).toBe('');
  } finally {
    spy.mockRestore();
    release();
  }
});
