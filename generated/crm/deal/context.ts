// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `deal context`. */
export interface DealContextArgs {
  /** Deal id. */
  readonly id: string;
  /** Maximum number of activities (0 for all). */
  readonly 'activity-limit': number;
  /** Add a summary of the synced mail (requires the scope mail:read). */
  readonly mail?: boolean;
  /** Maximum number of messages to read (0 for all). */
  readonly 'mail-limit': number;
  /** Leave out the activities. */
  readonly 'no-activities'?: boolean;
  /** Leave out the notes. */
  readonly 'no-notes'?: boolean;
  /** Leave out the participants. */
  readonly 'no-participants'?: boolean;
  /** Leave out the products. */
  readonly 'no-products'?: boolean;
  /** Maximum number of notes (0 for all). */
  readonly 'note-limit': number;
}

/** Requests of the workflow. */
const calls = {
  activities: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/activities',
    query: { deal_id: '{id}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  deal: { effect: 'read', method: 'GET', path: '/api/v2/deals/{id}', shape: 'record' },
  mail: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/deals/{id}/mailMessages',
    paging: 'offset',
    size: 100,
    shape: 'rows',
  },
  notes: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/notes',
    query: { deal_id: '{id}' },
    paging: 'offset',
    size: 100,
    shape: 'rows',
  },
  org: { effect: 'read', method: 'GET', path: '/api/v2/organizations/{org}', shape: 'record' },
  participants: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/deals/{id}/participants',
    paging: 'offset',
    size: 500,
    shape: 'rows',
  },
  person: { effect: 'read', method: 'GET', path: '/api/v2/persons/{person}', shape: 'record' },
  products: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals/{id}/products',
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<DealContextArgs>(() => import('../client.js'), {
  id: 'crm.deal.context',
  command: 'context <id>',
  describe: 'Show a deal with all that is linked to it',
  usage: '<id> [flags]',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'id', describe: 'Deal id' },
  },
  flags: {
    'activity-limit': {
      type: 'string',
      kind: 'integer',
      default: 50,
      min: 0,
      describe: 'Maximum number of activities (0 for all)',
    },
    mail: {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Add a summary of the synced mail (requires the scope mail:read)',
    },
    'mail-limit': {
      type: 'string',
      kind: 'integer',
      default: 50,
      min: 0,
      describe: 'Maximum number of messages to read (0 for all)',
    },
    'no-activities': { type: 'boolean', kind: 'boolean', describe: 'Leave out the activities' },
    'no-notes': { type: 'boolean', kind: 'boolean', describe: 'Leave out the notes' },
    'no-participants': { type: 'boolean', kind: 'boolean', describe: 'Leave out the participants' },
    'no-products': { type: 'boolean', kind: 'boolean', describe: 'Leave out the products' },
    'note-limit': {
      type: 'string',
      kind: 'integer',
      default: 50,
      min: 0,
      describe: 'Maximum number of notes (0 for all)',
    },
  },
  columns: [
    { key: 'deal', header: 'Deal', from: '{deal.id} {deal.title}, {deal.status}, {deal.value} {deal.currency}' },
    { key: 'person', header: 'Person', from: '{person.id} {person.name}' },
    { key: 'org', header: 'Organization', from: '{org.id} {org.name}' },
    {
      key: 'records',
      header: 'Records',
      from:
        'activities: {activityCount}, notes: {noteCount}, products: {productCount}, participants: {participantCount}',
    },
    { key: 'flags', header: 'Flags', join: ', ', empty: 'none' },
    {
      key: 'mail',
      header: 'Mail',
      from:
        '{mail.message_count} messages, the last one {mail.last_direction} at {mail.last_message_at}: {mail.latest_subject}',
    },
  ],
  handler: workflow<DealContextArgs, keyof typeof calls>(() => import('../../../workflows/crm/deal-context.js'), {
    calls,
  }),
});
