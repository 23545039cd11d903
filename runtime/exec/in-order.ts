/** Runs lines at the same time, without changing the order of those that are about the same record. */
import type { ExecLine } from './lines.js';

/** How lines are run. */
export interface Running<Result> {
  /** Maximum number of lines at a time; called before each line. */
  readonly most: () => number;
  /** Whether no further line is started. */
  readonly isStopped: () => boolean;
  readonly run: (line: ExecLine) => Promise<Result>;
}

/**
 * Yields the results of lines as they end. Lines are started in their order. A line waits for those before it that have an argument
 * in common, if one of the two writes. When the caller stops reading, the lines that are running are awaited.
 */
export async function* inOrder<Result>(
  lines: readonly ExecLine[],
  { most, isStopped, run }: Running<Result>,
): AsyncGenerator<Result> {
  const running = new Map<ExecLine, Promise<{ readonly line: ExecLine; readonly result: Result }>>();
  const next = async (): Promise<Result> => {
    const { line, result } = await Promise.race(running.values());
    running.delete(line);
    return result;
  };
  const mustWait = (line: ExecLine): boolean =>
    running.size >= Math.max(1, most()) || [...running.keys()].some((other) => isOrdered(line, other));
  try {
    for (const line of lines) {
      while (running.size > 0 && mustWait(line)) yield await next();
      if (isStopped()) break;
      running.set(
        line,
        run(line).then((result) => ({ line, result })),
      );
    }
    while (running.size > 0) yield await next();
  } finally {
    await Promise.allSettled(running.values());
  }
}

const isOrdered = (one: ExecLine, other: ExecLine): boolean =>
  (one.writes || other.writes) && one.about.some((value) => other.about.includes(value));
