// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local, type Json } from 'cmdspec-runtime';

/** Flags and arguments of `api`. */
export interface ApiArgs {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: Json;
  readonly 'max-pages'?: number;
  readonly paginate?: boolean;
  readonly query?: readonly (readonly [string, string])[];
}

export const command = defineCommand<ApiArgs>(() => import('../client.js'), {
  id: 'ledger.api',
  command: 'api <method> <path>',
  describe: 'Send a raw request to the service',
  usage: '<method> <path> [flags]',
  effect: 'act',
  gate: 'calls',
  handler: local(() => import('cmdspec-runtime/commands/api')),
  positionals: {
    method: { required: true, kind: 'enum', choices: ['GET', 'POST', 'PUT', 'DELETE'], describe: 'HTTP method' },
    path: { required: true, kind: 'text', describe: 'Path relative to the division or the host' },
  },
  flags: {
    body: { kind: 'json', describe: 'Request body as JSON: text, @file, - or piped input' },
    'max-pages': { kind: 'integer', min: 1, requires: ['paginate'], describe: 'Maximum number of pages' },
    paginate: { kind: 'boolean', describe: 'Read every page and print one array (GET only)' },
    query: { kind: 'pair', repeat: true, describe: 'Query option, for example $top=5' },
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Confirm a delete; other requests do not need it' },
  },
});
