import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json, openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { localName } from 'cmdspec-runtime/kit';

let at: Bench;
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Starts a service with one file, whose content this sends. */
async function file(record: unknown, content: (response: ServerResponse, attempt: number) => void): Promise<void> {
  let attempts = 0;
  at = await openBench(client, {
    answer: ({ url }, response) => {
      if (url.endsWith('/download')) content(response, (attempts += 1));
      else json(response, { success: true, data: record });
    },
  });
  ({ close } = at);
}
const text = (response: ServerResponse): void => void response.end('content');
/** Retries without waiting. */
const download = (...more: string[]) =>
  at.run(['file', 'download', '3', ...more], { world: { sleep: async () => undefined } });
/** Files of the working folder. */
const saved = (): string[] => readdirSync(at.folder).filter((name) => name !== 'crmcli');

test.each([
  ['offer.txt', 'offer.txt'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\system.ini', 'system.ini'],
  ['.bashrc', 'bashrc'],
  ['..', 'file-3'],
  ['a/', 'file-3'],
  [' . ', 'file-3'],
  ['a\u0000b\u001b[31m\u202etxt.exe', 'a_b_[31m_txt.exe'],
  ['nul.txt', '_nul.txt'],
  ['Angebot für Käse – 日本.pdf', 'Angebot für Käse – 日本.pdf'],
])('the file of %j is %j', (name, wanted) => {
  expect(localName(name, 'file-3')).toBe(wanted);
});

test('a long name keeps its extension', () => {
  const name = localName(`${'日'.repeat(300)}.pdf`, 'x');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^日+\.pdf$/);
});

test('an id with zeros before it is that of the result', async () => {
  await file({ id: 3, name: 'offer.txt' }, text);
  const { code, out } = await at.run(['file', 'download', '003', '--output', 'json']);
  expect([code, JSON.parse(out), saved()]).toEqual([0, { id: '003', path: 'offer.txt', bytes: 7 }, ['offer.txt']]);
});

test('--out - is refused before the request: standard output has the result', async () => {
  await file({ id: 3, name: 'offer.txt' }, text);
  expect((await download('--out', '-')).code).toBe(64);
  expect([at.seen, saved()]).toEqual([[], []]);
  expect((await download('--out', './-')).code).toBe(0);
  expect(saved()).toEqual(['-']);
});

test('a file is saved under the name of its record, readable by its owner only', async () => {
  await file({ id: 3, name: '../../offer.txt' }, text);
  const { code, out } = await download();
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ id: 3, path: 'offer.txt', bytes: 7 });
  expect(readFileSync(join(at.folder, 'offer.txt'), 'utf8')).toBe('content');
  expect(statSync(join(at.folder, 'offer.txt')).mode & 0o777).toBe(0o600);
  expect(saved()).toEqual(['offer.txt']);
});

test('the name of a record never replaces a file; --out does', async () => {
  await file({ id: 3, name: 'offer.txt' }, text);
  writeFileSync(join(at.folder, 'offer.txt'), 'mine');
  const refused = await download();
  expect(refused.code).toBe(65);
  expect(refused.err).toContain('offer.txt already exists. Nothing was saved.');
  expect((await download('--out', '.')).code).toBe(65);
  expect(at.seen.some(({ url }) => url.endsWith('/download'))).toBe(false);
  expect(readFileSync(join(at.folder, 'offer.txt'), 'utf8')).toBe('mine');
  expect((await download('--out', 'offer.txt')).code).toBe(0);
  expect(readFileSync(join(at.folder, 'offer.txt'), 'utf8')).toBe('content');
});

test('a download that breaks off is tried again from the start', async () => {
  await file({ id: 3, name: 'offer.txt' }, (response, attempt) => {
    if (attempt > 1) return text(response);
    response.writeHead(200, { 'content-length': 1000 });
    response.write('a longer part', () => response.destroy());
  });
  expect((await download()).code).toBe(0);
  expect(readFileSync(join(at.folder, 'offer.txt'), 'utf8')).toBe('content');
});

test.each([
  ['breaks off', (response: ServerResponse) => void response.write('part', () => response.destroy()), 69],
  ['fails', (response: ServerResponse) => json(response, { success: false, error: 'no' }, 500), 69],
  ['is packed', (response: ServerResponse) => void response.setHeader('content-encoding', 'gzip').end('x'), 69],
])('a download that %s leaves no file', async (_what, content, code) => {
  await file({ id: 3, name: 'offer.txt' }, content);
  expect((await download()).code).toBe(code);
  expect(saved()).toEqual([]);
});

test.each([
  ['http://files.example.com/x', 'it is not an https address'],
  ['https://127.0.0.1/x', 'its address is not public'],
  ['https://169.254.169.254/latest', 'its address is not public'],
  ['https://[::1]/x', 'its address is not public'],
  ['https://localhost/x', 'its address is not public'],
  ['https://me:pw@files.example.com/x', 'it contains a user name'],
  ['https://files.example.com/x?key=sandbox-canary-token', 'requests are locked to'],
])('a redirect to %s is refused', async (location, why) => {
  await file({ id: 3, name: 'offer.txt' }, (response) => void response.writeHead(302, { location }).end());
  const { code, err } = await at.run(['file', 'download', '3'], { env: { CRMCLI_API_TOKEN: 'sandbox-canary-token' } });
  expect([code, JSON.parse(err).message]).toEqual([78, expect.stringContaining(why)]);
  expect(err).not.toMatch(/pw|sandbox-token/);
  expect(saved()).toEqual([]);
});

test('a redirect on the same origin is followed', async () => {
  await file({ id: 3, name: 'offer.txt' }, (response, attempt) =>
    attempt === 1 ? void response.writeHead(302, { location: '/stored/download' }).end() : text(response),
  );
  expect((await download()).code).toBe(0);
  expect(saved()).toEqual(['offer.txt']);
});

test('a file of 256 MB does not count for the memory', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 7);
  await file({ id: 3, name: 'big.bin' }, (response) => {
    const send = (left: number): void => {
      if (left === 0) response.end();
      else response.write(chunk, () => send(left - 1));
    };
    send(256);
  });
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 5);
  expect((await download()).code).toBe(0);
  clearInterval(watching);
  expect(statSync(join(at.folder, 'big.bin')).size).toBe(256 * 1024 * 1024);
  // Pieces that are not collected yet count too.
  expect(most - before).toBeLessThan(128 * 1024 * 1024);
});

test.each([[{ id: 3 }], [{}], [null], [{ name: 5 }], [{ name: '' }]])('a record without a name: %j', async (record) => {
  await file(record, text);
  const { code } = await download();
  expect(code === 0 ? saved() : code).toEqual(Object.keys(record ?? {}).length === 0 ? 69 : ['file-3']);
});

test('an upload sends the file and its links, and a missing file sends nothing', async () => {
  await file({ id: 4, name: 'a.txt' }, text);
  expect((await at.run(['file', 'upload', 'a.txt', '--deal', '7'])).code).toBe(65);
  expect(at.seen).toEqual([]);
  writeFileSync(join(at.folder, 'a.txt'), 'hello');
  expect((await at.run(['file', 'upload', 'a.txt', '--deal', '7'])).code).toBe(0);
  expect(at.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(at.seen[0]?.body).toMatch(/name="file"; filename="a\.txt"[^]*hello[^]*name="deal_id"\r\n\r\n7\r\n/);
  expect(existsSync(join(at.folder, 'a.txt'))).toBe(true);
});

test('a terminal shows how much of a file has passed, and no such line is left', async () => {
  await file({ id: 3, name: 'offer.txt' }, (response) => {
    response.setHeader('content-length', 2_000_000);
    response.write(Buffer.alloc(1_000_000), () => response.end(Buffer.alloc(1_000_000)));
  });
  writeFileSync(join(at.folder, 'big.bin'), Buffer.alloc(3_000_000));
  for (const [line, shown] of [
    ['file upload big.bin', /Sending \d\.\d of 3\.0 MB/],
    ['file download 3', /Downloading offer\.txt: \d\.\d of 2\.0 MB/],
  ] as const) {
    let drawn = '';
    const write: Writable['_write'] = (chunk: Buffer, _encoding, done) => {
      drawn += chunk.toString();
      done();
    };
    const stderr = Object.assign(new Writable({ write }), { isTTY: true }) as unknown as NodeJS.WriteStream;
    expect((await at.run(line.split(' '), { world: { stderr } })).code).toBe(0);
    expect(drawn).toMatch(shown);
    expect(drawn.endsWith('\r\u001b[K')).toBe(true);
  }
});

test.each([
  ['deal', 'deal'],
  ['org', 'organization'],
  ['person', 'person'],
])('a remote link for --%s', async (flag, item) => {
  await file({ id: 4 }, text);
  expect((await at.run(['file', 'remote-link', `--${flag}`, '7', '--remote-id', 'abc'])).code).toBe(0);
  expect(Object.fromEntries(new URLSearchParams(at.seen[0]?.body))).toEqual({
    item_id: '7',
    item_type: item,
    remote_id: 'abc',
    remote_location: 'googledrive',
  });
  expect((await at.run(['file', 'remote-link', '--remote-id', 'abc'])).code).toBe(64);
});

test.each(['é.pdf', 'e\u0301.pdf', "日本 (1)'s – 5 €.pdf"])(
  'a file with the name %s is uploaded and downloaded',
  async (name) => {
    at = await openBench(client, { sandbox: { records: 5 } });
    ({ close } = at);
    writeFileSync(join(at.folder, name), 'content');
    const made = await at.run(['file', 'upload', name, '--deal', '1', '-o', 'json']);
    expect(made.code).toBe(0);
    const { id } = JSON.parse(made.out) as { id: number };
    rmSync(join(at.folder, name));
    const got = await at.run(['file', 'download', String(id), '-o', 'json']);
    expect([got.code, JSON.parse(got.out)]).toMatchObject([0, { path: name }]);
    expect(readFileSync(join(at.folder, name), 'utf8')).toBe('content');
  },
);
