import { relative, sep } from 'node:path';

/** A path as people read it: seen from the working folder when it is below it, with forward slashes. */
export function shownPath(path: string): string {
  const below = relative(process.cwd(), path);
  return (below.startsWith('..') ? path : below).split(sep).join('/');
}

/** A spec file as it was read. */
export interface Source {
  /** Path as shown to people. */
  readonly file: string;
  /** Path below the folder of specs, with forward slashes, beginning with that folder's name. */
  readonly name: string;
  readonly text: string;
  /** Part of the package (standard groups), not of the specs that are compiled. */
  readonly shared: boolean;
}

/** A range of a source: offsets in UTF-16 units, end exclusive. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** Line and column, both from 1. */
export function position(source: Source, offset: number): { line: number; column: number } {
  const before = source.text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** What is written at a place. */
export const textOf = ({ source, start, end }: Span): string => source.text.slice(start, end);

/** The part of a span that holds a text, when it is there once; else the whole. */
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
 * Where each mapping and sequence came from. Positions live beside the values, keyed by their identity, so that the
 * values are plain data and nothing that is computed from them can depend on a line number.
 */
const places = new WeakMap<object, Places>();

export function remember(value: object, found: Places): void {
  places.set(value, found);
}

function of(value: object): Places {
  const found = places.get(value);
  if (found === undefined) throw new Error('A value without a place was asked for its position.');
  return found;
}

/** Place of a whole mapping or sequence. */
export const placeOf = (value: object): Span => of(value).self;

/** Place of a key (or of an index's element); of the whole mapping when the key is not written. */
export const placeOfKey = (value: object, key: string | number): Span =>
  of(value).keys.get(String(key)) ?? of(value).self;

/** Place of the value below a key; of the whole mapping when the key is not written. */
export const placeOfValue = (value: object, key: string | number): Span =>
  of(value).values.get(String(key)) ?? of(value).self;

/**
 * Gives a merged mapping the places of what it was merged from; later origins win, as in `{...a, ...b}`. `self` is the
 * place of the last origin.
 */
export function merged<T extends object>(value: T, ...origins: readonly object[]): T {
  const found = origins.map((origin) => places.get(origin)).filter((entry) => entry !== undefined);
  const last = found.at(-1);
  if (last === undefined) throw new Error('A merged value needs an origin with a place.');
  places.set(value, {
    self: last.self,
    keys: new Map(found.flatMap(({ keys }) => [...keys])),
    values: new Map(found.flatMap(({ values }) => [...values])),
  });
  return value;
}
