// From specs/crm/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth login`. */
export interface AuthLoginArgs {
  /** API token (omit it to be prompted and to keep it out of the shell history). */
  readonly 'api-token'?: string;
  /** Client id of the OAuth app. */
  readonly 'client-id'?: string;
  /** Client secret of the OAuth app. */
  readonly 'client-secret'?: string;
  /** Company subdomain or full URL. */
  readonly company?: string;
  /** Sign in with OAuth in a browser, using your own app. */
  readonly oauth?: boolean;
  /** Port of the callback URL registered with the app. */
  readonly port: number;
  /** Callback URL registered with the app (default: http://127.0.0.1:9999/callback). */
  readonly 'redirect-uri'?: string;
  /** Where to store the credential (default: the last choice, or the keychain). */
  readonly store?: 'keychain' | 'file';
}

export const command = defineCommand<AuthLoginArgs>(() => import('../client.js'), {
  id: 'crm.auth.login',
  command: 'login',
  describe: 'Sign in with an API token or OAuth',
  usage: '[flags]',
  effect: 'local',
  flags: {
    'api-token': {
      type: 'string',
      kind: 'text',
      secret: true,
      conflicts: ['oauth'],
      describe: 'API token (omit it to be prompted and to keep it out of the shell history)',
    },
    'client-id': {
      type: 'string',
      kind: 'text',
      env: 'CRMCLI_CLIENT_ID',
      requires: ['oauth'],
      describe: 'Client id of the OAuth app',
    },
    'client-secret': {
      type: 'string',
      kind: 'text',
      env: 'CRMCLI_CLIENT_SECRET',
      secret: true,
      requires: ['oauth'],
      describe: 'Client secret of the OAuth app',
    },
    company: { type: 'string', kind: 'text', blank: 'never', describe: 'Company subdomain or full URL' },
    oauth: { type: 'boolean', kind: 'boolean', describe: 'Sign in with OAuth in a browser, using your own app' },
    port: {
      type: 'string',
      kind: 'integer',
      default: 9999,
      min: 1,
      max: 65535,
      describe: 'Port of the callback URL registered with the app',
    },
    'redirect-uri': {
      type: 'string',
      kind: 'text',
      blank: 'never',
      requires: ['oauth'],
      describe: 'Callback URL registered with the app (default: http://127.0.0.1:9999/callback)',
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
