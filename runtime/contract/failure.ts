/** Classes of failure used throughout the runtime; a service maps each to its exit code. */
export type Failure =
  | 'generic'
  | 'usage'
  | 'combination'
  | 'input'
  | 'declined'
  | 'unprompted'
  | 'unavailable'
  | 'internal'
  | 'rate'
  | 'auth'
  | 'refused'
  | 'config';

export interface Exit {
  readonly code: number;
  /** Class name in JSON errors, for example `RateLimitError`. */
  readonly name: string;
  /** Class name used instead when a response of the service is the cause. */
  readonly answered?: string;
  /** Exit code used instead when the client found the error itself, without a response of the service. */
  readonly typed?: number;
  readonly meaning: string;
}
