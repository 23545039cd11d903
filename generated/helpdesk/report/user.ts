// From specs/helpdesk/report.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `report user`. */
export interface ReportUserArgs {
  /** Start of the time range: a date or an RFC 3339 time. */
  readonly start: string;
  /** End of the time range: a date (included) or an RFC 3339 time. */
  readonly end: string;
  /** Id, name or e-mail address of the user or team, or "me". */
  readonly user: string;
}

export const command = defineCommand<ReportUserArgs>(() => import('../client.js'), {
  id: 'helpdesk.report.user',
  command: 'user',
  describe: 'Show the activity of a user or team in a time range',
  usage: '--start <time> --end <time> --user <id|name>',
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
    user: {
      type: 'string',
      demandOption: true,
      kind: 'reference',
      reference: 'assignee',
      wire: { in: 'query', name: 'user' },
      describe: 'Id, name or e-mail address of the user or team, or "me"',
    },
  },
  hints: { 403: 'The plan of the account may not include reports; ask the account owner.' },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/reports/user',
    host: 'inbox',
    shape: 'record',
    flat: true,
  }),
});
