/** Leads and their labels. */
import { isObject } from 'cmdspec-runtime/kit';
import { isNumeric } from '../engine/digits.js';
import { refuse } from '../engine/refusal.js';
import type { Collection, FieldRule, Row } from '../engine/types.js';
import { customOf } from './fields.js';
import { savedFilter } from './filters.js';
import { CURRENCY, day, DAY, idField, idFilter, known, ME, times, visible } from './kit.js';
import { dealWords } from './words.js';

const LABELS = [
  ['Hot', 'red'],
  ['Warm', 'yellow'],
  ['Cold', 'blue'],
] as const;

export const leadLabel: Collection = {
  paths: ['/api/v1/leadLabels'],
  methods: ['GET'],
  paging: 'none',
  id: { style: 'uuid' },
  count: () => LABELS.length,
  seed: ({ index, start }) => {
    const [name, color] = LABELS[index] as (typeof LABELS)[number];
    return { name, color, add_time: stamp(+start - 400 * DAY), update_time: stamp(+start - 400 * DAY) };
  },
};

/** Times of leads have milliseconds. */
function stamp(time: number): string {
  return new Date(Math.floor(time / 1000) * 1000).toISOString();
}

const VALUE: FieldRule = {
  kind: 'object',
  check: (value) =>
    isObject(value) && isNumeric(value['amount']) && typeof value['currency'] === 'string'
      ? undefined
      : 'must be {"amount": number, "currency": "EUR"}',
};

const FIELDS: Readonly<Record<string, FieldRule>> = {
  title: { kind: 'text', filled: true },
  owner_id: idField('user', 'User'),
  label_ids: { kind: 'list' },
  person_id: idField('person', 'Person'),
  organization_id: idField('organization', 'Organization'),
  value: VALUE,
  // `check` covers the compiled parts of the value too.
  'value.amount': { kind: 'any' },
  'value.currency': { kind: 'any' },
  expected_close_date: { kind: 'date' },
  visible_to: { kind: 'enum', choices: ['1', '3', '5', '7'] },
  was_seen: { kind: 'boolean' },
  is_archived: { kind: 'boolean' },
  origin_id: { kind: 'text' },
  channel: { kind: 'integer' },
  channel_id: { kind: 'text' },
};

/** Leads, in version 1: UUIDs, offset paging, custom fields of deals by their hash at the top level. */
export const lead: Collection = {
  paths: ['/api/v1/leads'],
  lists: ['/api/v1/leads/archived'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'offset',
  id: { style: 'uuid' },
  ordered: ['add_time', 'update_time'],
  defaults: {
    owner_id: ME,
    creator_id: ME,
    label_ids: [],
    source_name: 'API',
    origin: 'API',
    is_archived: false,
    was_seen: false,
    visible_to: '3',
  },
  seed: (place) => {
    const { random, start } = place;
    const { added, updated } = times(place, 'lead');
    const withPerson = random.chance(0.7);
    const { company, thing } = dealWords(random);
    return {
      title: `${company} ${thing} enquiry`,
      owner_id: random.integer(1, 5),
      label_ids: random.chance(0.5) ? [place.id('leadLabel', random.integer(0, 2))] : [],
      person_id: withPerson ? place.id('person', random.integer(0, place.count('person') - 1)) : null,
      organization_id:
        !withPerson || random.chance(0.5)
          ? place.id('organization', random.integer(0, place.count('organization') - 1))
          : null,
      source_name: random.pick(['Web form', 'API', 'Import']),
      is_archived: place.index % 11 === 10,
      was_seen: random.chance(0.6),
      value: random.chance(0.7) ? { amount: random.integer(1, 90) * 100, currency: CURRENCY } : null,
      expected_close_date: random.chance(0.4) ? day(+start + random.integer(1, 90) * DAY) : null,
      add_time: stamp(added),
      update_time: stamp(updated),
    };
  },
  fields: FIELDS,
  required: ['title'],
  // Hashes of custom fields are keys too; `complete` and `change` refuse all other unknown keys.
  unknown: { body: 'ignore', query: 'ignore' },
  filters: {
    owner_id: idFilter('owner_id'),
    person_id: idFilter('person_id'),
    organization_id: idFilter('organization_id'),
    filter_id: savedFilter('lead'),
    archived_status: known,
  },
  listed: (row, request) => {
    const wanted = request.query.get('archived_status');
    if (request.path.endsWith('/archived') || wanted === 'archived') return row['is_archived'] === true;
    return wanted === 'all' || row['is_archived'] !== true;
  },
  complete(draft, request, state) {
    assertKeys(draft, [
      ...Object.keys(FIELDS),
      ...customOf('deal', request, state).map((field) => String(field['field_code'])),
    ]);
    if ((draft['person_id'] ?? draft['organization_id'] ?? null) === null) {
      refuse(400, 'A lead must be linked to a person or an organization', {
        details: [{ path: 'person_id', message: 'or organization_id is required' }],
      });
    }
    return {
      add_time: stamp(+request.now),
      update_time: stamp(+request.now),
      ...draft,
    };
  },
  change(before, after, request, state) {
    if (before['is_archived'] === true && after['is_archived'] !== false)
      refuse(400, 'Archived leads cannot be edited');
    const codes = customOf('deal', request, state).map((field) => String(field['field_code']));
    assertKeys(after, [...Object.keys(FIELDS), ...Object.keys(before), ...codes]);
    if ((after['person_id'] ?? after['organization_id'] ?? null) === null) {
      refuse(400, 'A lead must be linked to a person or an organization');
    }
    return { ...after, update_time: stamp(+request.now) };
  },
  show: (row) => visible(row),
};

function assertKeys(body: Row, known: readonly string[]): void {
  const odd = Object.keys(body).find((key) => !known.includes(key));
  if (odd !== undefined) refuse(400, `${odd} is not a field of this record`);
}
