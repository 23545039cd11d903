/** Checks that a command with `upload` has the file, and that its templates name facts of a file. */
import { placeOfValue, within } from '../1-read/source.js';
import { alternatives } from '../../runtime/base/template.js';
import { textsIn } from '../3-bind/words.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Rule } from './rule.js';

/** What templates know of a file. */
const facts = ['name', 'size', 'type'];

export const uploads: Rule = ({ bound, report }) => {
  for (const { spec, args, flags, words } of bound.commands) {
    const { upload } = spec;
    if (upload === undefined) continue;
    const files = [...args, ...flags].filter(({ kind, spec: own }) => kind === 'path' && own.repeatable !== true);
    if (!files.some(({ name }) => name === upload.file)) {
      const hint = candidates(
        upload.file,
        files.map(({ name }) => name),
        'Flags with one file',
      );
      report.add('CS352', placeOfValue(upload, 'file'), { name: upload.file, words: words.join(' '), hint });
    }
    for (const key of ['body', 'says', 'gives'] as const) {
      for (const name of textsIn(spec[key]).flatMap((text) => alternatives(text).flat())) {
        const [argument, fact = ''] = name.split('.');
        if (argument !== upload.file || !name.includes('.') || facts.includes(fact)) continue;
        const hint = candidates(fact, facts, 'Facts of a file');
        report.add('CS432', within(placeOfValue(spec, key), name), { name, key, words: words.join(' '), hint });
      }
    }
  }
};
