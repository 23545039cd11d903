/** Faults of connections, of time and of bodies. */
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { filled, onceAndAlways, someBody, wire, withBody, type Fault } from './fault.js';
import { bytesOf, headOf } from './service.js';

/** Milliseconds for --timeout where a response does not come in time. */
const SHORT = 1200;

/** Bodies of 100 MB and more take seconds: one kind of each sort is enough. */
const isSample: NonNullable<Fault['fits']> = ({ name }) =>
  /: (?:record|create|refresh|feed|download|list by cursor|list by page)$/.test(name) &&
  !/crmcli: re|ledgercli: create/.test(name);
const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.ceil(bytes.length / 2));

const connection = [
  { name: 'connection refused', nature: 'retry', network: 'refused' },
  { name: 'connection reset before the request is read', nature: 'retry', network: 'broken' },
  { name: 'closed without a response', nature: 'retry', act: () => ({ parts: [], then: 'end' }) },
  { name: 'reset without a response', nature: 'retry', act: () => ({ parts: [], then: 'reset' }) },
  { name: 'reset in the status line', nature: 'retry', act: () => ({ parts: ['HTTP/1.1 2'], then: 'reset' }) },
  {
    name: 'reset in the headers',
    nature: 'retry',
    act: ({ plain }) => ({ parts: [wire(plain).subarray(0, 40)], then: 'reset' }),
  },
  {
    name: 'reset in the body',
    nature: 'retry',
    act: ({ plain }) => ({ parts: [headOf(filled(plain)), half(someBody(plain))], then: 'reset' }),
  },
  {
    name: 'content-length too high',
    nature: 'retry',
    act: ({ plain }) => ({
      parts: [wire(plain, { 'content-length': String(someBody(plain).length + 100) })],
      then: 'end',
    }),
  },
  {
    name: 'chunked without the last chunk',
    nature: 'retry',
    act: ({ plain }) => ({ parts: [chunkedHead(filled(plain)), chunk(someBody(plain))], then: 'end' }),
  },
  {
    name: 'chunk with a size that is not a number',
    nature: 'retry',
    act: ({ plain }) => ({ parts: [chunkedHead(filled(plain)), 'zz\r\n', someBody(plain)], then: 'end' }),
  },
  {
    name: 'two lengths',
    nature: 'retry',
    act: ({ plain }) => ({
      parts: [headOf(filled(plain)).replace('content-length', 'content-length: 3\r\ncontent-length'), someBody(plain)],
      then: 'end',
    }),
  },
  { name: 'not HTTP', nature: 'retry', act: () => ({ parts: ['SSH-2.0-OpenSSH_9.6\r\n'], then: 'end' }) },
  {
    name: 'headers of 100 KB',
    nature: 'retry',
    act: ({ plain }) => ({ parts: [wire(plain, { 'x-pad': 'x'.repeat(100_000) })], then: 'end' }),
  },
] as const satisfies readonly Omit<Fault, 'group'>[];

const time = [
  { name: 'no response in time', nature: 'retry', act: () => ({ parts: [], then: 'hold' }) },
  {
    name: 'headers that stop',
    nature: 'retry',
    act: ({ plain }) => ({ parts: [wire(plain).subarray(0, 40)], then: 'hold' }),
  },
  {
    name: 'a body that stops',
    nature: 'retry',
    act: ({ plain }) => ({ parts: [headOf(filled(plain)), half(someBody(plain))], then: 'hold' }),
  },
  {
    // A file may take as long as it needs, if it does not stop.
    name: 'a body that trickles',
    nature: 'retry',
    ofFile: 'ok',
    act: ({ plain }) => ({
      parts: [headOf(filled(plain)), ...pieces(someBody(plain), 8)],
      pause: SHORT / 5,
      then: 'end',
    }),
  },
] as const satisfies readonly Omit<Fault, 'group'>[];

const bodies: readonly Omit<Fault, 'group'>[] = [
  {
    name: 'headers that arrive slowly',
    nature: 'ok',
    act: ({ plain }) => ({
      parts: [...pieces(Buffer.from(headOf(filled(plain))), 6), someBody(plain)],
      pause: 20,
      then: 'end',
    }),
    fits: ({ effect, isExchange }) => effect === 'read' && isExchange !== true,
  },
  {
    name: 'early hints before the response',
    nature: 'ok',
    act: ({ plain }) => ({
      parts: ['HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n', headOf(plain), bytesOf(plain)],
      then: 'end',
    }),
  },
  {
    name: 'a switch to another protocol',
    nature: 'final',
    act: () => ({
      parts: ['HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
      then: 'end',
    }),
  },
  {
    name: 'content-length too low',
    // The rest of the body is not a response.
    nature: 'retry',
    ofFile: 'open',
    act: ({ plain }) => ({
      parts: [wire(plain, { 'content-length': String(half(someBody(plain)).length), connection: 'keep-alive' })],
      then: 'end',
    }),
  },
  {
    name: 'half of the JSON',
    nature: 'final',
    ofFile: 'open',
    act: ({ plain }) => withBody(half(someBody(plain)))({ plain }),
  },
  {
    name: 'two JSON documents',
    nature: 'final',
    ofFile: 'open',
    act: ({ plain }) => withBody(`${someBody(plain).toString()}${someBody(plain).toString()}`)({ plain }),
  },
  {
    name: 'a web page with status 200',
    nature: 'final',
    ofFile: 'open',
    act: () => ({
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('<!doctype html><title>Sign in to the hotel network</title><p>Welcome</p>'),
    }),
  },
  {
    name: 'a part of the content, with status 206',
    nature: 'final',
    act: ({ plain }) => ({
      status: 206,
      headers: { 'content-type': 'application/json', 'content-range': 'bytes 0-99/200' },
      body: half(someBody(plain)),
    }),
  },
  { name: 'an empty body', nature: 'open', act: withBody('') },
  { name: 'the JSON null', nature: 'open', act: withBody('null') },
  { name: 'a JSON list', nature: 'open', act: withBody('[]') },
  { name: 'a JSON text', nature: 'open', act: withBody('"fine"') },
  { name: 'a foreign JSON object', nature: 'open', act: withBody('{"hello":{"world":[1]}}') },
  {
    name: 'a byte order mark before the JSON',
    nature: 'open',
    act: ({ plain }) => withBody(`\ufeff${someBody(plain).toString()}`)({ plain }),
  },
  {
    name: 'JSON in UTF-16',
    nature: 'final',
    ofFile: 'open',
    act: ({ plain }) => withBody(Buffer.from(someBody(plain).toString(), 'utf16le'))({ plain }),
  },
  {
    name: 'JSON that is nested 100,000 deep',
    nature: 'open',
    act: withBody(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  },
  {
    name: 'a body of 100 MB',
    nature: 'ok',
    ofFile: 'open',
    act: ({ plain }) => ({ parts: [paddedHead(filled(plain)), someBody(plain), ...blanks], then: 'end' }),
  },
  {
    name: 'a body without end',
    nature: 'final',
    ofFile: 'retry',
    act: ({ plain }) => ({
      parts: [chunkedHead(filled(plain)), ...Array.from({ length: 140 }, () => megabyte)],
      then: 'end',
    }),
  },
];

const encodings: readonly Omit<Fault, 'group'>[] = [
  ...(
    [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['deflate', deflateRawSync],
      ['br', brotliCompressSync],
    ] as const
  ).map(([encoding, pack]): Omit<Fault, 'group'> => ({
    name: `${pack === deflateRawSync ? 'bare ' : ''}${encoding}`,
    nature: 'ok',
    ofFile: 'final',
    act: ({ plain }) => withBody(pack(someBody(plain)), { 'content-encoding': encoding })({ plain }),
  })),
  {
    name: 'an encoding that was not requested',
    nature: 'final',
    act: ({ plain }) => withBody(someBody(plain), { 'content-encoding': 'zstd' })({ plain }),
  },
  {
    name: 'a bomb of 300 MB in gzip',
    nature: 'final',
    act: ({ plain }) => withBody(bomb(), { 'content-encoding': 'gzip' })({ plain }),
  },
  {
    name: 'a bomb of 300 MB in brotli',
    nature: 'final',
    act: ({ plain }) => withBody(brotliBomb(), { 'content-encoding': 'br' })({ plain }),
  },
];

const brokenEncodings: readonly Omit<Fault, 'group'>[] = [
  {
    name: 'text that is called gzip',
    nature: 'retry',
    ofFile: 'final',
    act: ({ plain }) => withBody(someBody(plain), { 'content-encoding': 'gzip' })({ plain }),
  },
  {
    name: 'gzip that is cut',
    nature: 'retry',
    ofFile: 'final',
    act: ({ plain }) => withBody(half(gzipSync(someBody(plain))), { 'content-encoding': 'gzip' })({ plain }),
  },
];

/** Chunk of a megabyte of blanks, with its frame. */
const megabyte = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, ' '), Buffer.from('\r\n')]);
const blanks = Array.from({ length: 100 }, () => Buffer.alloc(0x100000, ' '));

const packed = new Map<unknown, Buffer>();
function bombBy(pack: (bytes: Buffer) => Buffer): Buffer {
  const bytes = packed.get(pack) ?? pack(Buffer.alloc(300 * 1024 * 1024, ' '));
  packed.set(pack, bytes);
  return bytes;
}
const quickBrotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const bomb = (): Buffer => bombBy(gzipSync);
const brotliBomb = (): Buffer => bombBy(quickBrotli);

type Whole = Parameters<typeof headOf>[0];
const paddedHead = (plain: Whole): string =>
  headOf(plain, { 'content-length': String(bytesOf(plain).length + blanks.length * 0x100000) });
const chunkedHead = (plain: Whole): string =>
  headOf(plain, { 'content-length': undefined, 'transfer-encoding': 'chunked' });
const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

function pieces(bytes: Buffer, count: number): Buffer[] {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
}

const inGroup = (group: string, faults: readonly Omit<Fault, 'group'>[]): Fault[] =>
  faults.map((fault) => ({ ...fault, group }));

export const transportFaults: readonly Fault[] = [
  ...inGroup('Connections', connection).flatMap(onceAndAlways),
  ...inGroup('Time', time)
    .map((fault) => ({ ...fault, timeout: SHORT }))
    .flatMap(onceAndAlways),
  ...inGroup('Bodies', bodies),
  ...inGroup('Encodings', encodings),
  ...inGroup('Encodings', brokenEncodings).flatMap(onceAndAlways),
].map((fault) =>
  /^a (?:body without end|body of 100 MB|bomb)/.test(fault.name) ? { ...fault, fits: isSample } : fault,
);
