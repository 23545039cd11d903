// From specs/helpdesk/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `api`. */
export interface ApiArgs {
  /** Method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path, with a query string if need be. */
  readonly path: string;
  /** Body as JSON: text, @file or piped input. */
  readonly body?: Json;
  /** Content type of the body. */
  readonly 'content-type': string;
}

export const command = defineCommand<ApiArgs>(() => import('../client.js'), {
  id: 'helpdesk.api',
  command: 'api <method> <path>',
  describe: 'Send one raw request to the inbox API',
  usage: '<method> <path> [flags]',
  effect: 'act',
  positionals: {
    method: { required: true, kind: 'enum', choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], describe: 'Method' },
    path: { required: true, kind: 'text', describe: 'Path, with a query string if need be' },
  },
  flags: {
    body: { type: 'string', kind: 'json', describe: 'Body as JSON: text, @file or piped input' },
    'content-type': { type: 'string', kind: 'text', default: 'application/json', describe: 'Content type of the body' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: local(() => import('cmdspec/local/api')),
});
