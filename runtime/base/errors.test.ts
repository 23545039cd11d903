import { fileLimit } from './errors.js';

test.each([
  ['EMFILE', 'No further file can be opened: this process has reached its limit.'],
  ['ENFILE', 'No further file can be opened: this machine has reached its limit.'],
])('%s is the limit of open files', (code, message) => {
  const error = fileLimit(Object.assign(new Error('open'), { code }));
  expect(error).toMatchObject({ kind: 'unavailable', message, remedy: expect.stringContaining('ulimit -n') });
});

test.each([{ code: 'ENOENT' }, {}, null, undefined])('%j is not the limit of open files', (error) => {
  expect(fileLimit(error)).toBeUndefined();
});
