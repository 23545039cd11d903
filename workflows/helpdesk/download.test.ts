import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { json, type Answer } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench } from './testkit.js';

const { data, file, run, sandbox, service } = bench(client);

interface File {
  readonly filename: string | null;
  readonly state?: string;
  readonly size?: number;
}

/** A conversation with these files, newest first; each has its id as content, and `cut` breaks off. */
const withFiles =
  (files: readonly File[], cut?: number): Answer =>
  ({ url }, response) => {
    const id = /attachments\/(\d+)\/file$/.exec(url)?.[1];
    if (id === undefined) {
      const attachments = files.map((one, at) => ({ id: at + 1, size: 1, ...one }));
      const page = { size: 25, totalElements: 1, totalPages: 1, number: 1 };
      return json(response, { _embedded: { threads: [{ id: 8, _embedded: { attachments } }] }, page });
    }
    if (Number(id) !== cut) return void response.end(id);
    response.writeHead(200, { 'content-length': '100' });
    response.write('part');
    setTimeout(() => response.destroy(), 20);
  };

const saved = (): string[] => readdirSync(file('got')).sort();

test('the files of a conversation are saved with their sizes, by id or number', async () => {
  await sandbox();
  const listed = (await data(['conv', 'attachments', '#5'])) as { size: number }[];
  const { files, ...rest } = (await data(['conv', 'download', '#5', '--out', 'got'])) as { files: { bytes: number }[] };
  expect(rest).toEqual({ id: 500_005, withheld: 0 });
  expect(files.map(({ bytes }) => bytes).sort()).toEqual(listed.map(({ size }) => size).sort());
  expect(saved()).toHaveLength(files.length);
  expect((await run(['conv', 'download', '500002', '--out', 'none'])).out).toBe(
    'Conversation 500002 has no attachments\n',
  );
  expect(existsSync(file('none'))).toBe(false);
});

test('names choose no folder and hide no other file; a virus is counted and not requested', async () => {
  const server = await service(
    withFiles([
      { filename: '../../etc/passwd' },
      { filename: 'A.txt' },
      { filename: 'a.txt' },
      { filename: null },
      { filename: 'worm\u202e.exe', state: 'virus' },
    ]),
  );
  const { code, err, out } = await run(['conv', 'download', '7', '--out', 'got', '--output', 'json']);
  expect({ code, data: JSON.parse(out) as unknown }).toMatchObject({ code: 0, data: { id: 7, withheld: 1 } });
  expect(saved()).toEqual(['A (2).txt', 'a.txt', 'attachment-4', 'passwd']);
  expect(readFileSync(file('got/passwd'), 'utf8')).toBe('1');
  expect(err).toContain('1 of 5 files not saved: the service found a virus in worm');
  expect(err).not.toContain('\u202e');
  expect(server.seen.map(({ url }) => url)).not.toContain('/v2/conversations/7/attachments/5/file');
});

test('a file that exists is replaced only with --force, and nothing is saved before that is known', async () => {
  await service(withFiles([{ filename: 'b.txt' }, { filename: 'a.txt' }]));
  writeFileSync(file('b.txt'), 'mine');
  const { code, err } = await run(['conv', 'download', '7']);
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringContaining('b.txt already exists. Nothing was saved.'),
  });
  expect([readFileSync(file('b.txt'), 'utf8'), existsSync(file('a.txt'))]).toEqual(['mine', false]);
  expect((await run(['conv', 'download', '7', '--force'])).code).toBe(0);
  expect(readFileSync(file('b.txt'), 'utf8')).toBe('1');
});

test('a download that breaks off leaves no part of a file, and the error lists what was saved', async () => {
  await service(withFiles([{ filename: 'b.txt' }, { filename: 'a.txt' }], 1));
  const { code, err } = await run(['conv', 'download', '7', '--out', 'got', '--no-retry']);
  expect({ code, err }).toMatchObject({ code: 69, err: expect.stringMatching(/Already saved: got.a\.txt\./) });
  expect(saved()).toEqual(['a.txt']);
});

test('a file of another size than the service listed is reported', async () => {
  await service(withFiles([{ filename: 'a.txt', size: 30 }]));
  const { code, err } = await run(['conv', 'download', '7', '--out', 'got']);
  expect({ code, err }).toMatchObject({
    code: 0,
    err: expect.stringMatching(/has 1 bytes, but the service lists it with 30 bytes/),
  });
});
