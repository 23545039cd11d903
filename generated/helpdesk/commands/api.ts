// From specs/helpdesk/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local, type Json } from 'cmdspec-runtime';

/** Flags and arguments of `api`. */
export interface ApiArgs {
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path, with an optional query string. */
  readonly path: string;
  /** Request body as JSON: text, @file, - or piped input. */
  readonly body?: Json;
  /** Content type of the request body. */
  readonly 'content-type': string;
}

export const command = defineCommand<ApiArgs>(() => import('../client.js'), {
  id: 'helpdesk.api',
  command: 'api <method> <path>',
  describe: 'Send a raw request to the mailbox API',
  usage: '<method> <path> [flags]',
  effect: 'act',
  positionals: {
    method: {
      required: true,
      kind: 'enum',
      choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      describe: 'HTTP method',
    },
    path: { required: true, kind: 'text', describe: 'Path, with an optional query string' },
  },
  flags: {
    body: { type: 'string', kind: 'json', describe: 'Request body as JSON: text, @file, - or piped input' },
    'content-type': {
      type: 'string',
      kind: 'text',
      default: 'application/json',
      blank: 'never',
      describe: 'Content type of the request body',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: local(() => import('cmdspec-runtime/commands/api')),
});
