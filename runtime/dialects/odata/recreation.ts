/** Creates a deleted record again: the fields that a create can send, and the records below it. */
import { isIncomplete } from '../../base/incomplete-list.js';
import { isObject } from '../../base/objects.js';
import type { CatalogueData, NamedResource } from '../../contract/catalogue.js';
import type { Recreation } from '../../contract/http.js';
import type { Row } from '../../contract/rows.js';
import { findResource } from './catalogue.js';

/** A collection of a record that a create can send. */
interface Below {
  readonly name: string;
  readonly resource: NamedResource | undefined;
}

/** Returns how the records of a resource are read before they are deleted, and created again. */
export function recreationOf(data: CatalogueData, resource: NamedResource): Recreation {
  const below = Object.entries(resource.fields).flatMap(([name, { type, readonly: fixed, navigates }]): Below[] =>
    type !== 'Collection' || fixed === true
      ? []
      : [{ name, resource: navigates === undefined ? undefined : findResource(data, navigates) }],
  );
  return {
    query: below.length === 0 ? {} : { $expand: below.map(({ name }) => name) },
    bodyOf(record) {
      const lacking = below.find(({ name }) => !Array.isArray(record[name]) || isIncomplete(record[name]));
      if (lacking !== undefined) return { lacks: lacking.name };
      // A line names its document and other lines by keys that no longer exist.
      const keys = new Set<unknown>();
      const noteKey = (row: Row, { key }: NamedResource): unknown => key !== undefined && keys.add(row[key]);
      noteKey(record, resource);
      for (const { name, resource: child } of below)
        for (const line of linesIn(record, name)) if (child !== undefined) noteKey(line, child);
      const body = sentFields(record, resource, keys);
      for (const { name, resource: child } of below) {
        const lines = linesIn(record, name).map((line) => (child === undefined ? line : sentFields(line, child, keys)));
        if (lines.length > 0) body[name] = lines;
      }
      return { body };
    },
  };
}

const linesIn = (record: Row, name: string): readonly Row[] => (record[name] as readonly unknown[]).filter(isObject);

/** Returns the fields of a record that can be written and have a value, without keys of the records that are created again. */
function sentFields(record: Row, { fields, key }: NamedResource, keys: ReadonlySet<unknown>): Row {
  const isSent = ([name, value]: readonly [string, unknown]): boolean => {
    const field = fields[name];
    if (field === undefined || field.readonly === true || field.type === 'Collection') return false;
    if (value === null || value === undefined || value === '') return false;
    // Keys that are codes are not set by the service.
    return name === key ? field.type === 'Edm.String' : !keys.has(value);
  };
  return Object.fromEntries(Object.entries(record).filter(isSent));
}
