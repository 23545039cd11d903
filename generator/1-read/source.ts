/** Spec files, and the places of values in them. */
import { relative, sep } from 'node:path';

/** Returns a path for messages: relative if it is below the working folder, with forward slashes. */
export function shownPath(path: string): string {
  const below = relative(process.cwd(), path);
  return (below.startsWith('..') ? path : below).split(sep).join('/');
}

/** A spec file. */
export interface Source {
  /** Path as messages show it. */
  readonly file: string;
  /** Path below the folder of specs, with forward slashes, beginning with that folder's name. */
  readonly name: string;
  readonly text: string;
  /** Whether the file is part of the package (a standard group), not of the compiled specs. */
  readonly shared: boolean;
}

/** A range of a source: offsets in UTF-16 units, end exclusive. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** Returns line and column, both from 1. */
export function position(source: Source, offset: number): { line: number; column: number } {
  const before = source.text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** Returns lines and columns of a span, all from 1; the end is exclusive. */
export function rangeOf(span: Span): {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
} {
  const from = position(span.source, span.start);
  const to = position(span.source, span.end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** `specs/acme/order.yaml:7:5` */
export function shownPlace({ source, start }: Span): string {
  const { line, column } = position(source, start);
  return `${source.file}:${String(line)}:${String(column)}`;
}

/** Returns the text of a span. */
export const textOf = ({ source, start, end }: Span): string => source.text.slice(start, end);

/** Returns the part of a span that holds a text, if the text occurs once; else the whole span. */
export function within(span: Span, text: string): Span {
  const written = textOf(span);
  const index = written.indexOf(text);
  if (index === -1 || written.includes(text, index + 1)) return span;
  return { source: span.source, start: span.start + index, end: span.start + index + text.length };
}

interface Places {
  readonly self: Span;
  readonly keys: ReadonlyMap<string, Span>;
  readonly values: ReadonlyMap<string, Span>;
}

/**
 * Where each mapping and sequence came from. Positions are stored beside the values, by identity, so that values stay
 * plain data and nothing computed from them can depend on a line number.
 */
const places = new WeakMap<object, Places>();

export function remember(value: object, found: Places): void {
  places.set(value, found);
}

function of(value: object): Places {
  const found = places.get(value);
  if (found === undefined) throw new Error('The value has no position, because it was not read from a file.');
  return found;
}

/** Returns the place of a whole mapping or sequence. */
export const placeOf = (value: object): Span => of(value).self;

/** Returns the place of a key (or of the element at an index), or of the whole mapping if the key is not written. */
export const placeOfKey = (value: object, key: string | number): Span =>
  of(value).keys.get(String(key)) ?? of(value).self;

/** Returns the place of the value of a key, or of the whole mapping if the key is not written. */
export const placeOfValue = (value: object, key: string | number): Span =>
  of(value).values.get(String(key)) ?? of(value).self;

/** Returns a mapping with one more key, whose place is that of an entry of another mapping. */
export function withEntry<T extends object>(value: T, key: string, table: object, entry: string): T {
  const { self, keys, values } = of(value);
  const added = { ...value, [key]: (table as Record<string, unknown>)[entry] };
  places.set(added, {
    self,
    keys: new Map([...keys, [key, placeOfKey(table, entry)]]),
    values: new Map([...values, [key, placeOfValue(table, entry)]]),
  });
  return added;
}

/**
 * Gives a merged mapping the places of what it was merged from; later origins win, as in `{...a, ...b}`. `self` is the
 * place of the last origin.
 */
export function merged<T extends object>(value: T, ...origins: readonly object[]): T {
  const found = origins.map((origin) => places.get(origin)).filter((entry) => entry !== undefined);
  const last = found.at(-1);
  if (last === undefined) throw new Error('A merged value needs an origin with a place.');
  if (found.length === 1) places.set(value, last);
  else
    places.set(value, {
      self: last.self,
      keys: new Map(found.flatMap(({ keys }) => [...keys])),
      values: new Map(found.flatMap(({ values }) => [...values])),
    });
  return value;
}
