/** The requests of a list in which each response names the next one. */
import type { Response } from '../contract/http.js';
import type { Reader } from './reader.js';

export interface Chain {
  /**
   * Takes the next request. If the list is read to its end, it is sent at once, so that it is on its way while the rows of
   * the page before are used; otherwise when its response is asked for.
   */
  next(send: (signal: AbortSignal) => Promise<Response>): () => Promise<Response>;
  /** Aborts a request that nobody has asked for. */
  end(): Promise<void>;
}

export function createChain(reader: Reader): Chain {
  const stop = new AbortController();
  const signal = AbortSignal.any([reader.signal, stop.signal]);
  let early: Promise<unknown> | undefined;
  return {
    next: (send) => {
      if (!reader.ahead) return () => send(signal);
      const response = send(signal);
      // A failure is thrown when its turn comes.
      early = response.catch(() => undefined);
      return () => response;
    },
    end: async () => {
      stop.abort();
      await early;
    },
  };
}
