import type { World } from '../contract/context.js';
import type { RateLimit } from '../contract/traffic.js';
import { namedWait } from './retry.js';

/** What the answers of one host told about the calls that are left in the short window. */
export interface Budget {
  /** Calls left, when the last answer told. */
  readonly remaining: number | undefined;
  /**
   * Waits until a request may be sent: for the next window when this one is used up, and after a refusal until one
   * request alone has been answered, so that those which wait do not all come at once. True for that one request, whose
   * end must be told to {@link learn} or {@link missed}.
   */
  ready(signal: AbortSignal): Promise<boolean>;
  /** Takes note of an answer. */
  learn(headers: Readonly<Record<string, string>>, probe: boolean): void;
  /** The request that went alone was not answered. */
  missed(probe: boolean): void;
  /** Too many requests: none is sent for so many milliseconds. True when this is news, and no echo of what is known. */
  refused(wait: number, probe: boolean): boolean;
  /** For log lines: ` (3 of 80 left)`, or nothing. */
  describe(headers: Readonly<Record<string, string>>): string;
}

export function createBudget(rate: RateLimit, world: World, note: (text: string) => void): Budget {
  let remaining: number | undefined;
  let opens = 0;
  let limited = false;
  let probing = false;
  const waiting = new Set<() => void>();
  const now = (): number => world.now().getTime();
  const wake = (): void => {
    for (const one of waiting) one();
    waiting.clear();
  };
  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const abort = (): void => {
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', abort, { once: true });
      waiting.add(() => {
        signal.removeEventListener('abort', abort);
        resolve();
      });
    });
  const open = async (signal: AbortSignal): Promise<void> => {
    const wait = opens - now();
    if (wait <= 0) return;
    if (wait > 2000 && !limited) {
      note(`The request budget of this moment is used up; going on in ${String(Math.ceil(wait / 1000))} s.`);
    }
    await world.sleep(wait, signal);
  };

  return {
    get remaining() {
      return remaining;
    },
    async ready(signal) {
      await open(signal);
      while (limited && probing) {
        await turn(signal);
        await open(signal);
      }
      if (limited) probing = true;
      return limited;
    },
    learn(headers, probe) {
      remaining = count(rate.remaining, headers);
      // What was sent before the refusal tells nothing about the time after it.
      if (limited && !probe) return;
      opens = 0;
      limited = false;
      probing = false;
      if (remaining === 0) {
        const wait = namedWait(rate, headers, now()) ?? Math.min(rate.fallback, rate.cap) * 1000;
        opens = now() + Math.min(wait, (rate.window ?? rate.cap) * 1000);
      }
      wake();
    },
    missed(probe) {
      if (!probe) return;
      probing = false;
      wake();
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
        ? ` (${String(left)} calls left)`
        : ` (${String(left)} of ${String(limit)} calls left)`;
    },
  };
}

function count(name: string | undefined, headers: Readonly<Record<string, string>>): number | undefined {
  const text = name === undefined ? undefined : headers[name];
  return text !== undefined && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}
