/** Types of failures and exit codes, and of what became of the writes of a run. */

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

/** What to do next: one sentence, and the command line that does it, for a POSIX shell. */
export interface Remedy {
  readonly text: string;
  readonly next: string;
}

/** What became of a write that was sent. `refused`: the service did not carry it out; `unknown`: it may have taken effect. */
export type Fate = 'refused' | 'unknown' | 'done';

/** Whether a write of a run reached the service; `unknown`: it may have, and no response shows it. */
export type Sent = 'yes' | 'no' | 'unknown';

/**
 * What running the command again does: `safe`: it changes nothing twice; `check`: it may, because a write took effect or may
 * have; `no`: it fails in the same way.
 */
export type RunAgain = 'safe' | 'check' | 'no';

/** Numbers of the writes of a run. */
export interface Writes {
  /** Of which bytes may have left. */
  readonly sent: number;
  /** To which the service responded. */
  readonly answered: number;
  readonly done: number;
  /** That may have taken effect, and would do so again. */
  readonly unknown: number;
  /** That may have taken effect, and may be repeated. */
  readonly repeatable: number;
}
