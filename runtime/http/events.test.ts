import type { StreamForm } from '../base/stream-form.js';
import { eventReader, eventsIn } from './events.js';

/** Returns the events of a text that arrives in pieces of a size, and what is cut. */
function read(form: StreamForm, text: string, size: number) {
  const reader = eventReader(form);
  const pieces = text.match(new RegExp(`[^]{1,${String(size)}}`, 'g')) ?? [];
  const events = pieces.flatMap((piece) => reader.add(piece));
  const { events: last, cut } = reader.end();
  return { events: [...events, ...last], ...(cut !== undefined && { cut }) };
}

const sent =
  '\uFEFF: hello\r\nid: 1\r\nevent: delta\r\ndata: {"a":\r\ndata: 1}\r\n\r\nretry: 50\rdata:bye\r\r\nid\ndata: 7\n\n';
const expected = [
  { id: '1', event: 'delta', data: { a: 1 } },
  { retry: 50, data: 'bye' },
  { id: '', data: 7 },
];

test.each([1, 2, 3, 7, 1000])('server-sent events in pieces of %i characters', (size) => {
  expect(JSON.parse(JSON.stringify(read('events', sent, size)))).toEqual({ events: expected });
});

test.each([
  ['an event without an empty line', 'data: {"a":1}\n', { events: [{ data: { a: 1 } }] }],
  ['an event without the end of its line', 'data: {"a":1}', { events: [{ data: { a: 1 } }] }],
  ['a text', 'data: bye', { events: [{ data: 'bye' }] }],
  ['an event that is cut', 'data: {"a":1}\n\ndata: {"a', { events: [{ data: { a: 1 } }], cut: '{"a' }],
  ['only comments', ': ping\n\n: ping\n', { events: [] }],
  ['nothing', '', { events: [] }],
])('the end of server-sent events: %s', (_, text, found) => {
  expect(read('events', text, 4)).toEqual(found);
});

test.each([
  ['a last line without its end', '{"a":1}\n\n{"a":2}', { events: [{ data: { a: 1 } }, { data: { a: 2 } }] }],
  ['a last line that is cut', '{"a":1}\r\n{"a":', { events: [{ data: { a: 1 } }], cut: '{"a":' }],
  ['nothing', '\n', { events: [] }],
])('the end of lines of JSON: %s', (_, text, found) => {
  expect(read('lines', text, 3)).toEqual(found);
});

test('a line that is not JSON is an error', () => {
  const reader = eventReader('lines');
  expect(reader.add('{"a":1}\nnope\n{"a":2}\n')).toEqual([{ data: { a: 1 } }]);
  expect(() => reader.end()).toThrow(SyntaxError);
  expect(() => eventsIn('application/x-ndjson', '{"a":')).toThrow(SyntaxError);
});

test('other media types are not a stream', () => {
  expect(eventsIn('application/json', '{}')).toBeUndefined();
  expect(eventsIn(undefined, '{}')).toBeUndefined();
});
