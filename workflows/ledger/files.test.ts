import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

/** Id of the message that the service creates. */
const MESSAGE = '0b6c3f1e-2d40-4a1c-8d53-11c9e1a466a0';

let it: Bench;
afterEach(() => it.close());

const ID = 'bb7ee8db-dc2f-4508-ba43-ec65ce2cf79d';
const file = (name: string, text: string): string => {
  const path = join(it.folder, name);
  writeFileSync(path, text);
  return path;
};

/** A document with attachments of these names; each has its name as content. */
async function withAttachments(
  names: readonly (string | null)[],
  address?: string,
  size: number | null = null,
): Promise<string[]> {
  const asked: string[] = [];
  it = await bench(client, undefined, ({ url }, response) => {
    asked.push(url);
    if (url.startsWith('/docs/')) response.end(decodeURIComponent(url));
    else {
      const row = (FileName: string | null, at: number): object => ({
        ...{ ID: `a${String(at)}`, FileName, FileSize: size },
        Url: address ?? `${it.origin}/docs/SysAttachment.aspx?ID=${String(at)}`,
      });
      json(response, { d: { results: names.map(row) } });
    }
  });
  return asked;
}

const download = (...argv: string[]): ReturnType<Bench['run']> =>
  it.run('document', 'download', ID, '--division', '1', ...argv);

test('documents are created with several files, and downloaded under their names', async () => {
  it = await bench(client, 10);
  const paths = [file('a.txt', 'one'), file('b.bin', '\u0000\u0001')];
  const create = ['document', 'create', '--subject', 'Lease', '--file', paths[0] ?? '', '--file', paths[1] ?? ''];
  const id = String(await it.json(...create, '--jq', '.ID'));
  const out = join(it.folder, 'saved');
  expect(await it.json('document', 'download', id, '--out', out)).toMatchObject({
    id,
    files: [{ bytes: 3 }, { bytes: 2 }],
  });
  expect(readdirSync(out).sort()).toEqual(['a.txt', 'b.bin']);
  expect(readFileSync(join(out, 'b.bin'), 'utf8')).toBe('\u0000\u0001');

  writeFileSync(join(out, 'a.txt'), 'mine');
  const again = await it.run('document', 'download', id, '--out', out);
  expect([again.code, jsonError(again)['message']]).toEqual([1, expect.stringContaining('a.txt already exists')]);
  expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('mine');
  expect((await it.run('document', 'download', id, '--out', out, '--force')).code).toBe(0);
  expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('one');

  const none = await it.json('document', 'create', '--subject', 'Empty', '--type', '20');
  expect(none).toMatchObject({ Type: 20 });
  const empty = await it.run('document', 'download', (none as { ID: string }).ID);
  expect([empty.code, jsonError(empty)['message']]).toEqual([1, expect.stringContaining('has no attachments')]);
  const planned = await it.run(
    'document',
    'create',
    '--subject',
    'x',
    '--set',
    'Type=7',
    '--file',
    'missing',
    '--dry-run',
  );
  expect([planned.code, planned.out]).toEqual([65, '']);
});

test('names of attachments choose no folder, hide no other file, and fit every system', async () => {
  await withAttachments([
    '../../etc/passwd',
    'a.txt',
    'A.txt',
    'con.txt',
    '..',
    null,
    'x\u0000\u202ey.pdf',
    'C:\\b.pdf',
    // One letter, and a letter with an accent of its own: one name on some systems.
    'caf\u00e9.txt',
    'cafe\u0301.txt',
    'fdp.\u061cexe',
  ]);
  const { code } = await download('--out', 'got');
  expect(code).toBe(0);
  expect(readdirSync(join(it.folder, 'got')).sort()).toEqual(
    [
      ...['A (2).txt', '_con.txt', 'a.txt', 'attachment-a4', 'attachment-a5', 'b.pdf', 'passwd', 'x__y.pdf'],
      ...['caf\u00e9.txt', 'cafe\u0301 (2).txt', 'fdp._exe'],
    ].sort(),
  );
  expect(readFileSync(join(it.folder, 'got/passwd'), 'utf8')).toContain('?ID=0&Download=1');
});

test('an attachment replaces a link in its folder, and never what the link points to', async () => {
  await withAttachments(['a.txt']);
  file('mine', 'mine');
  mkdirSync(join(it.folder, 'got'));
  symlinkSync(join(it.folder, 'mine'), join(it.folder, 'got/a.txt'));
  expect((await download('--out', 'got')).code).toBe(1);
  expect((await download('--out', 'got', '--force')).code).toBe(0);
  expect(lstatSync(join(it.folder, 'got/a.txt')).isFile()).toBe(true);
  expect(readFileSync(join(it.folder, 'mine'), 'utf8')).toBe('mine');
});

test.each([
  ['https://elsewhere.example/docs/1', 78],
  ['//elsewhere.example/docs/1', 78],
  ['', 69],
])('an attachment at %p is not requested', async (address, code) => {
  const asked = await withAttachments(['a.txt'], address);
  expect((await download('--out', 'got')).code).toBe(code);
  expect(asked.filter((url) => !url.includes('DocumentAttachments'))).toEqual([]);
  expect(existsSync(join(it.folder, 'got/a.txt'))).toBe(false);
});

test('a folder is needed to save to', async () => {
  await withAttachments(['a.txt']);
  file('plain', '');
  expect((await download('--out', 'plain')).code).toBe(65);
});

const MT940 = ':20:ABN AMRO\r\n:25:123456789\r\n:28C:00101/01\r\n:60F:C260530EUR1,00\r\n:62F:C260531EUR1,00\r\n-\r\n';

test.each([
  ['document create --subject x'],
  ['purchase-entry create --supplier 25 --journal 60 --line 4000:1'],
  ['mailbox upload'],
  ['bank-statement upload'],
])('%s: a file that is empty or too large is refused before the first request', async (line) => {
  let requests = 0;
  it = await bench(client, undefined, (_, response) => {
    requests += 1;
    json(response, {});
  });
  for (const [size, says] of [
    [0, 'is empty. Nothing was sent.'],
    [7 * 1024 * 1024 + 1, 'is larger than 7 MiB, the limit of the service. Nothing was sent.'],
  ] as const) {
    const argv = [...line.split(' '), '--file', file('a.sta', 'x'.repeat(size)), '--division', '1', '-o', 'json'];
    for (const more of [[], ['--dry-run']]) {
      const ended = await it.write(...argv, ...more);
      expect([ended.code, jsonError(ended)['message'], requests]).toEqual([65, expect.stringContaining(says), 0]);
    }
  }
});

test('the largest file that is allowed is one that the sandbox takes', async () => {
  it = await bench(client, 10);
  const path = file('large.bin', 'x'.repeat(7 * 1024 * 1024));
  expect((await it.write('document', 'create', '--subject', 'x', '--file', path)).code).toBe(0);
});

test('a bank statement whose file is not attached names the document; a dry run shows both writes', async () => {
  it = await bench(client, undefined, ({ url }, response) => {
    if (url.includes('Attachments')) json(response, { error: { message: { value: 'failed' } } }, 500);
    else json(response, { d: { ID: 'd1' } }, 201);
  });
  const path = file('May.sta', MT940);
  const upload = ['bank-statement', 'upload', '--file', path, '--division', '1'];
  const ended = await it.write(...upload);
  expect([ended.code, ended.err]).toEqual([69, expect.stringContaining('Document d1 was created')]);
  expect(await it.json(...upload, '--subject', 'Bank in May', '--dry-run')).toMatchObject([
    { body: { Subject: 'Bank in May' } },
    {},
  ]);
  expect(await it.json(...upload, '--dry-run')).toMatchObject([
    { method: 'POST', body: { Subject: 'May.sta' } },
    {
      body: { Document: '<id of step 1>', FileName: 'May.sta', Attachment: `<base64, ${String(MT940.length)} bytes>` },
    },
  ]);
});

/** A service with these mailboxes; returns the bodies that were posted, and adds to `looked` the look-ups of a preferred mailbox. */
async function withMailboxes(
  preferred: object[],
  standard: object[],
  { fails = false, looked = [] as string[] } = {},
): Promise<unknown[]> {
  const sent: unknown[] = [];
  it = await bench(client, undefined, ({ url, method, body }, response) => {
    if (url.includes('Preferred')) looked.push(url.slice(url.indexOf('Preferred')));
    if (method === 'POST') sent.push(JSON.parse(body));
    if (method === 'POST' && fails && url.includes('Attachments')) json(response, { error: { code: '' } }, 500);
    else if (method === 'POST') json(response, { d: { ID: MESSAGE } }, 201);
    else json(response, { d: { results: url.includes('Preferred') ? preferred : standard } });
  });
  return sent;
}

const mine = { ID: '663c1591-0bb1-4795-95d6-5d1a4b9bb315', IsScanServiceMailbox: false };
const scan = { ID: 'ea408067-7a80-42dd-848c-693984d0b63a', IsScanServiceMailbox: true };

const ANY = 'PreferredMailbox';
test.each([
  ['the scan service', [scan], [], scan.ID, [ANY]],
  ['the default mailbox', [{ ...scan, IsScanServiceMailbox: false }], [], mine.ID, [ANY]],
  ['the default mailbox, as none is preferred', [], [], mine.ID, [ANY]],
  ['the scan service for the operation', [scan], ['--operation', '3'], scan.ID, [`${ANY}ForOperation?operation=3`]],
  ['the mailbox that is named', [scan], ['--to', ID], ID, []],
])('files are sent to %s', async (_, preferred, flags, recipient, lookups) => {
  const looked: string[] = [];
  const sent = await withMailboxes(preferred, [mine], { looked });
  const paths = [file('a.pdf', 'A'), file('b.pdf', 'B')];
  await it.json('mailbox', 'upload', ...paths.flatMap((path) => ['--file', path]), '--division', '1', ...flags);
  expect(sent).toMatchObject([
    { RecipientMailboxID: recipient, SenderMailboxID: mine.ID, Subject: 'a.pdf' },
    { MailMessageID: MESSAGE, AttachmentFileName: 'a.pdf', Attachment: 'QQ==' },
    { MailMessageID: MESSAGE, AttachmentFileName: 'b.pdf', Attachment: 'Qg==' },
  ]);
  expect(looked).toEqual(lookups);
});

test('a file that is missing sends nothing; one that fails names the message', async () => {
  const sent = await withMailboxes([], [mine], { fails: true });
  const path = file('a.pdf', 'A');
  mkdirSync(join(it.folder, 'folder'));
  for (const bad of ['missing.pdf', 'folder']) {
    expect((await it.write('mailbox', 'upload', '--file', path, '--file', bad, '--division', '1')).code).toBe(65);
  }
  expect(sent).toEqual([]);
  const ended = await it.write('mailbox', 'upload', '--file', path, '--division', '1');
  expect([ended.code, ended.err]).toEqual([
    69,
    expect.stringContaining(`Message ${MESSAGE} was created with 0 of 1 files`),
  ]);
});

test('a division without a mailbox is reported', async () => {
  await withMailboxes([], []);
  const ended = await it.write('mailbox', 'upload', '--file', file('a.pdf', 'A'), '--division', '1');
  expect([ended.code, ended.err]).toEqual([65, expect.stringContaining('no default mailbox')]);
});

test('an attachment that comes as a web page is saved with a warning', async () => {
  it = await bench(client, undefined, ({ url }, response) => {
    if (url.startsWith('/docs/')) response.setHeader('content-type', 'text/html').end('<html>Sign in</html>');
    else json(response, { d: { results: [{ ID: 'a', FileName: 'a.pdf', Url: `${it.origin}/docs/a` }] } });
  });
  const { code, err } = await download('--out', 'got');
  expect(code).toBe(0);
  expect(err).toContain('/docs/a returned a web page, which may be that of an error: check the content.');
});

test.each([
  [40, undefined],
  [null, undefined],
  [0, undefined],
  [2800, 'has 40 bytes, but the service lists it with 2800 bytes. It may be incomplete or another file.'],
  [5, 'has 40 bytes, but the service lists it with 5 bytes. '],
])('a download is compared with the size %j of its record', async (size, warning) => {
  await withAttachments(['a.txt'], undefined, size);
  const out = join(it.folder, 'saved');
  const { code, err } = await download('--out', out);
  expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('/docs/SysAttachment.aspx?ID=0&Download=1');
  expect(code).toBe(0);
  if (warning === undefined) expect(err).not.toContain('Warning:');
  else expect(err).toContain(`Warning: ${join(out, 'a.txt')} ${warning}`);
});

test('a download is on the disk while it arrives, and has its name once it is whole', async () => {
  const found = () => {
    const out = join(it.folder, 'got');
    return existsSync(out)
      ? readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')] as const)
      : [];
  };
  let before: ReturnType<typeof found> = [];
  it = await bench(client, undefined, ({ url }, response) => {
    if (!url.startsWith('/docs/')) {
      json(response, { d: { results: [{ ID: 'a', FileName: 'a.txt', Url: `${it.origin}/docs/a` }] } });
      return;
    }
    response.write('first ');
    // The rest is sent once the beginning has been saved.
    const poll = setInterval(() => {
      before = found();
      if (!before.some(([, text]) => text === 'first ')) return;
      clearInterval(poll);
      response.end('second');
    }, 5);
    response.on('close', () => clearInterval(poll));
  });
  expect((await download('--out', 'got', '--timeout', '10000', '--no-retry')).code).toBe(0);
  expect(before).toEqual([[expect.not.stringMatching(/^a\.txt$/), 'first ']]);
  expect(found()).toEqual([['a.txt', 'first second']]);
});

test('an attachment on another origin is refused with a remedy that asks for no path', async () => {
  await withAttachments(['a.txt'], 'https://files.example.com/a');
  const { code, err } = await download('--out', join(it.folder, 'saved'));
  expect(code).toBe(78);
  expect(err).toContain(
    `The address in the response leads to https://files.example.com, but requests are locked to ${it.origin}. Nothing was sent there.`,
  );
  expect(err).toContain('The service returned this address. If the service has moved, set LEDGERCLI_BASE_URL');
  expect(err).not.toContain('Give a path');
});
