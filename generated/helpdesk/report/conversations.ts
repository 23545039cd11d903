// From specs/helpdesk/report.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `report conversations`. */
export interface ReportConversationsArgs {
  /** Start of the time range: a date or an RFC 3339 time. */
  readonly start: string;
  /** End of the time range: a date (included) or an RFC 3339 time. */
  readonly end: string;
  /** Inbox id or name. */
  readonly mailbox?: string;
  /** Tags by name or id, with commas to match any. */
  readonly tag?: readonly string[];
}

export const command = defineCommand<ReportConversationsArgs>(() => import('../client.js'), {
  id: 'helpdesk.report.conversations',
  command: 'conversations',
  describe: 'Show the volume of conversations in a time range',
  usage: '--start <time> --end <time> [flags]',
  effect: 'read',
  output: 'json',
  flags: {
    start: {
      type: 'string',
      demandOption: true,
      kind: 'timestamp',
      wire: { in: 'query', name: 'start' },
      describe: 'Start of the time range: a date or an RFC 3339 time',
    },
    end: {
      type: 'string',
      demandOption: true,
      kind: 'timestamp',
      day: 'end',
      notBefore: 'start',
      wire: { in: 'query', name: 'end' },
      describe: 'End of the time range: a date (included) or an RFC 3339 time',
    },
    mailbox: {
      type: 'string',
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailboxes' },
      describe: 'Inbox id or name',
    },
    tag: {
      type: 'string',
      kind: 'csv',
      of: 'reference',
      reference: 'tag',
      wire: { in: 'query', name: 'tags' },
      describe: 'Tags by name or id, with commas to match any',
    },
  },
  hints: { 403: 'The plan of the account may not include reports; ask the account owner.' },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/reports/conversations',
    host: 'inbox',
    shape: 'record',
    flat: true,
  }),
});
