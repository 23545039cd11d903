// From specs/ledger/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth login`. */
export interface AuthLoginArgs {
  readonly 'force-login'?: boolean;
  readonly store?: 'keychain' | 'file';
  readonly 'client-id'?: string;
  readonly 'client-secret'?: string;
  readonly host?: string;
  readonly manual?: boolean;
  readonly 'ngrok-domain'?: string;
  readonly port?: number;
  readonly 'redirect-uri'?: string;
}

export const command = defineCommand<AuthLoginArgs>(() => import('../client.js'), {
  id: 'ledger.auth.login',
  command: 'login',
  describe: 'Sign in and store the credential',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/auth-login')),
  flags: {
    'force-login': {
      kind: 'boolean',
      describe: 'Show the login form even if the browser is signed in, to sign in as another user',
    },
    store: {
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where to store the credential (default: the last choice, or the keychain)',
    },
    'client-id': { kind: 'text', env: 'LEDGERCLI_CLIENT_ID', describe: 'Client id of the app' },
    'client-secret': {
      kind: 'text',
      env: 'LEDGERCLI_CLIENT_SECRET',
      secret: true,
      describe: 'Client secret of the app',
    },
    host: {
      kind: 'text',
      blank: 'never',
      env: 'LEDGERCLI_HOST',
      describe: 'Host to sign in to: be, de, es, fr, nl, uk, us',
    },
    manual: { kind: 'boolean', describe: 'Paste the URL that the browser is redirected to' },
    'ngrok-domain': { kind: 'text', blank: 'never', describe: 'Public domain that forwards to the callback' },
    port: { kind: 'integer', min: 1, max: 65535, describe: 'Local port of the callback (default: 8080)' },
    'redirect-uri': {
      kind: 'text',
      blank: 'never',
      describe: 'Callback URL registered with the app (default: https://<domain>/callback)',
    },
  },
});
