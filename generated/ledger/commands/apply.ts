// From specs/shared/writes.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `apply`. */
export interface ApplyArgs {
  readonly file: string;
  readonly digest?: string;
  readonly resume?: boolean;
  readonly 'stop-on'?: number;
}

export const command = defineCommand<ApplyArgs>(() => import('../client.js'), {
  id: 'ledger.apply',
  command: 'apply <file>',
  describe: 'Send the requests of a plan',
  usage: '<file> [flags]',
  effect: 'act',
  handler: local(() => import('cmdspec-runtime/commands/apply')),
  positionals: {
    file: { required: true, kind: 'path', describe: 'File that --plan has written' },
  },
  flags: {
    digest: {
      kind: 'text',
      blank: 'never',
      describe: 'Accept a plan whose lines were changed, with the digest that "plan show" prints',
    },
    resume: { kind: 'boolean', describe: 'Continue a plan that was stopped' },
    'stop-on': { kind: 'integer', min: 1, describe: 'Stop after this many lines that failed or were skipped' },
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { alias: 'y', kind: 'boolean', describe: 'Confirm a delete; other requests do not need it' },
  },
});
