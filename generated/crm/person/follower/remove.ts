// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `person follower remove`. */
export interface PersonFollowerRemoveArgs {
  readonly id: string | readonly string[];
  readonly user: string;
}

export const command = defineCommand<PersonFollowerRemoveArgs>(() => import('../../client.js'), {
  id: 'crm.person.follower.remove',
  command: 'remove <id>',
  describe: 'Remove a follower from a person',
  usage: '<id...> --user <id|name> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/persons/{id}/followers/{user}',
    shape: 'action',
    confirm: 'Remove follower {user} from person {id}?',
    naming: { path: '/api/v2/persons/{id}', id: 'id', field: 'name' },
    says: 'Removed follower {user} from person {id}',
    gives: { id: '{id:number}', user_id: '{user:number}', removed: true },
    undo: { command: 'person follower add', args: { id: '{id}' }, body: { user_id: '{user:number}' } },
    reader: { command: 'person follower list', args: { id: '{id}' }, row: { field: 'user_id', is: '{user}' } },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Person id' },
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
