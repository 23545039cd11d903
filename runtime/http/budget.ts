/** Delays requests until the rate limit of their host allows them. */
import { defined } from '../base/defined.js';
import type { Reporter } from '../contract/reporter.js';
import type { Rate } from '../contract/http.js';
import type { World } from '../contract/run.js';
import type { RateLimit } from '../contract/traffic.js';
import { ANNOUNCED, askedWait, namedWait, NOTED } from './retry.js';
import { onAbort } from '../base/waits.js';

/** Tracks the rate limit of one host by its responses: the requests left in the short window. */
export interface Budget {
  /** Requests left, if the last response reported them. */
  readonly remaining: number | undefined;
  /** The same with the time of the next window, if a response has named it. */
  readonly rate: Rate | undefined;
  /**
   * Waits until a request may be sent: for the next window when this one is used up, for a response while the requests in
   * flight may use it up, and after a 429 until a single probe has succeeded, so that the waiting requests are not all sent
   * at once. Returns true for the probe. The end of each request must be passed to {@link learn} or {@link missed}.
   */
  ready(signal: AbortSignal): Promise<boolean>;
  /** Records a response. */
  learn(headers: Readonly<Record<string, string>>, probe: boolean): void;
  /** Records that a request failed. */
  missed(probe: boolean): void;
  /** Records a 429: nothing is sent for `wait` milliseconds. Returns false if another request reported it already. */
  refused(wait: number, probe: boolean): boolean;
  /** For log lines: ` (3 of 80 requests left)`, or the empty string. */
  describe(headers: Readonly<Record<string, string>>): string;
}

export function createBudget(rate: RateLimit, world: World, reporter: Reporter): Budget {
  let remaining: number | undefined;
  /** The last response that counts, and when it came. */
  let last: { readonly headers: Readonly<Record<string, string>>; readonly at: number } | undefined;
  let opens = 0;
  let limited = false;
  let probing = false;
  let inFlight = 0;
  const waiting = new Set<() => void>();
  const now = (): number => world.now().getTime();
  /** The end of a request may allow another one. */
  const ended = (): void => {
    inFlight -= 1;
    const woken = [...waiting];
    waiting.clear();
    for (const one of woken) one();
  };
  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const done = onAbort(signal, (reason) => {
        done();
        reject(reason);
      });
      waiting.add(() => {
        done();
        resolve();
      });
    });
  const open = async (signal: AbortSignal): Promise<void> => {
    while (opens !== 0) {
      const until = opens;
      const wait = until - now();
      if (wait > NOTED && !limited) {
        const report = wait > ANNOUNCED ? reporter.live : reporter.note;
        report(`The rate limit is used up; continuing in ${String(Math.ceil(wait / 1000))} s.`);
      }
      if (wait > 0) await world.sleep(wait, signal);
      // Another response may have moved it.
      if (opens !== until) continue;
      // Nothing is known of the new window.
      opens = 0;
      remaining = undefined;
    }
  };

  return {
    get remaining() {
      return remaining;
    },
    get rate() {
      if (remaining === undefined) return undefined;
      const wait = last && askedWait(rate, last.headers, last.at);
      const reset = wait && new Date((last?.at ?? 0) + wait.seconds * 1000).toISOString();
      return { remaining, ...defined({ reset }) };
    },
    async ready(signal) {
      const mayUseUp = (): boolean => remaining !== undefined && inFlight > 0 && inFlight >= remaining;
      for (;;) {
        await open(signal);
        if (!(limited && probing) && !mayUseUp()) break;
        await turn(signal);
      }
      inFlight += 1;
      if (limited) probing = true;
      return limited;
    },
    learn(headers, probe) {
      ended();
      // Whatever the response says: the others wait for the end of the probe.
      if (probe) probing = false;
      const left = count(rate.remaining, headers);
      // A late response says nothing about the time after a 429, or after the response that used up the window.
      if ((limited && !probe) || (opens > now() && left !== 0)) return;
      remaining = left;
      last = { headers, at: now() };
      opens = 0;
      limited = false;
      if (remaining === 0) {
        const wait = namedWait(rate, headers, now()) ?? Math.min(rate.fallback, rate.cap) * 1000;
        opens = now() + Math.min(wait, (rate.window ?? rate.cap) * 1000);
      }
    },
    missed(probe) {
      if (probe) probing = false;
      ended();
    },
    refused(wait, probe) {
      const news = probe || !limited;
      limited = true;
      opens = Math.max(news ? 0 : opens, now() + wait);
      return news;
    },
    describe(headers) {
      const left = count(rate.remaining, headers);
      const limit = count(rate.limit, headers);
      if (left === undefined) return '';
      return limit === undefined
        ? ` (${String(left)} requests left)`
        : ` (${String(left)} of ${String(limit)} requests left)`;
    },
  };
}

function count(name: string | undefined, headers: Readonly<Record<string, string>>): number | undefined {
  const text = name === undefined ? undefined : headers[name];
  return text !== undefined && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}
