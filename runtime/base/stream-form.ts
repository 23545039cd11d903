/** The forms of responses that are a stream of values. */

/** The two forms of a stream: server-sent events, and lines of JSON. */
export type StreamForm = 'events' | 'lines';

/** Returns the form of a stream by its media type; `undefined` if the type is not one of a stream. */
export function streamForm(type: string | undefined): StreamForm | undefined {
  const name = type?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (name === 'text/event-stream') return 'events';
  return /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)$/.test(name) ? 'lines' : undefined;
}
