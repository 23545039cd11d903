import type { Service } from '../../../runtime/contract/service.js';
import type { Incoming, Row, State } from '../types.js';
import { keyLiteral } from './keys.js';
import type { Choice } from './query.js';
import { keyField, keyType, type Resources, type Served } from './resources.js';
import { shownValue } from './edm.js';

/** What the handlers of a catalogue work with. */
export interface Shelf {
  readonly service: Service;
  readonly resources: Resources;
}

/** Address of a record. */
export function addressOf({ origin, params }: Incoming, { record }: Served, row: Row): string {
  const list = record.path.replace(/\{([\w-]+)\}/g, (_hole, name: string) => params[name] ?? '');
  return `${origin}${list}(${encodeURIComponent(keyLiteral(row[keyField(record)], keyType(record)))})`;
}

/** Key of a record as the collections of the engine take it. */
export const keyOf = ({ record }: Pick<Served, 'record'>, row: Row): string | number =>
  row[keyField(record)] as string | number;

/** The record as it appears in responses. Collections are links unless they are expanded. */
export function shown(row: Row, served: Served, choice: Choice, request: Incoming, state: State, shelf: Shelf): Row {
  const { record, name } = served;
  const address = addressOf(request, served, row);
  const type = `${shelf.service.id}.${name.slice(name.lastIndexOf('/') + 1)}`;
  const seen: Row = { __metadata: { uri: address, type } };
  for (const [field, { type: kind, navigates }] of Object.entries(record.fields)) {
    const expanded = choice.expand.has(field);
    if (choice.select !== undefined && !choice.select.has(field) && !expanded) continue;
    if (kind !== 'Collection') seen[field] = shownValue(row[field], kind);
    else if (expanded) seen[field] = { results: linesOf(row, served, navigates, request, state, shelf) };
    else seen[field] = { __deferred: { uri: `${address}/${field}` } };
  }
  return seen;
}

/** The lines of a document, as they appear in responses. */
export function linesOf(
  row: Row,
  { source, record }: Served,
  navigates: string | undefined,
  request: Incoming,
  state: State,
  shelf: Shelf,
): Row[] {
  const { resources } = shelf;
  const child = navigates === undefined ? undefined : resources.need(navigates);
  if (child === undefined || resources.family(child.source)?.parent !== source) return [];
  const lines = state.rows(child.source).scan({ parent: keyOf({ record }, row) });
  return [...lines].map((line) => shown(line, child, { expand: new Set() }, request, state, shelf));
}
