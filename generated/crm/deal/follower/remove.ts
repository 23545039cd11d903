// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal follower remove`. */
export interface DealFollowerRemoveArgs {
  readonly id: string | readonly string[];
  readonly user: string;
}

export const command = defineCommand<DealFollowerRemoveArgs>(() => import('../../client.js'), {
  id: 'crm.deal.follower.remove',
  command: 'remove <id>',
  describe: 'Remove a follower from a deal',
  usage: '<id...> --user <id|name> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/deals/{id}/followers/{user}',
    shape: 'action',
    confirm: 'Remove follower {user} from deal {id}?',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    says: 'Removed follower {user} from deal {id}',
    gives: { id: '{id:number}', user_id: '{user:number}', removed: true },
    undo: { command: 'deal follower add', args: { id: '{id}' }, body: { user_id: '{user:number}' } },
    reader: { command: 'deal follower list', args: { id: '{id}' }, row: { field: 'user_id', is: '{user}' } },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    user: {
      demandOption: true,
      kind: 'reference',
      reference: 'user',
      wire: { in: 'path', name: 'user' },
      describe: 'User id, name or e-mail address, or "me"',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
