/** The knowledge base: sites, collections, categories and articles. */
import { refuse } from '../engine/refusal.js';
import type { Collection, Incoming, Place, Row, State } from '../engine/types.js';
import { instant } from './shape.js';
import { slug } from './words.js';

const DAY = 86_400_000;
const HEX = { style: 'hex', digits: 24 } as const;
const DOCS = { host: 'docs', methods: ['GET'], id: HEX, pageSize: 50 } as const;
const COLLECTIONS = ['Getting started', 'Billing & invoices', 'Für Entwickler', 'Internal'] as const;
const CATEGORIES = ['Basics', 'How to', 'Troubleshooting'] as const;
const TITLES = [
  'Reset your password',
  'Read an invoice',
  'Invite a colleague',
  'Export data',
  'Close your account',
  'Opening hours',
] as const;

export const VISIBILITY = ['public', 'private'] as const;
export const PUBLISHED = ['published', 'notpublished'] as const;

export const sites: Collection = {
  ...DOCS,
  paths: ['/v1/sites'],
  paging: 'docs',
  result: 'sites',
  record: 'site',
  count: () => 2,
  seed: ({ index, start }) => {
    const at = instant(+start - (700 - index) * DAY);
    const title = ['Help centre', 'Team handbook'][index] ?? 'Site';
    return {
      status: 'active',
      subDomain: slug(title),
      cname: null,
      hasPublicSite: index === 0,
      companyName: 'Example Ltd',
      title,
      createdAt: at,
      updatedAt: at,
    };
  },
};

function times(start: Date, days: number): Row {
  const at = instant(+start - days * DAY);
  return { createdBy: 2001, updatedBy: 2001, createdAt: at, updatedAt: at };
}

export const collections: Collection = {
  ...DOCS,
  paths: ['/v1/collections'],
  paging: 'docs',
  result: 'collections',
  record: 'collection',
  count: () => COLLECTIONS.length,
  seed: ({ index, start, id }) => ({
    siteId: id('site', index === 3 ? 1 : 0),
    number: index + 1,
    slug: slug(COLLECTIONS[index] ?? ''),
    visibility: index === 3 ? 'private' : 'public',
    order: index + 1,
    name: COLLECTIONS[index],
    description: '',
    ...times(start, 600 - index),
  }),
  filters: {
    siteId: (row, value) => row.siteId === value,
    visibility: (row, value) => value === 'all' || row.visibility === value,
  },
  show: (row, request, state) => {
    const articles = [...state.rows('article').scan()].filter((one) => one.collectionId === row.id);
    return {
      ...row,
      publicUrl: `${request.origin}/collection/${String(row.number)}-${String(row.slug)}`,
      articleCount: articles.length,
      publishedArticleCount: articles.filter((one) => one.status === 'published').length,
    };
  },
};

export const categories: Collection = {
  ...DOCS,
  paths: ['/v1/collections/{collection}/categories'],
  paging: 'docs',
  result: 'categories',
  record: 'category',
  parent: { collection: 'collection', field: 'collectionId', most: CATEGORIES.length },
  seed: ({ index, start, parent }) => ({
    number: 100 + (parent?.index ?? 0) * CATEGORIES.length + index,
    slug: slug(CATEGORIES[index] ?? ''),
    visibility: 'public',
    order: index + 1,
    defaultSort: 'popularity',
    name: CATEGORIES[index],
    ...times(start, 500 - index),
  }),
  show: (row, _request, state) => ({
    ...row,
    articleCount: [...state.rows('article').scan()].filter((one) => (one.categories as unknown[]).includes(row.id))
      .length,
  }),
};

function seedArticle({ index, random, start, id }: Place): Row {
  const collection = index % COLLECTIONS.length;
  const name = `${TITLES[index % TITLES.length] ?? 'Article'} (${String(index + 1)})`;
  const published = index % 5 !== 1;
  return {
    collectionId: id('collection', collection),
    number: index + 1,
    slug: slug(name),
    status: published ? 'published' : 'notpublished',
    name,
    text: `<h2>${name}</h2><p>Open <em>Settings</em> &gt; <em>Account</em>.</p><ol><li>First</li><li>Second</li></ol>`,
    draft: index % 7 === 2 ? `<p>A newer text of ${name}</p>` : null,
    categories: index % 5 === 4 ? [] : [id('category', collection * CATEGORIES.length + (index % CATEGORIES.length))],
    keywords: index % 2 ? ['account'] : [],
    popularity: random.integer(0, 1000) / 100,
    viewCount: random.integer(0, 5000),
    ...times(start, 400 - (index % 400)),
    lastPublishedAt: published ? instant(+start - (300 - (index % 300)) * DAY) : null,
  };
}

export const articles: Collection = {
  ...DOCS,
  paths: ['/v1/collections/{collection}/articles', '/v1/categories/{category}/articles'],
  paging: 'articles',
  result: 'articles',
  record: 'article',
  count: (records) => Math.max(1, Math.ceil(records / 5)),
  defaults: { draft: null, related: [], keywords: [], popularity: 0, viewCount: 0, lastPublishedAt: null },
  seed: seedArticle,
  listed: (row, { params }, state) => {
    const { collection, category } = params;
    if (collection !== undefined) return row.collectionId === owner('collection', collection, state).id;
    return (row.categories as unknown[]).includes(owner('category', category ?? '', state).id);
  },
  filters: { status: (row, value) => value === 'all' || row.status === value },
  sort: {
    by: 'sort',
    direction: 'order',
    fields: {
      number: 'number',
      status: 'status',
      name: 'name',
      popularity: 'popularity',
      createdAt: 'createdAt',
      updatedAt: 'updatedAt',
    },
    defaultField: 'number',
    defaultDirection: 'asc',
  },
  show: (row, request, _state, list) => {
    const { draft, text, ...rest } = row;
    const publicUrl = `${request.origin}/article/${String(row.number)}-${String(row.slug)}`;
    const shown = { ...rest, hasDraft: draft !== null, publicUrl };
    if (list) return shown;
    return { ...shown, text: request.query.get('draft') === 'true' && draft !== null ? draft : text };
  },
};

function owner(kind: string, id: string, state: State): Row {
  return state.rows(kind).get(id) ?? refuse(404, `${kind === 'category' ? 'Category' : 'Collection'} not found`);
}

/** The fields of an article in search results. */
export function found(row: Row, request: Incoming, state: State): Row {
  const url = `${request.origin}/article/${String(row.number)}-${String(row.slug)}`;
  return {
    id: row.id,
    collectionId: row.collectionId,
    categoryIds: row.categories,
    slug: row.slug,
    name: row.name,
    preview: String(row.text)
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .slice(0, 120),
    url,
    docsUrl: url,
    number: row.number,
    status: row.status,
    visibility: state.rows('collection').get(String(row.collectionId))?.visibility,
  };
}
