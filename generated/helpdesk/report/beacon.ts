// From specs/helpdesk/report.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `report beacon`. */
export interface ReportBeaconArgs {
  readonly mailbox?: string;
  readonly since: string;
}

/** Requests of the workflow. */
const calls = {
  oldest: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
    host: 'mailbox',
    query: { sortField: 'createdAt', sortOrder: 'asc', status: 'all' },
    paging: 'inbox',
    result: 'conversations',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ReportBeaconArgs>(() => import('../client.js'), {
  id: 'helpdesk.report.beacon',
  command: 'beacon',
  describe: 'Count conversations by source',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<ReportBeaconArgs, keyof typeof calls>(
    () => import('../../../workflows/helpdesk/report-beacon.js'),
    { calls },
  ),
  columns: [
    { key: 'type', header: 'Source Type' },
    { key: 'via', header: 'Via' },
    { key: 'count', header: 'Count' },
    { key: 'pct', header: '%', from: '{pct}%' },
  ],
  flags: {
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Mailbox id or name',
    },
    since: {
      kind: 'since',
      default: '30d',
      wire: { in: 'query', name: 'modifiedSince' },
      describe: 'Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)',
    },
  },
});
