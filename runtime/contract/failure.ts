/** Classes of failure that every part of the runtime speaks of; a service maps each to its exit code. */
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
  /** Class name instead when an answer of the service is the cause. */
  readonly answered?: string;
  /** Exit code instead when no answer of the service is the cause: the client found it itself. */
  readonly typed?: number;
  readonly meaning: string;
}
