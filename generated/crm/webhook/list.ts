// From specs/crm/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.webhook.list',
  command: 'list',
  describe: 'List webhooks',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/webhooks',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'subscription_url', header: 'URL' },
      { key: 'event_action', header: 'Action' },
      { key: 'event_object', header: 'Object' },
      { key: 'version', header: 'Version' },
      {
        key: 'is_active',
        header: 'Active',
        from: ['is_active', 'active_flag'],
        values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' },
      },
    ],
    shape: 'rows',
    secrets: ['http_auth_password'],
  }),
  flags: {},
});
