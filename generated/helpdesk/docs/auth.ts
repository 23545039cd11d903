// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `docs auth`. */
export interface DocsAuthArgs {
  /** The key; absent: it is asked for. */
  readonly 'api-key'?: string;
  /** Where the credential is kept (default: the keychain, or what was chosen before). */
  readonly store?: 'keychain' | 'file';
}

export const command = defineCommand<DocsAuthArgs>(() => import('../client.js'), {
  id: 'helpdesk.docs.auth',
  command: 'auth',
  describe: 'Check and store the API key of the knowledge base',
  usage: '[flags]',
  effect: 'local',
  flags: {
    'api-key': {
      type: 'string',
      kind: 'text',
      env: 'HELPDESKCLI_DOCS_API_KEY',
      secret: true,
      describe: 'The key; absent: it is asked for',
    },
    store: {
      type: 'string',
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where the credential is kept (default: the keychain, or what was chosen before)',
    },
  },
  handler: local(() => import('cmdspec/local/auth-login')),
});
