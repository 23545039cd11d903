/** Definitions of fields, and the values of custom fields. */
import { isObject, isRealDay } from 'cmdspec-runtime/kit';
import { isNumeric, isWhole } from '../engine/digits.js';
import { refuse } from '../engine/refusal.js';
import type { Collection, CustomRoute, FieldRule, Incoming, Random, Row, State } from '../engine/types.js';
import { definitions, ENTITIES, OF_VERSION_1, TYPES, type Definition } from './field-data.js';
import { once, visible } from './kit.js';

/** Collection of the field definitions of an entity: `dealField`. */
export function fieldCollection(entity: string): string {
  return `${entity}Field`;
}

export const fieldCollections: Readonly<Record<string, Collection>> = Object.fromEntries(
  Object.keys(ENTITIES).map((entity) => [fieldCollection(entity), collection(entity)]),
);

function collection(entity: string): Collection {
  return {
    paths: [`/api/v2/${entity}Fields`],
    methods: entity === 'activity' ? ['GET'] : ['GET', 'POST', 'PATCH', 'DELETE'],
    paging: 'cursor',
    id: { style: 'own', field: 'field_code' },
    count: () => definitions(entity).length,
    defaults: { is_optional_response_field: false },
    seed: ({ index }) => {
      const { sample: _, ...row } = definitions(entity)[index] as Definition;
      return row;
    },
    filters: { include_fields: () => true },
    unknown: { body: 'refuse' },
    fields: {
      field_name: { kind: 'text', filled: true },
      field_type: { kind: 'enum', choices: TYPES, filled: true },
      options: { kind: 'list' },
      description: { kind: 'text' },
      ui_visibility: { kind: 'object' },
      important_fields: { kind: 'object' },
      required_fields: { kind: 'object' },
    },
    required: ['field_name', 'field_type'],
    complete(draft, _request, state) {
      const number = state.next('field');
      const choice = draft['field_type'] === 'enum' || draft['field_type'] === 'set';
      const labels = Array.isArray(draft['options']) ? draft['options'] : [];
      if (choice && labels.length === 0) refuse(400, 'Field options are required for the types enum and set');
      return {
        field_name: draft['field_name'],
        field_code: state.random('field', entity, number).hex(40),
        field_type: draft['field_type'],
        is_custom_field: true,
        options: choice ? labels.map((one) => option(one, state)) : null,
        $id: 20_000 + number,
      };
    },
    change(before, after) {
      if (after['field_type'] !== before['field_type']) refuse(400, 'The type of a field cannot be changed');
      if (before['is_custom_field'] !== true) refuse(403, 'A standard field cannot be changed');
      return { ...after, options: before['options'] };
    },
    remove(row) {
      if (row['is_custom_field'] !== true) refuse(403, 'A standard field cannot be deleted');
      return undefined;
    },
    show: (row) => visible(row),
  };
}

function option(given: unknown, state: State): Row {
  const label = isObject(given) ? given['label'] : undefined;
  if (typeof label !== 'string' || label.trim() === '') return refuse(400, 'An option needs a label');
  return { id: 1000 + state.next('option'), label };
}

/** The body that adds, renames or removes options is a list, also in a DELETE. */
export const fieldRoutes: readonly CustomRoute[] = Object.keys(ENTITIES).flatMap((entity): CustomRoute[] => {
  const field = (request: Incoming, state: State): Row => {
    const row = state.rows(fieldCollection(entity)).get(request.params['code'] ?? '') ?? refuse(404, 'Field not found');
    if (!Array.isArray(row['options'])) refuse(400, 'The field has no options');
    return row;
  };
  const list = (request: Incoming): Row[] =>
    Array.isArray(request.body) && request.body.every(isObject)
      ? request.body
      : refuse(400, 'The body must be a list of options');
  const path = `/api/v2/${entity}Fields/{code}/options`;
  return [
    {
      method: 'POST',
      path,
      handle(request, state) {
        const row = field(request, state);
        const added = list(request).map((one) => option(one, state));
        state.rows(fieldCollection(entity)).put({ ...row, options: [...(row['options'] as Row[]), ...added] });
        return { status: 200, body: { success: true, data: added } };
      },
    },
    {
      method: 'PATCH',
      path,
      handle(request, state) {
        const row = field(request, state);
        const labels = new Map(list(request).map((one) => [one['id'], option(one, state)['label']]));
        const options = row['options'] as Row[];
        if ([...labels.keys()].some((id) => options.every((one) => one['id'] !== id)))
          refuse(400, 'One of the options does not exist');
        const after = options.map((one) => (labels.has(one['id']) ? { ...one, label: labels.get(one['id']) } : one));
        state.rows(fieldCollection(entity)).put({ ...row, options: after });
        return { status: 200, body: { success: true, data: after.filter((one) => labels.has(one['id'])) } };
      },
    },
    {
      method: 'DELETE',
      path,
      handle(request, state) {
        const row = field(request, state);
        const options = row['options'] as Row[];
        const ids = list(request).map((one) => one['id']);
        const removed = options.filter((one) => ids.includes(one['id']));
        if (removed.length !== ids.length) refuse(400, 'One of the options does not exist');
        const left = options.filter((one) => !ids.includes(one['id']));
        state.rows(fieldCollection(entity)).put({ ...row, options: left });
        return { status: 200, body: { success: true, data: removed } };
      },
    },
    {
      // Only this endpoint returns the numeric ids that filter conditions need.
      method: 'GET',
      path: `/api/v1/${entity}Fields`,
      handle: (request, state) =>
        state.page(request, [...state.rows(fieldCollection(entity)).scan()].map(inVersion1), { paging: 'offset' }),
    },
  ];
});

function inVersion1(row: Row): Row {
  return {
    id: row['$id'],
    key: row['field_code'],
    name: row['field_name'],
    field_type: row['field_type'],
    edit_flag: row['is_custom_field'],
    options: row['options'],
  };
}

const standard = (entity: 'lead' | 'note'): Row[] =>
  OF_VERSION_1[entity].map(([key, field_type, name], index) => ({
    id: (entity === 'lead' ? 8001 : 9001) + index,
    key,
    name,
    field_type,
    edit_flag: false,
    options: null,
  }));

/** Only version 1 lists the fields of notes and of leads, which have the custom fields of deals. */
export const fieldRoutesOfVersion1: readonly CustomRoute[] = [
  {
    method: 'GET',
    path: '/api/v1/leadFields',
    handle(request, state) {
      const custom = [...state.rows(fieldCollection('deal')).scan()].filter((row) => row['is_custom_field'] === true);
      return state.page(request, [...standard('lead'), ...custom.map(inVersion1)], { paging: 'offset' });
    },
  },
  {
    method: 'GET',
    path: '/api/v1/noteFields',
    handle: (request, state) => state.page(request, standard('note'), { paging: 'offset' }),
  },
];

/** Custom field definitions of an entity, read once per request. */
export function customOf(entity: string, request: Incoming, state: State): readonly Row[] {
  return once(request, `custom ${entity}`, () =>
    [...state.rows(fieldCollection(entity)).scan()].filter((row) => row['is_custom_field'] === true),
  );
}

/** Values of all custom fields that are currently defined; null where the record has none. */
export function customValues(entity: string, row: Row, request: Incoming, state: State): Row {
  const kept = isObject(row['custom_fields']) ? row['custom_fields'] : {};
  return Object.fromEntries(
    customOf(entity, request, state).map((field) => [
      field['field_code'],
      current(field, kept[String(field['field_code'])]),
    ]),
  );
}

/** The value without options that were deleted from the field. */
function current(field: Row, value: unknown): unknown {
  if (value === undefined || value === null || !Array.isArray(field['options'])) return value ?? null;
  const ids = new Set((field['options'] as Row[]).map((one) => one['id']));
  if (!Array.isArray(value)) return ids.has(value) ? value : null;
  const left = value.filter((id) => ids.has(id));
  return left.length === 0 ? null : left;
}

/** Values of the seeded custom fields for a seeded record. */
export function seedCustom(entity: string, random: Random): Row {
  const values: Row = {};
  for (const { field_code, sample } of definitions(entity)) {
    if (sample !== undefined && random.chance(0.7)) values[field_code] = sample(random);
  }
  return values;
}

/** Rule for the `custom_fields` of a body: known keys, and values of exactly the type of the field. */
export function customRule(entity: string): FieldRule {
  return {
    kind: 'object',
    check(value, state) {
      for (const [code, one] of Object.entries(value as Row)) {
        const field = state.rows(fieldCollection(entity)).get(code);
        if (field?.['is_custom_field'] !== true) return `has no field ${code}`;
        const wrong = one === null ? undefined : misfit(field, one);
        if (wrong !== undefined) return `value of ${code} ${wrong}`;
      }
      return undefined;
    },
  };
}

function misfit(field: Row, value: unknown): string | undefined {
  const ids = Array.isArray(field['options']) ? (field['options'] as Row[]).map((one) => one['id']) : [];
  const part = (key: string): unknown => (isObject(value) ? value[key] : undefined);
  switch (field['field_type']) {
    case 'double':
      return isNumeric(value) ? undefined : 'must be a number';
    case 'int':
    case 'user':
    case 'people':
    case 'org':
      return isWhole(value) ? undefined : 'must be an integer';
    case 'enum':
      return ids.includes(value) ? undefined : `must be the id of an option: ${ids.join(', ')}`;
    case 'set':
      return Array.isArray(value) && value.every((id) => ids.includes(id))
        ? undefined
        : `must be a list of option ids: ${ids.join(', ')}`;
    case 'monetary':
      return isNumeric(part('value')) && typeof part('currency') === 'string'
        ? undefined
        : 'must be {"value": number, "currency": "EUR"}';
    case 'date':
      return typeof value === 'string' && isRealDay(value) ? undefined : 'must be a date like 2026-01-31';
    case 'daterange':
      return isRealDay(String(part('value'))) && isRealDay(String(part('until')))
        ? undefined
        : 'must be {"value": date, "until": date}';
    case 'time':
      return isTime(part('value')) ? undefined : 'must be {"value": "09:00:00"}';
    case 'timerange':
      return isTime(part('value')) && isTime(part('until')) ? undefined : 'must be {"value": time, "until": time}';
    case 'address':
      return typeof part('value') === 'string' ? undefined : 'must be {"value": address}';
    default:
      return typeof value === 'string' ? undefined : 'must be text';
  }
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value);
}
