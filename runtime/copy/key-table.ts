/** Where the newest version of each row is in its file: a hash table of a few bytes a row, in place of a map of texts. */

/** Slots that are used before the table grows. */
const LOAD = 0.75;
const SMALLEST = 1021;
/** In place of the mark of a slot without a key. */
const FREE = 0;

/**
 * Two keys may have the same hash: every method takes `is`, which returns whether the line at an offset has the key.
 */
export interface KeyTable {
  readonly size: number;
  /** Returns the offset of a key. */
  find(key: string, is: (offset: number) => boolean): number | undefined;
  /** Adds a key that is not there, or moves one. A mark is at most 254. */
  set(key: string, offset: number, mark: number, is: (offset: number) => boolean): void;
  delete(key: string, is: (offset: number) => boolean): boolean;
  /** Offsets of the keys with another mark, ascending. */
  offsetsWithout(mark: number): Float64Array;
}

export function openKeyTable(): KeyTable {
  let hashes = new Uint32Array(SMALLEST);
  // An offset has 40 bits, for files of up to a terabyte.
  let lows = new Uint32Array(SMALLEST);
  let highs = new Uint8Array(SMALLEST);
  /** The mark of the key and 1, or {@link FREE}. */
  let marks = new Uint8Array(SMALLEST);
  let size = 0;

  const isFree = (slot: number): boolean => marks[slot] === FREE;
  const next = (slot: number): number => (slot + 1 === marks.length ? 0 : slot + 1);
  const offsetAt = (slot: number): number => (highs[slot] ?? 0) * 0x100000000 + (lows[slot] ?? 0);
  /** Slot of a key, or the free slot where it belongs. */
  const slotOf = (hash: number, is: (offset: number) => boolean): number => {
    let slot = hash % marks.length;
    while (!isFree(slot) && !(hashes[slot] === hash && is(offsetAt(slot)))) slot = next(slot);
    return slot;
  };
  const put = (slot: number, hash: number, offset: number, mark: number): void => {
    hashes[slot] = hash;
    // Its lower 32 bits.
    lows[slot] = offset;
    highs[slot] = offset / 0x100000000;
    marks[slot] = mark + 1;
  };
  const grow = (): void => {
    const before = { hashes, lows, highs, marks };
    // An odd length spreads hashes that share a factor with a power of two.
    const length = Math.ceil(marks.length * 1.6) | 1;
    [hashes, lows] = [new Uint32Array(length), new Uint32Array(length)];
    [highs, marks] = [new Uint8Array(length), new Uint8Array(length)];
    for (let from = 0; from < before.marks.length; from += 1) {
      const mark = before.marks[from] ?? FREE;
      if (mark === FREE) continue;
      const hash = before.hashes[from] ?? 0;
      // No two keys are equal: the first free slot is that of the key.
      let slot = hash % length;
      while (marks[slot] !== FREE) slot = slot + 1 === length ? 0 : slot + 1;
      hashes[slot] = hash;
      lows[slot] = before.lows[from] ?? 0;
      highs[slot] = before.highs[from] ?? 0;
      marks[slot] = mark;
    }
  };
  /** Empties a slot, and moves up what was only behind it because it was taken. */
  const close = (slot: number): void => {
    let gap = slot;
    for (let one = next(gap); !isFree(one); one = next(one)) {
      const home = (hashes[one] ?? 0) % marks.length;
      const isBehind = gap <= one ? home <= gap || home > one : home <= gap && home > one;
      if (!isBehind) continue;
      put(gap, hashes[one] ?? 0, offsetAt(one), (marks[one] ?? 0) - 1);
      gap = one;
    }
    marks[gap] = FREE;
  };
  const isOther = (slot: number, mark: number): boolean => !isFree(slot) && marks[slot] !== mark + 1;

  return {
    get size() {
      return size;
    },
    find: (key, is) => {
      const slot = slotOf(hashOf(key), is);
      return isFree(slot) ? undefined : offsetAt(slot);
    },
    set: (key, offset, mark, is) => {
      const hash = hashOf(key);
      let slot = slotOf(hash, is);
      if (isFree(slot)) {
        size += 1;
        if (size > marks.length * LOAD) {
          grow();
          slot = slotOf(hash, is);
        }
      }
      put(slot, hash, offset, mark);
    },
    delete: (key, is) => {
      const slot = slotOf(hashOf(key), is);
      if (isFree(slot)) return false;
      size -= 1;
      close(slot);
      return true;
    },
    offsetsWithout: (mark) => {
      let count = 0;
      for (let slot = 0; slot < marks.length; slot += 1) if (isOther(slot, mark)) count += 1;
      const found = new Float64Array(count);
      for (let slot = 0; slot < marks.length; slot += 1) if (isOther(slot, mark)) found[--count] = offsetAt(slot);
      return found.sort();
    },
  };
}

/** A number of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
