import type { Call, Reply } from '../contract/http.js';

/** What paging asks of the engine beside the contract. */
export interface PagingHttp {
  /** Aborted when the run ends early. */
  readonly signal: AbortSignal;
  /** Sends with a signal of the reader's own, so that pages read ahead can be given up. */
  readonly send: (call: Call, signal?: AbortSignal) => Promise<Reply>;
  /** Address of a next link, locked to the origin of the call's host. */
  readonly link: (call: Call, link: string) => Promise<string>;
  /** Calls left in the short window, when the service told. */
  readonly remaining: (call: Call) => number | undefined;
}
