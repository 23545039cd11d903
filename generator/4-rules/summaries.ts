/** Checks that commands have a summary that fits on one line. */
import { placeOfValue } from '../1-read/source.js';
import { LONGEST_SUMMARY } from '../3-bind/summaries.js';
import type { Rule } from './rule.js';

export const summaries: Rule = ({ bound, report }) => {
  for (const { summary, spec, at, words } of bound.commands) {
    if (summary === undefined) report.add('CS418', at, { words: words.join(' ') });
    else if (summary.length > LONGEST_SUMMARY) {
      report.add('CS423', spec.summary === undefined ? at : placeOfValue(spec, 'summary'), { length: summary.length });
    }
  }
};
