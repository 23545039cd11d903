// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    activity: {
      summary: 'Calls, meetings, tasks and other activities',
      below: ['create', 'delete', 'get', 'list', 'type', 'update'],
      open: () => import('./activity/index.js'),
    },
    alias: {
      summary: 'Short names for commands',
      below: ['list', 'set', 'unset'],
      open: () => import('./alias/index.js'),
    },
    api: { summary: 'Send a raw request to the service', run: () => import('./commands/api.js') },
    audit: {
      summary: 'Check the quality of the data of the account',
      run: () => import('./commands/audit.js'),
      below: ['stage-skips'],
      open: () => import('./audit/index.js'),
    },
    auth: { summary: 'Sign in and out', below: ['login', 'logout', 'status'], open: () => import('./auth/index.js') },
    backup: {
      summary: 'Back up the account to a folder of JSON files',
      run: () => import('./commands/backup.js'),
      below: ['diff'],
      open: () => import('./backup/index.js'),
    },
    changes: {
      summary: 'List records created or changed since the last run',
      run: () => import('./commands/changes.js'),
    },
    completion: { summary: 'Print a shell completion script', run: () => import('./commands/completion.js') },
    config: {
      summary: 'Settings of the profile',
      below: ['get', 'list', 'set', 'unset'],
      open: () => import('./config/index.js'),
    },
    deal: {
      summary: 'Deals in a sales pipeline',
      below: [
        'bulk-update',
        'context',
        'convert',
        'create',
        'delete',
        'follower',
        'get',
        'history',
        'list',
        'participant',
        'product',
        'summary',
        'update',
        'upsert',
      ],
      open: () => import('./deal/index.js'),
    },
    describe: { summary: 'Describe commands as JSON, for programs', run: () => import('./commands/describe.js') },
    digest: { summary: 'Report all figures of a pipeline', run: () => import('./commands/digest.js') },
    doctor: { summary: 'Check the installation, sign-in and connection', run: () => import('./commands/doctor.js') },
    field: {
      summary: 'Standard and custom fields of records',
      below: ['create', 'delete', 'get', 'list', 'option', 'update'],
      open: () => import('./field/index.js'),
    },
    file: {
      summary: 'Files attached to records',
      below: ['delete', 'download', 'get', 'list', 'remote-link', 'update', 'upload'],
      open: () => import('./file/index.js'),
    },
    filter: {
      summary: 'Saved filters and their conditions',
      below: ['create', 'delete', 'export', 'get', 'helpers', 'list', 'update'],
      open: () => import('./filter/index.js'),
    },
    funnel: { summary: 'Show conversion from stage to stage', run: () => import('./commands/funnel.js') },
    goal: { summary: 'Goals of users and teams', below: ['list'], open: () => import('./goal/index.js') },
    lead: {
      summary: 'Leads that are not deals yet',
      below: ['convert', 'create', 'delete', 'get', 'label', 'list', 'update'],
      open: () => import('./lead/index.js'),
    },
    lookup: { summary: 'Find record ids by a field value', run: () => import('./commands/lookup.js') },
    mail: { summary: 'Synced mail', below: ['list'], open: () => import('./mail/index.js') },
    mcp: { summary: 'Commands as tools for agents', below: ['serve'], open: () => import('./mcp/index.js') },
    metrics: {
      summary: 'Figures of the sales pipeline',
      below: ['aging', 'conversion-matrix', 'coverage', 'forecast', 'slippage', 'velocity'],
      open: () => import('./metrics/index.js'),
    },
    note: {
      summary: 'Notes on records',
      below: ['comment', 'create', 'delete', 'get', 'list', 'update'],
      open: () => import('./note/index.js'),
    },
    org: {
      summary: 'Organizations',
      below: ['create', 'delete', 'follower', 'get', 'import', 'list', 'merge', 'relationship', 'update', 'upsert'],
      open: () => import('./org/index.js'),
    },
    person: {
      summary: 'Contact persons',
      below: ['create', 'delete', 'follower', 'get', 'import', 'list', 'merge', 'update', 'upsert'],
      open: () => import('./person/index.js'),
    },
    pipeline: {
      summary: 'Sales pipelines',
      below: ['get', 'health', 'list'],
      open: () => import('./pipeline/index.js'),
    },
    product: {
      summary: 'Products and their prices',
      below: ['create', 'delete', 'get', 'list', 'update'],
      open: () => import('./product/index.js'),
    },
    profile: {
      summary: 'Profiles, each with its own settings and credentials',
      below: ['current', 'list', 'use'],
      open: () => import('./profile/index.js'),
    },
    project: {
      summary: 'Projects',
      below: ['create', 'delete', 'get', 'list', 'update'],
      open: () => import('./project/index.js'),
    },
    quota: {
      summary: 'Show the remaining daily token budget',
      run: () => import('./commands/quota.js'),
      aliases: ['ratelimit'],
    },
    rep: { summary: 'Figures of sales representatives', below: ['scorecard'], open: () => import('./rep/index.js') },
    sandbox: {
      summary: 'A local stand-in for the service, without an account',
      below: ['reset', 'serve'],
      open: () => import('./sandbox/index.js'),
    },
    search: { summary: 'Search records across entities', run: () => import('./commands/search.js') },
    stage: { summary: 'Stages of pipelines', below: ['get', 'list'], open: () => import('./stage/index.js') },
    sync: {
      summary: 'Copies of the account for other systems',
      below: ['warehouse'],
      open: () => import('./sync/index.js'),
    },
    task: {
      summary: 'Tasks of projects',
      below: ['create', 'delete', 'get', 'list', 'update'],
      open: () => import('./task/index.js'),
    },
    user: { summary: 'Users of the account', below: ['find', 'list', 'me'], open: () => import('./user/index.js') },
    version: { summary: 'Print the version and environment', run: () => import('./commands/version.js') },
    watch: {
      summary: 'Report data-quality findings that are new since the last run',
      run: () => import('./commands/watch.js'),
    },
    webhook: {
      summary: 'Deliveries of events to a URL',
      below: ['create', 'delete', 'list', 'listen'],
      open: () => import('./webhook/index.js'),
    },
  },
  help: () => import('./_built/help.js'),
};
