// From specs/crm/activity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `activity update`. */
export interface ActivityUpdateArgs extends BodyFlags {
  readonly id: string;
  readonly subject?: string;
  readonly type?: string;
  readonly 'due-date'?: string;
  readonly 'due-time'?: string;
  readonly duration?: string;
  readonly deal?: string;
  readonly org?: string;
  readonly owner?: string;
  readonly note?: string;
  readonly done?: boolean;
  readonly person?: string;
  readonly undone?: boolean;
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<ActivityUpdateArgs>(() => import('../client.js'), {
  id: 'crm.activity.update',
  command: 'update <id>',
  describe: 'Update an activity',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/activities/{id}',
    shape: 'record',
    naming: { path: '/api/v2/activities/{id}', id: 'id', field: 'subject' },
    undo: {
      command: 'activity update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'activity get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['subject'],
    customFields: 'activity',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Activity id' },
  },
  flags: {
    subject: {
      kind: 'text',
      wire: { in: 'body', name: 'subject' },
      describe: 'Subject of the activity',
      blank: 'never',
    },
    type: {
      kind: 'reference',
      reference: 'activity-type',
      wire: { in: 'body', name: 'type' },
      describe: 'Activity type, key or name',
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
    done: {
      kind: 'boolean',
      conflicts: ['undone'],
      wire: { in: 'body', name: 'done' },
      describe: 'Mark the activity as done',
    },
    person: {
      kind: 'id',
      as: [{ person_id: '$value', primary: true }],
      wire: { in: 'body', name: 'participants' },
      describe: 'Person id (replaces all participants)',
    },
    undone: {
      kind: 'boolean',
      conflicts: ['done'],
      wire: { in: 'body', name: 'done' },
      send: false,
      describe: 'Mark the activity as not done',
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
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
