// From specs/ledger/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth login`. */
export interface AuthLoginArgs {
  /** Show the login form even if the browser is signed in, to sign in as another user. */
  readonly 'force-login'?: boolean;
  /** Where to store the credential (default: the last choice, or the keychain). */
  readonly store?: 'keychain' | 'file';
  /** Client id of the app. */
  readonly 'client-id'?: string;
  /** Client secret of the app. */
  readonly 'client-secret'?: string;
  /** Host to sign in to: be, de, es, fr, nl, uk, us. */
  readonly host?: string;
  /** Paste the URL that the browser is redirected to. */
  readonly manual?: boolean;
  /** Public domain that forwards to the callback. */
  readonly 'ngrok-domain'?: string;
  /** Local port of the callback (default: 8080). */
  readonly port?: number;
  /** Callback URL registered with the app (default: https://<domain>/callback). */
  readonly 'redirect-uri'?: string;
}

export const command = defineCommand<AuthLoginArgs>(() => import('../client.js'), {
  id: 'ledger.auth.login',
  command: 'login',
  describe: 'Sign in and store the credential',
  usage: '[flags]',
  effect: 'local',
  flags: {
    'force-login': {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Show the login form even if the browser is signed in, to sign in as another user',
    },
    store: {
      type: 'string',
      kind: 'enum',
      choices: ['keychain', 'file'],
      describe: 'Where to store the credential (default: the last choice, or the keychain)',
    },
    'client-id': { type: 'string', kind: 'text', env: 'LEDGERCLI_CLIENT_ID', describe: 'Client id of the app' },
    'client-secret': {
      type: 'string',
      kind: 'text',
      env: 'LEDGERCLI_CLIENT_SECRET',
      secret: true,
      describe: 'Client secret of the app',
    },
    host: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      env: 'LEDGERCLI_HOST',
      describe: 'Host to sign in to: be, de, es, fr, nl, uk, us',
    },
    manual: { type: 'boolean', kind: 'boolean', describe: 'Paste the URL that the browser is redirected to' },
    'ngrok-domain': {
      type: 'string',
      kind: 'text',
      blank: 'never',
      describe: 'Public domain that forwards to the callback',
    },
    port: {
      type: 'string',
      kind: 'integer',
      min: 1,
      max: 65535,
      describe: 'Local port of the callback (default: 8080)',
    },
    'redirect-uri': {
      type: 'string',
      kind: 'text',
      blank: 'never',
      describe: 'Callback URL registered with the app (default: https://<domain>/callback)',
    },
  },
  handler: local(() => import('cmdspec-runtime/commands/auth-login')),
});
