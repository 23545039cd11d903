// From specs/crm/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `api`. */
export interface ApiArgs {
  /** Method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path that begins with /api/v1/ or /api/v2/, with a query string if need be. */
  readonly path: string;
  /** Body as JSON: text, @file or piped input. */
  readonly body?: Json;
  /** GET only: read every page and print one list. */
  readonly paginate?: boolean;
}

export const command = defineCommand<ApiArgs>(() => import('../client.js'), {
  id: 'crm.api',
  command: 'api <method> <path>',
  describe: 'Send one raw request to the service',
  usage: '<method> <path> [flags]',
  effect: 'act',
  positionals: {
    method: { required: true, kind: 'enum', choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], describe: 'Method' },
    path: {
      required: true,
      kind: 'text',
      describe: 'Path that begins with /api/v1/ or /api/v2/, with a query string if need be',
    },
  },
  flags: {
    body: { type: 'string', kind: 'json', describe: 'Body as JSON: text, @file or piped input' },
    paginate: {
      type: 'boolean',
      alias: 'all',
      kind: 'boolean',
      describe: 'GET only: read every page and print one list',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: local(() => import('cmdspec/local/api')),
});
