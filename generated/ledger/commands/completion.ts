// From specs/shared/completion.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `completion`. */
export interface CompletionArgs {
  /** Shell that the script is for. */
  readonly shell: 'bash' | 'zsh' | 'fish' | 'powershell';
}

export const command = defineCommand<CompletionArgs>(() => import('../client.js'), {
  id: 'ledger.completion',
  command: 'completion <shell>',
  describe: 'Print the completion script of a shell',
  usage: '<shell>',
  effect: 'local',
  positionals: {
    shell: {
      required: true,
      kind: 'enum',
      choices: ['bash', 'zsh', 'fish', 'powershell'],
      describe: 'Shell that the script is for',
    },
  },
  flags: {},
  handler: local(() => import('cmdspec/local/completion')),
});
