// From specs/helpdesk/report.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `report beacon`. */
export interface ReportBeaconArgs {
  /** Inbox id. */
  readonly mailbox?: string;
  /** Changed since: a date, an RFC 3339 time, or 7d, 12h, 30m (minutes) before now. */
  readonly since: string;
}

export const command = defineCommand<ReportBeaconArgs>(() => import('../client.js'), {
  id: 'helpdesk.report.beacon',
  command: 'beacon',
  describe: 'Count conversations by the way they came in',
  usage: '[flags]',
  effect: 'read',
  flags: {
    mailbox: { type: 'string', kind: 'id', describe: 'Inbox id' },
    since: {
      type: 'string',
      kind: 'since',
      default: '30d',
      describe: 'Changed since: a date, an RFC 3339 time, or 7d, 12h, 30m (minutes) before now',
    },
  },
  columns: [
    { key: 'type', header: 'Source Type' },
    { key: 'via', header: 'Via' },
    { key: 'count', header: 'Count' },
    { key: 'pct', header: '%', from: '{pct}%' },
  ],
  handler: workflow(() => import('../../../workflows/helpdesk/report-beacon.js')),
});
