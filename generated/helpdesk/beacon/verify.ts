// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `beacon verify`. */
export interface BeaconVerifyArgs {
  /** E-mail address that was signed. */
  readonly email: string;
  /** Secure Mode key of the Beacon. */
  readonly secret: string;
  /** Signature (64 hex digits). */
  readonly signature: string;
}

export const command = defineCommand<BeaconVerifyArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.verify',
  command: 'verify',
  describe: 'Check a Beacon Secure Mode signature',
  usage: '--email <text> --secret <text> --signature <text>',
  effect: 'local',
  flags: {
    email: { type: 'string', demandOption: true, kind: 'text', describe: 'E-mail address that was signed' },
    secret: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      env: 'HELPDESKCLI_BEACON_SECRET',
      secret: true,
      describe: 'Secure Mode key of the Beacon',
    },
    signature: { type: 'string', demandOption: true, kind: 'text', describe: 'Signature (64 hex digits)' },
  },
  exits: { mismatch: 1 },
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-verify.js')),
});
