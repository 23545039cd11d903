/** Cuts a result to the size that an agent can read, and keeps what was cut for later calls. */
import { isLosslessNumber } from '../base/json.js';
import { isObject } from '../base/objects.js';

/** A part of a result that fits, and the rest as rows, in order; no rows if it is the whole. */
export interface Excerpt {
  readonly shown: unknown;
  readonly rest: readonly unknown[];
}

/** A value that was cut from a record: text continues at the character `from`. */
interface Piece {
  readonly path: string;
  readonly from?: number;
  readonly value: unknown;
}

export const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/**
 * Returns as much of a result as fits into `most` bytes of JSON: whole rows of a list, at most `rows` of them. If a single
 * record does not fit, its long texts are cut, then its lists, then its keys; the rest has these as rows with `path`.
 */
export function cut(value: unknown, most: number, rows = Infinity): Excerpt {
  if (!Array.isArray(value)) return sizeOf(value) <= most ? { shown: value, rest: [] } : cutRecord(value, most);
  const shown: unknown[] = [];
  let size = 2;
  for (const row of value as readonly unknown[]) {
    size += sizeOf(row) + 1;
    if (size > most || shown.length >= rows) break;
    shown.push(row);
  }
  const left: readonly unknown[] = value.slice(shown.length);
  if (shown.length > 0 || left.length === 0 || rows < 1) return { shown, rest: left };
  const first = cutRecord(left[0], most - 2);
  return { shown: [first.shown], rest: [...first.rest, ...left.slice(1)] };
}

/** Lengths to which texts, then lists, are cut, until the record fits. */
const TEXTS = [4000, 1000, 250, 60];
const LISTS = [50, 10, 2, 0];

function cutRecord(value: unknown, most: number): Excerpt {
  const pieceSize = Math.floor(most / 2);
  const steps = [...TEXTS.map((text) => ({ text, list: Infinity })), ...LISTS.map((list) => ({ text: 60, list }))];
  for (const { text, list } of steps) {
    const rest: Piece[] = [];
    const shown = shorten(value, '', { text: Math.min(text, pieceSize), list, pieceSize, rest });
    if (sizeOf(shown) <= most) return { shown, rest };
  }
  // Only a record with many keys, or with a record of many keys inside, is left.
  const shown: Record<string, unknown> = {};
  const rest: Piece[] = [];
  let size = 2;
  for (const [key, one] of Object.entries(value as object)) {
    const more = sizeOf(key) + sizeOf(one) + 2;
    if (size + more > most) addPieces(one, key, { pieceSize, rest });
    else {
      size += more;
      shown[key] = one;
    }
  }
  return { shown, rest };
}

/** Adds a value to the rest, in pieces that each fit: the parts of a list or record that is too long have their own paths. */
function addPieces(value: unknown, path: string, how: Pick<Shortening, 'pieceSize' | 'rest'>): void {
  const { pieceSize, rest } = how;
  const isNested = typeof value === 'object' && value !== null && !isLosslessNumber(value);
  if (sizeOf(value) <= pieceSize || (!isNested && typeof value !== 'string')) rest.push({ path, value });
  else if (typeof value === 'string') addText(value, 0, path, how);
  else for (const [key, one] of Object.entries(value as object)) addPieces(one, `${path}.${key}`, how);
}

function addText(
  text: string,
  start: number,
  path: string,
  { pieceSize, rest }: Pick<Shortening, 'pieceSize' | 'rest'>,
): void {
  for (let from = start; from < text.length;) {
    const to = safeEnd(text, from + pieceSize);
    rest.push({ path, from, value: text.slice(from, to) });
    from = to;
  }
}

interface Shortening {
  readonly text: number;
  readonly list: number;
  /** Maximum number of characters of one piece of a text. */
  readonly pieceSize: number;
  readonly rest: Piece[];
}

function shorten(value: unknown, path: string, how: Shortening): unknown {
  if (typeof value === 'string') {
    if (value.length <= how.text) return value;
    const end = safeEnd(value, how.text);
    addText(value, end, path, how);
    return `${value.slice(0, end)}…`;
  }
  if (Array.isArray(value)) {
    const below = (index: number): string => (path === '' ? String(index) : `${path}.${String(index)}`);
    const shown = value.slice(0, how.list).map((one, index) => shorten(one, below(index), how));
    for (let index = shown.length; index < value.length; index += 1) addPieces(value[index], below(index), how);
    return shown;
  }
  if (!isObject(value) || isLosslessNumber(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, shorten(one, path === '' ? key : `${path}.${key}`, how)]),
  );
}

/** Returns an index at or below `end` that is not inside a surrogate pair. */
function safeEnd(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return end < text.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}

/** Maximum number of results of which the rest is kept, and of their bytes in all. One call of `exec` has up to 50. */
const MOST_KEPT = 100;
const MOST_BYTES = 64 * 1024 * 1024;

/** The rest of a result. */
export interface Rest {
  readonly rows: readonly unknown[];
  /** About the bytes of the rows as JSON. */
  readonly bytes: number;
  /** Name of the rest that contained these rows, which is kept until these are read. */
  readonly from?: string | undefined;
}

/** Keeps the rest of results under names; the oldest are forgotten first. */
export interface Kept {
  keep(rest: Rest): string;
  /** Returns the rest, which can be read again until what follows it is read. */
  find(name: string): Rest | undefined;
}

export function createKept(): Kept {
  const kept = new Map<string, Rest>();
  let count = 0;
  return {
    keep(rest) {
      const name = `r${String((count += 1))}`;
      kept.set(name, rest);
      let bytes = [...kept.values()].reduce((sum, one) => sum + one.bytes, 0);
      for (const [oldest, one] of kept) {
        if (oldest === name || (kept.size <= MOST_KEPT && bytes <= MOST_BYTES)) break;
        kept.delete(oldest);
        bytes -= one.bytes;
      }
      return name;
    },
    find(name) {
      const rest = kept.get(name);
      if (rest?.from !== undefined) kept.delete(rest.from);
      return rest;
    },
  };
}
