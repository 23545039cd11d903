// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs site get`. */
export interface DocsSiteGetArgs extends KeyFlags {
  readonly id: string;
}

export const command = defineCommand<DocsSiteGetArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.site.get',
  command: 'get <id>',
  describe: 'Show one site',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v1/sites/{id}',
    host: 'docs',
    result: 'site',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'title', header: 'Title' },
      { key: 'subDomain', header: 'Subdomain' },
      { key: 'companyName', header: 'Company' },
      { key: 'hasPublicSite', header: 'Public' },
    ],
    shape: 'record',
  }),
  positionals: {
    id: { required: true, kind: 'key', wire: { in: 'path', name: 'id' }, describe: 'Site id' },
  },
  flags: {
    ...keyFlags,
  },
});
