// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    activity: { summary: 'Calls, meetings, tasks and other activities', open: () => import('./activity/index.js') },
    alias: { summary: 'Short names for commands', open: () => import('./alias/index.js') },
    api: { summary: 'Send a raw request to the service', run: () => import('./commands/api.js') },
    audit: {
      summary: 'Check the quality of the data of the account',
      run: () => import('./commands/audit.js'),
      open: () => import('./audit/index.js'),
    },
    auth: { summary: 'Sign in and out', open: () => import('./auth/index.js') },
    backup: {
      summary: 'Back up the account to a folder of JSON files',
      run: () => import('./commands/backup.js'),
      open: () => import('./backup/index.js'),
    },
    changes: {
      summary: 'List records created or changed since the last run',
      run: () => import('./commands/changes.js'),
    },
    completion: { summary: 'Print a shell completion script', run: () => import('./commands/completion.js') },
    config: { summary: 'Settings of the profile', open: () => import('./config/index.js') },
    deal: { summary: 'Deals in a sales pipeline', open: () => import('./deal/index.js') },
    digest: { summary: 'Report all figures of a pipeline', run: () => import('./commands/digest.js') },
    doctor: { summary: 'Check the installation, sign-in and connection', run: () => import('./commands/doctor.js') },
    field: { summary: 'Standard and custom fields of records', open: () => import('./field/index.js') },
    funnel: { summary: 'Show conversion from stage to stage', run: () => import('./commands/funnel.js') },
    goal: { summary: 'Goals of users and teams', open: () => import('./goal/index.js') },
    lead: { summary: 'Leads that are not deals yet', open: () => import('./lead/index.js') },
    lookup: { summary: 'Find record ids by a field value', run: () => import('./commands/lookup.js') },
    mail: { summary: 'Synced mail', open: () => import('./mail/index.js') },
    mcp: { summary: 'Commands as tools for agents', open: () => import('./mcp/index.js') },
    metrics: { summary: 'Figures of the sales pipeline', open: () => import('./metrics/index.js') },
    note: { summary: 'Notes on records', open: () => import('./note/index.js') },
    person: { summary: 'Contact persons', open: () => import('./person/index.js') },
    pipeline: { summary: 'Sales pipelines', open: () => import('./pipeline/index.js') },
    product: { summary: 'Products and their prices', open: () => import('./product/index.js') },
    profile: {
      summary: 'Profiles, each with its own settings and credentials',
      open: () => import('./profile/index.js'),
    },
    project: { summary: 'Projects', open: () => import('./project/index.js') },
    quota: {
      summary: 'Show the remaining daily token budget',
      run: () => import('./commands/quota.js'),
      aliases: ['ratelimit'],
    },
    rep: { summary: 'Figures of sales representatives', open: () => import('./rep/index.js') },
    sandbox: {
      summary: 'A local stand-in for the service, without an account',
      open: () => import('./sandbox/index.js'),
    },
    search: { summary: 'Search records across entities', run: () => import('./commands/search.js') },
    stage: { summary: 'Stages of pipelines', open: () => import('./stage/index.js') },
    sync: { summary: 'Copies of the account for other systems', open: () => import('./sync/index.js') },
    task: { summary: 'Tasks of projects', open: () => import('./task/index.js') },
    user: { summary: 'Users of the account', open: () => import('./user/index.js') },
    version: { summary: 'Print the version and environment', run: () => import('./commands/version.js') },
    watch: {
      summary: 'Report data-quality findings that are new since the last run',
      run: () => import('./commands/watch.js'),
    },
    webhook: { summary: 'Webhooks that notify a server of events', open: () => import('./webhook/index.js') },
  },
  help: () => import('./help.js'),
};
