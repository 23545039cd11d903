// From specs/crm/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local, type Json } from 'cmdspec-runtime';

/** Flags and arguments of `api`. */
export interface ApiArgs {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Json;
  readonly paginate?: boolean;
}

export const command = defineCommand<ApiArgs>(() => import('../client.js'), {
  id: 'crm.api',
  command: 'api <method> <path>',
  describe: 'Send a raw request to the service',
  usage: '<method> <path> [flags]',
  effect: 'act',
  handler: local(() => import('cmdspec-runtime/commands/api')),
  positionals: {
    method: {
      required: true,
      kind: 'enum',
      choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      describe: 'HTTP method',
    },
    path: {
      required: true,
      kind: 'text',
      describe: 'Path that begins with /api/v1/ or /api/v2/, with an optional query string',
    },
  },
  flags: {
    body: { kind: 'json', describe: 'Request body as JSON: text, @file, - or piped input' },
    paginate: { alias: 'all', kind: 'boolean', describe: 'Read every page and print one array (GET only)' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
  },
});
