import type { Duplex } from 'node:stream';

interface InFlight {
  readonly requests: Set<Duplex>;
  readonly abort: () => void;
}

const known = new WeakMap<AbortSignal, InFlight>();

/**
 * Destroys the request with the signal's reason when the signal is aborted, until the returned function is called. All
 * requests of a signal share one listener: a listener each would be a tenth of the cost of a request.
 */
export function destroyOnAbort(signal: AbortSignal, request: Duplex): () => void {
  const inFlight = known.get(signal) ?? listen(signal);
  inFlight.requests.add(request);
  return () => {
    inFlight.requests.delete(request);
    if (inFlight.requests.size > 0) return;
    // Node keeps a signal that depends on others in memory while it has a listener.
    signal.removeEventListener('abort', inFlight.abort);
    known.delete(signal);
  };
}

function listen(signal: AbortSignal): InFlight {
  const requests = new Set<Duplex>();
  const abort = (): void => {
    for (const request of requests) request.destroy(signal.reason as Error);
  };
  const inFlight = { requests, abort };
  signal.addEventListener('abort', abort);
  known.set(signal, inFlight);
  return inFlight;
}
