import { keyLiteral } from '../engine/odata/keys.js';
import type { Choice } from '../engine/odata/query.js';
import { enveloped as inEnvelope, shownValue } from '../engine/odata/edm.js';
import type { Answer, Incoming, Row, State } from '../engine/types.js';
import { balancesOf } from './books/balances.js';
import { booksOf, linesOf, postedBy } from './books/postings.js';
import { isView } from './books/views.js';
import { downloadAddress } from './printing.js';
import { keyField, type Resources, type Spot } from './resources.js';
import { collectionName } from './world.js';

/** Fields that follow from all documents before a record. */
const BALANCES = ['OpeningBalanceFC', 'ClosingBalanceFC'];

/** Address of a record. */
export function addressOf(request: Incoming, { division, served }: Spot, row: Row): string {
  const { record, name } = served;
  const key = row[keyField(record)];
  const type = record.fields[keyField(record)]?.type ?? 'Edm.Guid';
  return `${request.origin}/api/v1/${division}/${name}(${keyLiteral(key, type)})`;
}

/** The record as it appears in responses. Collections are links unless they are expanded. */
export function shown(
  row: Row,
  spot: Spot,
  choice: Choice,
  request: Incoming,
  state: State,
  resources: Resources,
): Row {
  const address = addressOf(request, spot, row);
  const { record, name, source } = spot.served;
  const isShown = (field: string): boolean => choice.select?.has(field) !== false;
  const balances = BALANCES.some(isShown) ? balancesOf(row, source, spot.division, state) : {};
  const seen: Row = { __metadata: { uri: address, type: `Ledger.Models.${name.slice(name.lastIndexOf('/') + 1)}` } };
  for (const [field, { type, navigates }] of Object.entries(record.fields)) {
    const expanded = choice.expand.has(field);
    if (choice.select !== undefined && !choice.select.has(field) && !expanded) continue;
    if (type === 'Collection') {
      seen[field] = expanded
        ? { results: children(row, spot, navigates, request, state, resources) }
        : { __deferred: { uri: `${address}/${field}` } };
    } else if (name === 'documents/DocumentAttachments' && field === 'Url') {
      seen[field] = downloadAddress(request, spot.division, row['ID']);
    } else if (record.sync === true && field === 'ID') {
      // Some feeds call the key of the record ID.
      const standard = resources.data[spot.served.source];
      seen[field] = row['ID'] ?? (standard === undefined ? null : row[keyField(standard)]);
    } else seen[field] = shownValue(balances[field] ?? row[field], type);
  }
  return seen;
}

function children(
  row: Row,
  { division, served }: Spot,
  navigates: string | undefined,
  request: Incoming,
  state: State,
  resources: Resources,
): Row[] {
  const child = navigates === undefined ? undefined : resources.find(navigates, false);
  const family = child === undefined ? undefined : resources.family(child.source);
  if (child === undefined || family === undefined || family.parent !== served.source) return [];
  const id = String(row[keyField(served.record)]);
  const spot = { division, served: child };
  const books = booksOf(division, state);
  const posted = isView(child.source) ? postedBy(id, books) : undefined;
  const rows =
    posted === undefined
      ? state.rows(collectionName(division, child.source)).scan({ parent: id })
      : linesOf(posted, books);
  return [...rows].map((line) => shown(line, spot, { expand: new Set() }, request, state, resources));
}

/** A response in the service's envelope. A client that does not accept JSON gets Atom. */
export function enveloped(request: Incoming, d: unknown, status = 200): Answer {
  if (!(request.headers['accept'] ?? '').includes('application/json')) {
    const body = '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>';
    return { status, headers: { 'content-type': 'application/atom+xml;charset=utf-8' }, body };
  }
  return inEnvelope(d, status);
}
