/** Activities, and notes with their comments. */
import { isObject } from 'cmdspec-runtime/kit';
import { refuse } from '../engine/refusal.js';
import type { Collection, CustomRoute, FieldRule, Row } from '../engine/types.js';
import { LIST_FILTERS, SORT } from './deals.js';
import { savedFilter } from './filters.js';
import { day, DAY, idField, idFilter, ME, plainTime, rfc, times, unlessSaved } from './kit.js';

const PARTICIPANTS: FieldRule = {
  kind: 'list',
  check: (value) =>
    (value as unknown[]).every((one) => isObject(one) && Number.isInteger(one['person_id']))
      ? undefined
      : 'must be a list of {"person_id": number, "primary": boolean}',
};

export const activity: Collection = {
  paths: ['/api/v2/activities'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'cursor',
  ordered: ['add_time', 'update_time'],
  defaults: {
    subject: 'Call',
    type: 'call',
    owner_id: ME,
    creator_user_id: ME,
    is_deleted: false,
    busy: false,
    done: false,
    participants: [],
  },
  seed: (place) => {
    const { random, start } = place;
    const { added, updated } = times(place, 'activity');
    const due = +start + random.integer(-60, 30) * DAY;
    const person = place.id('person', random.integer(0, place.count('person') - 1));
    const type = random.pick(['call', 'meeting', 'task', 'email']);
    return {
      subject: `${type.charAt(0).toUpperCase() + type.slice(1)} ${random.pick(['about the offer', 'to follow up', 'on the contract'])}`,
      type,
      owner_id: random.integer(1, 5),
      add_time: rfc(added),
      update_time: rfc(updated),
      deal_id: random.chance(0.8) ? place.id('deal', random.integer(0, place.count('deal') - 1)) : null,
      person_id: person,
      org_id: random.chance(0.5) ? place.id('organization', random.integer(0, place.count('organization') - 1)) : null,
      due_date: day(due),
      due_time: random.chance(0.5) ? '10:00' : null,
      duration: random.chance(0.5) ? '00:30' : null,
      done: due < +start ? random.chance(0.8) : false,
      participants: [{ person_id: person, primary: true }],
    };
  },
  fields: {
    type: {
      kind: 'text',
      check: (value, state) =>
        state.rows('activityType').find((row) => row['key_string'] === value) === undefined
          ? 'must be the key of an activity type'
          : undefined,
    },
    owner_id: idField('user', 'User'),
    deal_id: idField('deal', 'Deal'),
    lead_id: { kind: 'uuid' },
    org_id: idField('organization', 'Organization'),
    project_id: { kind: 'integer' },
    busy: { kind: 'boolean' },
    done: { kind: 'boolean' },
    location: { kind: 'object' },
    participants: PARTICIPANTS,
    // Accepted and without effect: the person is the primary participant.
    person_id: { kind: 'any' },
    outcome: { kind: 'any' },
    attendees: { kind: 'list' },
    public_description: { kind: 'text' },
    priority: { kind: 'integer' },
  },
  filters: {
    ...LIST_FILTERS,
    owner_id: idFilter('owner_id'),
    deal_id: idFilter('deal_id'),
    person_id: idFilter('person_id'),
    org_id: idFilter('org_id'),
    lead_id: unlessSaved((row, value) => row['lead_id'] === value),
    filter_id: savedFilter('activity'),
    done: unlessSaved((row, value) => {
      if (!/^(true|false|0|1)$/.test(value)) refuse(400, 'Parameter done must be true or false');
      return row['done'] === (value === 'true' || value === '1');
    }),
  },
  sort: { ...SORT, fields: ['id', 'update_time', 'add_time', 'due_date'] },
  complete: (draft, request) => ({
    add_time: rfc(request.now),
    update_time: rfc(request.now),
    due_date: day(request.now),
    ...draft,
    ...led(draft),
    marked_as_done_time: draft['done'] === true ? rfc(request.now) : null,
  }),
  change: (before, after, request) => ({
    ...after,
    ...led(after),
    update_time: rfc(request.now),
    ...(after['done'] !== before['done'] && { marked_as_done_time: after['done'] === true ? rfc(request.now) : null }),
  }),
};

/** Adds `person_id`, a read-only field with the primary participant. */
function led(row: Row): Row {
  const list = Array.isArray(row['participants']) ? (row['participants'] as Row[]) : [];
  const first = list.find((one) => one['primary'] === true) ?? list[0];
  return { person_id: first?.['person_id'] ?? null };
}

const LINKS = ['deal_id', 'person_id', 'org_id', 'lead_id', 'project_id', 'task_id'];

export const note: Collection = {
  paths: ['/api/v1/notes'],
  methods: ['GET', 'POST', 'PUT'],
  paging: 'offset',
  defaults: { user_id: ME, active_flag: true },
  seed: (place) => {
    const { random } = place;
    const { added, updated } = times(place, 'note');
    const onDeal = random.chance(0.7);
    return {
      content: `<p>${random.pick(['Asked for a call back', 'Wants a second offer', 'Met at the fair', 'Contract is with legal'])}.</p>`,
      user_id: random.integer(1, 5),
      deal_id: onDeal ? place.id('deal', random.integer(0, place.count('deal') - 1)) : null,
      person_id: onDeal ? null : place.id('person', random.integer(0, place.count('person') - 1)),
      ...flags({}),
      add_time: plainTime(added),
      update_time: plainTime(updated),
    };
  },
  unknown: { query: 'ignore' },
  fields: {
    content: { kind: 'text', filled: true },
    deal_id: idField('deal', 'Deal'),
    person_id: idField('person', 'Person'),
    org_id: idField('organization', 'Organization'),
    lead_id: { kind: 'uuid' },
    project_id: { kind: 'integer' },
    task_id: { kind: 'integer' },
    user_id: idField('user', 'User'),
    add_time: { kind: 'text' },
    ...Object.fromEntries(Object.keys(flags({})).map((flag) => [flag, { kind: 'any' }])),
  },
  required: ['content'],
  filters: {
    deal_id: idFilter('deal_id'),
    person_id: idFilter('person_id'),
    org_id: idFilter('org_id'),
    user_id: idFilter('user_id'),
    lead_id: (row, value) => row['lead_id'] === value,
  },
  complete(draft, request) {
    if (LINKS.every((link) => (draft[link] ?? null) === null)) {
      refuse(400, 'A note must be linked to a deal, a person, an organization, a lead, a project or a task');
    }
    return {
      add_time: plainTime(request.now),
      update_time: plainTime(request.now),
      ...draft,
      ...flags(draft),
    };
  },
  change: (_before, after, request) => ({
    ...after,
    ...flags(after),
    update_time: plainTime(request.now),
    last_update_user_id: ME,
  }),
};

/** The response to the deletion of a note is `true` instead of its id. */
export const noteRoutes: readonly CustomRoute[] = [
  {
    method: 'DELETE',
    path: '/api/v1/notes/{id}',
    handle(request, state) {
      const notes = state.rows('note');
      const row = notes.get(request.params['id'] ?? '') ?? refuse(404, 'Note not found');
      notes.drop(row['id'] as number);
      return { status: 200, body: { success: true, data: true } };
    },
  },
];

function flags(row: Row): Row {
  const names = ['deal', 'person', 'organization', 'lead', 'project', 'task'].map((name) => `pinned_to_${name}_flag`);
  return Object.fromEntries(names.map((name) => [name, row[name] === true || row[name] === 1]));
}

export const noteComment: Collection = {
  paths: ['/api/v1/notes/{note}/comments'],
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  paging: 'offset',
  id: { style: 'uuid', field: 'uuid' },
  defaults: { user_id: ME, object_type: 'note', active_flag: true },
  parent: { collection: 'note', field: 'object_id', most: 2, count: ({ random }) => (random.chance(0.2) ? 1 : 0) },
  seed: ({ random, start }) => ({
    content: random.pick(['Agreed.', 'Done, see the mail.', 'Still waiting.']),
    user_id: random.integer(1, 5),
    add_time: new Date(+start - 5 * DAY).toISOString(),
    update_time: new Date(+start - 5 * DAY).toISOString(),
  }),
  fields: { content: { kind: 'text', filled: true } },
  required: ['content'],
  complete: (draft, request) => ({
    add_time: request.now.toISOString(),
    update_time: request.now.toISOString(),
    ...draft,
  }),
  change: (_before, after, request) => ({ ...after, updater_id: ME, update_time: request.now.toISOString() }),
};
