// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, limit50Flags, type KeyFlags, type Limit50Flags } from '../../flags.js';

/** Flags and arguments of `docs site list`. */
export interface DocsSiteListArgs extends KeyFlags, Limit50Flags {}

export const command = defineCommand<DocsSiteListArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.site.list',
  command: 'list',
  describe: 'List sites',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v1/sites',
    host: 'docs',
    paging: 'docs',
    result: 'sites',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'title', header: 'Title' },
      { key: 'subDomain', header: 'Subdomain' },
      { key: 'hasPublicSite', header: 'Public' },
      { key: 'updatedAt', header: 'Updated' },
    ],
    shape: 'rows',
  }),
  flags: {
    ...keyFlags,
    ...limit50Flags,
  },
});
