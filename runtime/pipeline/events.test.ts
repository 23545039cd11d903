import type { ServerResponse } from 'node:http';
import type { RequestPlan } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { closeAll, failureOf, json } from '../http/testkit.js';
import { toRows } from '../output/first.js';
import { request } from './handler.js';
import { stage, type StageOptions } from './testkit.js';

afterEach(closeAll);

const plan: RequestPlan = { effect: 'read', method: 'GET', path: '/log', shape: 'rows', stream: { form: 'events' } };
const type = { 'content-type': 'text/event-stream' };
const event = (id: number): string => `id: ${String(id)}\ndata: {"n":${String(id)}}\n\n`;
const row = (id: number) => ({ event: 'message', id: String(id), data: { n: id } });

type Respond = (response: ServerResponse, headers: Readonly<Record<string, unknown>>, count: number) => void;

/** Runs the command on a service, and returns its rows in the order in which they are printed. */
async function run(respond: Respond, more: Partial<RequestPlan> = {}, setup: StageOptions = {}) {
  let count = 0;
  const opened = await stage(({ headers }, response) => respond(response, headers, (count += 1)), setup);
  const rows: Row[] = [];
  const out = {
    ...opened.context.out,
    rows: async (source: Iterable<Row> | AsyncIterable<Row | readonly Row[]>) => {
      for await (const some of source) rows.push(...toRows(some));
    },
  };
  const ended = request({ ...plan, ...more })({}, { ...opened.context, out });
  return { rows, ended, opened, count: () => count };
}

test('a row is printed while the service still writes', async () => {
  let next: (() => void) | undefined;
  const { rows, ended } = await run((response) => {
    response.writeHead(200, type);
    response.write(event(1));
    next = () => response.end(event(2));
  });
  while (rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(rows).toEqual([row(1)]);
  next?.();
  await ended;
  expect(rows).toEqual([row(1), row(2)]);
});

test('with the last row of the limit the connection ends', async () => {
  let closed = false;
  const { rows, ended } = await run(
    (response) => {
      response.writeHead(200, type);
      response.on('close', () => (closed = true));
      response.write(event(1) + event(2) + event(3));
    },
    {},
    { options: { limit: 2 } },
  );
  await ended;
  expect(rows).toEqual([row(1), row(2)]);
  while (!closed) await new Promise((resolve) => setTimeout(resolve, 5));
});

test.each([
  ['a path selects the row', { result: 'data' }, [{ n: 1 }, { n: 2 }]],
  ['a value that ends the stream is not a row', { stream: { form: 'events', end: '[DONE]' } }, [row(1), row(2)]],
  ['the media type decides', { stream: { form: 'lines' } }, [row(1), row(2)]],
] as const)('%s', async (_, more, found) => {
  const { rows, ended } = await run((response) => {
    response.writeHead(200, type);
    response.end(`${event(1)}${event(2)}${'end' in (more as Row) || 'stream' in more ? 'data: [DONE]\n\n' : ''}`);
  }, more as Partial<RequestPlan>);
  await ended;
  expect(rows.slice(0, 2)).toEqual(found);
  expect(rows.length).toBe('stream' in more && more.stream.form === 'lines' ? 3 : 2);
});

test('a stream that is cut prints what came, and reports the text of its last event', async () => {
  const { rows, ended } = await run(
    (response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.end('{"n":1}\n{"n":');
    },
    { stream: { form: 'lines' } },
  );
  const { kind, message, details } = await failureOf(ended);
  expect([rows, kind, details.lines]).toEqual([[{ n: 1 }], 'unavailable', ['Cut: {"n":']]);
  expect(message).toMatch(/^The stream of 127\.0\.0\.1:\d+ ended in the middle of an event\.$/);
});

test('a connection that is lost is an error, unless the stream may be resumed', async () => {
  const respond: Respond = (response, headers, count) => {
    response.writeHead(200, type);
    const from = Number(headers['last-event-id'] ?? 0);
    response.write(`retry: 1\n${event(from + 1)}`);
    if (count < 3) setTimeout(() => response.destroy(), 10);
    else response.end();
  };
  const lost = await run(respond);
  expect((await failureOf(lost.ended)).kind).toBe('unavailable');
  expect([lost.rows.length, lost.count()]).toEqual([1, 1]);
  const { rows, ended, count } = await run(respond, { stream: { form: 'events', resume: true } });
  await ended;
  expect([rows.map(({ id }) => id), count()]).toEqual([['1', '2', '3'], 3]);
});

test('a response of another media type is an error, with what it says', async () => {
  const { rows, ended } = await run((response) => json(response, { message: 'Upgrade your plan.' }));
  const { message, details } = await failureOf(ended);
  expect([rows, details.body]).toEqual([[], { message: 'Upgrade your plan.' }]);
  expect(message).toMatch(/GET \/log returned application\/json[^,]*, not a stream of events\.$/);
});
