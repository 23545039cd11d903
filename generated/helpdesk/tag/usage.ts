// From specs/helpdesk/tag.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `tag usage`. */
export interface TagUsageArgs {
  readonly name: string;
}

export const command = defineCommand<TagUsageArgs>(() => import('../client.js'), {
  id: 'helpdesk.tag.usage',
  command: 'usage <name>',
  describe: 'Count the conversations that have a tag',
  usage: '<name>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/tags/{name}',
    shape: 'action',
    says: '{answer.name}: {answer.ticketCount}',
    gives: { name: '{answer.name}', count: '{answer.ticketCount:number}' },
  }),
  positionals: {
    name: {
      required: true,
      kind: 'reference',
      reference: 'tag',
      wire: { in: 'path', name: 'name' },
      describe: 'Id or name of the tag (case-insensitive)',
    },
  },
  flags: {},
});
