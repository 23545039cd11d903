import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { editingOf, listsFor } from '../3-bind/naming.js';
import { candidates } from '../diagnostics/nearest.js';
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
      report.add('CS426', placeOfKey(spec, 'current'), { key: 'current', why });
    }
    if (query !== undefined && isEdited && editingOf(command, bound.commands)?.current === undefined) {
      const why = 'no `get` of the group reads the text that the command changes';
      report.add('CS426', placeOfKey(spec, 'current'), { key: 'current', why });
    }
    if (list === undefined) continue;
    const lists = listsFor(command, bound.commands).map(({ name }) => name);
    if (!lists.includes(list)) {
      const hint = candidates(list, lists, 'Lists with the arguments of the command');
      report.add('CS316', placeOfValue(spec.current, 'list'), { what: 'list', name: list, hint });
    }
    for (const [field, argument] of Object.entries(by)) {
      const names = args.map(({ name }) => name);
      if (names.includes(argument)) continue;
      const hint = candidates(argument, names, 'Arguments');
      report.add('CS316', placeOfValue(by, field), { what: 'argument', name: argument, hint });
    }
  }
};
