/** How an attempt to send a request ended: with a response, or with the reason why there is none. */
import type { Response } from '../contract/http.js';

/** Why a request has no usable response. */
export interface NoResponse {
  readonly cause: unknown;
  /** Bytes of the request may have reached the service. */
  readonly sent: boolean;
  /** A retry cannot help. */
  readonly lasting: boolean;
  /** Milliseconds, if the request timed out. */
  readonly timeout?: number;
}

export type Outcome = Response | NoResponse;

export const isResponse = (outcome: Outcome): outcome is Response => 'status' in outcome;
