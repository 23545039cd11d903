// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal participant remove`. */
export interface DealParticipantRemoveArgs {
  readonly id: string | readonly string[];
  readonly participant: string;
}

export const command = defineCommand<DealParticipantRemoveArgs>(() => import('../../client.js'), {
  id: 'crm.deal.participant.remove',
  command: 'remove <id>',
  describe: 'Remove a participant from a deal',
  usage: '<id...> --participant <id> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/deals/{id}/participants/{participant}',
    shape: 'action',
    confirm: 'Remove participant {participant} from deal {id}?',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    says: 'Removed participant {participant} from deal {id}',
    gives: { id: '{id:number}', participant_id: '{participant:number}', removed: true },
    undo: {
      command: 'deal participant add',
      args: { id: '{id}' },
      body: ['person_id'],
      fields: { person_id: 'person_id.value' },
      before: { command: 'deal participant list', args: { id: '{id}' }, row: { field: 'id', is: '{participant}' } },
    },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    participant: {
      demandOption: true,
      kind: 'id',
      wire: { in: 'path', name: 'participant' },
      describe: 'Participant id, shown by `deal participant list` (not the person id)',
    },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
