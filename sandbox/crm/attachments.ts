/** Files, participants and mail messages of deals. */
import { isObject } from 'cmdspec-runtime/kit';
import { attachmentHeader } from '../engine/names.js';
import { refuse } from '../engine/refusal.js';
import type { Collection, CustomRoute, Incoming, Row, State, Upload } from '../engine/types.js';
import { DAY, linked, ME, plainTime, times, visible } from './kit.js';

/** Files of version 1. Contents are stored as base64 in a hidden field. */
export const file: Collection = {
  paths: ['/api/v1/files'],
  methods: ['GET', 'DELETE'],
  paging: 'offset',
  count: (records) => Math.min(40, Math.ceil(records / 4)),
  defaults: { user_id: ME, active_flag: true, inline_flag: false },
  seed: (place) => {
    const { random, index } = place;
    const { added, updated } = times(place, 'file');
    return {
      ...described(`offer-${index + 1}.txt`, 'txt'),
      deal_id: place.id('deal', random.integer(0, place.count('deal') - 1)),
      file_size: 24,
      add_time: plainTime(added),
      update_time: plainTime(updated),
      $content: Buffer.from(`Contents of file ${String(index + 1).padStart(6, '0')}\n`).toString('base64'),
    };
  },
  unknown: { query: 'ignore' },
  show: (row, request) => ({ ...visible(row), url: `${request.origin}/api/v1/files/${String(row['id'])}/download` }),
};

function described(name: string, type: string): Row {
  return { file_name: name, file_type: type, name };
}

function form(request: Incoming): Row {
  return isObject(request.body) ? request.body : refuse(400, 'The body must be a form');
}

/** Links of a form: sent as text, stored as numbers. */
function links(fields: Row, state: State): Row {
  const found: Row = {};
  for (const [key, collection] of [
    ['deal_id', 'deal'],
    ['person_id', 'person'],
    ['org_id', 'organization'],
  ] as const) {
    const value = fields[key];
    if (value === undefined || value === '') continue;
    found[key] =
      linked(state, collection, value)?.['id'] ?? refuse(400, `${key} is not a ${collection} of this account`);
  }
  return found;
}

export const fileRoutes: readonly CustomRoute[] = [
  {
    method: 'POST',
    path: '/api/v1/files',
    handle(request, state) {
      const fields = form(request);
      const upload = fields['file'] as Upload | undefined;
      if (!isObject(upload) || !Buffer.isBuffer(upload['bytes'])) refuse(400, 'The part file is required');
      const row = state.rows('file').insert({
        ...described(upload.name, /\.(\w+)$/.exec(upload.name)?.[1] ?? 'file'),
        ...links(fields, state),
        file_size: upload.bytes.length,
        add_time: plainTime(request.now),
        update_time: plainTime(request.now),
        $content: upload.bytes.toString('base64'),
      });
      return state.record(request, 'file', row, 201);
    },
  },
  {
    method: 'POST',
    path: '/api/v1/files/remoteLink',
    handle(request, state) {
      const fields = form(request);
      const item = { deal: 'deal_id', organization: 'org_id', person: 'person_id' }[String(fields['item_type'])];
      if (item === undefined) refuse(400, 'item_type must be deal, organization or person');
      for (const key of ['remote_id', 'remote_location']) {
        if (typeof fields[key] !== 'string' || fields[key] === '') refuse(400, `${key} is required`);
      }
      const row = state.rows('file').insert({
        ...described(String(fields['remote_id']), 'remote'),
        ...links({ [item]: fields['item_id'] }, state),
        remote_id: fields['remote_id'],
        remote_location: fields['remote_location'],
        file_size: 0,
        add_time: plainTime(request.now),
        update_time: plainTime(request.now),
        $content: '',
      });
      return state.record(request, 'file', row);
    },
  },
  {
    method: 'PUT',
    path: '/api/v1/files/{id}',
    handle(request, state) {
      if (!(request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')) {
        refuse(415, 'The body must be a form');
      }
      const fields = form(request);
      const row = state.rows('file').get(request.params['id'] ?? '') ?? refuse(404, 'File not found');
      const after = { ...row, update_time: plainTime(request.now) };
      for (const key of ['name', 'description'])
        if (fields[key] !== undefined) Object.assign(after, { [key]: fields[key] });
      state.rows('file').put(after);
      return state.record(request, 'file', after);
    },
  },
  {
    method: 'GET',
    path: '/api/v1/files/{id}/download',
    handle(request, state) {
      const row = state.rows('file').get(request.params['id'] ?? '') ?? refuse(404, 'File not found');
      return {
        status: 200,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': attachmentHeader(String(row['file_name'])),
        },
        body: Buffer.from(String(row['$content']), 'base64'),
      };
    },
  },
];

/** Participants of a deal: persons in addition to the main contact. */
export const participant: Collection = {
  paths: ['/api/v1/deals/{deal}/participants'],
  methods: ['GET', 'POST', 'DELETE'],
  paging: 'offset',
  parent: { collection: 'deal', field: '$deal', most: 2, count: ({ random }) => (random.chance(0.3) ? 1 : 0) },
  defaults: { active_flag: true, added_by_user_id: ME },
  seed: (place) => ({
    person_id: place.id('person', place.random.integer(0, place.count('person') - 1)),
    add_time: plainTime(+place.start - 30 * DAY),
  }),
  fields: { person_id: { kind: 'integer', filled: true } },
  required: ['person_id'],
  complete(draft, request, state) {
    if (linked(state, 'person', draft['person_id']) === undefined)
      refuse(400, 'person_id is not a person of this account');
    return { ...draft, add_time: plainTime(request.now) };
  },
  show: (row, _request, state) => {
    const person = linked(state, 'person', row['person_id']);
    return {
      ...visible(row),
      person_id: {
        value: row['person_id'],
        name: person?.['name'] ?? null,
        email: person?.['emails'] ?? [],
        phone: person?.['phones'] ?? [],
      },
      related_item_type: 'deal',
      related_item_id: row['$deal'],
    };
  },
};

/** Messages of a deal: snippets, never bodies. Flags are 0 and 1. */
export const mailMessage: Collection = {
  paths: ['/api/v1/deals/{deal}/mailMessages'],
  methods: ['GET'],
  paging: 'offset',
  parent: {
    collection: 'deal',
    field: '$deal',
    most: 3,
    count: ({ random }) => (random.chance(0.4) ? random.integer(1, 3) : 0),
  },
  seed: (place) => {
    const { random, start, index } = place;
    const sent = random.chance(0.5);
    const other = {
      email_address: `contact${place.parent?.index ?? 0}@example.com`,
      name: 'Contact',
      linked_person_id: null,
      linked_person_name: null,
    };
    const own = {
      email_address: 'sam.sandbox@example.com',
      name: 'Sam Sandbox',
      linked_person_id: null,
      linked_person_name: null,
    };
    return {
      from: [sent ? own : other],
      to: [sent ? other : own],
      cc: [],
      bcc: [],
      subject: random.pick(['Re: our offer', 'Meeting next week', 'Question about the contract']),
      snippet: 'Thank you for the call. As discussed we would like to choose the second option.',
      message_time: new Date(+start - (30 - index * 5) * DAY).toISOString(),
      sent_flag: sent ? 1 : 0,
      has_body_flag: 1,
      has_attachments_flag: 0,
    };
  },
  unknown: { query: 'ignore' },
  show: (row) => ({ object: 'mailMessage', timestamp: row['message_time'], data: visible(row) }),
};
