// From specs/crm/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth login`. */
export interface AuthLoginArgs {
  readonly 'api-token'?: string;
  readonly 'client-id'?: string;
  readonly 'client-secret'?: string;
  readonly company?: string;
  readonly oauth?: boolean;
  readonly port: number;
  readonly 'redirect-uri'?: string;
  readonly store?: 'keychain' | 'file';
}

export const command = defineCommand<AuthLoginArgs>(() => import('../client.js'), {
  id: 'crm.auth.login',
  command: 'login',
  describe: 'Sign in with an API token or OAuth',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/auth-login')),
  flags: {
    'api-token': {
      kind: 'text',
      secret: true,
      conflicts: ['oauth'],
      describe: 'API token (omit it to be prompted and to keep it out of the shell history)',
    },
    'client-id': { kind: 'text', env: 'CRMCLI_CLIENT_ID', requires: ['oauth'], describe: 'Client id of the OAuth app' },
    'client-secret': {
      kind: 'text',
      env: 'CRMCLI_CLIENT_SECRET',
      secret: true,
      requires: ['oauth'],
      describe: 'Client secret of the OAuth app',
    },
    company: { kind: 'text', blank: 'never', describe: 'Company subdomain or full URL' },
    oauth: { kind: 'boolean', describe: 'Sign in with OAuth in a browser, using your own app' },
    port: {
      kind: 'integer',
      default: 9999,
      min: 1,
      max: 65535,
      describe: 'Port of the callback URL registered with the app',
    },
    'redirect-uri': {
      kind: 'text',
      blank: 'never',
      requires: ['oauth'],
      describe: 'Callback URL registered with the app (default: http://127.0.0.1:9999/callback)',
    },
    store: {
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where to store the credential (default: the last choice, or the keychain)',
    },
  },
});
