/** Fields by the names that output has. */
import { CliError } from '../../base/errors.js';
import { isObject } from '../../base/objects.js';
import type { Column } from '../../contract/command.js';
import type { Run } from '../../contract/run.js';
import type { CustomFields } from '../../contract/custom-fields.js';
import type { Row } from '../../contract/rows.js';
import { type Definitions, definitionsOf, distinctName, fieldRules } from './definitions.js';
import type { Definition } from '../../contract/custom-fields.js';

/**
 * Finds a field by its shown or stored name. Of several fields with a name, it is the one that is shown by the name
 * alone.
 */
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

/** Whether records have a field of that name, see `FieldDialect`. */
export async function hasField(
  context: Run,
  entity: string,
  name: string,
  columns: readonly Column[] = [],
): Promise<boolean> {
  const rules = fieldRules(context, entity);
  if (rules === undefined) return false;
  // A row that describes a change of a field has no values of other fields.
  if (columns.some(({ key }) => key === rules.changes?.code)) return false;
  try {
    const isNamed = (definitions: Definitions): boolean =>
      fieldNamed(name, definitions) !== undefined ||
      (rules.under === '' && definitions.all.some(({ code }) => name.startsWith(`${code}_`)));
    return isNamed(await definitionsOf(context, entity, rules, isNamed));
  } catch (error) {
    // A read shows what it can; a write must not depend on a name that could not be checked.
    if (!(error instanceof CliError) || context.command.effect !== 'read') throw error;
    return true;
  }
}
