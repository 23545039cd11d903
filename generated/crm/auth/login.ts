// From specs/crm/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `auth login`. */
export interface AuthLoginArgs {
  /** API token; the prompt keeps it out of the history of the shell. */
  readonly 'api-token'?: string;
  /** Client id of the app. */
  readonly 'client-id'?: string;
  /** Client secret of the app. */
  readonly 'client-secret'?: string;
  /** Subdomain of the company, or its full URL. */
  readonly company?: string;
  /** Sign in with a browser and an app of your own. */
  readonly oauth?: boolean;
  /** Port of the callback URL that the app has registered. */
  readonly port: number;
  /** Where the credential is kept (default: the keychain, or what was chosen before). */
  readonly store?: 'keychain' | 'file';
}

export const command = defineCommand<AuthLoginArgs>(() => import('../client.js'), {
  id: 'crm.auth.login',
  command: 'login',
  describe: 'Sign in with an API token or with OAuth',
  usage: '[flags]',
  effect: 'local',
  flags: {
    'api-token': {
      type: 'string',
      kind: 'text',
      secret: true,
      conflicts: ['oauth'],
      describe: 'API token; the prompt keeps it out of the history of the shell',
    },
    'client-id': {
      type: 'string',
      kind: 'text',
      env: 'CRMCLI_CLIENT_ID',
      requires: ['oauth'],
      describe: 'Client id of the app',
    },
    'client-secret': {
      type: 'string',
      kind: 'text',
      env: 'CRMCLI_CLIENT_SECRET',
      secret: true,
      requires: ['oauth'],
      describe: 'Client secret of the app',
    },
    company: { type: 'string', kind: 'text', describe: 'Subdomain of the company, or its full URL' },
    oauth: { type: 'boolean', kind: 'boolean', describe: 'Sign in with a browser and an app of your own' },
    port: {
      type: 'string',
      kind: 'integer',
      default: 9999,
      min: 1,
      max: 65535,
      describe: 'Port of the callback URL that the app has registered',
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
