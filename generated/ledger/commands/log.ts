// From specs/shared/writes.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `log`. */
export interface LogArgs {
  readonly since?: string;
  readonly state?: 'done' | 'refused' | 'unknown' | 'open';
}

export const command = defineCommand<LogArgs>(() => import('../client.js'), {
  id: 'ledger.log',
  command: 'log',
  describe: 'List the writes that this profile has sent',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/log')),
  flags: {
    since: { kind: 'since', describe: 'Only writes since then: 1h, 7d or a date' },
    state: { kind: 'enum', choices: ['done', 'refused', 'unknown', 'open'], describe: 'Only writes with this state' },
  },
});
