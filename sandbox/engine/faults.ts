/** Faults of `--fail`. */
import type { Service } from '../../runtime/contract/service.js';
import { hash, randomOf } from './random.js';
import { StateError } from './store.js';
import type { Problem, Random } from './types.js';

export type Fault =
  { readonly kind: 'status'; readonly status: number } | { readonly kind: 'reset' | 'html' | 'cut' | 'slow' | 'loop' };

const KINDS = ['reset', 'html', 'cut', 'slow', 'loop'] as const;

/** A fault of `--fail`, for a number of requests or for a share of all requests. */
type Staged = { readonly fault: Fault } & ({ count: number } | { readonly share: number; readonly random: Random });

/**
 * Returns the faults of `--fail`, one per request: those with a count in order, until they are used up; then those with a
 * share, each of which hits the same requests in every run with the same seed.
 */
export function faults(specs: readonly string[], seed: number): () => Fault | undefined {
  const all = specs.map((spec, index): Staged => {
    const [, what = '', amount = '', percent] = /^(\w+):(\d+(?:\.\d+)?)(%)?$/.exec(spec) ?? [];
    const kind = KINDS.find((one) => one === what);
    const status = /^[1-5]\d\d$/.test(what) ? Number(what) : undefined;
    const isAmount = percent === undefined ? /^\d+$/.test(amount) : Number(amount) <= 100;
    if ((kind === undefined && status === undefined) || !isAmount) {
      throw new StateError(
        `The fault ${JSON.stringify(spec)} is not known. Give a status or one of ${KINDS.join(', ')}, and a number of requests or a share of all: 503:2, reset:10%.`,
      );
    }
    const fault: Fault = kind === undefined ? { kind: 'status', status: status ?? 500 } : { kind };
    if (percent === undefined) return { fault, count: Number(amount) };
    return { fault, share: Number(amount) / 100, random: randomOf(hash(seed, 'fault', index)) };
  });
  return () => {
    const next = all.find((one) => 'count' in one && one.count > 0);
    if (next !== undefined && 'count' in next) {
      next.count--;
      return next.fault;
    }
    // Every share is drawn for each request, so that one fault does not change which requests another one hits.
    return all.filter((one) => 'share' in one && one.random.chance(one.share))[0]?.fault;
  };
}

/** Returns the error of a staged failure. A 429 requires a wait of one second, in the first header of the rate limit. */
export function staged(service: Service, status: number): Problem {
  const wait = service.rate.waits[0];
  const headers = status === 429 && wait !== undefined ? { headers: { [wait.header]: '1' } } : {};
  return { status, message: TEXTS[status] ?? `Staged failure ${status}`, ...headers };
}

const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  422: 'Unprocessable',
  429: 'Request over limit',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};
