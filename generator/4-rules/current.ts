import { checkName, reportIdle } from '../diagnostics/findings.js';
import { placeOfValue } from '../1-read/source.js';
import { editingOf, listsFor } from '../3-bind/naming.js';
import type { Rule } from './rule.js';

/** `current` names a list of the group and an argument, or the group has a `get`, and there is a text to edit. */
export const current: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { spec, args, flags, effect } = command;
    if (spec.current === undefined) continue;
    const { list, by = {}, query } = spec.current;
    const isEdited = flags.some(({ name, origin }) => name === 'edit' && origin === 'terminal');
    if (!isEdited || effect !== 'update') {
      const why = isEdited ? 'the command updates no record' : 'the command has no text to edit';
      reportIdle(report, spec, 'current', why);
    }
    if (query !== undefined && isEdited && editingOf(command, bound.commands)?.current === undefined) {
      const why = 'no `get` of the group reads the text that the command changes';
      reportIdle(report, spec, 'current', why);
    }
    if (list === undefined) continue;
    const lists = listsFor(command, bound.commands).map(({ name }) => name);
    checkName(
      report,
      'list',
      list,
      lists,
      placeOfValue(spec.current, 'list'),
      'Lists with the arguments of the command',
    );
    for (const [field, argument] of Object.entries(by)) {
      const names = args.map(({ name }) => name);
      checkName(report, 'argument', argument, names, placeOfValue(by, field), 'Arguments');
    }
  }
};
