/** Response -> rows, for a stream of events: each is a row as soon as it has arrived. */
import type { StreamPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, Response, Sink } from '../contract/http.js';
import type { Pages, Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { parseJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { redact } from '../base/redact.js';
import { ATTEMPTS } from '../base/standard.js';
import { streamForm } from '../base/stream-form.js';
import { eventReader, type EventReader, type StreamEvent } from '../http/events.js';
import { oneLine } from '../http/text.js';
import { MOST_BYTES } from '../http/unpack.js';
import type { List } from './pages.js';
import { commandRows } from './pages.js';
import { unexpected } from './response.js';

/** Media types that a request for a stream accepts. */
const ACCEPTED = { events: 'text/event-stream', lines: 'application/x-ndjson' } as const;

/** Milliseconds before a connection is opened again, if the service names no others. */
const PAUSE = 1000;

/** What a lost connection has left. */
interface Position {
  id?: string;
  pause: number;
  /** Connections that ended without an event, one after another. */
  lost: number;
}

/**
 * Yields the rows of a stream as they arrive, at most `limit`: with the last of them the connection ends. A connection that is lost
 * is opened again if the spec declares it and an event had an id.
 *
 * @throws CliError `unavailable` for a stream that is cut, with the text of its last event
 */
export async function* streamedRows({ request, limit = Infinity }: List, call: Call, context: Context): Pages {
  const { plan, parts } = request;
  const { stream } = plan;
  if (stream === undefined) throw new Error('The response is not a stream.');
  const at: Position = { pause: PAUSE, lost: 0 };
  let shown = 0;
  while (shown < limit) {
    try {
      for await (const events of eventsOf(stream, resumed(call, stream, at), plan, context)) {
        const last = events.findLast(({ id }) => id !== undefined)?.id;
        const pause = events.findLast(({ retry }) => retry !== undefined)?.retry;
        if (pause !== undefined) at.pause = pause;
        const end = stream.end === undefined ? -1 : events.findIndex((one) => isEnd(one, stream));
        const rows = commandRows(plan, parts, (end < 0 ? events : events.slice(0, end)).map(rowOf(plan)));
        const kept = rows.slice(0, limit - shown);
        shown += kept.length;
        yield kept;
        at.lost = 0;
        if (last !== undefined) at.id = last;
        if (end >= 0 || shown >= limit) return;
      }
      return;
    } catch (error) {
      await waitOrThrow(error, stream, at, context);
    }
  }
}

/** Returns the row of an event: a line of JSON is the row, and an event has its fields. */
const rowOf =
  ({ result, stream }: { readonly result?: string; readonly stream?: StreamPlan }) =>
  (one: StreamEvent & { readonly isLine?: true }): Row => {
    const whole: unknown = one.isLine === true ? one.data : { ...one, event: one.event ?? 'message' };
    const value = result === undefined || stream === undefined ? whole : getPath(whole, result);
    return isObject(value) ? value : { value };
  };

const isEnd = ({ data }: StreamEvent, { end }: StreamPlan): boolean => data === end;

/** Returns the request of the next connection: it continues after the last event. */
function resumed(call: Call, { form }: StreamPlan, { id }: Position): Call {
  const headers = { accept: ACCEPTED[form], ...call.headers, ...defined({ 'last-event-id': id }) };
  return { ...call, headers };
}

/** Waits before the connection is opened again. */
async function waitOrThrow(error: unknown, stream: StreamPlan, at: Position, context: Context): Promise<void> {
  const { world, options } = context;
  const isLost = error instanceof CliError && error.kind === 'unavailable' && !world.signal.aborted;
  at.lost += 1;
  if (!isLost || stream.resume !== true || at.id === undefined || !options.retry || at.lost > ATTEMPTS) throw error;
  context.live(`The connection was lost; it continues after event ${JSON.stringify(at.id)}.`);
  await world.sleep(at.pause * at.lost, world.signal);
}

/** Yields the events of one connection, as many together as have arrived. */
async function* eventsOf(
  { form: declared }: StreamPlan,
  call: Call,
  plan: List['request']['plan'],
  context: Context,
): AsyncGenerator<readonly (StreamEvent & { readonly isLine?: true })[]> {
  let reader: EventReader | undefined;
  let form = declared;
  let odd: string | undefined;
  let page = '';
  const opened = (headers: Response['headers']): void => {
    const type = headers['content-type'];
    form = streamForm(type) ?? declared;
    if (streamForm(type) === undefined && type !== undefined && declared === 'events') odd = type;
    reader = eventReader(form);
  };
  const decoder = new TextDecoder();
  const received = receive((sink) => context.http.send({ ...call, into: { ...sink, opened, isQuiet: true } }));
  let held = 0;
  try {
    for (let step = await received.next(); ; step = await received.next()) {
      if (step.done === true) {
        if (odd !== undefined) throw notStream(odd, page, plan, step.value, context);
        const { events = [], cut } = reader?.end() ?? {};
        if (events.length > 0) yield marked(events, form);
        if (cut !== undefined) throw cutStream(cut, step.value);
        return;
      }
      const text = decoder.decode(step.value, { stream: true });
      if (odd !== undefined) {
        page += page.length < 10_000 ? text : '';
        continue;
      }
      const events = reader?.add(text) ?? [];
      held = events.length > 0 ? 0 : held + text.length;
      if (held > MOST_BYTES) throw new CliError('unavailable', 'An event of the stream is larger than 128 MiB.');
      if (events.length > 0) yield marked(events, form);
    }
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new CliError('unavailable', `A line of the stream is not JSON: ${redact(oneLine(error.message, 200))}`);
    const { cut } = error instanceof CliError ? (reader?.end() ?? {}) : {};
    throw cut === undefined ? error : withCut(error as CliError, cut);
  } finally {
    await received.return(undefined as never);
  }
}

const marked = (events: readonly StreamEvent[], form: StreamPlan['form']) =>
  form === 'lines' ? events.map((one) => ({ ...one, isLine: true as const })) : events;

/** What arrived of an event without its end. */
const cutLine = (cut: string): string => `Cut: ${redact(oneLine(cut, 500))}`;

const cutStream = (cut: string, { url }: Response): CliError =>
  new CliError(
    'unavailable',
    `The stream of ${new URL(url).host} ended in the middle of an event.`,
    'The events before it are printed. Run the command again for the others.',
    { lines: [cutLine(cut)] },
  );

const withCut = ({ kind, message, remedy, details }: CliError, cut: string): CliError =>
  new CliError(kind, message, remedy, { ...details, lines: [...(details.lines ?? []), cutLine(cut)] });

function notStream(
  type: string,
  page: string,
  plan: List['request']['plan'],
  response: Response,
  context: Context,
): CliError {
  let body: unknown = page === '' ? undefined : redact(page);
  try {
    body = parseJson(page);
  } catch {
    // It is shown as text.
  }
  return unexpected(`returned ${oneLine(type, 100)}, not a stream of events`, plan, { ...response, body }, context);
}

/** Yields the bytes of a response as they arrive, and returns the response. The response waits for its reader, and ends with it. */
async function* receive(send: (sink: Sink) => Promise<Response>): AsyncGenerator<Uint8Array, Response, undefined> {
  const arrived: { readonly chunk: Uint8Array; readonly taken: (more: boolean) => void }[] = [];
  let isEnded = false;
  let wake = (): void => undefined;
  const take = (chunk: Uint8Array): Promise<boolean> =>
    new Promise((taken) => {
      arrived.push({ chunk, taken });
      wake();
    });
  const ended = send({ take }).finally(() => {
    isEnded = true;
    wake();
  });
  // Thrown below, once what has arrived is read.
  ended.catch(() => undefined);
  let open: ((more: boolean) => void) | undefined;
  try {
    for (;;) {
      const next = arrived.shift();
      if (next !== undefined) {
        open = next.taken;
        yield next.chunk;
        open(true);
        open = undefined;
      } else if (isEnded) return await ended;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    open?.(false);
    if (!isEnded && open !== undefined) await ended.catch(() => undefined);
  }
}
