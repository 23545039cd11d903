// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `docs auth`. */
export interface DocsAuthArgs {
  readonly 'api-key'?: string;
  readonly store?: 'keychain' | 'file';
}

export const command = defineCommand<DocsAuthArgs>(() => import('../client.js'), {
  id: 'helpdesk.docs.auth',
  command: 'auth',
  describe: 'Check and store the API key of the knowledge base',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/auth-login')),
  flags: {
    'api-key': {
      kind: 'text',
      env: 'HELPDESKCLI_DOCS_API_KEY',
      secret: true,
      describe: 'API key (omit it to be prompted)',
    },
    store: {
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where to store the credential (default: the last choice, or the keychain)',
    },
  },
});
