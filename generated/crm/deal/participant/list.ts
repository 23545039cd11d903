// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal participant list`. */
export interface DealParticipantListArgs {
  readonly id: string;
}

export const command = defineCommand<DealParticipantListArgs>(() => import('../../client.js'), {
  id: 'crm.deal.participant.list',
  command: 'list <id>',
  describe: 'List participants of a deal',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/deals/{id}/participants',
    paging: 'offset',
    cap: 100,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'person_id', header: 'Person', from: ['person_id.value', 'person_id'] },
      { key: 'name', header: 'Name', from: ['person_id.name', 'name'] },
      { key: 'add_time', header: 'Added' },
    ],
    shape: 'rows',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {},
});
