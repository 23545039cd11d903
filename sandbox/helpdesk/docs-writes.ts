/** Writes and searches of the knowledge base. */
import { refuse } from '../engine/refusal.js';
import type { Answer, Collection, CustomRoute, FieldRule, Incoming, Row, State } from '../engine/types.js';
import { articles, categories, collections, found, PUBLISHED, VISIBILITY } from './docs.js';
import { checked, FILLED, instant, wrong } from './shape.js';
import { slug } from './words.js';

/** The record of a path, by id or by number. */
function named(kind: string, request: Incoming, state: State): Row {
  const name = request.params.id ?? '';
  const rows = state.rows(kind);
  const row = /^\d{1,9}$/.test(name) ? rows.find((one) => String(one.number) === name) : rows.get(name);
  return row ?? refuse(404, `${kind.charAt(0).toUpperCase()}${kind.slice(1)} not found`);
}

function one(kind: string, shape: Collection, row: Row, request: Incoming, state: State): Row {
  return { [kind]: shape.show?.(row, request, state, false) ?? row };
}

/** The record with `reload=true`; times of a category are in seconds there. */
function reloaded(kind: string, body: Row): Row {
  if (kind !== 'category') return body;
  const { createdAt, updatedAt, ...rest } = body[kind] as Row;
  const seconds = (time: unknown): number => Math.floor(Date.parse(String(time)) / 1000);
  return { [kind]: { ...rest, createdAt: seconds(createdAt), updatedAt: seconds(updatedAt) } };
}

/** The stored record with `reload=true`, else a response without a body. */
function saved(kind: string, shape: Collection, row: Row, request: Incoming, state: State): Answer {
  const reload = request.query.get('reload') === 'true';
  const location = `${request.origin}/v1/${kind === 'category' ? 'categories' : `${kind}s`}/${String(row.id)}`;
  const created = request.method === 'POST';
  return {
    status: created ? 201 : 200,
    headers: { 'content-type': 'application/json', ...(created ? { location } : {}) },
    ...(reload ? { body: reloaded(kind, one(kind, shape, row, request, state)) } : {}),
  };
}

/** Refuses a name that another record of the same scope has. */
function unique(kind: string, row: Row, within: string | undefined, state: State): void {
  const name = String(row.name).toLowerCase();
  const other = state
    .rows(kind)
    .find(
      (one) => one.id !== row.id && String(one.name).toLowerCase() === name && (!within || one[within] === row[within]),
    );
  if (other) refuse(422, `The name is taken by another ${kind}`);
}

const TEXT: FieldRule = { ...FILLED, filled: true };
const CHOICE = (choices: readonly string[]): FieldRule => ({ kind: 'enum', choices, filled: true });
/** Null empties the list. */
const TEXTS: FieldRule = {
  kind: 'list',
  check: (value) =>
    (value as unknown[]).every((part) => typeof part === 'string') ? undefined : 'must be a list of texts',
};
const ARTICLE = {
  ...{ collectionId: TEXT, name: TEXT, text: TEXT, slug: TEXT, status: CHOICE(PUBLISHED) },
  ...{ categories: TEXTS, related: TEXTS, keywords: TEXTS },
};

/** Checks that categories belong to the article's collection; null removes the article from all. */
function placed(row: Row, state: State): Row {
  const ids = (row.categories ?? []) as string[];
  for (const id of ids) {
    if (state.rows('category').get(id)?.collectionId !== row.collectionId)
      refuse(422, `Category ${id} is not in the collection`);
  }
  return { ...row, categories: ids };
}

function createArticle(request: Incoming, state: State): Answer {
  const body = checked(request, { fields: ARTICLE, required: ['collectionId', 'name', 'text'] }, state);
  if (!state.rows('collection').get(String(body.collectionId))) refuse(422, 'Collection not found');
  const at = instant(request.now);
  const status = body.status ?? 'notpublished';
  const draft = {
    slug: slug(String(body.name)),
    ...body,
    status,
    createdBy: 2001,
    updatedBy: 2001,
    createdAt: at,
    updatedAt: at,
    ...(status === 'published' && { lastPublishedAt: at }),
  };
  unique('article', draft, 'collectionId', state);
  const number = state.rows('article').seeded + state.next('article');
  return saved('article', articles, state.rows('article').insert({ ...placed(draft, state), number }), request, state);
}

function updateArticle(request: Incoming, state: State): Answer {
  const before = named('article', request, state);
  const body = checked(request, { fields: ARTICLE }, state);
  const at = instant(request.now);
  const after = placed({ ...before, ...body, updatedAt: at }, state);
  unique('article', after, 'collectionId', state);
  const published = after.status === 'published';
  const changed = body.text !== undefined && body.text !== before.text;
  const publishes = published && (before.status !== 'published' || changed);
  const row = publishes ? { ...after, draft: null, lastPublishedAt: at } : after;
  state.rows('article').put(row);
  return saved('article', articles, row, request, state);
}

const PLACED = { name: TEXT, visibility: CHOICE(VISIBILITY), order: { kind: 'integer', filled: true } as const };

interface Kind {
  readonly kind: 'collection' | 'category';
  readonly shape: Collection;
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly owner: string;
  readonly parent: string;
  /** Field within which names are unique; absent: the account. */
  readonly within?: string;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'collection',
    shape: collections,
    fields: { ...PLACED, siteId: TEXT, description: TEXT },
    owner: 'siteId',
    parent: 'site',
  },
  {
    kind: 'category',
    shape: categories,
    fields: { ...PLACED, collectionId: TEXT, slug: TEXT, defaultSort: TEXT },
    owner: 'collectionId',
    parent: 'collection',
    within: 'collectionId',
  },
];

function write({ kind, shape, fields, owner, parent, within }: Kind, request: Incoming, state: State): Answer {
  const creates = request.method === 'POST';
  // A change must repeat the name, even an unchanged one.
  const body = checked(request, { fields, required: creates ? [owner, 'name'] : ['name'] }, state);
  const before = creates ? {} : named(kind, request, state);
  if (body[owner] !== undefined && !state.rows(parent).get(String(body[owner])))
    refuse(422, `The ${parent} does not exist`);
  const at = instant(request.now);
  const start = {
    slug: slug(String(body.name)),
    visibility: 'public',
    order: 1,
    description: '',
    createdBy: 2001,
    createdAt: at,
  };
  const after = { ...(creates ? start : before), ...body, updatedBy: 2001, updatedAt: at };
  unique(kind, after, within, state);
  const rows = state.rows(kind);
  let row: Row = after;
  if (creates) row = rows.insert({ ...after, number: 1000 + state.next(kind) });
  else rows.put(after);
  return saved(kind, shape, row, request, state);
}

const DELETED: Answer = { status: 200 };

function dropArticles(test: (row: Row) => boolean, state: State): void {
  for (const row of [...state.rows('article').scan()]) if (test(row)) state.rows('article').drop(String(row.id));
}

function deleteCollection(request: Incoming, state: State): Answer {
  const row = named('collection', request, state);
  dropArticles((one) => one.collectionId === row.id, state);
  state.rows('collection').drop(String(row.id));
  return DELETED;
}

function deleteCategory(request: Incoming, state: State): Answer {
  const row = named('category', request, state);
  for (const one of [...state.rows('article').scan()]) {
    const kept = (one.categories as unknown[]).filter((id) => id !== row.id);
    if (kept.length !== (one.categories as unknown[]).length) state.rows('article').put({ ...one, categories: kept });
  }
  state.rows('category').drop(String(row.id));
  return DELETED;
}

function getOne(kind: string, shape: Collection): CustomRoute['handle'] {
  return (request, state) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: one(kind, shape, named(kind, request, state), request, state),
  });
}

/** Searches text, title and keywords; a filter with the value `all` filters nothing. */
function search(request: Incoming, state: State): Answer {
  const { query } = request;
  const wanted = (query.get('query') ?? wrong('query', 'is required')).toLowerCase().split(/\s+/).filter(Boolean);
  const keeps = (name: string, value: unknown): boolean => {
    const asked = query.get(name);
    return asked === null || asked === 'all' || asked === value;
  };
  const rows: Row[] = [];
  for (const row of state.rows('article').scan()) {
    const text = `${String(row.name)} ${String(row.text)} ${(row.keywords as string[]).join(' ')}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word)) || !keeps('status', row.status)) continue;
    if (!keeps('collectionId', row.collectionId)) continue;
    const hit = found(row, request, state);
    const site = state.rows('collection').get(String(row.collectionId))?.siteId;
    if (keeps('siteId', site) && keeps('visibility', hit.visibility)) rows.push(hit);
  }
  return state.page(request, rows, { paging: 'docs', result: 'articles' });
}

export const docsRoutes: readonly CustomRoute[] = [
  { method: 'GET', path: '/v1/search/articles', handle: search },
  { method: 'GET', path: '/v1/collections/{id}', handle: getOne('collection', collections) },
  { method: 'GET', path: '/v1/categories/{id}', handle: getOne('category', categories) },
  { method: 'GET', path: '/v1/articles/{id}', handle: getOne('article', articles) },
  { method: 'POST', path: '/v1/articles', handle: createArticle },
  { method: 'PUT', path: '/v1/articles/{id}', handle: updateArticle },
  {
    method: 'DELETE',
    path: '/v1/articles/{id}',
    handle: (request: Incoming, state: State): Answer => {
      state.rows('article').drop(String(named('article', request, state).id));
      return DELETED;
    },
  },
  {
    method: 'PUT',
    path: '/v1/articles/{id}/drafts',
    handle: (request: Incoming, state: State): Answer => {
      const row = named('article', request, state);
      const { text } = checked(request, { fields: { text: TEXT }, required: ['text'] }, state);
      state.rows('article').put({ ...row, draft: text });
      return { status: 204 };
    },
  },
  {
    method: 'DELETE',
    path: '/v1/articles/{id}/drafts',
    handle: (request: Incoming, state: State): Answer => {
      state.rows('article').put({ ...named('article', request, state), draft: null });
      return { status: 204 };
    },
  },
  { method: 'DELETE', path: '/v1/collections/{id}', handle: deleteCollection },
  { method: 'DELETE', path: '/v1/categories/{id}', handle: deleteCategory },
  ...KINDS.flatMap((kind): CustomRoute[] => {
    const path = kind.kind === 'category' ? '/v1/categories' : '/v1/collections';
    const handle = (request: Incoming, state: State): Answer => write(kind, request, state);
    return [
      { method: 'POST', path, handle },
      { method: 'PUT', path: `${path}/{id}`, handle },
    ];
  }),
].map((route): CustomRoute => ({ ...route, host: 'docs' }));
