// From specs/shared/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `auth logout`. */
export interface AuthLogoutArgs {
  readonly all?: boolean;
}

export const command = defineCommand<AuthLogoutArgs>(() => import('../client.js'), {
  id: 'ledger.auth.logout',
  command: 'logout',
  describe: 'Delete the stored credentials of the profile',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/auth-logout')),
  flags: {
    all: { kind: 'boolean', describe: 'Also delete credentials that other commands stored' },
  },
});
