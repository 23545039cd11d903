import type { Service } from '../../runtime/contract/service.js';
import { StateError } from './store.js';
import type { Problem } from './types.js';

export type Fault =
  { readonly kind: 'status'; readonly status: number } | { readonly kind: 'reset' | 'html' | 'cut' | 'slow' | 'loop' };

const KINDS = ['reset', 'html', 'cut', 'slow', 'loop'] as const;

/** Returns the faults of `--fail` in order, one per request, until they are used up. */
export function faults(specs: readonly string[]): () => Fault | undefined {
  const left = specs.map((spec) => {
    const [, what = '', count = ''] = /^(\w+):(\d+)$/.exec(spec) ?? [];
    const kind = KINDS.find((one) => one === what);
    const status = /^[1-5]\d\d$/.test(what) ? Number(what) : undefined;
    if (kind === undefined && status === undefined) {
      throw new StateError(
        `The fault ${JSON.stringify(spec)} is not known. Write <status>:<count>, or one of ${KINDS.join(', ')} with a count, for example 503:2.`,
      );
    }
    const fault: Fault = kind === undefined ? { kind: 'status', status: status ?? 500 } : { kind };
    return { fault, count: Number(count) };
  });
  return () => {
    const next = left.find(({ count }) => count > 0);
    if (next === undefined) return undefined;
    next.count--;
    return next.fault;
  };
}

/** The error of a staged failure with this status. */
export function staged(service: Service, status: number, now: Date): Problem {
  const wait = service.rate.waits[0];
  const headers = status === 429 && wait !== undefined ? { headers: { [wait.header]: waitOf(wait.unit, now) } } : {};
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

/** One second from now, in the unit of the header. */
function waitOf(unit: Service['rate']['waits'][number]['unit'], now: Date): string {
  if (unit === 'epoch-ms') return String(+now + 1000);
  if (unit === 'epoch-s') return String(Math.ceil(+now / 1000) + 1);
  return '1';
}
