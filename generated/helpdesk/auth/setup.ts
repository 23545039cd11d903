// From specs/helpdesk/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth setup`. */
export interface AuthSetupArgs {
  /** Id of the OAuth app. */
  readonly 'app-id'?: string;
  /** Secret of the OAuth app. */
  readonly 'app-secret'?: string;
  /** Where to store the credential (default: the last choice, or the keychain). */
  readonly store?: 'keychain' | 'file';
}

export const command = defineCommand<AuthSetupArgs>(() => import('../client.js'), {
  id: 'helpdesk.auth.setup',
  command: 'setup',
  describe: 'Store your own OAuth app in this profile',
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
    store: {
      type: 'string',
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where to store the credential (default: the last choice, or the keychain)',
    },
  },
  handler: local(() => import('cmdspec-runtime/commands/auth-login')),
});
