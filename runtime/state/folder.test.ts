import { cacheFolder } from './folder.js';

const client = { binary: 'acmecli', version: '1.2.0' };

test.each([
  ['linux', '/home/ann', {}, '/home/ann/.cache/acmecli/1.2.0'],
  ['linux', '/home/ann', { XDG_CACHE_HOME: '/fast' }, '/fast/acmecli/1.2.0'],
  ['linux', '/home/ann', { XDG_CACHE_HOME: 'relative' }, '/home/ann/.cache/acmecli/1.2.0'],
  ['linux', '', {}, undefined],
  ['darwin', '/Users/ann', {}, '/Users/ann/Library/Caches/acmecli/1.2.0'],
  ['win32', 'C:/Users/ann', { LOCALAPPDATA: '/local' }, '/local/acmecli/Cache/1.2.0'],
  ['win32', 'C:/Users/ann', {}, undefined],
] as const)('on %s with the home %j and %j the cache is %s', (platform, home, env, folder) => {
  expect(cacheFolder(client, { platform, home, env })).toBe(folder);
});
