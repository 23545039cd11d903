// From specs/helpdesk/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth login`. */
export interface AuthLoginArgs {
  readonly 'app-id'?: string;
  readonly 'app-secret'?: string;
  readonly 'client-credentials'?: boolean;
  readonly store?: 'keychain' | 'file';
  readonly 'redirect-uri'?: string;
}

export const command = defineCommand<AuthLoginArgs>(() => import('../client.js'), {
  id: 'helpdesk.auth.login',
  command: 'login',
  describe: 'Sign in with OAuth',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/auth-login')),
  flags: {
    'app-id': { kind: 'text', env: 'HELPDESKCLI_APP_ID', requires: ['app-secret'], describe: 'Id of the OAuth app' },
    'app-secret': {
      kind: 'text',
      env: 'HELPDESKCLI_APP_SECRET',
      secret: true,
      requires: ['app-id'],
      describe: 'Secret of the OAuth app',
    },
    'client-credentials': { kind: 'boolean', describe: 'Sign in as the app, without a browser' },
    store: {
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where to store the credential (default: the last choice, or the keychain)',
    },
    'redirect-uri': {
      kind: 'text',
      blank: 'never',
      describe: 'Callback URL registered with the app (default: http://127.0.0.1:9999/callback)',
    },
  },
});
