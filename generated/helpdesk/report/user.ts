// From specs/helpdesk/report.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `report user`. */
export interface ReportUserArgs {
  readonly start: string;
  readonly end: string;
  readonly user: string;
}

export const command = defineCommand<ReportUserArgs>(() => import('../client.js'), {
  id: 'helpdesk.report.user',
  command: 'user',
  describe: 'Show the activity of a user or team in a time range',
  usage: '--start <time|7d> --user <id|name> [flags]',
  effect: 'read',
  output: 'json',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/reports/user',
    host: 'mailbox',
    columns: [
      { key: 'user', header: 'ID', from: 'user.id' },
      { key: 'name', header: 'Name', from: 'user.name' },
      { key: 'startDate', header: 'Start date', from: 'current.startDate' },
      { key: 'endDate', header: 'End date', from: 'current.endDate' },
      { key: 'totalConversations', header: 'Total conversations', from: 'current.totalConversations' },
      { key: 'customersHelped', header: 'Customers helped', from: 'current.customersHelped' },
      { key: 'totalReplies', header: 'Total replies', from: 'current.totalReplies' },
      { key: 'repliesPerDay', header: 'Replies per day', from: 'current.repliesPerDay' },
      { key: 'closed', header: 'Closed', from: 'current.closed' },
      { key: 'resolved', header: 'Resolved', from: 'current.resolved' },
      { key: 'happinessScore', header: 'Happiness score', from: 'current.happinessScore' },
      { key: 'responseTime', header: 'Response time', from: 'current.responseTime', span: 'seconds' },
      {
        key: 'firstResponseTime',
        header: 'First response time',
        from: ['current.firstResponseTime', 'current.averageFirstResponseTime'],
        span: 'seconds',
      },
      { key: 'resolutionTime', header: 'Resolution time', from: 'current.resolutionTime', span: 'seconds' },
      { key: 'handleTime', header: 'Handle time', from: 'current.handleTime', span: 'seconds' },
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
    user: {
      demandOption: true,
      kind: 'reference',
      reference: 'assignee',
      wire: { in: 'query', name: 'user' },
      describe: 'Id, name or e-mail address of the user or team, or "me"',
    },
  },
});
