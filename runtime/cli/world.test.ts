import { getEventListeners } from 'node:events';
import { jest } from '@jest/globals';
import { defined } from '../base/defined.js';
import { processWorld, sleep } from './world.js';

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

test('many waits of one signal cause no warning of Node, and end together', async () => {
  const stop = new AbortController();
  // As the signal of a list that is read ahead.
  const signal = AbortSignal.any([stop.signal]);
  const waits = Array.from({ length: 20 }, () => sleep(60_000, signal));
  await sleep(1, signal);
  // It warns of more than ten.
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  stop.abort(new Error('stopped'));
  const ended = await Promise.allSettled(waits);
  expect(new Set(ended.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : '')))).toEqual(
    new Set(['stopped']),
  );
  await expect(sleep(60_000, signal)).rejects.toThrow('stopped');
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
