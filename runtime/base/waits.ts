/** Helpers for timers, and for waits that a signal aborts. */

/** The longest delay of a timer, in milliseconds: with a longer one it fires at once. */
export const MAX_DELAY = 2 ** 31 - 1;

type Abort = (reason: Error) => void;

interface InFlight {
  readonly requests: Set<Abort>;
  readonly abort: () => void;
}

const known = new WeakMap<AbortSignal, InFlight>();

/**
 * Calls `abort` with the signal's reason when the signal is aborted, until the returned function is called. All requests and
 * waits of a signal share one listener: a listener each would be a tenth of the cost of a request, and Node warns of more
 * than ten.
 */
export function onAbort(signal: AbortSignal, abort: Abort): () => void {
  const inFlight = known.get(signal) ?? listen(signal);
  inFlight.requests.add(abort);
  return () => {
    inFlight.requests.delete(abort);
    if (inFlight.requests.size > 0) return;
    // Node keeps a signal that depends on others in memory while it has a listener.
    signal.removeEventListener('abort', inFlight.abort);
    known.delete(signal);
  };
}

function listen(signal: AbortSignal): InFlight {
  const requests = new Set<Abort>();
  const abort = (): void => {
    for (const one of requests) one(signal.reason as Error);
  };
  const inFlight = { requests, abort };
  signal.addEventListener('abort', abort);
  known.set(signal, inFlight);
  return inFlight;
}
