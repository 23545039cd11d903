/** Finds the values of a file that may occur more than once, in constant memory. */

/** Bits for the values of a file: with 200,000 values, one in 40 is taken for a repeated one. */
const BITS = 2 ** 23;

/**
 * Reads all values and returns which of them may occur more than once: each that does, and a few others. Memory does not
 * depend on their number.
 */
export async function repeatsOf(values: AsyncIterable<string>): Promise<(value: string) => boolean> {
  const seen = new Uint8Array(BITS / 8);
  const repeated = new Uint8Array(BITS / 8);
  for await (const value of values) {
    const [at, bit] = placeOf(value);
    if (isSet(seen, at, bit)) repeated[at] = (repeated[at] ?? 0) | bit;
    seen[at] = (seen[at] ?? 0) | bit;
  }
  return (value) => isSet(repeated, ...placeOf(value));
}

const isSet = (bits: Uint8Array, at: number, bit: number): boolean => ((bits[at] ?? 0) & bit) !== 0;

/** Returns the byte and the bit of a value, by its FNV-1a hash. */
function placeOf(value: string): readonly [at: number, bit: number] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < value.length; at += 1) hash = Math.imul(hash ^ value.charCodeAt(at), 0x01000193);
  // The high bits vary more than the low ones.
  const place = ((hash >>> 9) ^ hash) & (BITS - 1);
  return [place >>> 3, 1 << (place & 7)];
}
