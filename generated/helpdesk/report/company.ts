// From specs/helpdesk/report.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `report company`. */
export interface ReportCompanyArgs {
  readonly start: string;
  readonly end: string;
  readonly mailbox?: string;
  readonly tag?: readonly string[];
}

export const command = defineCommand<ReportCompanyArgs>(() => import('../client.js'), {
  id: 'helpdesk.report.company',
  command: 'company',
  describe: 'Show the performance of the team in a time range',
  usage: '--start <time|7d> [flags]',
  effect: 'read',
  output: 'json',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/reports/company',
    host: 'mailbox',
    columns: [
      { key: 'user', header: 'ID', from: ['user', 'id'] },
      { key: 'name', header: 'Name' },
      { key: 'customersHelped', header: 'Customers helped' },
      { key: 'replies', header: 'Replies' },
      { key: 'closed', header: 'Closed' },
      { key: 'happinessScore', header: 'Happiness score' },
      { key: 'handleTime', header: 'Handle time', span: 'seconds' },
      { key: 'startDate', header: 'Start date' },
      { key: 'endDate', header: 'End date' },
    ],
    shape: 'record',
    flat: true,
    unfold: { rows: ['users'], with: { endDate: 'current.endDate', startDate: 'current.startDate' } },
  }),
  hints: { 403: 'The plan of the account may not include reports; ask the account owner.' },
  flags: {
    start: {
      demandOption: true,
      kind: 'since',
      wire: { in: 'query', name: 'start' },
      describe: 'Start: a date, an RFC 3339 time, or an age (7d, 12h, 30m)',
    },
    end: {
      kind: 'since',
      default: '0d',
      day: 'end',
      notBefore: 'start',
      wire: { in: 'query', name: 'end' },
      describe: 'End: a date (included), an RFC 3339 time, or an age (0d is now)',
    },
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailboxes' },
      describe: 'Mailbox id or name',
    },
    tag: {
      kind: 'csv',
      of: 'reference',
      reference: 'tag',
      wire: { in: 'query', name: 'tags' },
      describe: 'Only conversations with one of these tags (names or ids)',
    },
  },
});
