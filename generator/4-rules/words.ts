/** Checks that names, aliases and old names are unique; a command may share its name with a group: `audit`, `audit rules`. */
import { placeOfValue } from '../1-read/source.js';
import type { BoundGroup } from '../3-bind/types.js';
import type { Rule } from './rule.js';

export const distinctWords: Rule = ({ bound, report }) => {
  const visit = (group: BoundGroup) => {
    const taken = new Map<string, string>();
    for (const { name } of group.groups) taken.set(name, 'a group');
    for (const { name } of group.commands) taken.set(name, `the command "${[...group.words, name].join(' ')}"`);
    for (const { spec, words } of group.commands) {
      spec.aliases?.forEach((alias, index) => {
        const other = alias === words.at(-1) ? 'the name of this command' : taken.get(alias);
        const where = placeOfValue(spec.aliases as object, index);
        if (other !== undefined) report.add('CS403', where, { words: [...group.words, alias].join(' '), other });
        else taken.set(alias, `an alias of "${words.join(' ')}"`);
      });
    }
    for (const { spec, words } of group.commands) {
      for (const old of [spec.was ?? []].flat()) {
        const other = taken.get(old);
        const where = placeOfValue(spec, 'was');
        if (other !== undefined) report.add('CS403', where, { words: [...group.words, old].join(' '), other });
        else taken.set(old, `an old name of "${words.join(' ')}"`);
      }
    }
    for (const { spec, words } of group.groups) {
      if (spec === undefined) continue;
      for (const old of [spec.was ?? []].flat()) {
        const other = taken.get(old);
        const where = placeOfValue(spec, 'was');
        if (other !== undefined) report.add('CS403', where, { words: [...group.words, old].join(' '), other });
        else taken.set(old, `an old name of the group "${words.join(' ')}"`);
      }
    }
    group.groups.forEach(visit);
  };
  visit(bound.root);
  for (const { name, at, words } of bound.commands) {
    if (name === 'help' && words.length === 1) report.add('CS425', at, { name, what: 'command' });
  }
  for (const { name, at } of bound.root.groups) {
    if ((name === 'help' || name === 'commands') && at !== undefined) report.add('CS425', at, { name, what: 'group' });
  }
};
