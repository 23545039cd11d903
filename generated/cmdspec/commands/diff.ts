// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `diff`. */
export interface DiffArgs {
  readonly old: string;
  readonly new: string;
  readonly 'fail-on'?: 'breaking' | 'risky' | 'safe';
  readonly format: 'text' | 'json' | 'github' | 'sarif';
}

export const command = defineCommand<DiffArgs>(() => import('../client.js'), {
  id: 'cmdspec.diff',
  command: 'diff <old> <new>',
  describe: 'Show what users notice of a change of specs',
  usage: '<old> <new> [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/diff.js')),
  exits: { errors: 1, missing: 66 },
  positionals: {
    old: { required: true, kind: 'path', describe: 'Folder of the old specs' },
    new: { required: true, kind: 'path', describe: 'Folder of the new specs' },
  },
  flags: {
    'fail-on': {
      kind: 'enum',
      choices: ['breaking', 'risky', 'safe'],
      describe: 'Exit with 1 on changes of this severity or a worse one',
    },
    format: {
      kind: 'enum',
      choices: ['text', 'json', 'github', 'sarif'],
      default: 'text',
      describe: 'Format of changes: text, json, github (annotations of GitHub Actions) or sarif',
    },
  },
});
