/** The parts that a service adds to the engine. */
import type { Behavior } from './odata/behavior.js';
import type {
  Answer,
  AnswerRules,
  Collection,
  CustomRoute,
  Delivery,
  EnvelopeFacts,
  Incoming,
  Meter,
  Metered,
  Problem,
  Row,
  RowChange,
  State,
  UnknownRules,
} from './types.js';
import type { TokenRules } from './oauth.js';

/**
 * The behavior of a service in addition to its compiled routes. All parts are optional; without any, the engine
 * derives collections, checks, paging and records from the routes and the service data.
 *
 * Handlers and hooks are synchronous and must change nothing but `state`: a request that writes runs as one transaction
 * (lock the state file, read it, change it, write it), which is undone when it throws. Throw `refuse(...)` to respond with
 * an error in the service's shape.
 */
export interface Extension {
  /** Collections by name. The state file uses the name as a key: renaming a collection loses its changes. */
  readonly collections?: Readonly<Record<string, Collection>>;
  /** Records have every field that the spec declares for them; those without a value or a default are null. */
  readonly declared?: true;
  /** Behavior of the service for the records of its catalogue. */
  readonly catalogue?: Behavior;
  /** Tried before everything else, most literal path first. */
  readonly routes?: readonly CustomRoute[];
  /** Number of seeded records of each collection; default 60. */
  readonly records?: number;
  /** Unknown body keys and query parameters; default: both are refused. */
  readonly unknown?: UnknownRules;
  /** Responses to writes; default: as `service.emptyWrites` says, and none to a delete. */
  readonly answers?: AnswerRules;
  /** Content type of responses; default `application/json`. */
  readonly contentType?: string;
  /** Access tokens of the OAuth endpoints: lifetime in seconds, by default 3600, and whether it is sent as text. */
  readonly tokens?: TokenRules;
  /** Body and headers of every error; default: the paths of `service.errors`. */
  readonly error?: (problem: Problem, request: Incoming) => Answer;
  /**
   * Returns the requests to servers of the user after a successful write, for example to webhooks. Runs in
   * the transaction of the request; deliveries are sent after it, to this machine only.
   */
  readonly deliveries?: (changes: readonly RowChange[], request: Incoming, state: State) => readonly Delivery[];
  /** Completes every body that the engine builds (not the bodies of custom routes), for example with `success: true`. */
  readonly envelope?: (body: Row, about: EnvelopeFacts) => unknown;
  /** Headers of every response, and the refusal above the rate limit. Runs after the credential check. */
  readonly meter?: (request: Incoming, meter: Meter) => Metered;
}
