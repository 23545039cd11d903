// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal participant add`. */
export interface DealParticipantAddArgs {
  readonly id: string;
  readonly person: string;
}

export const command = defineCommand<DealParticipantAddArgs>(() => import('../../client.js'), {
  id: 'crm.deal.participant.add',
  command: 'add <id>',
  describe: 'Add a person to the participants of a deal',
  usage: '<id> --person <id> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/deals/{id}/participants',
    shape: 'record',
    undo: { command: 'deal participant remove', args: { id: '{id}', participant: '{created}' } },
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    person: { demandOption: true, kind: 'id', wire: { in: 'body', name: 'person_id' }, describe: 'Person id' },
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
