/** Checks that a table is declared once, and only in a client with a workflow that can write its records, and what its fields point to. */
import { checkName, reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { readPointer } from '../2-shape/schema/tables.js';
import type { Bound } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

export const tables: Rule = ({ bound, report }) => {
  const writes = bound.commands.some(({ workflow }) => workflow?.shared === false);
  for (const [index, some] of bound.tables.entries()) {
    for (const [name, fields] of Object.entries(some)) {
      const isTwice = bound.tables.slice(0, index).some((earlier) => Object.hasOwn(earlier, name));
      if (isTwice) report.add('CS329', placeOfKey(some, name), { name });
      else if (!writes) {
        reportIdle(report, some, name, 'the service has no workflow that writes files');
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
