/** Bank statements are read to their end before they are uploaded, and once only. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

let it: Bench;
afterEach(() => it.close());

function file(name: string, content: string | Buffer): string {
  const path = join(it.folder, name);
  writeFileSync(path, content);
  return path;
}

const amount = (code: string, text: string, sign = 'CRDT'): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${text}</Amt><CdtDbtInd>${sign}</CdtDbtInd></Bal>`;
const entry = (text: string, sign: string, status = 'BOOK'): string =>
  `<Ntry><Amt Ccy="EUR">${text}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${status}</Sts></Ntry>`;
const stmt = (...parts: readonly string[]): string => `<Stmt><Id>S-12</Id>${parts.join('')}</Stmt>`;
const camtOf = (...statements: readonly string[]): string =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`;
const CAMT = camtOf(
  stmt(amount('OPBD', '100.10'), amount('CLBD', '120.00'), entry('20.00', 'CRDT'), entry('0.10', 'DBIT')),
);
const MT940 =
  'ABNANL2A\r\n940\r\n:20:ABN AMRO\r\n:25:123456789\r\n:28C:00101/01\r\n:60F:C260530EUR100,10\r\n' +
  ':61:2605310531C20,NTRFNONREF\r\n:86:Invoice 77\r\n:61:260531RC0,10NTRFNONREF\r\n:62F:C260531EUR120,00\r\n-\r\n';
const padded = (...parts: readonly (string | number)[]): string =>
  parts
    .map((part) => (typeof part === 'number' ? ' '.repeat(part) : part))
    .join('')
    .padEnd(128);
const coda = (end: string, blanks = 111): string => `00000230526${'310'}05${' '.repeat(blanks)}${end}`;
const CODA = [
  coda('2'),
  padded('10', '101', 37, '0', '000000000100100'),
  padded('2100010000', 21, '0', '000000000020000'),
  padded('2100010001', 21, '0', '000000000010000'),
  padded('2100020000', 21, '1', '000000000000100'),
  padded('8', '101', 37, '0', '000000000120000'),
  padded('9').slice(0, 127) + '2',
].join('\r\n');

/** Uploads a file to a service that takes everything, and counts the requests. */
async function uploaded(text: string | Buffer, ...more: readonly string[]) {
  let requests = 0;
  it = await bench(client, undefined, (_, response) => {
    requests += 1;
    json(response, { d: { ID: 'd1' } }, 201);
  });
  const path = file('statement', text);
  const run = async () =>
    it.write('bank-statement', 'upload', '--file', path, '--division', '1', '-o', 'json', ...more);
  return { ended: await run(), requests: () => requests, run };
}

test.each([
  ['CAMT.053', CAMT],
  ['CAMT.053', `\ufeff<!-- bank -->\n${CAMT.replace('<?xml version="1.0"?>\n', '')}`],
  [
    'CAMT.053',
    CAMT.replaceAll('</', '</ns:')
      .replace(/<(?=\w)/g, '<ns:')
      .replace('xmlns=', 'xmlns:ns='),
  ],
  ['CAMT.053', camtOf(stmt(amount('OPBD', '5'), amount('CLBD', '-5')).replace('-5', '5'), stmt(entry('1', 'CRDT')))],
  [
    'CAMT.053',
    camtOf(
      stmt(amount('OPBD', '5', 'DBIT'), amount('CLBD', '0.00'), entry('5.00', 'CRDT'), entry('9', 'DBIT', 'PDNG')),
    ),
  ],
  [
    'CAMT.052',
    CAMT.replace('camt.053', 'camt.052').replace(/Stmt>/g, 'Rpt>').replaceAll('BkToCstmrRpt', 'BkToCstmrAcctRpt'),
  ],
  ['CAMT.054', CAMT.replace('camt.053', 'camt.054').replaceAll('Stmt>', 'Ntfctn>')],
  ['MT940', MT940],
  ['MT940', `{1:F01INGBNL2ABXXX0000000000}{2:I940INGBNL2AXN}{4:\r\n${MT940.slice(MT940.indexOf(':20:'), -3)}-}`],
  ['CODA', CODA],
  ['CODA', `${CODA.replaceAll('\r', '')}\n`],
])('takes a complete bank statement in %s', async (format, text) => {
  const { ended } = await uploaded(text);
  expect(ended).toMatchObject({ code: 0 });
  expect(JSON.parse(ended.out)).toMatchObject({ format, id: 'd1' });
});

test.each([
  ['a PDF', '%PDF-1.4\n:20:x\n:25:y'],
  ['a payment order of SWIFT', ':20:ORDER-1\r\n:28D:1/1\r\n:50H:/NL91ABNA0417164300\r\nDe Korenaar\r\n'],
  ['an order in XML', CAMT.replace('camt.053', 'pain.001')],
  ['a request for a statement', CAMT.replace('camt.053', 'camt.060')],
  ['CSV', 'date;amount\n2026-05-01;12,50\n'],
  ['a header of 129 characters', coda('22\r\n')],
  ['a header of 127 characters', coda('2\r\n', 110)],
  ['a header with an unknown version', coda('3\r\n')],
])('%s is not a bank statement, and nothing is sent', async (_, text) => {
  const { ended, requests } = await uploaded(text);
  expect([ended.code, jsonError(ended)['message'], requests()]).toEqual([
    65,
    expect.stringContaining('is not a bank statement'),
    0,
  ]);
});

test.each([
  ['200 bytes of a CAMT', CAMT.slice(0, 200), 'its XML is cut off or damaged'],
  ['all but the last byte of a CAMT', CAMT.slice(0, -1), 'its XML is cut off or damaged'],
  ['a CAMT with text after its end', `${CAMT}<x>`, 'its XML is cut off or damaged'],
  ['a CAMT without statements', camtOf(), 'it has no statement'],
  ['a CAMT that is not UTF-8', Buffer.from(CAMT.replace('S-12', 'Caf\u00e9'), 'latin1'), 'unknown character encoding'],
  [
    'a CAMT without one of its entries',
    CAMT.replace(/<Ntry>.*?<\/Ntry>/, ''),
    'statement S-12 does not balance: opening balance 100.10 and entries of -0.1 are 100, and the closing balance is 120.00',
  ],
  [
    'a cut MT940',
    MT940.slice(0, MT940.indexOf(':62F:')),
    'statement 00101/01 has no closing balance (:62F:); the file may be cut off',
  ],
  ['an MT940 that is cut in an entry', MT940.slice(0, MT940.indexOf('C20,')), 'line 7 is damaged: ":61:2605310531"'],
  ['an MT940 without an entry', MT940.replace(/:61:.*\r\n/, ''), 'opening balance 100.10 and entries of -0.1 are 100'],
  ['an MT940 in double', MT940 + MT940.slice(MT940.indexOf(':20:'), MT940.indexOf(':62F:')), 'has no closing balance'],
  ['a cut CODA', CODA.slice(0, -128 - 2), 'it has no trailer record; the file may be cut off'],
  ['a CODA that is cut in a record', CODA.slice(0, -30), 'line 7 does not have 128 characters'],
  [
    'a CODA with another amount',
    CODA.replace('000000000020000', '000000000020001'),
    'are 120.001, and the closing balance is 120.000',
  ],
])('%s is refused before anything is sent', async (_, text, says) => {
  const { ended, requests } = await uploaded(text);
  expect([ended.code, ended.out, requests()]).toEqual([65, '', 0]);
  const { message, lines } = jsonError(ended);
  expect(`${String(message)} ${JSON.stringify(lines)}`).toContain(says);
  expect(message).toContain('Nothing was sent.');
});

test('a file that was uploaded before needs --yes, for each company', async () => {
  const { ended, requests, run } = await uploaded(CAMT);
  expect([ended.code, requests()]).toEqual([0, 2]);
  const again = await run();
  expect([again.code, requests()]).toEqual([1, 2]);
  expect(again.err).toMatch(
    /This file was already uploaded to division 1 as document d1 \(statement, \d{4}-\d\d-\d\d\)/,
  );
  const renamed = file('renamed', CAMT);
  const upload = async (...argv: readonly string[]) => it.write('bank-statement', 'upload', '--file', renamed, ...argv);
  expect((await upload('--division', '1')).code).toBe(1);
  expect((await upload('--division', '2')).code).toBe(0);
  expect((await upload('--division', '1', '--yes')).code).toBe(0);
  expect((await upload('--division', '2', '--dry-run')).code).toBe(0);
  expect(requests()).toBe(6);
  file('renamed', `${CAMT}\n`);
  expect((await upload('--division', '1')).code).toBe(0);
});
