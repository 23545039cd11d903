/** Lowers the tables of the records that workflows write to files. */
import type { Tables } from '../../runtime/contract/tables.js';
import { readPointer } from '../2-shape/schema/tables.js';
import type { Bound } from '../3-bind/types.js';
import { sorted } from './plan.js';

export function lowerTables({ tables }: Pick<Bound, 'tables'>): Tables {
  const all = tables.flatMap((some) =>
    Object.entries(some).map(([table, fields]) => {
      const lowered = Object.entries(fields).map(([name, field]) => [
        name,
        typeof field === 'string' ? field : { type: field.type, names: readPointer(field.names) },
      ]);
      return [table, Object.fromEntries(lowered) as Tables[string]] as const;
    }),
  );
  return sorted(Object.fromEntries(all));
}
