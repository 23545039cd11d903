// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    account: { summary: 'Customers, suppliers and prospects', open: () => import('./account/index.js') },
    alias: { summary: 'Short names for commands', open: () => import('./alias/index.js') },
    api: { summary: 'Send a raw request to the service', run: () => import('./commands/api.js') },
    auth: { summary: 'Sign in and out', open: () => import('./auth/index.js') },
    'bank-entry': { summary: 'Entries in a bank journal', open: () => import('./bank-entry/index.js') },
    completion: { summary: 'Print a shell completion script', run: () => import('./commands/completion.js') },
    config: { summary: 'Settings of the profile', open: () => import('./config/index.js') },
    create: { summary: 'Create a record in any catalogue resource', run: () => import('./commands/create.js') },
    delete: { summary: 'Delete a record of any catalogue resource', run: () => import('./commands/delete.js') },
    doctor: { summary: 'Check the installation, sign-in and connection', run: () => import('./commands/doctor.js') },
    document: { summary: 'Documents and their attachments', open: () => import('./document/index.js') },
    'document-folder': { summary: 'Folders of documents', open: () => import('./document-folder/index.js') },
    'document-type': { summary: 'Types of documents', open: () => import('./document-type/index.js') },
    get: { summary: 'Show one record by its key', run: () => import('./commands/get.js') },
    'journal-entry': { summary: 'Entries in the general journal', open: () => import('./journal-entry/index.js') },
    list: { summary: 'List records of any catalogue resource', run: () => import('./commands/list.js') },
    lookup: { summary: 'Find records by exact field values', run: () => import('./commands/lookup.js') },
    'mail-message': { summary: 'Messages sent from a mailbox', open: () => import('./mail-message/index.js') },
    mailbox: { summary: 'Mailboxes, which receive invoices and statements', open: () => import('./mailbox/index.js') },
    mcp: { summary: 'Serve the commands as MCP tools over stdio', run: () => import('./commands/mcp.js') },
    me: { summary: 'Show the signed-in user and session', run: () => import('./commands/me.js') },
    metadata: {
      summary: 'Search the local catalogue or show one resource',
      run: () => import('./commands/metadata.js'),
    },
    profile: {
      summary: 'Profiles, each with its own settings and credentials',
      open: () => import('./profile/index.js'),
    },
    quota: { summary: 'Show the rate limits of the division', run: () => import('./commands/quota.js') },
    quotation: { summary: 'Quotations and their versions', open: () => import('./quotation/index.js') },
    'sales-entry': { summary: 'Entries in a sales journal', open: () => import('./sales-entry/index.js') },
    'sales-order': { summary: 'Sales orders of customers', open: () => import('./sales-order/index.js') },
    sandbox: {
      summary: 'A local stand-in for the service, without an account',
      open: () => import('./sandbox/index.js'),
    },
    sync: { summary: 'Read the records of a feed changed since a timestamp', run: () => import('./commands/sync.js') },
    update: { summary: 'Change a record of any catalogue resource', run: () => import('./commands/update.js') },
    upsert: { summary: 'Create a record, or change the matching one', run: () => import('./commands/upsert.js') },
    version: { summary: 'Print the version and environment', run: () => import('./commands/version.js') },
  },
  help: () => import('./help.js'),
};
