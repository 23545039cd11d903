// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `deal context`. */
export interface DealContextArgs {
  readonly id: string;
  readonly 'activity-limit': number;
  readonly mail?: boolean;
  readonly 'mail-limit': number;
  readonly 'no-activities'?: boolean;
  readonly 'no-notes'?: boolean;
  readonly 'no-participants'?: boolean;
  readonly 'no-products'?: boolean;
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
  describe: 'Show a deal with its linked records',
  usage: '<id> [flags]',
  effect: 'read',
  handler: workflow<DealContextArgs, keyof typeof calls>(() => import('../../../workflows/crm/deal-context.js'), {
    calls,
  }),
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
  positionals: {
    id: { required: true, kind: 'id', describe: 'Deal id' },
  },
  flags: {
    'activity-limit': { kind: 'integer', default: 50, min: 0, describe: 'Maximum number of activities (0 for all)' },
    mail: { kind: 'boolean', describe: 'Add a summary of the synced mail (requires the scope mail:read)' },
    'mail-limit': { kind: 'integer', default: 50, min: 0, describe: 'Maximum number of messages to read (0 for all)' },
    'no-activities': { kind: 'boolean', describe: 'Leave out the activities' },
    'no-notes': { kind: 'boolean', describe: 'Leave out the notes' },
    'no-participants': { kind: 'boolean', describe: 'Leave out the participants' },
    'no-products': { kind: 'boolean', describe: 'Leave out the products' },
    'note-limit': { kind: 'integer', default: 50, min: 0, describe: 'Maximum number of notes (0 for all)' },
  },
});
