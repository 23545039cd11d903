/** Names beside ids. */
import type { Context } from '../engine/odata/behavior.js';
import type { Row } from '../engine/types.js';
import { linkOf } from './seeds/links.js';

/** Adds code and name of linked records to their ids, as the service does. */
export function described(row: Row, { served, state }: Context): Row {
  const { fields } = served.record;
  const seen = { ...row };
  for (const [field, { type }] of Object.entries(fields)) {
    const target = linkOf(field, type);
    const id = row[field];
    if (target === undefined || typeof id !== 'string') continue;
    const found = state.rows(target).get(id);
    for (const suffix of ['Code', 'Name', 'Description']) {
      const beside = `${field}${suffix}`;
      if (fields[beside] === undefined) continue;
      seen[beside] = found?.[suffix] ?? found?.['Name'] ?? found?.['Description'] ?? null;
    }
  }
  return seen;
}
