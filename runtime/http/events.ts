/** Reads responses that are a stream of values: server-sent events, or JSON with a value on each line. */
import { parseJson } from '../base/json.js';

/**
 * Returns the values of a stream; `undefined` if the media type is not one of a stream. An event without a name is its data;
 * one with a name is `{ event, data }`. Data that is not JSON is a text.
 *
 * @throws SyntaxError for a line of JSON that is cut
 */
export function eventsIn(type: string | undefined, text: string): readonly unknown[] | undefined {
  const name = type?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (name === 'text/event-stream') return serverSentEvents(text);
  if (!/^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)$/.test(name)) return undefined;
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parseJson(line)]));
}

function serverSentEvents(text: string): unknown[] {
  const events: unknown[] = [];
  let data: string[] = [];
  let event = '';
  // The last event may lack the empty line that ends it: the service has closed the connection.
  for (const line of [...text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/), '']) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (line === '') {
      const read = data.length === 0 ? undefined : valueOf(data.join('\n'));
      if (read !== undefined) events.push(event === '' ? read : { event, data: read });
      data = [];
      event = '';
    } else if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
  }
  return events;
}

function valueOf(data: string): unknown {
  try {
    return parseJson(data);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return data;
  }
}
