// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal follower add`. */
export interface DealFollowerAddArgs {
  readonly id: string;
  readonly user: string;
}

export const command = defineCommand<DealFollowerAddArgs>(() => import('../../client.js'), {
  id: 'crm.deal.follower.add',
  command: 'add <id>',
  describe: 'Add a follower to a deal',
  usage: '<id> --user <id|name> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/deals/{id}/followers',
    shape: 'record',
    undo: { command: 'deal follower remove', args: { id: '{id}', user: '{sent.user_id}' } },
    created: 'user_id',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    user: {
      demandOption: true,
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'user_id' },
      describe: 'User id, name or e-mail address, or "me"',
    },
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
