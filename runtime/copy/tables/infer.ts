/** Types of the columns of records whose fields no spec declares, as their values show them. */
import { LosslessNumber, parseJson } from '../../base/json.js';
import { isObject, isSafeKey } from '../../base/objects.js';
import type { ColumnType, Table } from '../../contract/tables.js';

/** Returns the type of each field. A field with values of several types is `json`; one that never has a value is `text`. */
export async function inferTable(lines: AsyncIterable<readonly string[]>): Promise<Table> {
  const found = new Map<string, ColumnType | undefined>();
  for await (const batch of lines) {
    for (const line of batch) {
      const row = parseJson(line);
      if (!isObject(row)) continue;
      for (const [name, value] of Object.entries(row)) {
        // Names with other characters would be read as paths.
        if (!isSafeKey(name) || !/^\w+$/.test(name)) continue;
        found.set(name, both(found.get(name), typeOf(value)));
      }
    }
  }
  return Object.fromEntries([...found].map(([name, type]) => [name, type ?? 'text']));
}

function both(before: ColumnType | undefined, now: ColumnType | undefined): ColumnType | undefined {
  if (before === undefined || now === undefined) return before ?? now;
  if (before === now) return now;
  const areNumbers = [before, now].every((type) => type === 'integer' || type === 'number');
  return areNumbers ? 'number' : 'json';
}

function typeOf(value: unknown): ColumnType | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'number' && !(value instanceof LosslessNumber)) return 'json';
  // The types of DuckDB have 64 bits for integers, and ten decimals.
  const text = String(value);
  if (/^-?\d{1,18}$/.test(text)) return 'integer';
  return /^-?\d{1,20}(?:\.\d{1,10})?$/.test(text) ? 'number' : 'json';
}
