// From specs/crm/events.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `backup diff`. */
export interface BackupDiffArgs {
  readonly a: string;
  readonly b: string;
  readonly raw?: boolean;
}

export const command = defineCommand<BackupDiffArgs>(() => import('../client.js'), {
  id: 'crm.backup.diff',
  command: 'diff <a> <b>',
  describe: 'Compare two backups field by field',
  usage: '<a> <b> [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/crm/backup-diff.js')),
  columns: [
    { key: 'resource', header: 'Resource' },
    { key: 'id', header: 'ID' },
    { key: 'change', header: 'Change' },
    { key: 'field', header: 'Field' },
    { key: 'oldValue', header: 'Old' },
    { key: 'newValue', header: 'New' },
  ],
  positionals: {
    a: { required: true, kind: 'path', describe: 'Folder of the older backup' },
    b: { required: true, kind: 'path', describe: 'Folder of the newer backup' },
  },
  flags: {
    raw: { kind: 'boolean', describe: 'Show keys and option ids instead of names and labels' },
  },
});
