/** Checks that a table is declared once, and only in a client with a workflow that can write its records. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfKey } from '../1-read/source.js';
import type { Rule } from './rule.js';

export const tables: Rule = ({ bound, report }) => {
  const writes = bound.commands.some(({ workflow }) => workflow?.shared === false);
  for (const [index, some] of bound.tables.entries()) {
    for (const name of Object.keys(some)) {
      const isTwice = bound.tables.slice(0, index).some((earlier) => Object.hasOwn(earlier, name));
      if (isTwice) report.add('CS329', placeOfKey(some, name), { name });
      else if (!writes) {
        reportIdle(report, some, name, 'the service has no workflow that writes files');
      }
    }
  }
};
