/** An endpoint of a sandbox. */
import type { Handle } from './crud.js';
import type { Facts } from './facts.js';
import type { Pattern } from './paths.js';

/** One method of one path. */
export interface Endpoint {
  readonly method: string;
  readonly pattern: Pattern;
  readonly host: string | undefined;
  readonly open: boolean;
  readonly writes: boolean;
  readonly facts: Facts | undefined;
  /** Accepted encodings of bodies; an empty list accepts all. */
  readonly encodings: readonly string[];
  readonly handle: Handle;
}
