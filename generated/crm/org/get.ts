// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `org get`. */
export interface OrgGetArgs {
  /** Organization id. */
  readonly id: string;
  /** Open the record in the browser, or print its address. */
  readonly web?: boolean;
}

export const command = defineCommand<OrgGetArgs>(() => import('../client.js'), {
  id: 'crm.org.get',
  command: 'get <id>',
  describe: 'Show one organization',
  usage: '<id> [flags]',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Organization id' },
  },
  flags: {
    web: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/organization/{id}' },
    customFields: 'organization',
  }),
});
