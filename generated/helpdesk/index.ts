// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    alias: {
      summary: 'Short names for commands',
      below: ['list', 'set', 'unset'],
      open: () => import('./alias/index.js'),
    },
    api: { summary: 'Send a raw request to the mailbox API', run: () => import('./commands/api.js') },
    auth: {
      summary: 'Sign in and out',
      below: ['login', 'logout', 'refresh', 'setup', 'status'],
      open: () => import('./auth/index.js'),
    },
    backup: { summary: 'Back up the account to a folder', run: () => import('./commands/backup.js') },
    beacon: {
      summary: 'Chat and help widget for your own pages',
      below: ['embed', 'identify-snippet', 'sign', 'verify'],
      open: () => import('./beacon/index.js'),
    },
    completion: { summary: 'Print a shell completion script', run: () => import('./commands/completion.js') },
    config: {
      summary: 'Settings of the profile',
      below: ['get', 'list', 'set', 'unset', 'validate'],
      open: () => import('./config/index.js'),
    },
    conv: {
      summary: 'Conversations with customers',
      below: [
        'assign',
        'attachments',
        'bulk-status',
        'count',
        'create',
        'delete',
        'download',
        'dump',
        'edit-note',
        'export',
        'get',
        'list',
        'move',
        'note',
        'reply',
        'search',
        'status',
        'tag',
        'threads',
        'watch',
      ],
      open: () => import('./conv/index.js'),
    },
    customer: {
      summary: 'People who write to the helpdesk',
      below: ['conversations', 'create', 'get', 'list', 'search', 'update'],
      open: () => import('./customer/index.js'),
    },
    describe: { summary: 'Describe commands as JSON, for programs', run: () => import('./commands/describe.js') },
    docs: {
      summary: 'Knowledge base',
      below: ['article', 'auth', 'category', 'collection', 'site'],
      open: () => import('./docs/index.js'),
    },
    doctor: { summary: 'Check the installation, sign-in and connection', run: () => import('./commands/doctor.js') },
    mailbox: {
      summary: 'Mailboxes that receive conversations',
      below: ['fields', 'folders', 'get', 'list'],
      open: () => import('./mailbox/index.js'),
    },
    mcp: { summary: 'Commands as tools for agents', below: ['serve'], open: () => import('./mcp/index.js') },
    profile: {
      summary: 'Profiles, each with its own settings and credentials',
      below: ['current', 'list', 'use'],
      open: () => import('./profile/index.js'),
    },
    report: {
      summary: 'Reports on conversations and the team',
      below: ['beacon', 'company', 'conversations', 'user'],
      open: () => import('./report/index.js'),
    },
    sandbox: {
      summary: 'A local stand-in for the service, without an account',
      below: ['reset', 'serve'],
      open: () => import('./sandbox/index.js'),
    },
    tag: { summary: 'Tags of conversations', below: ['get', 'list', 'usage'], open: () => import('./tag/index.js') },
    user: { summary: 'Members of the team', below: ['get', 'list', 'me'], open: () => import('./user/index.js') },
    version: { summary: 'Print the version and environment', run: () => import('./commands/version.js') },
    webhook: {
      summary: 'Webhooks that notify your server of events',
      below: ['create', 'delete', 'get', 'list'],
      open: () => import('./webhook/index.js'),
    },
    workflow: {
      summary: 'Workflows of the mailboxes',
      below: ['list', 'run'],
      open: () => import('./workflow/index.js'),
    },
  },
  help: () => import('./_built/help.js'),
};
