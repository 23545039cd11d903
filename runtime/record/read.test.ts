import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecording, type Recording } from './read.js';
import { startReplay } from './replay.js';

const path = join(mkdtempSync(join(tmpdir(), 'recording-')), 'script.jsonl');
const run = (id = 'a') => ({
  ...{ t: 'run', v: 1, run: id, client: 'shop', version: '1', at: '2026-01-31T09:30:00Z', argv: ['order', 'list'] },
});
const get = (target: string, more: object = {}) => ({
  ...{ t: 'exchange', run: 'a', origin: 'http://127.0.0.1:1', method: 'GET', path: target, status: 200 },
  ...more,
});
const read = (...lines: unknown[]): Recording => {
  writeFileSync(path, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  return readRecording(path, 'shop');
};
/** Replays paths; returns those without a response, and those that are left. */
const replayed = (recording: Recording, paths: readonly string[]): readonly [string[], string[]] => {
  const replay = startReplay(recording, [], /(?!)/g);
  const missed = paths.filter((one) => !('line' in replay.take({ method: 'GET', path: one })));
  return [missed, replay.unused().map((one) => one.path)];
};

test('a run of a later format is refused by the name of the file', () => {
  expect(() => read(run(), { ...run('b'), v: 2 })).toThrow(`${path} was written by a later version of shop.`);
});

test.each<[unknown, string]>([
  ['not JSON', 'is not JSON'],
  ['[1]', 'is not JSON'],
  [{ t: 'note' }, 'is neither a run nor an exchange'],
  [run('a'), 'begins the run a a second time'],
  [{ ...run('b'), client: 'books' }, 'was recorded by "books", not by shop'],
  [{ ...run('b'), argv: 'order list' }, 'has a value of "argv" that no run has'],
  [get('/a', { run: 'z' }), 'belongs to the run z, which has no line before it'],
  [get('/a', { status: undefined }), 'has neither a status nor a fault'],
  [get('/a', { status: 99 }), 'has a status that is not from 200 to 599'],
  [get('/a', { status: '200' }), 'has a value of "status" that no exchange has'],
  [get('a'), 'has a value of "path" that no exchange has'],
  [get('/a\r\nhost: other'), 'has a value of "path" that no exchange has'],
  [get('/a', { origin: 'file:///etc' }), 'has a value of "origin" that no exchange has'],
  [get('/a', { method: 'GET /' }), 'has a value of "method" that no exchange has'],
  [get('/a', { headers: { 'a\r\nb': 'c' } }), 'which cannot be sent'],
  [get('/a', { headers: { link: 'a\r\nset-cookie: b' } }), 'which cannot be sent'],
  [get('/a', { headers: { 'content-length': '5' } }), 'which cannot be sent'],
  [get('/a', { query: { limit: 5 } }), 'has a parameter that is neither a text nor a list of texts'],
  [get('/a', { body: { xml: '' } }), 'has a body that cannot be compared'],
  [get('/a', { body: { form: [['a']] } }), 'has a body that cannot be compared'],
  [get('/a', { response: { text: 5 } }), 'has a response that cannot be sent'],
  [get('/a', { fault: 'fire', status: undefined }), 'has a value of "fault" that no exchange has'],
  [get('/a', { after: 3 }), 'has an "after" above the number of lines before it'],
])('the line %j is refused', (line, why) => {
  expect(() => read(run(), get('/first'), line, '')).toThrow(
    expect.objectContaining({
      kind: 'input',
      message: expect.stringContaining(`Line 3 of ${path} `) as string,
    }) as Error,
  );
  expect(() => read(run(), get('/first'), line, '')).toThrow(why);
});

test('a line that is nested too deeply is refused', () => {
  const deep = JSON.stringify(get('/a', { response: { json: 0 } })).replace(
    ':0}',
    `:${'['.repeat(90_000)}${']'.repeat(90_000)}}`,
  );
  expect(() => read(run(), deep)).toThrow('is nested too deeply');
});

test('a file without runs, one that is not text, and one that does not exist are refused', () => {
  expect(() => read()).toThrow('has no runs');
  writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00]));
  expect(() => readRecording(path, 'shop')).toThrow('is not UTF-8 text');
  expect(() => readRecording(`${path}.nothing`, 'shop')).toThrow('cannot be read: it does not exist');
});

test('requests that followed each other must arrive in their order', () => {
  const lines = [run(), get('/1'), get('/2'), get('/3')];
  expect(replayed(read(...lines), ['/1', '/2', '/3'])).toEqual([[], []]);
  expect(replayed(read(...lines), ['/2', '/1', '/3'])).toEqual([
    ['/2', '/3'],
    ['/2', '/3'],
  ]);
});

test('requests that were sent at the same time may arrive in any order, but not before those that they followed', () => {
  // 2, 3 and 4 were sent when 1 had a response; 5 when all had one.
  const lines = [run(), get('/1'), get('/2'), get('/3', { after: 1 }), get('/4', { after: 2 }), get('/5')];
  expect(replayed(read(...lines), ['/1', '/4', '/3', '/2', '/5'])).toEqual([[], []]);
  expect(replayed(read(...lines), ['/1', '/5', '/2', '/3', '/4', '/5'])).toEqual([['/5'], []]);
  expect(replayed(read(...lines), ['/2', '/1', '/2', '/3', '/4', '/5'])).toEqual([['/2'], []]);
});

test('runs that follow each other are replayed in their order, those at the same time in any', () => {
  const other = { run: 'b' };
  expect(replayed(read(run(), get('/1'), run('b'), get('/2', other)), ['/2', '/1'])).toEqual([['/2'], ['/2']]);
  expect(replayed(read(run(), run('b'), get('/1'), get('/2', other)), ['/2', '/1'])).toEqual([[], []]);
});

test('an attempt without a connection, and one before a credential was renewed, are left out', () => {
  const lines = [
    run(),
    get('/1', { status: undefined, fault: 'unconnected' }),
    get('/1'),
    get('/2', { status: 401 }),
    get('/2', { renewed: true }),
    get('/3', { status: 401 }),
  ];
  const statuses = read(...lines).runs.flatMap(({ windows }) => windows.flat().map((one) => [one.path, one.status]));
  expect(statuses).toEqual([
    ['/1', 200],
    ['/2', 200],
    ['/3', 401],
  ]);
});

test('a hidden value stands for any other, and the rest of the text must be the same', () => {
  const recording = read(run(), get('/1', { query: { url: 'https://a/?key=HIDDEN-1&id=7', key: 'HIDDEN-2' } }));
  const take = (query: Record<string, string>): boolean =>
    'line' in startReplay(recording, [], /(?!)/g).take({ method: 'GET', path: '/1', query });
  expect(take({ url: 'https://a/?key=abc&id=7', key: '' })).toBe(true);
  expect(take({ url: 'https://a/?key=abc&id=8', key: 'x' })).toBe(false);
  expect(take({ url: 'https://a/?key=abc&id=7' })).toBe(false);
});

test('a recording with many hidden values is compared in no time', () => {
  const text = 'HIDDEN-1a'.repeat(20_000);
  const recording = read(run(), get('/1', { query: { text } }));
  const replay = startReplay(recording, [], /(?!)/g);
  expect('line' in replay.take({ method: 'GET', path: '/1', query: { text: `${'a'.repeat(39_999)}b` } })).toBe(false);
});
