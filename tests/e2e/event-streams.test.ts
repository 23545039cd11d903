/** A request whose response is a stream of events took effect, and its events are printed. */
import { json } from '../../runtime/testing/server.js';
import { importedStranger, type Stranger } from '../support/stranger.js';

const text = { type: 'string' };
const reply = { type: 'object', properties: { id: text, message: text } };
const body = { type: 'object', properties: { prompt: text, stream: { type: 'boolean' } }, required: ['prompt'] };
const post = (types: object) => ({
  post: {
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: { 200: { description: 'The reply', content: types } },
  },
});

const description = {
  paths: {
    // Which of them is sent depends on the request.
    '/chats': post({ 'application/json': { schema: reply }, 'text/event-stream': { schema: text } }),
    '/chats/run': post({ 'text/event-stream': { schema: text } }),
    '/chats/batch': post({ 'application/x-ndjson': { schema: reply } }),
    '/chats/reply': {
      post: {
        ...post({
          'text/event-stream': { schema: { oneOf: [reply, { type: 'object', properties: { usage: text } }] } },
        }).post,
        description: 'The last event is `data: [DONE]`.',
      },
    },
    '/chats/log': { get: { responses: { 200: { description: 'Events', content: { 'text/event-stream': {} } } } } },
  },
};

const events = [
  { id: '1', message: 'Hel' },
  { id: '2', message: 'lo' },
];
let shop: Stranger;
beforeAll(async () => {
  shop = await importedStranger(description, (request, response) => {
    const { prompt, stream } = JSON.parse(request.text || '{}') as { prompt: string; stream?: boolean };
    const type = request.url === '/chats/batch' ? 'application/x-ndjson' : 'text/event-stream; charset=utf-8';
    if (prompt === 'cut') {
      response.writeHead(200, { 'content-type': type, 'content-length': '100' });
      response.write('data: {"id":"1"}\n\n');
      setTimeout(() => response.destroy(), 20);
    } else if (request.url === '/chats' && stream !== true) json(response, { id: '7', message: 'Hello' });
    else {
      response.writeHead(200, { 'content-type': type });
      const lines = events.map((one) => JSON.stringify(one));
      if (request.url === '/chats/batch') response.end(`${lines.join('\n')}\n`);
      else if (prompt === 'named')
        response.end(`event: delta\r\ndata: ${String(lines[0])}\r\n\r\n: ping\r\n\r\nevent: end\r\ndata: bye`);
      else response.end(`${lines.map((line) => `data: ${line}\n\n`).join('')}data: [DONE]\n\n`);
    }
  });
});
afterAll(() => shop.close());

test.each([
  ['the response that the spec declares', ['chat', 'create', '--prompt', 'hi'], { id: '7', message: 'Hello' }],
  ['a stream in its place', ['chat', 'create', '--prompt', 'hi', '--stream', 'yes'], [...events, { value: '[DONE]' }]],
  [
    'events with names',
    ['chat', 'create', '--prompt', 'named', '--stream', 'yes'],
    [
      { event: 'delta', data: events[0] },
      { event: 'end', data: 'bye' },
    ],
  ],
])('%s', async (_, line, printed) => {
  const { code, out, err } = await shop.run(...line);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual(printed);
});

const rowsOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

test('a stream is the only response: its events are rows, until the event that the description names', async () => {
  const { code, out, err } = await shop.run('chat', 'run', '--prompt', 'hi');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(rowsOf(out)).toEqual([
    ...events.map((data) => ({ event: 'message', data })),
    { event: 'message', data: '[DONE]' },
  ]);
  expect(rowsOf((await shop.run('chat', 'batch', '--prompt', 'hi')).out)).toEqual(events);
  expect(rowsOf((await shop.run('chat', 'reply', '--prompt', 'hi')).out)).toEqual(events);
  const named = await shop.run('chat', 'reply', '--prompt', 'hi', '--output', 'csv', '--limit', '1');
  expect(named.out).toBe('id,message,usage\n1,Hel,\n');
  expect((await shop.run('chat', 'log', '--output', 'csv', '--limit', '1')).out).toMatch(/^event,id,data\nmessage,,/);
});

test('events are rows for --jq and tables', async () => {
  const line = ['chat', 'create', '--prompt', 'hi', '--stream', 'yes'];
  expect((await shop.run(...line, '--output', 'csv', '--fields', 'id,message')).out).toMatch(
    /^id,message\n1,Hel\n2,lo\n/,
  );
});

test('a stream that is cut is unknown, as before', async () => {
  const { code, err } = await shop.run('chat', 'create', '--prompt', 'cut', '--stream', 'yes');
  expect(code).toBe(69);
  expect(err).toMatch(/"sent":"unknown"/);
});
