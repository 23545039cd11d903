/** Persons and organizations, their relationships and merges. */
import { isObject } from 'cmdspec-runtime/kit';
import { refuse } from '../engine/refusal.js';
import type { Collection, CustomRoute, FieldRule, Place, Row, State } from '../engine/types.js';
import { domainOf, ORGANIZATIONS, organizationIn, personIn } from '../story/people.js';
import { LIST_FILTERS, OWNED, SORT, VISIBLE_TO } from './deals.js';
import { customRule, customValues, seedCustom } from './fields.js';
import { savedFilter } from './filters.js';
import { idField, idFilter, linked, rfc, times, visible } from './kit.js';
import { address, companyName, personName, phoneNumber } from './words.js';

/** A list of `{value, primary, label}`. A change replaces the whole list. */
const CONTACTS: FieldRule = {
  kind: 'list',
  check(value) {
    const fine = (value as unknown[]).every(
      (one) =>
        isObject(one) &&
        typeof one['value'] === 'string' &&
        (one['primary'] === undefined || typeof one['primary'] === 'boolean'),
    );
    return fine ? undefined : 'must be a list of {"value": text, "primary": boolean, "label": text}';
  },
};

function contacts(list: unknown): Row[] {
  const rows = Array.isArray(list) ? (list as Row[]) : [];
  const primary = Math.max(
    0,
    rows.findIndex((one) => one['primary'] === true),
  );
  return rows.map((one, i) => ({ value: one['value'], primary: i === primary, label: one['label'] ?? 'work' }));
}

/** Id of the organization of a seeded person. */
function employerOf({ index, random, id, count }: Place): unknown {
  const organizations = count('organization');
  const drawn = random.chance(0.85) ? random.integer(0, organizations - 1) : undefined;
  const known = personIn('crm', index);
  const at = known === undefined ? drawn : known.organization;
  return at === undefined || at >= organizations ? null : id('organization', at);
}

export const person: Collection = {
  paths: ['/api/v2/persons'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'cursor',
  ordered: ['add_time', 'update_time'],
  defaults: { ...OWNED, label_ids: [] },
  seed: (place) => {
    const { random } = place;
    const known = personIn('crm', place.index);
    const drawn = personName(random);
    const { first, last } = known ?? drawn;
    const { added, updated } = times(place, 'person');
    // A few share an address, as in real accounts.
    const drawnAddress = `${first}.${last}${random.chance(0.1) ? '' : place.index + 1}@example.com`.toLowerCase();
    const phones = random.chance(0.7) ? [{ value: phoneNumber(random) }] : [];
    const hasAddress = random.chance(0.9) || known !== undefined;
    return {
      name: `${first} ${last}`,
      first_name: first,
      last_name: last,
      add_time: rfc(added),
      update_time: rfc(updated),
      emails: contacts(
        hasAddress
          ? [
              { value: known?.email ?? drawnAddress },
              ...(random.chance(0.2) ? [{ value: `${last}@example.org`.toLowerCase(), label: 'home' }] : []),
            ]
          : [],
      ),
      phones: contacts(phones),
      org_id: employerOf(place),
      owner_id: random.integer(1, 5),
      custom_fields: seedCustom('person', random),
    };
  },
  fields: {
    name: { kind: 'text', filled: true },
    emails: CONTACTS,
    phones: CONTACTS,
    org_id: idField('organization', 'Organization'),
    owner_id: idField('user', 'User'),
    label_ids: { kind: 'list' },
    visible_to: VISIBLE_TO,
    im: CONTACTS,
    postal_address: { kind: 'object' },
    birthday: { kind: 'date' },
    job_title: { kind: 'text' },
    notes: { kind: 'text' },
    marketing_status: { kind: 'enum', choices: ['no_consent', 'unsubscribed', 'subscribed', 'archived'] },
    add_time: { kind: 'timestamp' },
    update_time: { kind: 'timestamp' },
    custom_fields: customRule('person'),
  },
  required: ['name'],
  filters: {
    ...LIST_FILTERS,
    owner_id: idFilter('owner_id'),
    org_id: idFilter('org_id'),
    deal_id: (row, value, _request, state) => state.rows('deal').get(Number(value))?.['person_id'] === row['id'],
    filter_id: savedFilter('person'),
  },
  sort: SORT,
  listed: (row) => row['is_deleted'] !== true,
  complete: (draft, request) => ({
    ...parts(draft['name']),
    add_time: rfc(request.now),
    update_time: rfc(request.now),
    ...draft,
    emails: contacts(draft['emails']),
    phones: contacts(draft['phones']),
  }),
  change: (before, after, request) => ({
    ...after,
    ...(after['name'] === before['name'] ? {} : parts(after['name'])),
    emails: contacts(after['emails']),
    phones: contacts(after['phones']),
    ...changed(before, after, request.now),
  }),
  show: (row, request, state) => ({ ...visible(row), custom_fields: customValues('person', row, request, state) }),
};

function parts(name: unknown): Row {
  const [first = '', ...rest] = String(name).trim().split(/\s+/);
  return { first_name: first, last_name: rest.length === 0 ? null : rest.join(' ') };
}

/** Merges custom fields one by one and sets the time of change, as every update of version 2 does. */
export function changed(before: Row, after: Row, now: Date): Row {
  return {
    update_time: rfc(now),
    custom_fields: { ...(before['custom_fields'] as Row), ...(after['custom_fields'] as Row) },
  };
}

export const organization: Collection = {
  paths: ['/api/v2/organizations'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'cursor',
  ordered: ['add_time', 'update_time'],
  count: (records) => Math.ceil(records / 2),
  defaults: { ...OWNED, label_ids: [] },
  seed: (place) => {
    const { random } = place;
    const { added, updated } = times(place, 'organization');
    const drawn = companyName(random);
    const name = organizationIn('crm', place.index) ?? drawn;
    const domain =
      place.index < ORGANIZATIONS ? domainOf(place.index) : `${name.split(' ')[0]?.toLowerCase() ?? 'www'}.example.com`;
    return {
      name,
      add_time: rfc(added),
      update_time: rfc(updated),
      owner_id: random.integer(1, 5),
      address: random.chance(0.8) ? address(random) : null,
      website: random.chance(0.5) ? `https://${domain}` : null,
      custom_fields: seedCustom('organization', random),
    };
  },
  fields: {
    name: { kind: 'text', filled: true },
    owner_id: idField('user', 'User'),
    address: { kind: 'object' },
    website: { kind: 'text' },
    linkedin: { kind: 'text' },
    industry: { kind: 'integer' },
    annual_revenue: { kind: 'number' },
    employee_count: { kind: 'integer' },
    label_ids: { kind: 'list' },
    visible_to: VISIBLE_TO,
    add_time: { kind: 'timestamp' },
    update_time: { kind: 'timestamp' },
    custom_fields: customRule('organization'),
  },
  required: ['name'],
  filters: { ...LIST_FILTERS, owner_id: idFilter('owner_id'), filter_id: savedFilter('organization') },
  sort: SORT,
  complete: (draft, request) => ({
    add_time: rfc(request.now),
    update_time: rfc(request.now),
    ...draft,
  }),
  change: (before, after, request) => ({ ...after, ...changed(before, after, request.now) }),
  show: (row, request, state) => ({
    ...visible(row),
    custom_fields: customValues('organization', row, request, state),
  }),
};

export const relationship: Collection = {
  paths: ['/api/v1/organizationRelationships'],
  methods: ['GET', 'POST', 'DELETE'],
  paging: 'offset',
  count: () => 0,
  defaults: { active_flag: true },
  unknown: { query: 'ignore' },
  fields: {
    type: { kind: 'enum', choices: ['parent', 'related'] },
    rel_owner_org_id: idField('organization', 'Organization'),
    rel_linked_org_id: idField('organization', 'Organization'),
    org_id: idField('organization', 'Organization'),
  },
  required: ['type', 'rel_owner_org_id', 'rel_linked_org_id'],
  complete: (draft, request) => ({
    ...draft,
    add_time: rfc(request.now),
    update_time: rfc(request.now),
  }),
  show: (row, _request, state) => ({
    ...visible(row),
    rel_owner_org_id: end(row['rel_owner_org_id'], state),
    rel_linked_org_id: end(row['rel_linked_org_id'], state),
  }),
};

/** `GET /api/v1/organizationRelationships`: only of one organization. */
export const relationshipList: CustomRoute = {
  method: 'GET',
  path: '/api/v1/organizationRelationships',
  handle(request, state) {
    const org = request.query.get('org_id') || refuse(400, 'Parameter org_id is required');
    return state.list(request, 'relationship', {
      where: (row) => [row['rel_owner_org_id'], row['rel_linked_org_id']].map(String).includes(org),
    });
  },
};

/** One end of a relationship, as version 1 shows linked records. */
function end(id: unknown, state: State): Row | null {
  const found = linked(state, 'organization', id);
  return found === undefined ? null : { value: found['id'], name: found['name'], owner_id: found['owner_id'] };
}

/** `PUT /api/v1/persons/{id}/merge`: deletes the record of the path; the one of the body takes over its links. */
export const mergeRoutes: readonly CustomRoute[] = [
  ['persons', 'person', 'person_id'],
  ['organizations', 'organization', 'org_id'],
].map(([plural = '', name = '', link = '']): CustomRoute => ({
  method: 'PUT',
  path: `/api/v1/${plural}/{id}/merge`,
  handle(request, state) {
    const rows = state.rows(name);
    const loser = rows.get(request.params['id'] ?? '') ?? refuse(404, 'Record not found');
    const into = isObject(request.body) ? request.body['merge_with_id'] : undefined;
    const survivor =
      (Number.isInteger(into) ? rows.get(into as number) : undefined) ??
      refuse(400, 'merge_with_id is not a record of this account');
    if (survivor['id'] === loser['id']) refuse(400, 'A record cannot be merged with itself');
    const filled = Object.fromEntries(
      Object.entries(loser).filter(([key]) => survivor[key] === null || survivor[key] === undefined),
    );
    const merged = { ...survivor, ...filled, update_time: rfc(request.now) };
    rows.put(merged);
    rows.drop(loser['id'] as number);
    for (const other of ['deal', 'activity', 'note', ...(name === 'organization' ? ['person'] : [])]) {
      for (const row of state.rows(other).scan()) {
        if (row[link] === loser['id']) state.rows(other).put({ ...row, [link]: survivor['id'] });
      }
    }
    return { status: 200, body: { success: true, data: visible(merged) } };
  },
}));
