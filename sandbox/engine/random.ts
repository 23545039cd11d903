/** Random numbers that derive from a seed. */
import type { Random } from './types.js';

/** Mixes text and numbers into 32 bits. Not for secrets. */
export function hash(...keys: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const key of keys) {
    if (typeof key === 'number') h = mix(h, key);
    else {
      for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193);
      h = mix(h, key.length);
    }
  }
  return h >>> 0;
}

/** Mixes one more number into a hash. Hot: it runs for every record that is read. */
export function mix(h: number, value: number): number {
  let x = (h ^ Math.imul(value | 0, 0x9e3779b1)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

const STEP = 0x6d2b79f5;

/** A class rather than closures: one is created for each record that is read, a million in a long list. */
class Stream implements Random {
  constructor(private state: number) {}

  after(draws: number): Random {
    return new Stream((this.state + Math.imul(draws, STEP)) | 0);
  }

  next(): number {
    this.state = (this.state + STEP) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] as T;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += hex32(Math.floor(this.next() * 4294967296));
    return text.slice(0, digits);
  }

  uuid(): string {
    return uuidOf(this.hex(32));
  }
}

export function randomOf(seed: number): Random {
  return new Stream(seed);
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** 32 bits as 8 hex digits. Hot: ids consist of these digits. */
export function hex32(value: number): string {
  const byte = (shift: number): string => BYTES[(value >>> shift) & 255] as string;
  return byte(24) + byte(16) + byte(8) + byte(0);
}

/** Formats 32 hex digits as a version 4 UUID. */
export function uuidOf(hex: string): string {
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
