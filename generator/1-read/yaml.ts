/** Reads YAML, and remembers where each value is written. */
import { EVENT_ID, SCALAR_STYLE, YAMLException, getScalarValue, parseEvents, type Event } from 'js-yaml';
import type { Report } from '../diagnostics/report.js';
import { causeOf } from './causes.js';
import { remember, type Source, type Span } from './source.js';

/** A value with its range, which its parent needs. */
interface Read {
  readonly value: unknown;
  readonly span: Span;
}

type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/**
 * Reads the values and positions of a YAML document in one pass. Only a subset of YAML is accepted: mappings with text
 * keys, sequences, scalars, and aliases within the file.
 *
 * @returns the mapping of the document, or `undefined` after an error that leaves none.
 */
export function readYaml(source: Source, report: Report): object | undefined {
  const whole: Span = { source, start: 0, end: Math.max(0, source.text.search(/\r?\n|$/)) };
  const foreign = source.text.indexOf('\uFFFD');
  if (foreign >= 0) {
    const reason = 'it is not encoded as UTF-8';
    report.add('CS101', { source, start: foreign, end: foreign + 1 }, { reason, remedy: 'Save the file as UTF-8.' });
    return undefined;
  }
  let events: Event[];
  try {
    events = parseEvents(source.text, { filename: source.file });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const start = Math.min(error.mark?.position ?? 0, Math.max(0, source.text.length - 1));
    const { reason, remedy, at = start } = causeOf(source.text, start, error.reason);
    report.add('CS101', { source, start: at, end: at + 1 }, { reason, remedy });
    return undefined;
  }
  const documents = events.flatMap(({ type }, index) => (type === EVENT_ID.DOCUMENT ? [index] : []));
  const [, second] = documents;
  if (second !== undefined) report.add('CS102', divider(source, events[second + 1]), { count: documents.length });
  const { value } = createReader(source, events, report).next();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report.add('CS106', whole, {});
    return undefined;
  }
  return value;
}

/** Returns the place of the line `---` before a document. */
function divider(source: Source, first: Event | undefined): Span {
  const begin = first !== undefined && 'start' in first ? first.start : source.text.length;
  const start = source.text.lastIndexOf('\n---', begin) + 1;
  return { source, start, end: start + 3 };
}

/** Walks the events of the first document. */
function createReader(source: Source, events: readonly Event[], report: Report): { next(): Read } {
  const anchors = new Map<string, Read>();
  let index = 1;

  function next(): Read {
    const event = events[index++];
    if (event === undefined || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) {
      return { value: null, span: { source, start: 0, end: 0 } };
    }
    if (event.type === EVENT_ID.ALIAS) return alias(event.anchorStart, event.anchorEnd);
    if (event.tagStart >= 0) {
      report.add('CS104', { source, start: event.tagStart, end: event.tagEnd }, {});
    }
    const read =
      event.type === EVENT_ID.SCALAR
        ? scalar(event)
        : event.type === EVENT_ID.MAPPING
          ? mapping(event.start)
          : list(event.start);
    if (event.anchorStart >= 0) anchors.set(source.text.slice(event.anchorStart, event.anchorEnd), read);
    return read;
  }

  function alias(start: number, end: number): Read {
    const name = source.text.slice(start, end);
    const found = anchors.get(name);
    if (found !== undefined) return found;
    const span = { source, start, end };
    report.add('CS105', span, { name });
    return { value: null, span };
  }

  function scalar(event: Scalar): Read {
    const text = getScalarValue(source.text, event);
    const isQuoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
    const { valueStart: start, valueEnd: end } = event;
    const span = { source, ...(isQuoted ? { start, end } : trimmed(start, end)) };
    return { value: event.style === SCALAR_STYLE.PLAIN ? plain(text) : text, span };
  }

  function list(start: number): Read {
    const value: unknown[] = [];
    const spans = new Map<string, Span>();
    let end = start + 1;
    while (!closes()) {
      const item = placed(next(), { source, start, end: start + 1 });
      spans.set(String(value.length), item.span);
      value.push(item.value);
      end = Math.max(end, item.span.end);
    }
    const span = { source, start, end: closed(start, end) };
    remember(value, { self: span, keys: spans, values: spans });
    return { value, span };
  }

  function mapping(start: number): Read {
    const value: Record<string, unknown> = {};
    const keys = new Map<string, Span>();
    const values = new Map<string, Span>();
    let end = start + 1;
    while (!closes()) {
      const key = next();
      if (key.span.start < 0) {
        const colon = source.text.indexOf(':', keys.size === 0 ? start : end);
        report.add('CS107', { source, start: colon, end: colon + 1 }, { what: 'empty' });
        end = Math.max(end, next().span.end);
        continue;
      }
      const item = placed(next(), key.span);
      end = Math.max(end, item.span.end);
      if (typeof key.value === 'object' && key.value !== null) {
        report.add('CS107', key.span, { what: 'a list or a mapping' });
        continue;
      }
      const name = keyText(key);
      if (name === '<<') report.add('CS108', key.span, {});
      else if (keys.has(name)) report.add('CS103', key.span, { key: name });
      else {
        keys.set(name, key.span);
        values.set(name, item.span);
        // Assignment would set the prototype for one special name.
        Object.defineProperty(value, name, { value: item.value, enumerable: true, writable: true, configurable: true });
      }
    }
    const span = { source, start, end: closed(start, end) };
    remember(value, { self: span, keys, values });
    return { value, span };
  }

  /** Returns the end of a value, after the closing bracket if it has one. */
  function closed(start: number, end: number): number {
    if (!/[[{]/.test(source.text.charAt(start))) return end;
    // The end of a text in quotes is before its quote.
    const [rest = ''] = /^['"]?[\s,]*[\]}]/.exec(source.text.slice(end)) ?? [];
    return end + rest.length;
  }

  /** Gives a value that is not written the place of its key. */
  function placed(read: Read, otherwise: Span): Read {
    return read.span.start < 0 ? { ...read, span: otherwise } : read;
  }

  /** Returns a key as typed: `400` and `no` stay text. */
  function keyText({ value, span }: Read): string {
    return typeof value === 'string' ? value : source.text.slice(span.start, span.end);
  }

  function closes(): boolean {
    if (events[index]?.type !== EVENT_ID.POP && events[index] !== undefined) return false;
    index++;
    return true;
  }

  /** Trims a range: block scalars include indentation and line breaks, which must not be marked. */
  function trimmed(start: number, end: number): { start: number; end: number } {
    const text = source.text.slice(start, end);
    return { start: end - text.trimStart().length, end: start + text.trimEnd().length };
  }

  return { next };
}

/** Converts a plain scalar as the core schema of YAML 1.2 does. */
function plain(text: string): unknown {
  if (/^(?:null|Null|NULL|~|)$/.test(text)) return null;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  if (/^[-+]?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/.test(text)) {
    const number = Number(text);
    // A double would round a longer number.
    return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
  }
  return text;
}
