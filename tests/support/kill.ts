/** Kills clients at moments that do not depend on the speed of the machine: when the service gets their n-th request. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, start, type Binary, type Ended, type RunOptions, type Served } from './cli.js';
import { record } from './recorder.js';

/** Milliseconds in which a client handles a response and stores what it has. */
const HANDLING = 60;

export interface Moment {
  /** Number of the request, from 1. */
  readonly request: number;
  /** Milliseconds from its arrival to the kill; absent: killed before a response, so the run cannot end first. */
  readonly later?: number;
}

export interface Killer {
  /** Environment that points a client at the service, through the proxy that counts its requests. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns how many requests a run sends. */
  readonly count: (run: () => Promise<unknown>) => Promise<number>;
  /** Runs a command until the moment; its `code` is `null` if it was killed. */
  readonly kill: (args: readonly string[], moment: Moment, options?: Pick<RunOptions, 'cwd'>) => Promise<Ended>;
  readonly close: () => Promise<void>;
}

export async function openKiller(binary: Binary, home: string, served: Served): Promise<Killer> {
  const recorder = await record(served);
  const { env } = recorder;
  return {
    env,
    close: recorder.close,
    async count(run) {
      recorder.lines();
      await run();
      return recorder.lines().length;
    },
    async kill(args, { request, later }, options = {}) {
      const child = start(binary, args, home, { ...options, env });
      const end = ended(child);
      const arrival = new Promise<void>((resolve) => {
        let requests = 0;
        recorder.arrived = () => {
          requests += 1;
          if (requests !== request) return;
          if (later === undefined) child.kill('SIGKILL');
          resolve();
        };
      });
      await Promise.race([arrival.then(() => sleep(later ?? 0)), end]);
      child.kill('SIGKILL');
      return end;
    },
  };
}

/** A moment among the first `requests` of a run, from numbers in [0, 1). Half of the moments are certain kills. */
export function momentOf(requests: number, next: () => number): Moment {
  const request = 1 + Math.floor(next() * requests);
  return next() < 0.5 ? { request } : { request, later: Math.floor(next() * HANDLING) };
}

export const story = ({ request, later }: Moment): string =>
  later === undefined ? `at request ${String(request)}` : `${String(later)} ms after request ${String(request)}`;
