// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `docs site list`. */
export interface DocsSiteListArgs {
  /** Knowledge-base API key (overrides the environment and the stored key). */
  readonly 'api-key'?: string;
  /** Maximum number of rows (0 for all). */
  readonly limit: number;
}

export const command = defineCommand<DocsSiteListArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.site.list',
  command: 'list',
  describe: 'List sites',
  usage: '[flags]',
  effect: 'read',
  flags: {
    'api-key': {
      type: 'string',
      kind: 'text',
      secret: true,
      wire: { in: 'credential', name: 'docs-key' },
      describe: 'Knowledge-base API key (overrides the environment and the stored key)',
    },
    limit: { type: 'string', kind: 'integer', default: 50, min: 0, describe: 'Maximum number of rows (0 for all)' },
  },
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
});
