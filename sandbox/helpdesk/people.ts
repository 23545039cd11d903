/** Customers, users and teams. */
import { refuse } from '../engine/refusal.js';
import type { Answer, Collection, CustomRoute, Incoming, Row, State } from '../engine/types.js';
import { customerQuery } from './query.js';
import { instant, object, since, wrong } from './shape.js';
import { companyOf, customer, job, member } from './words.js';

const DAY = 86_400_000;
const LIMITS: Readonly<Record<string, number>> = {
  firstName: 40,
  lastName: 40,
  jobTitle: 60,
  organization: 60,
  location: 60,
  background: 200,
  photoUrl: 200,
};
const EMAIL_TYPES = ['home', 'other', 'work'];
const PHONE_TYPES = ['fax', 'home', 'mobile', 'other', 'pager', 'work'];
const LISTS: Readonly<Record<string, readonly string[]>> = { emails: EMAIL_TYPES, phones: PHONE_TYPES };

export interface Entry {
  readonly id: number;
  readonly type: string;
  readonly value: string;
}

export const users: Collection = {
  paths: ['/v2/users'],
  methods: ['GET'],
  paging: 'inbox',
  result: 'users',
  pageSize: 50,
  id: { style: 'integer', first: 2001 },
  count: () => 8,
  ordered: ['createdAt'],
  seed: ({ index, random, start }) => {
    const { first, last, email } = member(index);
    const created = instant(+start - (900 - index * 10) * DAY);
    return {
      firstName: first,
      lastName: last,
      email,
      role: index === 0 ? 'owner' : index < 3 ? 'admin' : 'user',
      timezone: random.pick(['Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo']),
      type: 'user',
      photoUrl: null,
      createdAt: created,
      updatedAt: created,
    };
  },
  filters: {
    email: (row, value) => String(row.email).toLowerCase() === value.toLowerCase(),
    mailbox: (row, value) => Number(row.id) % 4 === Number(value) % 4 || row.role === 'owner',
  },
};

export const teams: Collection = {
  paths: ['/v2/teams'],
  methods: ['GET'],
  paging: 'inbox',
  result: 'teams',
  pageSize: 50,
  id: { style: 'integer', first: 2901 },
  count: () => 2,
  seed: ({ index, start }) => {
    const created = instant(+start - 800 * DAY);
    return {
      name: ['First line', 'Billing'][index],
      timezone: 'Europe/Amsterdam',
      createdAt: created,
      updatedAt: created,
    };
  },
};

export function entries(row: Row, list: string): Entry[] {
  const embedded = row._embedded as Record<string, Entry[]> | undefined;
  return embedded?.[list] ?? [];
}

export function withEntries(row: Row, list: string, changed: readonly Entry[]): Row {
  return { ...row, _embedded: { ...(row._embedded as Row), [list]: changed } };
}

function checkText(path: string, key: string, value: unknown): void {
  const most = LIMITS[key];
  if (most === undefined) wrong(path, 'is not a field of a customer', value);
  if (typeof value !== 'string') wrong(path, 'must be text', value);
  if (value.length < 1 || value.length > most) wrong(path, `size must be between 1 and ${String(most)}`, value);
}

function entry(list: string, path: string, value: unknown, state: State): Entry {
  const { type, value: text } = (value ?? {}) as Row;
  const types = LISTS[list] ?? [];
  if (typeof type !== 'string' || !types.includes(type))
    wrong(`${path}.type`, `must be one of ${types.join(', ')}`, type);
  if (typeof text !== 'string' || !text) wrong(`${path}.value`, 'may not be empty', text);
  if (list === 'emails' && !isAddress(text)) wrong(`${path}.value`, 'not a well-formed email address', text);
  return { id: 900_000 + state.next('entry'), type, value: text };
}

/** A checked address for the list of a customer. Refuses an address that another customer has. */
export function emailEntry(value: Row, state: State): Entry {
  const made = entry('emails', 'email', value, state);
  if (customerByEmail(state, made.value)) refuse(409, 'Conflict');
  return made;
}

export const isAddress = (text: string): boolean => /^[^@\s]+@[^@\s]+$/.test(text);

/** Customer with the address; undefined when there is none. */
export function customerByEmail(state: State, email: string): Row | undefined {
  const wanted = email.toLowerCase();
  return state.rows('customer').find((row) => entries(row, 'emails').some((one) => one.value.toLowerCase() === wanted));
}

/** Checks a draft and sets the ids of its list entries. The service ignores other keys. */
function checked(draft: Row, state: State): Row {
  const lists: Record<string, Entry[]> = {};
  const fields: Row = {};
  for (const [key, value] of Object.entries(draft)) {
    if (key in LISTS) {
      if (!Array.isArray(value)) wrong(key, 'must be a list', value);
      lists[key] = value.map((one, index) => entry(key, `${key}[${String(index)}]`, one, state));
    } else if (key in LIMITS) {
      if (value !== null) checkText(key, key, value);
      fields[key] = value;
    }
  }
  return { ...fields, _embedded: { emails: [], phones: [], chats: [], social_profiles: [], websites: [], ...lists } };
}

/** Stores a new customer. Refuses an address that another customer has. */
export function addCustomer(state: State, draft: Row, now: Date): Row {
  const made = checked(draft, state);
  for (const { value } of entries(made, 'emails')) {
    if (customerByEmail(state, value)) {
      refuse(409, 'Conflict', {
        details: [{ path: 'emails', message: 'the address belongs to another customer', value }],
      });
    }
  }
  const at = instant(now);
  return state.rows('customer').insert({ ...made, createdAt: at, updatedAt: at });
}

export const customers: Collection = {
  paths: ['/v2/customers'],
  methods: ['GET'],
  paging: 'inbox',
  result: 'customers',
  pageSize: 50,
  id: { style: 'integer', first: 3001 },
  count: (records) => Math.max(1, Math.ceil(records * 0.4)),
  ordered: ['createdAt'],
  defaults: {
    gender: 'unknown',
    jobTitle: null,
    location: null,
    organization: null,
    photoType: 'default',
    photoUrl: null,
    background: null,
    age: null,
  },
  seed: ({ index, random, start, count }) => {
    const { first, last, email: address } = customer(index);
    const at = +start - Math.floor(((count('customer') - index) / count('customer')) * 500) * DAY;
    const name = address.slice(0, address.indexOf('@'));
    const emails = [{ id: 100_001 + index * 4, type: 'work', value: address }];
    if (index % 3 === 1) emails.push({ id: 100_002 + index * 4, type: 'home', value: `${name}@mail.example` });
    if (index % 9 === 4) emails.push({ id: 100_003 + index * 4, type: 'other', value: `${name}+old@example.org` });
    const phone = `+44 20 7946 ${String(index % 10_000).padStart(4, '0')}`;
    return {
      firstName: first,
      lastName: last,
      jobTitle: index % 4 === 0 ? null : job(random),
      location: index % 2 ? 'Amsterdam' : null,
      organization: companyOf(index, random),
      createdAt: instant(at),
      updatedAt: instant(at + random.integer(0, DAY)),
      _embedded: {
        emails: index % 23 === 11 ? [] : emails,
        phones: index % 2 ? [{ id: 200_001 + index, type: 'mobile', value: phone }] : [],
        chats: [],
        social_profiles: [],
        websites: [],
      },
    };
  },
  filters: {
    firstName: (row, value) => String(row.firstName).toLowerCase() === value.toLowerCase(),
    lastName: (row, value) => String(row.lastName).toLowerCase() === value.toLowerCase(),
    mailbox: (row, value, _request, state) =>
      state.rows('conversation').find((one) => {
        const customer = one.primaryCustomer as Row | undefined;
        return customer?.id === row.id && String(one.mailboxId) === value;
      }) !== undefined,
    modifiedSince: since('updatedAt'),
    query: (row, value, request) => customerQuery(value, request.now)(row),
  },
  sort: {
    by: 'sortField',
    direction: 'sortOrder',
    fields: {
      score: 'id',
      firstName: 'firstName',
      lastName: 'lastName',
      modifiedAt: 'updatedAt',
      createdAt: 'createdAt',
    },
    defaultField: 'createdAt',
    defaultDirection: 'desc',
  },
  show: (row, request) => ({
    ...row,
    _links: { self: { href: `${request.origin}/v2/customers/${String(row.id)}` } },
  }),
};

interface Operation {
  readonly op?: unknown;
  readonly path?: unknown;
  readonly value?: unknown;
}

/** Applies one operation of a customer patch. Lists change entry by entry, never as a whole. */
function patched(row: Row, operation: Operation, at: string, state: State): Row {
  const { op, path, value } = operation;
  const parts = typeof path === 'string' ? path.split('/') : [];
  const [root, key = '', id, field] = parts;
  if (root !== '' || !key) wrong(`${at}.path`, 'must be a JSON pointer', path);
  if (!(key in LISTS)) {
    if (parts.length > 2) wrong(`${at}.path`, 'no such field', path);
    if (op === 'remove') return { ...row, [key]: null };
    if (op !== 'replace' && op !== 'add') wrong(`${at}.op`, 'must be add, replace or remove', op);
    checkText(`${at}.value`, key, value);
    return { ...row, [key]: value };
  }
  const list = entries(row, key);
  if (op === 'add' && id === undefined)
    return withEntries(row, key, [...list, entry(key, `${at}.value`, value, state)]);
  if (id === undefined) wrong(`${at}.path`, 'a whole list cannot be replaced or removed', path);
  const found = list.find((one) => String(one.id) === id) ?? wrong(`${at}.path`, 'no such entry', path);
  if (op === 'remove' && field === undefined)
    return withEntries(
      row,
      key,
      list.filter((one) => one !== found),
    );
  if (op !== 'replace' || (field !== 'value' && field !== 'type')) wrong(`${at}.path`, 'no such change', path);
  const next = entry(key, `${at}`, { ...found, [field]: value }, state);
  return withEntries(
    row,
    key,
    list.map((one) => (one === found ? { ...next, id: found.id } : one)),
  );
}

function found(request: Incoming, state: State): Row {
  return state.rows('customer').get(request.params.id ?? '') ?? refuse(404, 'Not found');
}

function patchCustomer(request: Incoming, state: State): Answer {
  const { body } = request;
  if (!Array.isArray(body)) wrong('', 'must be a list of operations', body);
  const before = found(request, state);
  const after = (body as Operation[]).reduce<Row>(
    (row, operation, index) => patched(row, operation, `[${String(index)}]`, state),
    before,
  );
  state.rows('customer').put({ ...after, updatedAt: instant(request.now) });
  return { status: 204 };
}

function putCustomer(request: Incoming, state: State): Answer {
  const before = found(request, state);
  const { id, createdAt } = before;
  state.rows('customer').put({ ...checked(object(request), state), id, createdAt, updatedAt: instant(request.now) });
  return { status: 204 };
}

function postCustomer(request: Incoming, state: State): Answer {
  const draft = object(request);
  if (!draft.firstName && !(Array.isArray(draft.emails) && draft.emails.length > 0))
    wrong('firstName', 'may not be empty');
  const id = String(addCustomer(state, draft, request.now).id);
  return { status: 201, headers: { 'resource-id': id, location: `${request.origin}/v2/customers/${id}` } };
}

export const peopleRoutes: readonly CustomRoute[] = [
  {
    method: 'GET',
    path: '/v2/users/me',
    handle: (_request, state) => ({ status: 200, body: state.rows('user').get(2001) }),
  },
  { method: 'POST', path: '/v2/customers', handle: postCustomer },
  { method: 'PATCH', path: '/v2/customers/{id}', handle: patchCustomer },
  { method: 'PUT', path: '/v2/customers/{id}', handle: putCustomer },
];
