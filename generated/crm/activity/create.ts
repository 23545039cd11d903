// From specs/crm/activity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `activity create`. */
export interface ActivityCreateArgs extends BodyFlags {
  readonly subject?: string;
  readonly 'due-date'?: string;
  readonly 'due-time'?: string;
  readonly duration?: string;
  readonly deal?: string;
  readonly org?: string;
  readonly owner?: string;
  readonly note?: string;
  readonly done?: boolean;
  readonly person?: string;
  readonly type: string;
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<ActivityCreateArgs>(() => import('../client.js'), {
  id: 'crm.activity.create',
  command: 'create',
  describe: 'Create an activity',
  usage: '--subject <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/activities',
    shape: 'record',
    undo: { command: 'activity delete', args: { id: '{created}' } },
    locate: {
      by: [
        ['subject', 'subject'],
        ['type', 'type'],
        ['due_date', 'due_date'],
        ['due_time', 'due_time'],
        ['deal_id', 'deal_id'],
        ['org_id', 'org_id'],
      ],
      names: ['subject'],
      created: 'add_time',
      window: 86400,
      list: {
        command: 'activity list',
        args: {},
        query: { deal_id: '{sent.deal_id}', org_id: '{sent.org_id}', sort_by: 'add_time', sort_direction: 'desc' },
        newestFirst: true,
      },
    },
    reader: { command: 'activity get', args: { id: '{created}' } },
    customFields: 'activity',
  }),
  flags: {
    subject: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'subject' },
      describe: 'Subject of the activity',
    },
    'due-date': { kind: 'date', wire: { in: 'body', name: 'due_date' }, describe: 'Due date' },
    'due-time': {
      kind: 'time',
      wire: { in: 'body', name: 'due_time' },
      describe: 'Due time in UTC, for example 14:30',
    },
    duration: {
      kind: 'time',
      wire: { in: 'body', name: 'duration' },
      describe: 'Duration in hours and minutes, for example 00:30',
    },
    deal: { kind: 'id', wire: { in: 'body', name: 'deal_id' }, describe: 'Deal id' },
    org: { kind: 'id', wire: { in: 'body', name: 'org_id' }, describe: 'Organization id' },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    note: { kind: 'text', wire: { in: 'body', name: 'note' }, describe: 'Text of the note in the activity (HTML)' },
    done: { kind: 'boolean', wire: { in: 'body', name: 'done' }, describe: 'Create the activity as done' },
    person: {
      kind: 'id',
      as: [{ person_id: '$value', primary: true }],
      wire: { in: 'body', name: 'participants' },
      describe: 'Person id (the primary participant)',
    },
    type: {
      kind: 'reference',
      default: 'task',
      reference: 'activity-type',
      words: ['task'],
      wire: { in: 'body', name: 'type' },
      describe: 'Activity type, key or name',
    },
    field: {
      kind: 'pair',
      wire: { in: 'fields', name: 'activity' },
      repeat: true,
      describe:
        'Field by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field',
    },
    ...bodyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
