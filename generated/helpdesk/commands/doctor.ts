// From specs/shared/doctor.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `doctor`. */
export interface DoctorArgs {
  /** Leave out the checks that need the network. */
  readonly offline?: boolean;
}

export const command = defineCommand<DoctorArgs>(() => import('../client.js'), {
  id: 'helpdesk.doctor',
  command: 'doctor',
  describe: 'Check the installation, the sign-in and the way to the service',
  usage: '[flags]',
  effect: 'local',
  flags: {
    offline: { type: 'boolean', kind: 'boolean', describe: 'Leave out the checks that need the network' },
  },
  handler: local(() => import('cmdspec/local/doctor')),
});
