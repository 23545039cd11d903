/** What files have of the bodies of requests: nothing long, no bytes of files, no secrets, and all digits. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringifyJson, toNumber } from '../base/json.js';
import { HIDDEN } from '../base/redact.js';
import { SentFile } from '../http/sent-file.js';
import { hideFields, isStoredFile, MOST_TEXT, storedBody } from './stored-body.js';

const path = join(mkdtempSync(join(tmpdir(), 'body-')), 'a.pdf');
writeFileSync(path, 'content');
const sha256 = 'ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73';

test('a file is its name, size and digest, and in a plan also its path', async () => {
  const body = { file: new SentFile(path), parts: [new SentFile(path)] };
  const file = { file: 'a.pdf', bytes: 7, sha256 };
  expect(await storedBody(body)).toEqual({ file, parts: [file] });
  const planned = (await storedBody(body, { paths: true })) as { readonly file: object };
  expect(planned.file).toEqual({ ...file, path });
  expect(isStoredFile({ ...planned.file })).toBe(true);
  expect([isStoredFile({ ...file }), isStoredFile({ ...planned.file, more: 1 })]).toEqual([false, false]);
});

test('a long text is its beginning and digest in the log, and whole in a plan', async () => {
  const long = 'é'.repeat(MOST_TEXT + 1);
  const stored = (await storedBody({ note: long })) as { readonly note: object };
  expect(stored.note).toEqual({
    text: 'é'.repeat(200),
    bytes: 2 * long.length,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  const short = 'é'.repeat(MOST_TEXT);
  expect(await storedBody({ note: short })).toEqual({ note: short });
  expect(await storedBody({ note: long }, { paths: true })).toEqual({ note: long });
});

test('an object that would be read as a file is refused in a plan', async () => {
  const forged = { file: 'a', bytes: 1, sha256, path: '/etc/passwd' };
  expect(await storedBody({ a: forged })).toEqual({ a: forged });
  await expect(storedBody({ a: [forged] }, { paths: true })).rejects.toThrow(/would be read as a file/);
});

test('numbers have all their digits', async () => {
  const body = { id: toNumber('9007199254740993'), list: [toNumber('1e400')] };
  expect(stringifyJson(hideFields(await storedBody(body), ['secret']))).toBe('{"id":9007199254740993,"list":[1e400]}');
});

test('secret fields are dots at any depth, unless they have no value', () => {
  const body = { secret: 'a', list: [{ secret: 'b', open: 'c' }], inner: { secret: { x: 1 } }, none: { secret: null } };
  expect(hideFields(body, ['secret'])).toEqual({
    secret: HIDDEN,
    list: [{ secret: HIDDEN, open: 'c' }],
    inner: { secret: HIDDEN },
    none: { secret: null },
  });
});
