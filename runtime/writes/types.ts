/** Types of the log of writes: what was about to be sent, and what became of it. */
import type { Effect, Encoding, Method } from '../contract/command.js';
import type { InverseOrNone } from '../contract/undo.js';
import type { Row } from '../contract/rows.js';
import type { Shape } from '../base/shape.js';

/** Who asked for a write. */
export type Actor = 'shell' | 'tool' | 'plan' | 'undo';

/** A request as it is stored: never with its headers. */
export interface LoggedRequest {
  readonly host?: string;
  readonly method: Method;
  /** Path and query below the origin, filled. */
  readonly path: string;
  /** JSON; a file is `{"file":name,"bytes":n,"sha256":…}`, and long text its beginning and its digest. */
  readonly body?: unknown;
  readonly encoding?: Encoding;
}

/** One line: durable before the request leaves. */
export interface Intent {
  readonly t: 'intent';
  /** `w_` and a text that ascends with the time. */
  readonly id: string;
  /** RFC 3339 in UTC, with milliseconds. */
  readonly at: string;
  /** Identifies the run, which may send several writes: `r_…`. */
  readonly run: string;
  /** The process that sends it, see `state/process.ts`. The first version of the log had only its id. */
  readonly pid: number;
  readonly host?: string;
  readonly start?: string;
  readonly cmd: string;
  /** Name of the call, if the command is a workflow. */
  readonly call?: string;
  readonly effect: Effect;
  /** Words, arguments and flags as they were typed; secrets are dots. */
  readonly argv: readonly string[];
  /** Account of the service that it went to. */
  readonly account: string;
  readonly req: LoggedRequest;
  /** Arguments that the request was made of. */
  readonly args: Row;
  /** The record before, or of an update its fields that are written; null if it was not read. */
  readonly before: Row | null;
  readonly inverse: InverseOrNone;
  /** Id of the plan that it is a line of, the number of that line, and its digest. */
  readonly plan?: string;
  readonly line?: number;
  readonly lineDigest?: string;
  /** The write that it takes back. */
  readonly undoes?: string;
  /** Id of the journal of an import or a bulk run, and the row in it. */
  readonly journal?: string;
  readonly row?: string;
  /** Key of the caller: a write with it is sent once. */
  readonly once?: string;
  readonly actor: Actor;
}

/**
 * `done`: the service has accepted it. `refused`: it was not carried out, or not sent. `unknown`: it may have taken effect.
 */
export type OutcomeState = 'done' | 'refused' | 'unknown';

/** One line, after the request. Without one, the run was stopped in between. */
export interface Outcome {
  readonly t: 'outcome';
  readonly id: string;
  readonly at: string;
  readonly state: OutcomeState;
  /** HTTP status; absent without a response. */
  readonly status?: number;
  /** Id of the record that the response names. */
  readonly record?: string;
  /** Fields of the record in the response that were written; null without one. */
  readonly after: Row | null;
  /** How the outcome was found that no response has shown: `list`, `record`, or `user`. */
  readonly found?: Evidence;
}

/** What shows the outcome of a write without its response: a row of a list, the record itself, or the user. */
export type Evidence = 'list' | 'record' | 'user';

/** A write and what became of it. */
export interface LoggedWrite extends Intent {
  /** `open`: the process that sends it still runs. */
  readonly state: OutcomeState | 'open';
  readonly outcome?: Outcome;
}

export const INTENT = {
  t: ['intent'],
  id: 'string',
  at: 'time',
  run: 'string',
  pid: 'count',
  'host?': 'string',
  'start?': 'string',
  cmd: 'string',
  effect: ['create', 'update', 'delete', 'act'],
  account: 'string',
  req: 'object',
  args: 'object',
  inverse: 'object',
} as const satisfies Shape;

export const OUTCOME = {
  t: ['outcome'],
  id: 'string',
  at: 'time',
  state: ['done', 'refused', 'unknown'],
} as const satisfies Shape;
