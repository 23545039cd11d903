/** Checks that a table is declared once, and only in a client that can write its records, and the fields of collections. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfKey } from '../1-read/source.js';
import { withoutPrototype } from '../../runtime/base/objects.js';
import type { CallSpec } from '../2-shape/types.js';
import { takesSince } from '../3-bind/words.js';
import type { Rule } from './rule.js';

export const tables: Rule = ({ bound, report }) => {
  const isOpen = bound.commands.some(({ workflow }) => workflow?.shared === false);
  const copied = new Set(bound.commands.flatMap(({ workflow }) => Object.keys(workflow?.copies ?? {})));
  for (const [index, some] of bound.tables.entries()) {
    for (const name of Object.keys(some)) {
      const isTwice = bound.tables.slice(0, index).some((earlier) => Object.hasOwn(earlier, name));
      if (isTwice) report.add('CS329', placeOfKey(some, name), { name });
      else if (!isOpen && !copied.has(name)) {
        reportIdle(report, some, name, 'no command writes such records to files');
      }
    }
  }
};

/** The time of the last change is of use where the lists take a time. */
export const collections: Rule = ({ bound, report }) => {
  const { copies = {}, calls = {} } = bound.spec;
  for (const collection of Object.values(copies)) {
    const lists = collection.lists.flatMap((name) => withoutPrototype<string | CallSpec>(calls)[name] ?? []);
    if (lists.some((call) => typeof call !== 'string' && takesSince(call))) continue;
    reportIdle(report, collection, 'changed', 'none of its lists has {since} in its query');
  }
};
