import type { CommandModule } from '../contract/context.js';
import type { Service } from '../contract/service.js';

/** Formats in which an error is one JSON object. */
export const JSON_FORMATS: ReadonlySet<string> = new Set(['json', 'ndjson', 'yaml']);

/** What is known of a run when it fails, for the report. */
export interface Progress {
  service?: Service;
  command?: CommandModule<never>;
  /** Format that the run has settled on. */
  format?: string;
  verbose?: boolean;
  color?: boolean;
  /** Format that the profile presets, for a failure before the run has settled on one. */
  preset?: unknown;
  /** Remedy that the command has for an HTTP status. */
  hint?: (status: number) => string | undefined;
  /** Writes that reached the service. */
  written?: () => number;
  /** Exit of the command's own that the run ended with, by name. */
  exit?: string;
  /** What the run noted before it failed and did not write yet. */
  notes?: readonly string[];
}
