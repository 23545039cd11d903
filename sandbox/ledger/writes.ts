import { isObject } from 'cmdspec-runtime/kit';
import { needMandatory } from '../engine/odata/edm.js';
import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, Row, State } from '../engine/types.js';
import type { Work } from '../engine/work.js';
import { act, isAction } from './actions.js';
import {
  addTerm,
  changeTerm,
  datedDocument,
  documentBooking,
  needDeletable,
  needJournal,
  needSpan,
  needUnprinted,
  removeBooked,
  restampDocuments,
} from './books/rules.js';
import { isView } from './books/views.js';
import { checkedBody } from './checks.js';
import { delivered, isDeliveryLine } from './deliveries.js';
import { resum, summed } from './documents.js';
import { addressOf, enveloped, shown } from './present.js';
import { computedAt } from './reads.js';
import { isReceiptLine, received } from './receipts.js';
import { keyField, missing, type Resources, type Spot } from './resources.js';
import { changed, completed, described, recordDeletion } from './rules.js';
import { collectionName } from './world.js';

/** Creates a record with its lines. */
export function create(request: Incoming, spot: Spot, state: State, resources: Resources): Answer {
  const { record, source } = spot.served;
  const body = checkedBody(request.body, spot, state);
  needMandatory(body, record, []);
  if (isAction(spot.served.name)) return act(keyed(request, body, spot), spot, request, state, resources);
  const row = insert(body, spot, state, resources, request.now);
  resum(row, spot, state, resources, request.now);
  const all = shown(row, spot, { expand: new Set() }, request, state, resources);
  // Without the Prefer header, a response has only the fields that were sent.
  const whole = (request.headers['prefer'] ?? '').includes('return=representation');
  const returned = whole
    ? all
    : Object.fromEntries(Object.entries(all).map(([name, one]) => [name, echoed(name, one, body, spot)]));
  const answer = enveloped(request, returned, 201);
  return {
    ...answer,
    headers: {
      ...answer.headers,
      location: addressOf(request, { ...spot, served: { ...spot.served, name: source } }, row),
    },
  };
}

/** The body with the key of the record that an action is for. */
function keyed(request: Incoming, body: Row, { served }: Spot): Row {
  const key = keyField(served.record);
  return { ...body, [key]: isObject(request.body) ? request.body[key] : undefined };
}

function echoed(name: string, value: unknown, body: Row, { served }: Spot): unknown {
  return name === '__metadata' || name === served.record.key || body[name] !== undefined ? value : null;
}

function insert(body: Row, spot: Spot, state: State, resources: Resources, now: Date): Row {
  const { record, source } = spot.served;
  const rows = state.rows(collectionName(spot.division, source));
  const collections = Object.entries(record.fields).filter(([, { type }]) => type === 'Collection');
  const header = Object.fromEntries(
    Object.entries(body).filter(([field]) => !collections.some(([one]) => one === field)),
  );
  needUnprinted(header, spot, state);
  needSpan(header, spot, state);
  const booking = documentBooking(spot);
  if (booking !== undefined) needJournal(header, booking, spot, state);
  if (booking !== undefined && booking.isPrinted !== true) {
    const lines = Object.values(body).find((one) => Array.isArray(one));
    Object.assign(header, datedDocument(header, lines, booking, spot, state, now));
  }
  const moved = isDeliveryLine(source) ? delivered : isReceiptLine(source) ? received : undefined;
  const given = moved?.(header, spot, state, now) ?? header;
  let row = rows.insert(described(completed(given, spot, state, resources, now), spot, state));
  addTerm(row, spot, state);
  const id = row[keyField(record)];
  for (const [field, { navigates }] of collections) {
    const child = navigates === undefined ? undefined : resources.find(navigates, false);
    const family = child === undefined ? undefined : resources.family(child.source);
    const sent = body[field];
    if (child === undefined || family === undefined || family.parent !== source || !Array.isArray(sent)) continue;
    const childSpot = { division: spot.division, served: child };
    const lines = sent.map((one: unknown) => {
      if (!isObject(one)) return refuse(400, `'${field}' contains a value that is not an object`);
      const line = checkedBody(one, childSpot, state);
      needMandatory(line, child.record, [family.field]);
      return insert({ ...line, [family.field]: id }, childSpot, state, resources, now);
    });
    // A line may have changed its header.
    row = summed(rows.get(String(id)) ?? row, lines, spot, state);
    rows.put(row);
  }
  return row;
}

export function* update(
  request: Incoming,
  spot: Spot,
  key: string | number,
  state: State,
  resources: Resources,
): Work<Answer> {
  const { name, source } = spot.served;
  const body = checkedBody(request.body, spot, state);
  if (isView(source)) {
    if (changeTerm(key, body, spot, state, request.now)) return { status: 204 };
    if ((yield* computedAt(request, spot, key, state)) === undefined) return missing(name);
    return refuse(400, 'Only the terms of an invoice can be changed');
  }
  const rows = state.rows(collectionName(spot.division, source));
  const before = rows.get(key) ?? missing(name);
  needUnprinted(before, spot, state);
  const after = described(changed(before, body, spot, state, request.now), spot, state);
  needSpan(after, spot, state);
  rows.put(after);
  resum(after, spot, state, resources, request.now);
  return { status: 204 };
}

/** Deletes a record and its lines, and adds the deletion to the feed. */
export function remove(
  request: Incoming,
  spot: Spot,
  key: string | number,
  state: State,
  resources: Resources,
): Answer {
  const { record, name, source } = spot.served;
  const rows = state.rows(collectionName(spot.division, source));
  const row = rows.get(key) ?? missing(name);
  needUnprinted(row, spot, state);
  needDeletable(row, key, spot, state);
  removeBooked(row, spot, state, request.now);
  if (source === 'crm/Accounts') restampDocuments(key, spot, state, request.now);
  for (const { navigates } of Object.values(record.fields)) {
    const child = navigates === undefined ? undefined : resources.find(navigates, false);
    const family = child === undefined ? undefined : resources.family(child.source);
    if (child === undefined || family?.parent !== source) continue;
    const lines = state.rows(collectionName(spot.division, child.source));
    for (const line of [...lines.scan({ parent: String(key) })]) {
      const id = line[keyField(child.record)];
      lines.drop(String(id));
      recordDeletion(line, id, { ...spot, served: child }, state, resources, request.now);
    }
  }
  rows.drop(key);
  resum(row, spot, state, resources, request.now);
  recordDeletion(row, key, spot, state, resources, request.now);
  return { status: 204 };
}
