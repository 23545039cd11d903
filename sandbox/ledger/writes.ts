import { isObject } from 'cmdspec/kit';
import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, Row, State } from '../engine/types.js';
import { checkedBody, needMandatory } from './checks.js';
import { addressOf, enveloped, shown, type Spot } from './present.js';
import { missing } from './reads.js';
import { keyField, type Resources } from './resources.js';
import { changed, completed, described, recordDeletion, summed } from './rules.js';
import { collectionName } from './world.js';

/** Makes a record, its lines along with it. */
export function create(request: Incoming, spot: Spot, state: State, resources: Resources): Answer {
  const { record, source } = spot.served;
  const body = checkedBody(request.body, spot, state);
  needMandatory(body, record, []);
  const row = insert(body, spot, state, resources, request.now);
  const all = shown(row, spot, { expand: new Set() }, request, state, resources);
  // Without the header an answer tells only what was sent.
  const whole = (request.headers['prefer'] ?? '').includes('return=representation');
  const told = whole
    ? all
    : Object.fromEntries(Object.entries(all).map(([name, one]) => [name, sent(name, one, body, spot)]));
  const answer = enveloped(request, told, 201);
  return {
    ...answer,
    headers: {
      ...answer.headers,
      location: addressOf(request, { ...spot, served: { ...spot.served, name: source } }, row),
    },
  };
}

function sent(name: string, value: unknown, body: Row, { served }: Spot): unknown {
  return name === '__metadata' || name === served.record.key || body[name] !== undefined ? value : null;
}

function insert(body: Row, spot: Spot, state: State, resources: Resources, now: Date): Row {
  const { record, name, source } = spot.served;
  const rows = state.rows(collectionName(spot.division, source));
  const collections = Object.entries(record.fields).filter(([, { type }]) => type === 'Collection');
  const header = Object.fromEntries(
    Object.entries(body).filter(([field]) => !collections.some(([one]) => one === field)),
  );
  let row = rows.insert(described(completed(header, spot, state, now), spot, state));
  const id = row[keyField(record)];
  for (const [field, { navigates }] of collections) {
    const child = navigates === undefined ? undefined : resources.find(navigates, false);
    const family = child === undefined ? undefined : resources.family(child.source);
    const given = body[field];
    if (child === undefined || family === undefined || family.parent !== source || !Array.isArray(given)) continue;
    const childSpot = { division: spot.division, served: child };
    const lines = given.map((one: unknown, at) => {
      if (!isObject(one)) return refuse(400, `'${field}' holds what is no object`);
      const line = checkedBody(one, childSpot, state);
      needMandatory(line, child.record, [family.field]);
      const numbered = child.record.fields['LineNumber'] === undefined ? {} : { LineNumber: at + 1 };
      return insert({ ...numbered, ...line, [family.field]: id }, childSpot, state, resources, now);
    });
    if (name === 'salesentry/SalesEntries') {
      row = summed(row, lines);
      rows.put(row);
    }
  }
  return row;
}

export function update(request: Incoming, spot: Spot, key: string | number, state: State): Answer {
  const rows = state.rows(collectionName(spot.division, spot.served.source));
  const before = rows.get(key) ?? missing(spot.served.name);
  const body = checkedBody(request.body, spot, state);
  rows.put(described(changed(before, body, spot, state, request.now), spot, state));
  return { status: 204 };
}

/** Deletes a record and its lines, and tells the feed of deletions. */
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
  for (const { navigates } of Object.values(record.fields)) {
    const child = navigates === undefined ? undefined : resources.find(navigates, false);
    const family = child === undefined ? undefined : resources.family(child.source);
    if (child === undefined || family?.parent !== source) continue;
    const lines = state.rows(collectionName(spot.division, child.source));
    for (const line of [...lines.scan({ parent: String(key) })]) lines.drop(String(line[keyField(child.record)]));
  }
  rows.drop(key);
  recordDeletion(row, key, spot, state, resources, request.now);
  return { status: 204 };
}
