/** A clock that adds up the time of passes by name. */
import { performance } from 'node:perf_hooks';

export interface Timing {
  readonly pass: string;
  readonly milliseconds: number;
}

export function createClock(): { time<T>(pass: string, work: () => T | Promise<T>): Promise<T>; timings(): Timing[] } {
  const spent = new Map<string, number>();
  return {
    async time(pass, work) {
      const start = performance.now();
      try {
        return await work();
      } finally {
        spent.set(pass, (spent.get(pass) ?? 0) + performance.now() - start);
      }
    },
    timings: () => [...spent].map(([pass, milliseconds]) => ({ pass, milliseconds })),
  };
}
