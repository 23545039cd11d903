// From specs/helpdesk/report.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `report conversations`. */
export interface ReportConversationsArgs {
  readonly start: string;
  readonly end: string;
  readonly mailbox?: string;
  readonly tag?: readonly string[];
}

export const command = defineCommand<ReportConversationsArgs>(() => import('../client.js'), {
  id: 'helpdesk.report.conversations',
  command: 'conversations',
  describe: 'Show the volume of conversations in a time range',
  usage: '--start <time|7d> [flags]',
  effect: 'read',
  output: 'json',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/reports/conversations',
    host: 'mailbox',
    columns: [
      { key: 'startDate', header: 'Start date', from: 'current.startDate' },
      { key: 'endDate', header: 'End date', from: 'current.endDate' },
      { key: 'totalConversations', header: 'Total conversations', from: 'current.totalConversations' },
      { key: 'conversationsCreated', header: 'Conversations created', from: 'current.conversationsCreated' },
      { key: 'newConversations', header: 'New conversations', from: 'current.newConversations' },
      { key: 'messagesReceived', header: 'Messages received', from: 'current.messagesReceived' },
      { key: 'customers', header: 'Customers', from: 'current.customers' },
      { key: 'conversationsPerDay', header: 'Conversations per day', from: 'current.conversationsPerDay' },
      { key: 'busiestDay', header: 'Busiest day', from: 'busiestDay.day' },
      { key: 'busiestHour', header: 'Busiest hour', from: 'busiestDay.hour' },
    ],
    shape: 'record',
    flat: true,
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
