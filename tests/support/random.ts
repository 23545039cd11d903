/** Numbers in [0, 1) that follow from a seed (mulberry32). */
export function numbers(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed of what a test draws: `SEED`, or another one in each run. Failures name it. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
