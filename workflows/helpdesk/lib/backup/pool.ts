import type { Service } from 'cmdspec/runtime';

/** Runs work, at most as many at once as there is room for; the rest waits for its turn. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** @param width how many may run at once, asked for each time */
export function createLimiter(width: () => number): Limiter {
  let running = 0;
  let waiting: (() => void)[] = [];
  return async (work) => {
    while (running >= Math.max(1, width())) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    }
  };
}

/** Requests at once: what the user allows, and never more than the service says are left in this moment. */
export interface Width {
  learn(headers: Readonly<Record<string, string>>): void;
  readonly now: number;
}

export function createWidth(most: number, { rate }: Service): Width {
  let left = most;
  return {
    learn: (headers) => {
      const text = rate.remaining === undefined ? undefined : headers[rate.remaining];
      left = text !== undefined && /^\d+$/.test(text) ? Number(text) : most;
    },
    get now() {
      return Math.max(1, Math.min(most, left));
    },
  };
}

/** Works through a long list, holding no more of it than is being worked on. The first failure ends it. */
export async function forEach<T>(
  items: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const item of items) {
    while (running.size >= atOnce) await Promise.race(running);
    if (failures.length > 0) break;
    const task: Promise<void> = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(task));
    running.add(task);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}

/** Waits for the end of all work, also when some of it failed: nothing goes on behind the back of the caller. */
export async function allOf<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const ends = await Promise.allSettled(work);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}
