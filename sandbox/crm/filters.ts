/** Saved filters. */
import { isObject } from 'cmdspec-runtime/kit';
import { refuse } from '../engine/refusal.js';
import type { Collection, CustomRoute, Filter, Incoming, Row, State } from '../engine/types.js';
import { ENTITIES } from './field-data.js';
import { fieldCollection } from './fields.js';
import { ME, once, plainTime, visible, DAY } from './kit.js';

const TYPES = ['deals', 'leads', 'org', 'people', 'products', 'activity', 'projects'];
const MOST_CONDITIONS = 16;

/** One condition of a saved filter, with its field resolved. */
interface Leaf {
  readonly path: string;
  readonly operator: string;
  readonly value: unknown;
}

interface Group {
  readonly glue: string;
  readonly leaves: readonly Leaf[];
}

const OPEN = { object: 'deal', field_id: '1004', operator: '=', value: 'open', extra_value: null };
const SEEDS = [
  { name: 'Open deals', type: 'deals', leaf: OPEN },
  { name: 'Big deals', type: 'deals', leaf: { ...OPEN, field_id: '1002', operator: '>', value: '10000' } },
  { name: 'Persons of mine', type: 'people', leaf: { ...OPEN, object: 'person', field_id: '2007', value: '1' } },
];

/** Filters of version 1. Create and update return only the id. */
export const filterCollection: Collection = {
  paths: ['/api/v1/filters'],
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  paging: 'none',
  count: () => SEEDS.length,
  seed: ({ index, start }) => {
    const seed = SEEDS[index] as (typeof SEEDS)[number];
    return {
      name: seed.name,
      active_flag: true,
      type: seed.type,
      user_id: ME,
      visible_to: 7,
      add_time: plainTime(+start - 100 * DAY),
      update_time: plainTime(+start - 90 * DAY),
      conditions: {
        glue: 'and',
        conditions: [
          { glue: 'and', conditions: [seed.leaf] },
          { glue: 'or', conditions: [] },
        ],
      },
    };
  },
  unknown: { body: 'ignore', query: 'ignore' },
  fields: {
    name: { kind: 'text', filled: true },
    type: { kind: 'enum', choices: TYPES },
    conditions: { kind: 'object', filled: true, check: (value) => malformed(value) },
    visible_to: { kind: 'any' },
  },
  required: ['name', 'type', 'conditions'],
  filters: { type: (row, value) => row['type'] === value },
  complete: (draft, request) => ({
    active_flag: true,
    user_id: ME,
    visible_to: 7,
    add_time: plainTime(request.now),
    update_time: plainTime(request.now),
    ...draft,
  }),
  change(_before, after, request) {
    if (!isObject(request.body) || request.body['conditions'] === undefined) refuse(400, 'conditions is required');
    return { ...after, update_time: plainTime(request.now) };
  },
  show(row, request, state, list) {
    if (request.method !== 'GET') return { id: row['id'] };
    const { conditions, ...rest } = visible(row);
    if (list) return rest;
    return {
      ...rest,
      conditions: request.query.get('include_field_code') === 'true' ? coded(conditions, state) : conditions,
    };
  },
};

function malformed(value: unknown): string | undefined {
  const inner = isObject(value) ? value['conditions'] : undefined;
  if (!isObject(value) || value['glue'] !== 'and' || !Array.isArray(inner) || inner.length !== 2) {
    return 'must have the glue and over exactly two groups';
  }
  const groups = inner.filter((group): group is Row => isObject(group) && Array.isArray(group['conditions']));
  if (groups.length !== 2 || groups[0]?.['glue'] !== 'and' || groups[1]?.['glue'] !== 'or') {
    return 'must have a first group with the glue and, a second with or';
  }
  const leaves = groups.flatMap((group) => group['conditions'] as unknown[]);
  if (leaves.length > MOST_CONDITIONS) return `must have at most ${MOST_CONDITIONS} conditions`;
  for (const leaf of leaves) {
    if (!isObject(leaf) || typeof leaf['object'] !== 'string' || typeof leaf['operator'] !== 'string') {
      return 'must give each condition object, field_id, operator and value';
    }
    if (!/^\d+$/.test(String(leaf['field_id']))) return 'must name fields by their numeric id';
  }
  return undefined;
}

function coded(conditions: unknown, state: State): unknown {
  if (!isObject(conditions) || !Array.isArray(conditions['conditions'])) return conditions;
  return {
    ...conditions,
    conditions: conditions['conditions'].map((one: unknown) => {
      if (!isObject(one)) return one;
      return 'field_id' in one ? { ...one, field_code: codeOf(one, state) } : coded(one, state);
    }),
  };
}

function codeOf(leaf: Row, state: State): string | undefined {
  const entity = String(leaf['object']) === 'lead' ? 'deal' : String(leaf['object']);
  if (ENTITIES[entity] === undefined) return undefined;
  const field = state.rows(fieldCollection(entity)).find((row) => String(row['$id']) === String(leaf['field_id']));
  return field === undefined ? undefined : String(field['field_code']);
}

/** `filter_id` of a list: applies the conditions on the entity itself and treats all others as true. */
export function savedFilter(entity: string): Filter {
  return (row, value, request, state) => {
    const groups = once(request, 'saved filter', () => groupsOf(entity, value, request, state));
    return groups.every(({ glue, leaves }) => {
      if (leaves.length === 0) return true;
      return glue === 'or' ? leaves.some((leaf) => holds(row, leaf)) : leaves.every((leaf) => holds(row, leaf));
    });
  };
}

function groupsOf(entity: string, id: string, _request: Incoming, state: State): Group[] {
  const filter = state.rows('filter').get(id) ?? refuse(404, 'Filter not found');
  const { conditions } = filter['conditions'] as { conditions: { glue: string; conditions: Row[] }[] };
  return conditions.map(({ glue, conditions: leaves }) => ({
    glue,
    leaves: leaves.flatMap((leaf) => {
      const code = leaf['object'] === entity ? codeOf(leaf, state) : undefined;
      return code === undefined ? [] : [{ path: code, operator: String(leaf['operator']), value: leaf['value'] }];
    }),
  }));
}

function holds(row: Row, { path, operator, value }: Leaf): boolean {
  const custom = isObject(row['custom_fields']) ? row['custom_fields'][path] : undefined;
  const has = row[path] ?? custom ?? null;
  const text = has === null ? '' : String(has);
  const other = String(value ?? '');
  switch (operator) {
    case '=':
      return text === other;
    case '!=':
      return text !== other;
    case '<':
      return ordered(has, other, (a, b) => a < b);
    case '>':
      return ordered(has, other, (a, b) => a > b);
    case '<=':
      return ordered(has, other, (a, b) => a <= b);
    case '>=':
      return ordered(has, other, (a, b) => a >= b);
    case "LIKE '$%'":
      return text.toLowerCase().startsWith(other.toLowerCase());
    case "LIKE '%$%'":
      return text.toLowerCase().includes(other.toLowerCase());
    case "NOT LIKE '%$%'":
      return !text.toLowerCase().includes(other.toLowerCase());
    case 'IS NULL':
      return text === '';
    case 'IS NOT NULL':
      return text !== '';
    default:
      return refuse(400, `The filter operator ${operator} is not known`);
  }
}

function ordered(has: unknown, other: string, test: (a: number | string, b: number | string) => boolean): boolean {
  if (has === null) return false;
  return typeof has === 'number' ? test(has, Number(other)) : test(String(has), other);
}

const TEXT = {
  '=': 'is',
  '!=': 'is not',
  "LIKE '$%'": 'starts with',
  "LIKE '%$%'": 'contains',
  'IS NULL': 'is empty',
  'IS NOT NULL': 'is not empty',
};
const ORDERED = {
  '=': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '>': 'is more than',
  '<=': 'is at most',
  '>=': 'is at least',
};

export const filterRoutes: readonly CustomRoute[] = [
  {
    method: 'GET',
    path: '/api/v1/filters/helpers',
    handle: () => ({
      status: 200,
      body: {
        success: true,
        data: {
          operators: {
            varchar: TEXT,
            text: TEXT,
            double: ORDERED,
            monetary: ORDERED,
            date: ORDERED,
            int: ORDERED,
            enum: [{ '=': 'is' }, { '!=': 'is not' }],
            set: [{ '=': 'is' }, { '!=': 'is not' }],
          },
          deprecated_operators: {},
          relative_dates: { today: 'Today', yesterday: 'Yesterday', this_week: 'This week', last_month: 'Last month' },
          address_field_components: { locality: 'Town', country: 'Country' },
        },
      },
    }),
  },
];
