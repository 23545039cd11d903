// From specs/shared/writes.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `log show`. */
export interface LogShowArgs {
  readonly id?: string;
}

export const command = defineCommand<LogShowArgs>(() => import('../client.js'), {
  id: 'ledger.log.show',
  command: 'show [id]',
  describe: 'Show one write of the log as it is stored',
  usage: '[id]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/log-show')),
  positionals: {
    id: { required: false, kind: 'text', blank: 'never', describe: 'Id of a write (default: the last one)' },
  },
  flags: {},
});
