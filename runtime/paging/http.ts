import type { Call, Response } from '../contract/http.js';

/** What paging needs of the HTTP client beyond the contract. */
export interface PagingHttp {
  /** Aborted when the run ends early. */
  readonly signal: AbortSignal;
  /** Sends with a signal of the reader's own, so that pages read ahead can be aborted. */
  readonly send: (call: Call, signal?: AbortSignal) => Promise<Response>;
  /** Returns the address of a next link on the page at `page`, locked to the origin of the call's host. */
  readonly link: (call: Call, link: string, page: string | undefined) => Promise<string>;
  /** Returns the requests left in the short window, if the service reports them. */
  readonly remaining: (call: Call) => number | undefined;
}
