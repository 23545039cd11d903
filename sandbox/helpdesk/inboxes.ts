/** Inboxes with their folders and fields, tags, workflows and webhooks. */
import { refuse } from '../engine/refusal.js';
import type { Collection, CustomRoute, Incoming, Row, State } from '../engine/types.js';
import { instant, object, wrong } from './shape.js';
import { COLORS, slug, TAGS } from './words.js';

const DAY = 86_400_000;
const NAMES = ['Support', 'Sales', 'Billing', 'Beta & Früh'] as const;
const FOLDERS = ['Unassigned', 'Mine', 'Drafts', 'Assigned', 'Closed', 'Spam'] as const;

/** Common settings of the lists of the inbox. */
const HAL = { methods: ['GET'], paging: 'inbox', pageSize: 50 } as const;

export const mailboxes: Collection = {
  ...HAL,
  paths: ['/v2/mailboxes'],
  result: 'mailboxes',
  id: { style: 'integer', first: 1001 },
  count: () => NAMES.length,
  seed: ({ index, start }) => {
    const name = NAMES[index] ?? 'Mailbox';
    const created = instant(+start - (1000 - index * 50) * DAY);
    return {
      name,
      slug: `${slug(name)}${String(index)}`,
      email: `${slug(name)
        .normalize('NFD')
        .replace(/[^a-z]/g, '')}@helpdesk.example`,
      createdAt: created,
      updatedAt: created,
    };
  },
  show: (row, request) => {
    const self = `${request.origin}/v2/mailboxes/${String(row.id)}`;
    const links = { self: { href: self }, fields: { href: `${self}/fields/` }, folders: { href: `${self}/folders/` } };
    return { ...row, _links: links };
  },
};

export const fields: Collection = {
  ...HAL,
  paths: ['/v2/mailboxes/{mailbox}/fields'],
  result: 'fields',
  id: { style: 'integer', first: 8001 },
  parent: { collection: 'mailbox', field: 'mailbox', most: 3, hidden: true },
  seed: ({ index }) => {
    const order = index + 1;
    if (index === 0) return { name: 'Order number', type: 'singleline', required: false, order, options: [] };
    if (index === 1) return { name: 'Due', type: 'date', required: false, order, options: [] };
    const options = ['Low', 'Normal', 'High'].map((label, at) => ({ id: 8101 + at, order: at + 1, label }));
    return { name: 'Priority', type: 'dropdown', required: true, order, options };
  },
};

export const folders: Collection = {
  ...HAL,
  paths: ['/v2/mailboxes/{mailbox}/folders'],
  result: 'folders',
  id: { style: 'integer', first: 8501 },
  parent: { collection: 'mailbox', field: 'mailbox', most: FOLDERS.length, hidden: true },
  seed: ({ index, start, random }) => {
    const name = FOLDERS[index] ?? 'Folder';
    const total = random.integer(1, 90);
    return {
      name,
      type: name === 'Mine' ? 'mytickets' : name.toLowerCase(),
      userId: 0,
      totalCount: total,
      activeCount: random.integer(0, total),
      updatedAt: instant(+start - index * DAY),
    };
  },
};

/** Stores a tag with a new name. */
export function newTag(state: State, name: string, now: Date): Row {
  const known = state.rows('tag').find((row) => String(row.name).toLowerCase() === name.toLowerCase());
  if (known) return known;
  const at = instant(now);
  const color = COLORS[0];
  return state.rows('tag').insert({ name, slug: slug(name), color, createdAt: at, updatedAt: at });
}

export const tags: Collection = {
  ...HAL,
  paths: ['/v2/tags'],
  result: 'tags',
  id: { style: 'integer', first: 4001 },
  count: () => TAGS.length,
  seed: ({ index, start, random }) => {
    const name = TAGS[index] ?? 'tag';
    const created = instant(+start - (400 - index) * DAY);
    return { name, slug: slug(name), color: random.pick(COLORS), createdAt: created, updatedAt: created };
  },
  sort: { by: 'sortField', fields: ['name'], defaultField: 'name', defaultDirection: 'asc' },
  show: (row, request, state) => ({ ...row, ticketCount: ticketCounts(request, state).get(row.id) ?? 0 }),
};

const counted = new WeakMap<Incoming, Map<unknown, number>>();

/** Number of conversations by tag id, counted once per request. */
function ticketCounts(request: Incoming, state: State): Map<unknown, number> {
  const known = counted.get(request);
  if (known) return known;
  const counts = new Map<unknown, number>();
  for (const one of state.rows('conversation').scan()) {
    for (const { id } of one.tags as Row[]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  counted.set(request, counts);
  return counts;
}

export const workflows: Collection = {
  ...HAL,
  paths: ['/v2/workflows'],
  result: 'workflows',
  id: { style: 'integer', first: 5001 },
  count: () => 6,
  seed: ({ index, start, id }) => {
    const created = instant(+start - (300 - index) * DAY);
    return {
      mailboxId: id('mailbox', index % 2),
      type: index % 2 === 0 || index === 3 ? 'manual' : 'automatic',
      status: index === 5 ? 'invalid' : index === 4 ? 'inactive' : 'active',
      order: index + 1,
      name: ['Escalate', 'Auto reply', 'Close as solved', 'Send to billing', 'Old rule', 'Broken rule'][index],
      createdAt: created,
      modifiedAt: created,
    };
  },
  filters: {
    mailboxId: (row, value) => String(row.mailboxId) === value,
    type: (row, value) => row.type === value,
  },
};

export const webhooks: Collection = {
  paths: ['/v2/webhooks'],
  paging: 'inbox',
  pageSize: 50,
  result: 'webhooks',
  id: { style: 'integer', first: 6001 },
  count: () => 2,
  defaults: { state: 'enabled', label: null, notification: false, payloadVersion: 'V2', mailboxIds: [] },
  seed: ({ index, start }) => ({
    url: `https://hooks.example.com/helpdesk/${String(index)}`,
    state: index === 0 ? 'enabled' : 'disabled',
    events: index === 0 ? ['convo.created', 'convo.assigned'] : ['customer.created'],
    label: ['Dashboard', null][index] ?? null,
    secret: `hook-secret-${String(index)}`,
    createdAt: instant(+start - (200 - index) * DAY),
  }),
  fields: {
    url: {
      kind: 'text',
      filled: true,
      check: (value) => (/^https?:\/\/[^\s/]/.test(String(value)) ? undefined : 'must be a web address'),
    },
    events: {
      kind: 'any',
      check: (value) => (Array.isArray(value) && value.length > 0 ? undefined : 'may not be empty'),
    },
    secret: { kind: 'text', filled: true, maxLength: 40 },
    label: { kind: 'text' },
    state: { kind: 'enum', choices: ['enabled', 'disabled'] },
    notification: { kind: 'boolean' },
    payloadVersion: { kind: 'enum', choices: ['V1', 'V2'] },
    mailboxIds: { kind: 'any' },
  },
  required: ['url', 'events', 'secret'],
  complete: (draft, request) => ({ createdAt: instant(request.now), ...draft }),
};

/** Maximum number of conversations in one run of a workflow. */
const PER_RUN = 50;

export const inboxRoutes: readonly CustomRoute[] = [
  {
    method: 'POST',
    path: '/v2/workflows/{id}/run',
    handle: (request, state) => {
      const workflow = state.rows('workflow').get(request.params.id ?? '') ?? refuse(404, 'Not found');
      const { conversationIds: ids } = object(request);
      if (!Array.isArray(ids) || ids.length === 0) wrong('conversationIds', 'may not be empty', ids);
      if (ids.length > PER_RUN) wrong('conversationIds', `size must be between 1 and ${String(PER_RUN)}`);
      if (workflow.type !== 'manual') refuse(400, 'Only manual workflows can be run');
      for (const [index, id] of ids.entries()) {
        const path = `conversationIds[${String(index)}]`;
        if (typeof id !== 'number') wrong(path, 'must be a number', id);
        const row = state.rows('conversation').get(id);
        if (row?.mailboxId !== workflow.mailboxId) wrong(path, "is not a conversation of the workflow's mailbox", id);
      }
      return { status: 204 };
    },
  },
  {
    method: 'GET',
    path: '/v2/teams/{id}/members',
    handle: (request, state) => {
      const team = state.rows('team').get(request.params.id ?? '') ?? refuse(404, 'Not found');
      const members = [...state.rows('user').scan()].filter((row) => Number(row.id) % 2 === Number(team.id) % 2);
      const page = { size: 50, totalElements: members.length, totalPages: 1, number: 1 };
      return { status: 200, body: { _embedded: { users: members }, page } };
    },
  },
];
