// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `org get`. */
export interface OrgGetArgs {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<OrgGetArgs>(() => import('../client.js'), {
  id: 'crm.org.get',
  command: 'get <id>',
  describe: 'Show one organization',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/organization/{id}' },
    customFields: 'organization',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Organization id' },
  },
  flags: {
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
