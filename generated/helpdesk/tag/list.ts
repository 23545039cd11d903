// From specs/helpdesk/tag.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `tag list`. */
export interface TagListArgs extends LimitFlags {}

export const command = defineCommand<TagListArgs>(() => import('../client.js'), {
  id: 'helpdesk.tag.list',
  command: 'list',
  describe: 'List tags alphabetically',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/tags',
    paging: 'inbox',
    result: 'tags',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'slug', header: 'Slug' },
      { key: 'createdAt', header: 'Created' },
      { key: 'ticketCount', header: 'Count' },
    ],
    shape: 'rows',
  }),
  flags: {
    ...limitFlags,
  },
});
