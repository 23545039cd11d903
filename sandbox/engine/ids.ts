/** Ids that are computed from positions. */
import { hash, hex32, mix, uuidOf } from './random.js';
import type { IdStyle } from './types.js';

/** Converts the position of a record to its id and back, so that no index of ids is needed. */
export interface Ids {
  readonly field: string;
  /** False when ids are a field of the record and must be searched. */
  readonly computed: boolean;
  /** Ids rise with the position. */
  readonly rising: boolean;
  /** Ids are counted by position below a parent, and new records can have an id of their own. */
  readonly listed?: true;
  of(position: number): string | number;
  /** Returns -1 when no record can have this id. */
  position(id: string | number): number;
}

export function idsOf(style: IdStyle | undefined, seed: number, collection: string): Ids {
  const field = style?.field ?? 'id';
  const { known = [] } = style ?? {};
  const kind = style?.style ?? 'integer';
  if ((kind === 'integer' || kind === 'uuid') && known.length > 0) {
    // Unlike listed ids, these are unique without a parent.
    const { listed: _none, ...ids } = listed(field, { style: kind, known, then: kind }, seed, collection);
    return ids;
  }
  switch (kind) {
    case 'integer': {
      const first = style?.first ?? 1;
      return {
        field,
        computed: true,
        rising: true,
        of: (position) => position + first,
        position: (id) => (/^\d{1,15}$/.test(String(id)) ? Math.max(-1, Number(id) - first) : -1),
      };
    }
    case 'uuid':
      return hidden(field, hash(seed, collection, 'id'), (hex) => uuidOf(hex), 32);
    case 'hex':
      return hidden(field, hash(seed, collection, 'id'), (hex) => hex, Math.max(16, style?.digits ?? 24));
    case 'listed':
      return listed(field, style ?? { style: 'listed' }, seed, collection);
    case 'own':
      return { field, computed: false, rising: false, of: () => '', position: () => -1 };
  }
}

function hidden(field: string, key: number, layout: (hex: string) => string, digits: number): Ids {
  // Other records link mostly to the first records of a collection.
  const first: string[] = [];
  // An id is often looked up right after it was made, or made twice.
  let last = { position: -1, text: '' };
  const of = (position: number): string => {
    if (position < MEMORIZED) return (first[position] ??= made(position));
    if (position !== last.position) last = { position, text: made(position) };
    return last.text;
  };
  const made = (position: number): string => {
    const head = permute(position, key);
    let hex = hex32(head);
    for (let i = 1; hex.length < digits; i++) hex += hex32(mix(mix(key, head), i));
    return layout(hex.slice(0, digits));
  };
  return {
    field,
    computed: true,
    rising: false,
    of,
    position: (id) => {
      if (id === last.text) return last.position;
      const text = String(id).toLowerCase();
      if (!/^[0-9a-f]{8}/.test(text)) return -1;
      const position = restore(parseInt(text.slice(0, 8), 16), key);
      return of(position) === text ? position : -1;
    },
  };
}

function listed(
  field: string,
  { known = [], then = 'integer', prefix: own }: IdStyle,
  seed: number,
  collection: string,
): Ids {
  const uuids = hidden(field, hash(seed, collection, 'id'), (hex) => uuidOf(hex), 32);
  const prefix = own ?? `${collection.replace(/[^\w.-]+/g, '-')}-`;
  // In order, because the numbers below skip those that are known.
  const numbers = then === 'integer' ? known.map(Number).sort((a, b) => a - b) : [];
  const of = (position: number): string | number => {
    const first = known[position];
    if (first !== undefined) return then === 'integer' ? Number(first) : first;
    if (then === 'uuid') return uuids.of(position);
    if (then === 'text') return `${prefix}${position + 1}`;
    let id = position - known.length + 1;
    for (const number of numbers) if (number <= id) id++;
    return id;
  };
  return {
    field,
    computed: true,
    rising: false,
    listed: true,
    of,
    position: (id) => {
      const text = String(id);
      const first = known.indexOf(text);
      if (first >= 0) return first;
      if (then === 'uuid') return uuids.position(id);
      const digits = then === 'text' && text.startsWith(prefix) ? text.slice(prefix.length) : text;
      if (!/^\d{1,15}$/.test(digits)) return -1;
      const number = Number(digits);
      const position =
        then === 'text' ? number - 1 : number - 1 - numbers.filter((one) => one < number).length + known.length;
      return String(of(position)) === text ? position : -1;
    },
  };
}

const ROUNDS = 4;
/** Number of ids that each collection keeps. */
const MEMORIZED = 1024;

/** A Feistel network over 32 bits: ids look random, and each can be converted back to its position. */
function permute(value: number, key: number): number {
  let left = value >>> 16;
  let right = value & 0xffff;
  for (let i = 0; i < ROUNDS; i++) [left, right] = [right, left ^ (mix(key + i, right) & 0xffff)];
  return ((left << 16) | right) >>> 0;
}

function restore(value: number, key: number): number {
  let left = value >>> 16;
  let right = value & 0xffff;
  for (let i = ROUNDS - 1; i >= 0; i--) [left, right] = [right ^ (mix(key + i, left) & 0xffff), left];
  return ((left << 16) | right) >>> 0;
}
