// From specs/helpdesk/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth login`. */
export interface AuthLoginArgs {
  /** Id of the OAuth app. */
  readonly 'app-id'?: string;
  /** Secret of the OAuth app. */
  readonly 'app-secret'?: string;
  /** Sign in as the app, without a browser. */
  readonly 'client-credentials'?: boolean;
  /** Where to store the credential (default: the last choice, or the keychain). */
  readonly store?: 'keychain' | 'file';
  /** Callback URL registered with the app (default: http://127.0.0.1:9999/callback). */
  readonly 'redirect-uri'?: string;
}

export const command = defineCommand<AuthLoginArgs>(() => import('../client.js'), {
  id: 'helpdesk.auth.login',
  command: 'login',
  describe: 'Sign in with OAuth',
  usage: '[flags]',
  effect: 'local',
  flags: {
    'app-id': {
      type: 'string',
      kind: 'text',
      env: 'HELPDESKCLI_APP_ID',
      requires: ['app-secret'],
      describe: 'Id of the OAuth app',
    },
    'app-secret': {
      type: 'string',
      kind: 'text',
      env: 'HELPDESKCLI_APP_SECRET',
      secret: true,
      requires: ['app-id'],
      describe: 'Secret of the OAuth app',
    },
    'client-credentials': { type: 'boolean', kind: 'boolean', describe: 'Sign in as the app, without a browser' },
    store: {
      type: 'string',
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where to store the credential (default: the last choice, or the keychain)',
    },
    'redirect-uri': {
      type: 'string',
      kind: 'text',
      blank: 'never',
      describe: 'Callback URL registered with the app (default: http://127.0.0.1:9999/callback)',
    },
  },
  handler: local(() => import('cmdspec-runtime/commands/auth-login')),
});
