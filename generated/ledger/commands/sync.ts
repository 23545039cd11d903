// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `sync`. */
export interface SyncArgs {
  /** Resource or feed, for example crm/Accounts or CRM/Accounts. */
  readonly resource: string;
  /** Fields that the service returns. */
  readonly select?: readonly string[];
  /** Most pages read; a cut run does not move the state. */
  readonly 'max-pages'?: number;
  /** Print the pages as they are. */
  readonly raw?: boolean;
  /** Timestamp to start after (default: the state file's, else 0). */
  readonly since?: string;
  /** JSON file that remembers the last timestamp of each feed. */
  readonly state?: string;
}

export const command = defineCommand<SyncArgs>(() => import('../client.js'), {
  id: 'ledger.sync',
  command: 'sync <resource>',
  describe: 'Read the records of a feed that changed since a timestamp',
  usage: '<resource> [flags]',
  effect: 'read',
  positionals: {
    resource: {
      required: true,
      kind: 'resource',
      describe: 'Resource or feed, for example crm/Accounts or CRM/Accounts',
    },
  },
  flags: {
    select: { type: 'string', kind: 'csv', of: 'text', describe: 'Fields that the service returns' },
    'max-pages': {
      type: 'string',
      kind: 'integer',
      min: 1,
      describe: 'Most pages read; a cut run does not move the state',
    },
    raw: { type: 'boolean', kind: 'boolean', describe: 'Print the pages as they are' },
    since: { type: 'string', kind: 'id', describe: "Timestamp to start after (default: the state file's, else 0)" },
    state: { type: 'string', kind: 'path', describe: 'JSON file that remembers the last timestamp of each feed' },
  },
  handler: workflow(() => import('../../../workflows/ledger/sync.js')),
});
