/** Webhooks. */
import type { Delivery, Incoming, Row, RowChange, State } from '../engine/types.js';
import { plainTime, rfc, visible } from './kit.js';

/** Names of collections in webhooks; the others send nothing. */
const OBJECTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['activity', 'deal', 'lead', 'note', 'organization', 'person', 'pipeline', 'product', 'project', 'stage', 'task'].map(
    (name) => [name, name],
  ),
);

/** Returns the deliveries of the webhooks of the account after a request. */
export function deliveries(changes: readonly RowChange[], request: Incoming, state: State): Delivery[] {
  const hooks = [...state.rows('webhook').scan()].filter((hook) => Number(hook['is_active']) === 1);
  if (hooks.length === 0) return [];
  return merged(changes).flatMap((change) => {
    const object = OBJECTS[change.collection];
    const action = actionOf(change);
    if (object === undefined || action === undefined) return [];
    return hooks
      .filter((hook) => fits(hook['event_object'], object) && fits(hook['event_action'], action))
      .map((hook) => delivery(hook, { object, action, change }, request, state));
  });
}

const fits = (wanted: unknown, value: string): boolean => wanted === '*' || wanted === value;

/** Several changes of a record in one request are one event. */
function merged(changes: readonly RowChange[]): RowChange[] {
  const found = new Map<string, RowChange>();
  for (const change of changes) {
    const { collection, id, before, after } = change;
    const key = `${collection} ${String(id)}`;
    const earlier = found.get(key);
    found.set(key, { collection, id, before: earlier === undefined ? before : earlier.before, after });
  }
  return [...found.values()];
}

const isGone = (row: Row | undefined): boolean => row === undefined || row['is_deleted'] === true;

function actionOf({ before, after }: RowChange): 'create' | 'change' | 'delete' | undefined {
  if (isGone(before)) return isGone(after) ? undefined : 'create';
  if (isGone(after)) return 'delete';
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'change';
}

interface Event {
  readonly object: string;
  readonly action: 'create' | 'change' | 'delete';
  readonly change: RowChange;
}

function delivery(hook: Row, { object, action, change }: Event, request: Incoming, state: State): Delivery {
  const { id, before = {}, after } = change;
  const random = state.random('delivery', state.next('delivery'));
  const meta = {
    id: random.uuid(),
    action,
    entity: object,
    entity_id: String(id),
    version: '2.0',
    company_id: '9000',
    user_id: '1',
    webhook_id: String(hook['id']),
    webhook_owner_id: String(hook['owner_id']),
    permitted_user_ids: ['1'],
    correlation_id: random.uuid(),
    timestamp: rfc(request.now),
    host: 'sandbox.pipedrive.com',
    change_source: 'api',
    is_bulk_edit: false,
    type: 'general',
  };
  const shown = visible(after ?? {});
  const old = visible(before);
  const changed = Object.keys({ ...old, ...shown }).filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(shown[key]),
  );
  const previous = {
    create: null,
    change: Object.fromEntries(changed.map((key) => [key, old[key] ?? null])),
    delete: old,
  }[action];
  const { http_auth_user: user, http_auth_password: password } = hook;
  const credential = Buffer.from(`${String(user)}:${String(password)}`).toString('base64');
  return {
    url: String(hook['subscription_url']),
    ...(typeof user === 'string' && user !== '' && { headers: { authorization: `Basic ${credential}` } }),
    body: (attempt) => ({ meta: { ...meta, attempt }, data: action === 'delete' ? null : shown, previous }),
    answered: (status) => {
      const rows = state.rows('webhook');
      const stored = rows.get(String(hook['id']));
      if (stored === undefined) return;
      const answer = status === 0 ? {} : { last_http_status: status };
      rows.put({ ...stored, last_delivery_time: plainTime(request.now), ...answer });
    },
  };
}
