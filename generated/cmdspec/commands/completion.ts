// From specs/shared/completion.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `completion`. */
export interface CompletionArgs {
  readonly shell: 'bash' | 'zsh' | 'fish' | 'powershell';
}

export const command = defineCommand<CompletionArgs>(() => import('../client.js'), {
  id: 'cmdspec.completion',
  command: 'completion <shell>',
  describe: 'Print a shell completion script',
  usage: '<shell>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/completion')),
  positionals: {
    shell: { required: true, kind: 'enum', choices: ['bash', 'zsh', 'fish', 'powershell'], describe: 'Target shell' },
  },
  flags: {},
});
