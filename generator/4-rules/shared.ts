/** Reports a problem of a shared declaration only if it has one in every use. */
import type { Span } from '../1-read/source.js';

export interface Shared {
  /** Notes one use of the declaration at this place; `problem` reports what is wrong there. */
  use(at: Span, problem: (() => void) | undefined): void;
  /** Reports the first problem of each declaration that has one in every use. */
  report(): void;
}

export function createShared(): Shared {
  const uses = new Map<string, (() => void) | undefined>();
  return {
    use({ source, start }, problem) {
      const id = `${source.file}:${String(start)}`;
      const known = uses.has(id) ? uses.get(id) : problem;
      uses.set(id, problem === undefined ? undefined : known);
    },
    report() {
      for (const problem of uses.values()) problem?.();
    },
  };
}
