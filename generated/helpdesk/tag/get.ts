// From specs/helpdesk/tag.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `tag get`. */
export interface TagGetArgs {
  readonly id: string;
}

export const command = defineCommand<TagGetArgs>(() => import('../client.js'), {
  id: 'helpdesk.tag.get',
  command: 'get <id>',
  describe: 'Show one tag',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/tags/{id}',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'slug', header: 'Slug' },
      { key: 'createdAt', header: 'Created' },
      { key: 'ticketCount', header: 'Count' },
    ],
    shape: 'single',
  }),
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'tag',
      wire: { in: 'path', name: 'id' },
      describe: 'Tag id or name',
    },
  },
  flags: {},
});
