import { safeName } from './names.js';

test.each([
  ['invoice 7.pdf', 'invoice_7.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['...', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['a/b\\c:d', 'a_b_c_d'],
  ['\u202egnp.exe', '_gnp.exe'],
  ['日本.txt', '__.txt'],
  [`${'a'.repeat(119)}.txt`, `${'a'.repeat(116)}.txt`],
  ['b'.repeat(130), 'b'.repeat(120)],
  [`x.${'y'.repeat(200)}`, `x.${'y'.repeat(118)}`],
])('%j becomes %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});
