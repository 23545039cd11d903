/** Checks that a table is declared once, and only in a client that can write its records, what its fields point to, and the fields of collections. */
import { withoutPrototype } from '../../runtime/base/objects.js';
import { checkName, reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { readPointer } from '../2-shape/schema/tables.js';
import type { CallSpec } from '../2-shape/types.js';
import type { Bound } from '../3-bind/types.js';
import { takesSince } from '../3-bind/words.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

export const tables: Rule = ({ bound, report }) => {
  const isOpen = bound.commands.some(({ workflow }) => workflow?.shared === false);
  const copied = new Set(bound.commands.flatMap(({ workflow }) => Object.keys(workflow?.copies ?? {})));
  for (const [index, some] of bound.tables.entries()) {
    for (const [name, fields] of Object.entries(some)) {
      const isTwice = bound.tables.slice(0, index).some((earlier) => Object.hasOwn(earlier, name));
      if (isTwice) report.add('CS329', placeOfKey(some, name), { name });
      else if (!isOpen && !copied.has(name)) {
        reportIdle(report, some, name, 'no command writes such records to files');
      }
      for (const field of Object.values(fields)) if (typeof field !== 'string') checkPointer(field, bound, report);
    }
  }
};

function checkPointer(field: { readonly names: string }, { tables: all }: Bound, report: Report): void {
  const { table, fields, by } = readPointer(field.names);
  const at = placeOfValue(field, 'names');
  const names = all.flatMap((some) => Object.keys(some));
  checkName(report, 'table', table, names, at, 'Tables');
  const other = all.find((some) => Object.hasOwn(some, table))?.[table];
  if (other === undefined) return;
  for (const name of [...fields, by]) {
    checkName(report, `field of the table ${table}`, name, Object.keys(other), at, 'Fields');
  }
}

/** The time of the last change is of use where the lists take a time. */
export const collections: Rule = ({ bound, report }) => {
  const { copies = {}, calls = {} } = bound.spec;
  for (const collection of Object.values(copies)) {
    const lists = collection.lists.flatMap((name) => withoutPrototype<string | CallSpec>(calls)[name] ?? []);
    if (lists.some((call) => typeof call !== 'string' && takesSince(call))) continue;
    reportIdle(report, collection, 'changed', 'none of its lists has {since} in its query');
  }
};
