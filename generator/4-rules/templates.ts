import { placeOfValue, within } from '../1-read/source.js';
import { ownNames } from '../3-bind/derived.js';
import { alternatives, textsIn } from '../3-bind/words.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Rule } from './rule.js';

/** Names in templates of results besides arguments and flags. */
const ofResults = ['id', 'created', 'answer'];

/** Names in `says`, `gives`, `moved`, `web`, `confirm`, `query`, `body` and `hints` exist. */
export const templates: Rule = ({ bound, report }) => {
  const shared = [...bound.globals.map(({ name }) => name), ...Object.keys(bound.spec.variables ?? {})];
  for (const command of bound.commands) {
    const { spec, args, flags, words } = command;
    const own = ownNames(command, bound.spec);
    const typed = [...args, ...flags].map(({ name }) => name).concat(shared);
    const withResults = [...typed, ...ofResults];
    const check = (
      key: 'says' | 'gives' | 'moved' | 'web' | 'confirm' | 'query' | 'body' | 'hints',
      known: readonly string[],
    ) => {
      for (const names of textsIn(spec[key]).flatMap(alternatives)) {
        // One known alternative is enough: the others may be flags of other commands.
        const name = names.some((one) => known.includes(one)) ? undefined : names[0];
        if (name === undefined) continue;
        const shown = [...own, ...known.filter((other) => ofResults.includes(other))];
        const hint = candidates(name, known, 'Known names', shown);
        report.add('CS432', within(placeOfValue(spec, key), `{${name}}`), { name, key, words: words.join(' '), hint });
      }
    };
    for (const key of ['says', 'confirm'] as const) {
      const bare = String(spec[key] ?? '').replace(/\{[^{}]*\}/g, '');
      if (/[{}]/.test(bare)) report.add('CS434', placeOfValue(spec, key), { key, words: words.join(' ') });
    }
    check('says', withResults);
    check('gives', withResults);
    check('moved', withResults);
    check('web', typed);
    check('confirm', [...typed, 'id']);
    check('query', typed);
    check('body', [...typed, ...(spec.find ?? [])]);
    check('hints', typed);
  }
};
