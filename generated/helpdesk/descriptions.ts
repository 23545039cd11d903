// Written by cmdspec; changes here are lost.
import type { DescriptionIndex } from 'cmdspec-runtime';

export const descriptions: DescriptionIndex = {
  root: () => import('./describe/root-commands.json', { with: { type: 'json' } }),
  groups: {
    alias: () => import('./describe/alias.json', { with: { type: 'json' } }),
    auth: () => import('./describe/auth.json', { with: { type: 'json' } }),
    beacon: () => import('./describe/beacon.json', { with: { type: 'json' } }),
    config: () => import('./describe/config.json', { with: { type: 'json' } }),
    conv: () => import('./describe/conv.json', { with: { type: 'json' } }),
    customer: () => import('./describe/customer.json', { with: { type: 'json' } }),
    docs: () => import('./describe/docs.json', { with: { type: 'json' } }),
    mailbox: () => import('./describe/mailbox.json', { with: { type: 'json' } }),
    mcp: () => import('./describe/mcp.json', { with: { type: 'json' } }),
    profile: () => import('./describe/profile.json', { with: { type: 'json' } }),
    report: () => import('./describe/report.json', { with: { type: 'json' } }),
    sandbox: () => import('./describe/sandbox.json', { with: { type: 'json' } }),
    tag: () => import('./describe/tag.json', { with: { type: 'json' } }),
    user: () => import('./describe/user.json', { with: { type: 'json' } }),
    webhook: () => import('./describe/webhook.json', { with: { type: 'json' } }),
    workflow: () => import('./describe/workflow.json', { with: { type: 'json' } }),
  },
};
