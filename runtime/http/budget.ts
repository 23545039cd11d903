import type { World } from '../contract/context.js';
import type { RateLimit } from '../contract/traffic.js';
import { namedWait } from './retry.js';

/** What the answers of one host told about the calls that are left in the short window. */
export interface Budget {
  /** Calls left, when the last answer told. */
  readonly remaining: number | undefined;
  /** Takes note of an answer. */
  learn(headers: Readonly<Record<string, string>>): void;
  /** Waits for the next window when the last answer said that this one is used up. */
  ready(): Promise<void>;
  /** For log lines: ` (3 of 80 left)`, or nothing. */
  describe(headers: Readonly<Record<string, string>>): string;
}

export function createBudget(rate: RateLimit, world: World, note: (text: string) => void): Budget {
  let remaining: number | undefined;
  let opens = 0;
  return {
    get remaining() {
      return remaining;
    },
    learn(headers) {
      remaining = count(rate.remaining, headers);
      opens = 0;
      if (remaining !== 0) return;
      const now = world.now().getTime();
      const wait = namedWait(rate, headers, now) ?? Math.min(rate.fallback, rate.cap) * 1000;
      opens = now + Math.min(wait, (rate.window ?? rate.cap) * 1000);
    },
    async ready() {
      const wait = opens - world.now().getTime();
      if (wait <= 0) return;
      if (wait > 2000) {
        note(`The request budget of this moment is used up; going on in ${String(Math.ceil(wait / 1000))} s.`);
      }
      await world.sleep(wait, world.signal);
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
