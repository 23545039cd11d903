import { placeOfKey } from '../1-read/source.js';
import type { Rule } from './rule.js';

/** What is declared to be used by name is used. */
export const unused: Rule = ({ bound, report }) => {
  for (const table of bound.fieldTables) {
    for (const [name, field] of Object.entries(table)) {
      if (!bound.taken.fields.has(field)) report.add('CS501', placeOfKey(table, name), { name });
    }
  }
  const groups = bound.spec['flag-groups'] ?? {};
  for (const name of Object.keys(groups)) {
    if (!bound.taken.groups.has(name)) report.add('CS502', placeOfKey(groups, name), { name });
  }
};
