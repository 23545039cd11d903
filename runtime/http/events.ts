/** Reads responses that are a stream of values: server-sent events, or JSON with a value on each line. */
import { parseJson, withWholeCharacters } from '../base/json.js';
import { streamForm, type StreamForm } from '../base/stream-form.js';

/** A value of a stream. A line of JSON has its data alone. */
export interface StreamEvent {
  /** Name of the event, if it has one. */
  readonly event?: string;
  readonly id?: string;
  /** Milliseconds to wait before a new connection. */
  readonly retry?: number;
  /** The data: parsed JSON, or a text. */
  readonly data: unknown;
}

/** Reads a stream whose text arrives in pieces. */
export interface EventReader {
  /**
   * Returns the events that are complete with this piece.
   *
   * @throws SyntaxError for a line that is not JSON
   */
  add(text: string): readonly StreamEvent[];
  /** Returns the last event, whose end the service may leave out, or the text of one that is cut. */
  end(): { readonly events: readonly StreamEvent[]; readonly cut?: string };
}

/**
 * Returns the values of a whole stream; `undefined` if the media type is not one of a stream. An event without a name is its data;
 * one with a name is `{ event, data }`. Data that is not JSON is a text.
 *
 * @throws SyntaxError for a line of JSON that is cut
 */
export function eventsIn(type: string | undefined, text: string): readonly unknown[] | undefined {
  const form = streamForm(type);
  if (form === undefined) return undefined;
  const reader = eventReader(form);
  const events = [...reader.add(text)];
  const { events: last, cut } = reader.end();
  if (cut !== undefined) parseJson(cut);
  return [...events, ...last].map(({ event, data }) => (event === undefined ? data : { event, data }));
}

export const eventReader = (form: StreamForm): EventReader => (form === 'events' ? serverSentEvents() : jsonLines());

function jsonLines(): EventReader {
  const lines = lineReader();
  const valueOf = (line: string): StreamEvent[] =>
    line.trim() === '' ? [] : [{ data: parseJson(withWholeCharacters(line)) }];
  let failure: SyntaxError | undefined;
  return {
    add: (text) => {
      if (failure !== undefined) throw failure;
      const found: StreamEvent[] = [];
      try {
        for (const line of lines.add(text)) found.push(...valueOf(line));
      } catch (error) {
        // The values before it are not lost.
        if (!(error instanceof SyntaxError) || found.length === 0) throw error;
        failure = error;
      }
      return found;
    },
    end: () => {
      if (failure !== undefined) throw failure;
      const line = lines.end();
      try {
        return { events: valueOf(line) };
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        return { events: [], cut: line };
      }
    },
  };
}

function serverSentEvents(): EventReader {
  const lines = lineReader();
  let data: string[] = [];
  let event = '';
  let own: { id?: string; retry?: number } = {};
  const take = (line: string): StreamEvent[] => {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (line === '') return dispatch();
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) own.id = value;
    else if (field === 'retry' && /^\d{1,9}$/.test(value)) own.retry = Number(value);
    return [];
  };
  const dispatch = (): StreamEvent[] => {
    const text = data.join('\n');
    const read = data.length === 0 ? [] : [{ ...(event !== '' && { event }), ...own, data: dataOf(text) }];
    data = [];
    event = '';
    own = {};
    return read;
  };
  return {
    add: (text) => lines.add(text).flatMap(take),
    end: () => {
      const rest = lines.end();
      if (rest !== '') take(rest);
      const text = data.join('\n');
      const events = dispatch();
      // Only an event whose last line has no end can be cut, and only JSON shows it.
      const isCut = rest !== '' && /^\s*[[{"]/.test(text) && events.some((one) => one.data === text);
      return isCut ? { events: [], cut: text } : { events };
    },
  };
}

function dataOf(data: string): unknown {
  try {
    return parseJson(withWholeCharacters(data));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return data;
  }
}

/** Splits a text that arrives in pieces into lines. A long line costs its length, however many pieces it has. */
function lineReader(): { add(text: string): readonly string[]; end(): string } {
  let held: string[] = [];
  let isFirst = true;
  let isAfterReturn = false;
  return {
    add: (text) => {
      let piece = isFirst ? text.replace(/^\uFEFF/, '') : text;
      if (piece === '') return [];
      isFirst = false;
      // The end of a line may be in two pieces.
      if (isAfterReturn && piece.startsWith('\n')) piece = piece.slice(1);
      isAfterReturn = text.endsWith('\r');
      const lines = piece.split(/\r\n|\r|\n/);
      const rest = lines.pop() ?? '';
      if (lines.length > 0) {
        lines[0] = held.join('') + (lines[0] ?? '');
        held = [];
      }
      if (rest !== '') held.push(rest);
      return lines;
    },
    end: () => {
      const rest = held.join('');
      held = [];
      return rest;
    },
  };
}
