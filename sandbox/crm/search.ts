/** Searches for records. */
import { isObject } from 'cmdspec-runtime/kit';
import { refuse } from '../engine/refusal.js';
import type { Answer, CustomRoute, Incoming, Row, State } from '../engine/types.js';
import { fieldCollection } from './fields.js';
import { linked } from './kit.js';

/** A kind of record that can be searched: its text fields, and the fields of a hit. */
interface Searchable {
  readonly fields: Readonly<Record<string, (row: Row) => readonly unknown[]>>;
  readonly item: (row: Row, state: State) => Row;
  readonly found: (row: Row) => boolean;
}

const values = (list: unknown): unknown[] => (Array.isArray(list) ? (list as Row[]).map((one) => one['value']) : []);

const customTexts = (row: Row): unknown[] =>
  isObject(row['custom_fields'])
    ? Object.values(row['custom_fields']).flatMap((value) => {
        const inner = isObject(value) ? value['value'] : value;
        return typeof inner === 'string' || typeof inner === 'number' ? [inner] : [];
      })
    : [];

const owner = (row: Row): Row => ({ id: row['owner_id'] });
const brief = (state: State, collection: string, id: unknown, ...keys: readonly string[]): Row | null => {
  const row = linked(state, collection, id);
  return row === undefined ? null : Object.fromEntries(['id', 'name', ...keys].map((key) => [key, row[key] ?? null]));
};

const here = (row: Row): boolean => row['is_deleted'] !== true;

const KINDS: Readonly<Record<string, Searchable>> = {
  deal: {
    fields: { title: (row) => [row['title']], custom_fields: customTexts },
    found: here,
    item: (row, state) => ({
      id: row['id'],
      type: 'deal',
      title: row['title'],
      value: row['value'],
      currency: row['currency'],
      status: row['status'],
      visible_to: row['visible_to'],
      owner: owner(row),
      stage: brief(state, 'stage', row['stage_id']),
      person: brief(state, 'person', row['person_id']),
      organization: brief(state, 'organization', row['org_id'], 'address'),
      custom_fields: customTexts(row),
      notes: [],
      is_archived: row['is_archived'],
    }),
  },
  person: {
    fields: {
      name: (row) => [row['name']],
      email: (row) => values(row['emails']),
      phone: (row) => values(row['phones']),
      custom_fields: customTexts,
    },
    found: here,
    item: (row, state) => ({
      id: row['id'],
      type: 'person',
      name: row['name'],
      phones: values(row['phones']),
      emails: values(row['emails']),
      primary_email: values(row['emails'])[0] ?? null,
      visible_to: row['visible_to'],
      owner: owner(row),
      organization: brief(state, 'organization', row['org_id'], 'address'),
      custom_fields: customTexts(row),
      notes: [],
    }),
  },
  organization: {
    fields: {
      name: (row) => [row['name']],
      address: (row) => [isObject(row['address']) ? row['address']['value'] : null],
      custom_fields: customTexts,
    },
    found: here,
    item: (row) => ({
      id: row['id'],
      type: 'organization',
      name: row['name'],
      address: isObject(row['address']) ? row['address']['value'] : null,
      visible_to: row['visible_to'],
      owner: owner(row),
      custom_fields: customTexts(row),
      notes: [],
    }),
  },
  product: {
    fields: { name: (row) => [row['name']], code: (row) => [row['code']], custom_fields: customTexts },
    found: here,
    item: (row) => ({
      id: row['id'],
      type: 'product',
      name: row['name'],
      code: row['code'],
      visible_to: row['visible_to'],
      owner: owner(row),
      custom_fields: customTexts(row),
    }),
  },
  lead: {
    fields: { title: (row) => [row['title']] },
    found: () => true,
    item: (row, state) => ({
      id: row['id'],
      type: 'lead',
      title: row['title'],
      owner: owner(row),
      person: brief(state, 'person', row['person_id']),
      organization: brief(state, 'organization', row['organization_id']),
      phones: [],
      emails: [],
      custom_fields: [],
      notes: [],
      value: isObject(row['value']) ? row['value']['amount'] : null,
      currency: isObject(row['value']) ? row['value']['currency'] : null,
      visible_to: Number(row['visible_to']),
      is_archived: row['is_archived'],
    }),
  },
  file: {
    fields: { name: (row) => [row['name']] },
    found: () => true,
    item: (row, state) => ({
      id: row['id'],
      type: 'file',
      name: row['name'],
      url: null,
      deal: brief(state, 'deal', row['deal_id']),
    }),
  },
  project: {
    fields: { title: (row) => [row['title']], description: (row) => [row['description']] },
    found: (row) => row['status'] !== 'deleted',
    item: (row) => ({ id: row['id'], type: 'project', title: row['title'], status: row['status'], owner: owner(row) }),
  },
};

const ITEM_TYPES = [...Object.keys(KINDS), 'mail_attachment'];
const LARGEST_PAGE = 100;

interface Question {
  readonly term: string;
  readonly exact: boolean;
  readonly fields: readonly string[] | undefined;
}

function question(request: Incoming): Question {
  const { query } = request;
  const exact = /^(true|1)$/.test(query.get('exact_match') ?? '');
  const term = (query.get('term') ?? '').trim();
  const least = exact ? 1 : 2;
  if ([...term].length < least) refuse(400, `term must be at least ${least} characters long`);
  if (Number(query.get('limit') ?? 1) > LARGEST_PAGE) refuse(400, `limit must be at most ${LARGEST_PAGE}`);
  const fields = query.get('fields');
  return { term: term.toLowerCase(), exact, fields: fields === null || fields === '' ? undefined : fields.split(',') };
}

function* hits(
  kind: string,
  { term, exact, fields }: Question,
  state: State,
  keep: (row: Row) => boolean,
): Iterable<Row> {
  const searchable = KINDS[kind];
  if (searchable === undefined) return;
  const names = fields ?? Object.keys(searchable.fields);
  for (const name of names) {
    if (searchable.fields[name] === undefined && name !== 'notes') refuse(400, `fields: ${name} cannot be searched`);
  }
  for (const row of state.rows(kind).scan()) {
    if (!searchable.found(row) || !keep(row)) continue;
    const texts = names
      .flatMap((name) => searchable.fields[name]?.(row) ?? [])
      .map((text) => String(text ?? '').toLowerCase());
    const best = texts.some((text) => text === term) ? 1 : texts.some((text) => text.includes(term)) ? 0.5 : 0;
    if (best === 1 || (best > 0 && !exact)) yield { result_score: best, item: searchable.item(row, state) };
  }
}

function answer(request: Incoming, rows: Row[], state: State): Answer {
  rows.sort((a, b) => Number(b['result_score']) - Number(a['result_score']));
  return state.page(request, rows, { paging: 'cursor', result: 'data.items' });
}

/** `itemSearch` over all kinds of records, and one search for each kind. */
export const searchRoutes: readonly CustomRoute[] = [
  {
    method: 'GET',
    path: '/api/v2/itemSearch',
    handle(request, state) {
      const asked = question(request);
      const types = (request.query.get('item_types') ?? ITEM_TYPES.join(',')).split(',');
      const odd = types.find((type) => !ITEM_TYPES.includes(type));
      if (odd !== undefined) refuse(400, `item_types: ${odd} is not one of ${ITEM_TYPES.join(', ')}`);
      const rows = types.flatMap((type) => [...hits(type, { ...asked, fields: undefined }, state, () => true)]);
      return answer(request, rows, state);
    },
  },
  {
    method: 'GET',
    path: '/api/v2/itemSearch/field',
    handle: fieldSearch,
  },
  ...['deal', 'person', 'organization', 'product', 'lead', 'project'].map((kind): CustomRoute => ({
    method: 'GET',
    path: `/api/v2/${kind}s/search`,
    handle(request, state) {
      const asked = question(request);
      const tests: ((row: Row) => boolean)[] = [];
      for (const [name, field] of [
        ['person_id', 'person_id'],
        ['organization_id', kind === 'lead' ? 'organization_id' : 'org_id'],
        ['status', 'status'],
      ] as const) {
        const value = request.query.get(name);
        if (value !== null) tests.push((row) => String(row[field]) === value);
      }
      return answer(request, [...hits(kind, asked, state, (row) => tests.every((test) => test(row)))], state);
    },
  })),
];

/** Searches one field, case-sensitively. */
function fieldSearch(request: Incoming, state: State): Answer {
  const { query } = request;
  const term = query.get('term') ?? '';
  const match = query.get('match') ?? 'exact';
  const field = query.get('field') ?? '';
  const entity = query.get('entity_type') ?? '';
  if (!['exact', 'beginning', 'middle'].includes(match)) refuse(400, 'match must be exact, beginning or middle');
  if (term.length < (match === 'exact' ? 1 : 2)) refuse(400, 'term is too short');
  const kind = KINDS[entity];
  if (kind === undefined) refuse(400, 'entity_type must be deal, lead, person, organization, product or project');
  // Projects have no field definitions.
  const definitions = entity === 'project' ? undefined : fieldCollection(entity === 'lead' ? 'deal' : entity);
  const definition = definitions === undefined ? undefined : linked(state, definitions, field);
  const read = kind.fields[field] ?? ((row: Row): unknown[] => stored(row, field));
  if (definition === undefined && kind.fields[field] === undefined)
    refuse(400, `field: ${field} is not a field of ${entity}`);
  const fits = (text: string): boolean =>
    match === 'exact' ? text === term : match === 'beginning' ? text.startsWith(term) : text.includes(term);
  const rows: Row[] = [];
  for (const row of state.rows(entity).scan()) {
    const hit = kind.found(row)
      ? read(row).find((value) => value !== null && value !== undefined && fits(String(value)))
      : undefined;
    if (hit !== undefined)
      rows.push({ result_score: 1, item: { id: row['id'], [field]: hit, name: row['name'] ?? row['title'] } });
  }
  return state.page(request, rows, { paging: 'cursor' });
}

/** Values of a field by its key: e-mail addresses and phone numbers are lists of objects. */
function stored(row: Row, field: string): unknown[] {
  const value = row[field] ?? (isObject(row['custom_fields']) ? row['custom_fields'][field] : null);
  return Array.isArray(value) && value.every(isObject) ? values(value) : [isObject(value) ? value['value'] : value];
}
