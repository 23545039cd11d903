import { isObject } from '../../base/objects.js';
import type { CustomFields } from '../../contract/lookups.js';
import type { Row } from '../../contract/rows.js';
import { type Definition, type Definitions, distinctName } from './definitions.js';

/** Finds the field of a name as it is shown or stored; of fields that share a name, the one that is shown by it alone. */
export function fieldNamed(name: string, { all, byCode, shown }: Definitions): Definition | undefined {
  return (
    byCode.get(name) ??
    all.find(({ code }) => shown.get(code) === name) ??
    all.find((field) => field.name === name || distinctName(field) === name)
  );
}

/** Returns the stored value of a field in a record; `undefined` if the record does not have it. */
export function storedValue(record: Row, field: Definition, { under }: CustomFields): unknown {
  const values = field.custom && under !== '' ? record[under] : record;
  return isObject(values) && Object.hasOwn(values, field.code) ? values[field.code] : undefined;
}
