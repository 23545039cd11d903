/** Events of webhooks: reads deliveries, and selects events by `--events`. */
import { CliError, isObject, type Row } from 'cmdspec-runtime/kit';

const OBJECTS = [
  'activity',
  'board',
  'deal',
  'deal_installment',
  'deal_product',
  'lead',
  'note',
  'organization',
  'person',
  'phase',
  'pipeline',
  'product',
  'project',
  'stage',
  'task',
  'user',
];
const ACTIONS = ['create', 'change', 'delete'];

/** An event to print and to forward. */
export interface Event {
  /** For example `deal.change`; empty if the delivery does not name it. */
  readonly key: string;
  /** Id of the record, else of the event. */
  readonly id: string;
  readonly time: string;
  readonly payload: Row;
  /** The body as received. */
  readonly body: string;
  readonly contentType: string;
}

/**
 * Returns whether `--events` selects an event: `entity.action`, with `*` for any, and an entity alone for all its actions.
 *
 * @throws CliError `usage` for an entity or action that does not exist
 */
export function eventFilter(patterns: readonly string[] | undefined): (key: string) => boolean {
  if (patterns === undefined || patterns.length === 0) return () => true;
  const parts = patterns.map((pattern) => {
    const [object = '', action = '*', ...rest] = pattern.trim().toLowerCase().split('.');
    const isKnown = [...OBJECTS, '*'].includes(object) && [...ACTIONS, '*'].includes(action) && rest.length === 0;
    if (isKnown) return { object, action };
    throw new CliError(
      'usage',
      `--events has an unknown event: ${JSON.stringify(pattern)}.`,
      `Write entity.action, with * for any. Entities: ${OBJECTS.join(', ')}. Actions: ${ACTIONS.join(', ')}.`,
    );
  });
  return (key) => {
    const [object, action] = key.split('.');
    return parts.some((part) => fits(part.object, object) && fits(part.action, action));
  };
}

const fits = (wanted: string, value: string | undefined): boolean => wanted === '*' || wanted === value;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads a delivery; a body that is not a JSON object becomes `{raw}`. */
export function readDelivery(body: string, contentType: string, now: Date): Event {
  let payload: Row;
  try {
    const value: unknown = JSON.parse(body);
    payload = isObject(value) ? value : { raw: body };
  } catch {
    payload = { raw: body };
  }
  const meta = isObject(payload['meta']) ? payload['meta'] : {};
  const [entity, action] = [textOf(meta['entity']), textOf(meta['action'])];
  return {
    key: entity === '' || action === '' ? '' : `${entity}.${action}`,
    id: textOf(meta['entity_id']) || textOf(meta['id']),
    time: textOf(meta['timestamp']) || now.toISOString(),
    payload,
    body,
    contentType,
  };
}

/** Identifies an event over its repeated attempts; undefined if the delivery has no id. */
export function identityOf({ payload }: Event): string | undefined {
  const { meta } = payload;
  return (isObject(meta) && textOf(meta['id'])) || undefined;
}
