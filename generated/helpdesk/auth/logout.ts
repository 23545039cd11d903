// From specs/shared/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `auth logout`. */
export interface AuthLogoutArgs {
  /** Forget also what other commands than the login have stored. */
  readonly all?: boolean;
}

export const command = defineCommand<AuthLogoutArgs>(() => import('../client.js'), {
  id: 'helpdesk.auth.logout',
  command: 'logout',
  describe: 'Forget the stored credentials of the profile',
  usage: '[flags]',
  effect: 'local',
  flags: {
    all: { type: 'boolean', kind: 'boolean', describe: 'Forget also what other commands than the login have stored' },
  },
  handler: local(() => import('cmdspec/local/auth-logout')),
});
