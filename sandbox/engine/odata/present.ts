/** Records of a catalogue as they appear in responses. */
import type { Row } from '../types.js';
import type { Context } from './behavior.js';
import { keyLiteral } from './keys.js';
import type { Choice } from './query.js';
import { keyField, keyType, type Served } from './resources.js';
import { shownValue } from './edm.js';

/** All fields of a record, without its lines. */
export const ALL: Choice = { expand: new Set() };

/** Address at which a record can be read. */
export function addressOf(row: Row, { request: { origin, params }, served, resources }: Context): string {
  const { record } = served.record.methods.includes('GET') ? served : resources.need(served.source);
  const list = record.path.replace(/\{([\w-]+)\}/g, (_hole, name: string) => params[name] ?? '');
  return `${origin}${list}(${encodeURIComponent(keyLiteral(row[keyField(record)], keyType(record)))})`;
}

/** Key of a record as the collections of the engine take it. */
export const keyOf = ({ record }: Pick<Served, 'record'>, row: Row): string | number =>
  row[keyField(record)] as string | number;

/** The record as it appears in responses. Collections are links unless they are expanded. */
export function shown(row: Row, choice: Choice, context: Context): Row {
  const { served, service, behavior } = context;
  const { record, name } = served;
  const address = addressOf(row, context);
  const type = `${behavior.namespace ?? service.id}.${name.slice(name.lastIndexOf('/') + 1)}`;
  const computed = behavior.computed?.(row, choice, context) ?? {};
  const seen: Row = { __metadata: { uri: address, type } };
  for (const [field, { type: kind, navigates }] of Object.entries(record.fields)) {
    const expanded = choice.expand.has(field);
    if (choice.select !== undefined && !choice.select.has(field) && !expanded) continue;
    if (kind !== 'Collection') seen[field] = shownValue(computed[field] ?? row[field], kind);
    else if (expanded) seen[field] = { results: linesOf(row, navigates, context) };
    else seen[field] = { __deferred: { uri: `${address}/${field}` } };
  }
  return seen;
}

/** The lines of a document, as they appear in responses. */
export function linesOf(row: Row, navigates: string | undefined, context: Context): Row[] {
  const { served, state, resources, behavior } = context;
  const child = navigates === undefined ? undefined : resources.need(navigates);
  if (child === undefined || resources.family(child.source)?.parent !== served.source) return [];
  const lines =
    behavior.linesOf?.(row, child, context) ?? state.rows(child.source).scan({ parent: keyOf(served, row) });
  return [...lines].map((line) => shown(line, ALL, { ...context, served: child }));
}
