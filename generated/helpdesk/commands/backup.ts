// From specs/helpdesk/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `backup`. */
export interface BackupArgs {
  /** Download attached files. */
  readonly attachments?: boolean;
  /** Also write the archive <folder>.tar.gz. */
  readonly compress?: boolean;
  /** Skip these resources. */
  readonly exclude?: readonly (
    'users' | 'teams' | 'mailboxes' | 'tags' | 'workflows' | 'webhooks' | 'customers' | 'conversations'
  )[];
  /** Ignore earlier sync times and read everything. */
  readonly full?: boolean;
  /** Only these resources. */
  readonly include?: readonly (
    'users' | 'teams' | 'mailboxes' | 'tags' | 'workflows' | 'webhooks' | 'customers' | 'conversations'
  )[];
  /** Append what changed to a log in _history. */
  readonly 'keep-history'?: boolean;
  /** Target folder. */
  readonly out: string;
  /** Downloads at once. */
  readonly parallel: number;
  /** Afterwards, find what was deleted in the account. */
  readonly reconcile?: boolean;
  /** Go on with an interrupted run. */
  readonly resume?: boolean;
  /** Read customers and conversations changed since a date, an RFC 3339 time, or 7d, 12h, 30m (minutes) before now, instead of since the last run. */
  readonly since?: string;
}

export const command = defineCommand<BackupArgs>(() => import('../client.js'), {
  id: 'helpdesk.backup',
  command: 'backup',
  describe: 'Copy the whole account to a folder and keep it fresh',
  usage: '--out <folder> [flags]',
  effect: 'act',
  flags: {
    attachments: { type: 'boolean', kind: 'boolean', describe: 'Download attached files' },
    compress: { type: 'boolean', kind: 'boolean', describe: 'Also write the archive <folder>.tar.gz' },
    exclude: {
      type: 'string',
      kind: 'csv',
      of: 'enum',
      choices: ['users', 'teams', 'mailboxes', 'tags', 'workflows', 'webhooks', 'customers', 'conversations'],
      describe: 'Skip these resources',
    },
    full: { type: 'boolean', kind: 'boolean', describe: 'Ignore earlier sync times and read everything' },
    include: {
      type: 'string',
      kind: 'csv',
      of: 'enum',
      choices: ['users', 'teams', 'mailboxes', 'tags', 'workflows', 'webhooks', 'customers', 'conversations'],
      describe: 'Only these resources',
    },
    'keep-history': { type: 'boolean', kind: 'boolean', describe: 'Append what changed to a log in _history' },
    out: { type: 'string', demandOption: true, kind: 'path', describe: 'Target folder' },
    parallel: { type: 'string', kind: 'integer', default: 4, min: 1, max: 32, describe: 'Downloads at once' },
    reconcile: { type: 'boolean', kind: 'boolean', describe: 'Afterwards, find what was deleted in the account' },
    resume: { type: 'boolean', kind: 'boolean', describe: 'Go on with an interrupted run' },
    since: {
      type: 'string',
      kind: 'since',
      describe:
        'Read customers and conversations changed since a date, an RFC 3339 time, or 7d, 12h, 30m (minutes) before now, instead of since the last run',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the checked request and send nothing' },
  },
  handler: workflow(() => import('../../../workflows/helpdesk/backup.js')),
});
