import { Script } from 'node:vm';
import { fileLimit, moduleType } from './errors.js';

test.each([
  ['EMFILE', 'No more files can be opened: this process has reached its limit.'],
  ['ENFILE', 'No more files can be opened: this machine has reached its limit.'],
])('%s is the limit of open files', (code, message) => {
  const error = fileLimit(Object.assign(new Error('open'), { code }));
  expect(error).toMatchObject({ kind: 'unavailable', message, remedy: expect.stringContaining('ulimit -n') });
});

test('a package file that cannot be opened for the limit of files, as Node 24 reports it', () => {
  const error = (message: string): Error => Object.assign(new Error(message), { code: 'ERR_INVALID_PACKAGE_CONFIG' });
  expect(fileLimit(error('Cannot read package config /a/package.json: too many open files.'))?.remedy).toContain(
    'ulimit',
  );
  expect(fileLimit(error('Invalid package config /a/package.json.'))).toBeUndefined();
});

test.each([{ code: 'ENOENT' }, {}, null, undefined])('%j is not the limit of open files', (error) => {
  expect(fileLimit(error)).toBeUndefined();
});

test.each(["import a from 'a';", 'export default 1;'])(
  'a module with %s that node reads as CommonJS is named',
  (text) => {
    const load = (): unknown => new Script(text, { filename: '/acme/workflows/acme/lend.js' });
    const error = moduleType(thrownBy(load));
    expect(error?.message).toMatch(/^\/acme\/workflows\/acme\/lend\.js cannot be loaded/);
    expect(error?.remedy).toContain('"type": "module"');
  },
);

test('another mistake in a module is not one of its type', () => {
  expect(moduleType(thrownBy(() => new Script('const = 1;')))).toBeUndefined();
});

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
