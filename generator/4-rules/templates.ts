import { placeOfValue, within } from '../1-read/source.js';
import { placeholdersIn } from '../3-bind/words.js';
import { didYouMean, listed } from '../diagnostics/nearest.js';
import type { Rule } from './rules.js';

/** Names in `says`, `gives`, `confirm`, `query` and `body` come from somewhere. */
export const templates: Rule = ({ bound, report }) => {
  const shared = [...bound.globals.map(({ name }) => name), ...Object.keys(bound.spec.variables ?? {})];
  for (const { spec, args, flags, words } of bound.commands) {
    const given = [...args, ...flags].map(({ name }) => name).concat(shared);
    const answered = [...given, 'id', 'created', 'answer'];
    const check = (key: 'says' | 'gives' | 'confirm' | 'query' | 'body', known: readonly string[]) => {
      for (const name of new Set(placeholdersIn(spec[key]))) {
        if (known.includes(name)) continue;
        const hint = `${didYouMean(name, known)}Names here: ${listed(known, 40)}`;
        report.add('CS432', within(placeOfValue(spec, key), `{${name}}`), { name, key, words: words.join(' '), hint });
      }
    };
    check('says', answered);
    check('gives', answered);
    check('confirm', [...given, 'id']);
    check('query', given);
    check('body', given);
  }
};
