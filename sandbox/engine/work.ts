/** Work in steps, because a long request must not block signals and timers. */

/** Pauses now and then, and returns its result. */
export type Work<T> = Generator<undefined, T>;

/** Rows between two pauses: some milliseconds. */
const STEPS = 512;

/** Returns a function that is true when it is time for a pause, once in `STEPS` calls. */
export function pacer(): () => boolean {
  let steps = 0;
  return () => ++steps % STEPS === 0;
}

const isWork = <T>(work: T | Work<T>): work is Work<T> =>
  typeof work === 'object' && work !== null && Symbol.iterator in work && 'next' in work;

/** Continues with work that may be done already. */
export function* resulting<T>(work: T | Work<T>): Work<T> {
  return isWork(work) ? yield* work : work;
}

/** Does the work without a pause. */
export function finished<T>(work: T | Work<T>): T {
  if (!isWork(work)) return work;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Does the work, and lets the process do other things at each pause. */
export async function paced<T>(work: T | Work<T>): Promise<T> {
  if (!isWork(work)) return work;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
