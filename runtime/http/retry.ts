/** Whether a failed attempt is followed by another, and how long the client waits before it. */
import type { RateLimit, Retry } from '../contract/traffic.js';
import { isResponse, type Outcome } from './outcome.js';

export interface Attempt {
  /** Whether the request may be sent again after bytes may have reached the service. */
  readonly repeatable: boolean;
  /** Counted from 1. */
  readonly attempt: number;
  readonly attempts: number;
  /** An earlier attempt at the same call got a 429. */
  readonly limited: boolean;
  readonly outcome: Outcome;
  readonly retry: Retry;
  readonly rate: RateLimit;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** In [0, 1). */
  readonly random: number;
}

type Headers = Readonly<Record<string, string>>;

/** A wait in seconds, and the longest wait that is accepted. */
export interface AskedWait {
  readonly seconds: number;
  readonly cap: number;
}

/** The longest wait after a 5xx, and what chance adds to a wait, so that clients do not return together; milliseconds. */
const LONGEST_BACK_OFF = 30_000;
const JITTER = 1000;

/** Waits of more milliseconds are reported: at the end of a run with JSON output, and the longer ones at once. */
export const NOTED = 2000;
export const ANNOUNCED = 5000;

export type Decision =
  { readonly wait: number } | { readonly stop: 'final' | 'exhausted' | 'unrepeatable' | 'spent' | 'blocked' };

/** Decides whether a failed attempt is followed by another, and after how many milliseconds. */
export function retryDelay(facts: Attempt): Decision {
  const { outcome, rate, repeatable, now } = facts;
  const after = (wait: number): Decision => (facts.attempt < facts.attempts ? { wait } : { stop: 'exhausted' });
  if (!isResponse(outcome)) {
    if (outcome.lasting) return { stop: 'final' };
    return outcome.sent && !repeatable ? { stop: 'unrepeatable' } : after(backOff(facts));
  }
  const { status, headers } = outcome;
  if (status === 403 && facts.limited && rate.blockedAfter429) return { stop: 'blocked' };
  if (status === 429) {
    if (spentText(rate, headers) !== undefined) return { stop: 'spent' };
    return after(namedWait(rate, headers, now) ?? Math.min(rate.fallback, rate.cap) * 1000);
  }
  if (status < 500) return { stop: 'final' };
  if (!repeatable) return { stop: 'unrepeatable' };
  const named = status === 503 ? seconds(headers['retry-after'], now) : undefined;
  return after(named === undefined ? backOff(facts) : Math.min(named, rate.cap) * 1000);
}

function backOff({ retry, attempt, random }: Attempt): number {
  return Math.min(retry.base * 2 ** (attempt - 1), LONGEST_BACK_OFF) + Math.floor(random * JITTER);
}

/**
 * Returns the message for a rate limit that is used up and for which a short wait does not help; `undefined` if it is not. The
 * first header with a value decides.
 */
export function spentText({ spent = {} }: RateLimit, headers: Readonly<Record<string, string>>): string | undefined {
  const left = (name: string): string => headers[name]?.trim() ?? '';
  const [name, says] = Object.entries(spent).find(([header]) => left(header) !== '') ?? [];
  return name !== undefined && Number(left(name)) <= 0 ? says : undefined;
}

/** Returns the rate limit as one host reports it. */
export function rateOf(rate: RateLimit, host: string): RateLimit {
  return { ...rate, waits: rate.waits.filter((wait) => wait.host === undefined || wait.host === host) };
}

/** Returns the milliseconds to wait by the first header that names a wait not yet over, limited by its cap. */
export function namedWait(rate: RateLimit, headers: Headers, now: number): number | undefined {
  const asked = askedWait(rate, headers, now);
  return asked && Math.min(asked.seconds, asked.cap) * 1000;
}

/** Returns the wait that the service asks for, by the first header that names one not yet over, and the longest one accepted. */
export function askedWait(rate: RateLimit, headers: Headers, now: number): AskedWait | undefined {
  for (const { header, cap = rate.cap } of rate.waits) {
    const wait = inSeconds(headers[header], now);
    if (wait !== undefined) return { seconds: wait, cap };
  }
  return undefined;
}

/** Returns the seconds that a header names. No wait has 1e9 seconds: such a number is an instant, in milliseconds from 1e12 on. */
function inSeconds(text: string | undefined, now: number): number | undefined {
  const value = digits(text);
  if (value === undefined || value <= 1e9) return seconds(text, now);
  return secondsUntil(value > 1e12 ? value : value * 1000, now);
}

/** Returns the seconds until an instant. One in the past is ignored: the clocks differ. */
function secondsUntil(instant: number, now: number): number | undefined {
  return instant > now ? (instant - now) / 1000 : undefined;
}

/** Parses seconds, or an HTTP date as the seconds until then. */
function seconds(text: string | undefined, now: number): number | undefined {
  const value = digits(text);
  if (value !== undefined) return value;
  const date = text?.endsWith('GMT') === true ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : secondsUntil(date, now);
}

function digits(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
