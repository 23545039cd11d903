// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    alias: { summary: 'Short names for commands', open: () => import('./alias/index.js') },
    api: { summary: 'Send a raw request to the service', run: () => import('./commands/api.js') },
    auth: { summary: 'Sign in and out', open: () => import('./auth/index.js') },
    completion: { summary: 'Print a shell completion script', run: () => import('./commands/completion.js') },
    config: { summary: 'Settings of the profile', open: () => import('./config/index.js') },
    deal: { summary: 'Deals in a sales pipeline', open: () => import('./deal/index.js') },
    doctor: { summary: 'Check the installation, sign-in and connection', run: () => import('./commands/doctor.js') },
    field: { summary: 'Standard and custom fields of records', open: () => import('./field/index.js') },
    lead: { summary: 'Leads that are not deals yet', open: () => import('./lead/index.js') },
    mcp: { summary: 'Commands as tools for agents', open: () => import('./mcp/index.js') },
    org: { summary: 'Organizations', open: () => import('./org/index.js') },
    person: { summary: 'Contact persons', open: () => import('./person/index.js') },
    profile: {
      summary: 'Profiles, each with its own settings and credentials',
      open: () => import('./profile/index.js'),
    },
    quota: {
      summary: 'Show the remaining daily token budget',
      run: () => import('./commands/quota.js'),
      aliases: ['ratelimit'],
    },
    sandbox: {
      summary: 'A local stand-in for the service, without an account',
      open: () => import('./sandbox/index.js'),
    },
    search: { summary: 'Search records across entities', run: () => import('./commands/search.js') },
    version: { summary: 'Print the version and environment', run: () => import('./commands/version.js') },
  },
  help: () => import('./help.js'),
};
