/** Facts about a run, for the report of its failure. */
import type { CommandModule } from '../contract/context.js';
import type { Options } from '../contract/options.js';
import type { ErrorDetails } from '../base/errors.js';
import { defined } from '../base/defined.js';
import { countWrites } from '../base/writes.js';
import type { Writes } from '../contract/failure.js';
import type { People } from '../contract/people.js';
import type { Meta, World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import type { Envelope } from '../output/envelope.js';

/** Formats in which an error is one JSON object. */
export const JSON_FORMATS: ReadonlySet<string> = new Set(['json', 'ndjson', 'yaml']);

/** What is known of a run when it fails, for the report. */
export interface RunFacts {
  service?: Service;
  command?: CommandModule<never>;
  /** Words of the command. */
  words?: readonly string[];
  options?: Options;
  /** Format set in the profile, for a failure before the format of the run is known. */
  storedFormat?: unknown;
  /** Returns the command's own remedy for an HTTP status; `target` has the values of the failing request. */
  hint?: (status: number, target: ErrorDetails['target']) => string | undefined;
  /** Numbers of the writes of the run so far. */
  writes?: Writes;
  /** Name of the command's own exit with which the run ended. */
  exit?: string;
  /** Hides people in the report. */
  people?: People;
  /** What `--envelope` prints of the run. */
  envelope?: Envelope;
  /** Returns facts about the run, for its envelope. */
  meta?: () => Meta;
  /** Notes of the run that were held back until it failed. */
  notes?: readonly string[];
}

/** Returns facts about a run, which may have failed before it could send a request. */
export const metaOf = ({ meta, command }: RunFacts, { now }: Pick<World, 'now'>): Meta =>
  meta?.() ?? { requests: 0, asOf: now().toISOString(), ...defined({ effect: command?.effect }) };

/** Returns the numbers of the writes of a run, which may have failed before it could send any. */
export const writesOf = ({ writes }: RunFacts): Writes => writes ?? countWrites().writes;
