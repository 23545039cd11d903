// From specs/shared/writes.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `reconcile`. */
export interface ReconcileArgs {
  readonly ids?: readonly string[];
  readonly created?: string;
  readonly mark?: 'done' | 'refused';
  readonly since?: string;
}

export const command = defineCommand<ReconcileArgs>(() => import('../client.js'), {
  id: 'crm.reconcile',
  command: 'reconcile [ids..]',
  describe: 'Find out what became of writes without a response',
  usage: '[ids...] [flags]',
  effect: 'read',
  handler: local(() => import('cmdspec-runtime/commands/reconcile')),
  positionals: {
    ids: {
      required: false,
      variadic: true,
      kind: 'text',
      blank: 'never',
      describe: 'Ids of writes (default: all that are unknown)',
    },
  },
  flags: {
    created: {
      kind: 'text',
      blank: 'never',
      requires: ['mark'],
      describe: 'Id of the record that the write has created',
    },
    mark: { kind: 'enum', choices: ['done', 'refused'], describe: 'Store what you have found for these writes' },
    since: { kind: 'since', describe: 'Only writes since then: 1h, 7d or a date' },
  },
});
