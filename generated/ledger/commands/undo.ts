// From specs/shared/writes.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `undo`. */
export interface UndoArgs {
  readonly ids?: readonly string[];
  readonly force?: boolean;
  readonly last?: boolean;
  readonly since?: string;
}

export const command = defineCommand<UndoArgs>(() => import('../client.js'), {
  id: 'ledger.undo',
  command: 'undo [ids..]',
  describe: 'Take writes back',
  usage: '[ids...] [flags]',
  effect: 'act',
  handler: local(() => import('cmdspec-runtime/commands/undo')),
  oneOf: [['ids', 'last', 'since']],
  positionals: {
    ids: {
      required: false,
      variadic: true,
      kind: 'text',
      blank: 'never',
      describe: 'Ids of writes (w_…), of runs (r_…) or of applied plans (p_…)',
    },
  },
  flags: {
    force: { kind: 'boolean', describe: 'Also overwrite fields that were changed since then' },
    last: { kind: 'boolean', describe: 'The writes of the last run that wrote something' },
    since: { kind: 'since', describe: 'All writes since then: 1h, 7d or a date' },
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { alias: 'y', kind: 'boolean', describe: 'Confirm a delete; other requests do not need it' },
  },
});
