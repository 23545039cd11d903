// From specs/helpdesk/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth setup`. */
export interface AuthSetupArgs {
  readonly 'app-id'?: string;
  readonly 'app-secret'?: string;
  readonly store?: 'keychain' | 'file';
}

export const command = defineCommand<AuthSetupArgs>(() => import('../client.js'), {
  id: 'helpdesk.auth.setup',
  command: 'setup',
  describe: 'Store your own OAuth app in this profile',
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
    store: {
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where to store the credential (default: the last choice, or the keychain)',
    },
  },
});
