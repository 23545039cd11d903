// From specs/shared/doctor.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `doctor`. */
export interface DoctorArgs {
  readonly offline?: boolean;
}

export const command = defineCommand<DoctorArgs>(() => import('../client.js'), {
  id: 'helpdesk.doctor',
  command: 'doctor',
  describe: 'Check the installation, sign-in and connection',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/doctor')),
  flags: {
    offline: { kind: 'boolean', describe: 'Skip the checks that need the network' },
  },
});
