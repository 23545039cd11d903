// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `explain`. */
export interface ExplainArgs {
  readonly code?: string;
}

export const command = defineCommand<ExplainArgs>(() => import('../client.js'), {
  id: 'cmdspec.explain',
  command: 'explain [code]',
  describe: 'Explain a diagnostic or a rule of diff',
  usage: '[code]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/explain.js')),
  positionals: {
    code: { required: false, kind: 'text', describe: 'Code or id' },
  },
  flags: {},
});
