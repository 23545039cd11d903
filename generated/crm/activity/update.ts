// From specs/crm/activity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `activity update`. */
export interface ActivityUpdateArgs extends BodyFlags {
  /** Activity id. */
  readonly id: string;
  /** Subject of the activity. */
  readonly subject?: string;
  /** Activity type, key or name. */
  readonly type?: string;
  /** Due date. */
  readonly 'due-date'?: string;
  /** Due time in UTC, for example 14:30. */
  readonly 'due-time'?: string;
  /** Duration in hours and minutes, for example 00:30. */
  readonly duration?: string;
  /** Deal id. */
  readonly deal?: string;
  /** Organization id. */
  readonly org?: string;
  /** Id, name or e-mail address of the owner, or "me". */
  readonly owner?: string;
  /** Text of the note in the activity (HTML). */
  readonly note?: string;
  /** Mark it as done. */
  readonly done?: boolean;
  /** Person id (replaces all participants). */
  readonly person?: string;
  /** Mark it as not done. */
  readonly undone?: boolean;
  /** Field by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field. */
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<ActivityUpdateArgs>(() => import('../client.js'), {
  id: 'crm.activity.update',
  command: 'update <id>',
  describe: 'Update an activity',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Activity id' },
  },
  flags: {
    subject: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'subject' },
      describe: 'Subject of the activity',
      blank: 'never',
    },
    type: {
      type: 'string',
      kind: 'reference',
      reference: 'activity-type',
      wire: { in: 'body', name: 'type' },
      describe: 'Activity type, key or name',
    },
    'due-date': { type: 'string', kind: 'date', wire: { in: 'body', name: 'due_date' }, describe: 'Due date' },
    'due-time': {
      type: 'string',
      kind: 'time',
      wire: { in: 'body', name: 'due_time' },
      describe: 'Due time in UTC, for example 14:30',
    },
    duration: {
      type: 'string',
      kind: 'time',
      wire: { in: 'body', name: 'duration' },
      describe: 'Duration in hours and minutes, for example 00:30',
    },
    deal: { type: 'string', kind: 'id', wire: { in: 'body', name: 'deal_id' }, describe: 'Deal id' },
    org: { type: 'string', kind: 'id', wire: { in: 'body', name: 'org_id' }, describe: 'Organization id' },
    owner: {
      type: 'string',
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    note: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'note' },
      describe: 'Text of the note in the activity (HTML)',
    },
    done: {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['undone'],
      wire: { in: 'body', name: 'done' },
      describe: 'Mark it as done',
    },
    person: {
      type: 'string',
      kind: 'id',
      as: [{ person_id: '$value', primary: true }],
      wire: { in: 'body', name: 'participants' },
      describe: 'Person id (replaces all participants)',
    },
    undone: {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['done'],
      wire: { in: 'body', name: 'done' },
      send: false,
      describe: 'Mark it as not done',
    },
    field: {
      type: 'string',
      kind: 'pair',
      wire: { in: 'fields', name: 'activity' },
      repeat: true,
      describe:
        'Field by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field',
    },
    ...bodyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/activities/{id}',
    shape: 'record',
    naming: { path: '/api/v2/activities/{id}', id: 'id', field: 'subject' },
    change: true,
    filled: ['subject'],
    customFields: 'activity',
  }),
});
