/** Checks that a command with `current` has a text to edit, and that a list or the `get` of its group reads that text. */
import { reportIdle } from '../diagnostics/findings.js';
import { editingOf } from '../3-bind/naming.js';
import type { Rule } from './rule.js';

export const current: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { spec, flags, effect } = command;
    if (spec.current === undefined) continue;
    const isEdited = flags.some(({ name, origin }) => name === 'edit' && origin === 'terminal');
    if (!isEdited || effect !== 'update') {
      const why = isEdited ? 'the command updates no record' : 'the command has no text to edit';
      reportIdle(report, spec, 'current', why);
      continue;
    }
    const editing = editingOf(command, bound.commands);
    const isList = editing?.current !== undefined && 'by' in editing.current;
    if (typeof spec.current === 'string' ? !isList : editing?.current === undefined) {
      const what = typeof spec.current === 'string' ? 'list' : '`get`';
      reportIdle(report, spec, 'current', `no ${what} of the group reads the text that the command changes`);
    }
  }
};
