/** Translates a response that is only a stream of events, or of lines of JSON, to the rows of a command. */
import { streamForm } from '../../../runtime/base/stream-form.js';
import { columnsOf, successes } from './results.js';
import { columnKeys, flatten, typeOf } from './schema.js';
import type { Operation, Schema, Spec } from './types.js';

/** Fields of an event, which is a row. */
const fields = ['event', 'id', 'retry', 'data'];

/** Data of the event after which a stream has ended, in descriptions that name it. */
const END = '[DONE]';

/**
 * Returns the keys of a command whose successful responses are all streams; `undefined` for any other, and for lines of which the
 * description shows no field.
 *
 * @param before columns of the last import
 */
export function streamOf(operation: Operation, before: readonly string[]): Spec | undefined {
  const all = successes(operation);
  const types = all.flatMap(([, { content = {} }]) => Object.entries(content));
  const [first] = types;
  const form = streamForm(first?.[0]);
  if (form === undefined || !types.every(([type]) => streamForm(type) !== undefined)) return undefined;
  const ends = JSON.stringify([operation.raw.summary, operation.raw.description, all]).includes(END);
  const stream = { form, ...(ends && { end: END }) };
  const row = rowOf(first?.[1].schema);
  const names = columnKeys(row);
  if (form === 'lines') return names.length === 0 ? undefined : { stream, ...columnsOf(row, before) };
  // The schema is that of an event with its fields, or that of its data.
  const isEvent = names.length === 0 || names.every((name) => fields.includes(name));
  if (isEvent) return { stream, columns: ['event', 'id', 'data'], returns: ['retry'] };
  return { stream, result: 'data', ...columnsOf(row, before) };
}

/** Returns the schema of a row, with the fields of all of its variants. A list has a row for each of its elements. */
function rowOf(schema: Schema | undefined): Schema {
  const flat = flatten(schema) ?? {};
  if (typeOf(flat) === 'array') return rowOf(flat.items);
  const variants = (flat.oneOf ?? flat.anyOf ?? []).map((one) => rowOf(one).properties ?? {});
  return { ...flat, properties: Object.assign({}, ...variants, flat.properties) as Record<string, Schema> };
}
