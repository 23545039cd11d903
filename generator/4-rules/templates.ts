import { placeOfValue, within } from '../1-read/source.js';
import { ownNames } from '../3-bind/derived.js';
import { alternatives, textsIn } from '../3-bind/words.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Rule } from './rule.js';

/** What templates of results see beside arguments and flags. */
const beside = ['id', 'created', 'answer'];

/** Names in `says`, `gives`, `confirm`, `query`, `body` and `hints` come from somewhere. */
export const templates: Rule = ({ bound, report }) => {
  const shared = [...bound.globals.map(({ name }) => name), ...Object.keys(bound.spec.variables ?? {})];
  for (const command of bound.commands) {
    const { spec, args, flags, words } = command;
    const own = ownNames(command, bound.spec);
    const given = [...args, ...flags].map(({ name }) => name).concat(shared);
    const answered = [...given, ...beside];
    const check = (
      key: 'says' | 'gives' | 'moved' | 'confirm' | 'query' | 'body' | 'hints',
      known: readonly string[],
    ) => {
      for (const names of textsIn(spec[key]).flatMap(alternatives)) {
        // Of alternatives one may be a flag that other commands have.
        const name = names.some((one) => known.includes(one)) ? undefined : names[0];
        if (name === undefined) continue;
        const worth = [...own, ...known.filter((other) => beside.includes(other))];
        const hint = candidates(name, known, 'Names here', worth);
        report.add('CS432', within(placeOfValue(spec, key), `{${name}}`), { name, key, words: words.join(' '), hint });
      }
    };
    for (const key of ['says', 'confirm'] as const) {
      const bare = String(spec[key] ?? '').replace(/\{[^{}]*\}/g, '');
      if (/[{}]/.test(bare)) report.add('CS434', placeOfValue(spec, key), { key, words: words.join(' ') });
    }
    check('says', answered);
    check('gives', answered);
    check('moved', answered);
    check('confirm', [...given, 'id']);
    check('query', given);
    check('body', [...given, ...(spec.find ?? [])]);
    check('hints', given);
  }
};
