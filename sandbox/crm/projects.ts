/** Projects and tasks. */
import { refuse } from '../engine/refusal.js';
import type { Collection, FieldRule, Filter, Incoming, Row } from '../engine/types.js';
import { day, DAY, idField, idFilter, known, ME, rfc, times } from './kit.js';

/** Projects that are linked to the record. */
function linkFilter(field: string): Filter {
  return (row, value) => (row[field] as unknown[]).map(String).includes(value);
}

const STATUSES = ['open', 'completed', 'canceled', 'deleted'];

export const project: Collection = {
  paths: ['/api/v2/projects'],
  lists: ['/api/v2/projects/archived'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'cursor',
  ordered: ['add_time', 'update_time'],
  count: (records) => Math.ceil(records / 6),
  defaults: {
    status: 'open',
    board_id: 1,
    phase_id: 1,
    owner_id: ME,
    deal_ids: [],
    person_ids: [],
    org_ids: [],
    label_ids: [],
  },
  seed: (place) => {
    const { random, start, index } = place;
    const { added, updated } = times(place, 'project');
    const begin = +start + random.integer(-90, 20) * DAY;
    return {
      title: `Project ${index + 1}: ${random.pick(['onboarding', 'installation', 'migration', 'training'])}`,
      status: random.pick(['open', 'open', 'completed']),
      phase_id: random.integer(1, 3),
      owner_id: random.integer(1, 5),
      start_date: day(begin),
      end_date: day(begin + 60 * DAY),
      deal_ids: [place.id('deal', random.integer(0, place.count('deal') - 1))],
      archive_time: index % 5 === 4 ? rfc(updated) : null,
      add_time: rfc(added),
      update_time: rfc(updated),
    };
  },
  fields: {
    title: { kind: 'text', filled: true },
    status: { kind: 'enum', choices: STATUSES },
    board_id: { kind: 'integer' },
    phase_id: { kind: 'integer' },
    owner_id: idField('user', 'User'),
    deal_ids: { kind: 'list' },
    person_ids: { kind: 'list' },
    org_ids: { kind: 'list' },
    label_ids: { kind: 'list' },
    template_id: { kind: 'integer' },
    health_status: { kind: 'any' },
    custom_fields: { kind: 'object' },
  },
  required: ['title'],
  filters: {
    status: (row, value) => value.split(',').includes(String(row['status'])),
    phase_id: idFilter('phase_id'),
    deal_id: linkFilter('deal_ids'),
    person_id: linkFilter('person_ids'),
    org_id: linkFilter('org_ids'),
    filter_id: known,
  },
  listed: (row, request) =>
    (row['archive_time'] !== null) === request.path.endsWith('/archived') && row['status'] !== 'deleted',
  found: (row) => row['status'] !== 'deleted',
  complete: (draft, request) => ({
    add_time: rfc(request.now),
    update_time: rfc(request.now),
    ...draft,
  }),
  change: (_before, after, request) => ({ ...after, update_time: rfc(request.now) }),
  remove: (row, request) => ({ ...row, status: 'deleted', update_time: rfc(request.now) }),
};

/** Written as 0 or 1, read as `is_done` and `is_milestone`: the only booleans that version 2 takes as numbers. */
const FLAG: FieldRule = {
  kind: 'any',
  check: (value) => (value === 0 || value === 1 ? undefined : 'must be 0 or 1'),
};

function flagFilter(field: string): Filter {
  return (row, value) => {
    if (!/^(0|1|true|false)$/.test(value)) refuse(400, `Parameter ${field} must be true or false`);
    return row[field] === (value === '1' || value === 'true');
  };
}

export const task: Collection = {
  paths: ['/api/v2/tasks'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'cursor',
  ordered: ['add_time', 'update_time'],
  count: (records) => Math.ceil(records / 3),
  defaults: { is_done: false, is_milestone: false, is_deleted: false, assignee_ids: [], creator_id: ME },
  seed: (place) => {
    const { random, start, index } = place;
    const { added, updated } = times(place, 'task');
    return {
      title: `${random.pick(['Order', 'Install', 'Check', 'Report'])} ${random.pick(['hardware', 'licences', 'access', 'results'])}`,
      project_id: place.id('project', index % place.count('project')),
      is_done: random.chance(0.4),
      due_date: day(+start + random.integer(-20, 40) * DAY),
      assignee_ids: [random.integer(1, 5)],
      add_time: rfc(added),
      update_time: rfc(updated),
    };
  },
  fields: {
    title: { kind: 'text', filled: true },
    project_id: idField('project', 'Project'),
    parent_task_id: idField('task', 'Task'),
    done: FLAG,
    milestone: FLAG,
    start_date: { kind: 'date' },
    assignee_id: idField('user', 'User'),
    assignee_ids: { kind: 'list' },
    priority: { kind: 'integer' },
  },
  required: ['title', 'project_id'],
  filters: {
    project_id: idFilter('project_id'),
    parent_task_id: (row, value) =>
      value === 'null' ? row['parent_task_id'] === null : String(row['parent_task_id']) === value,
    assignee_id: (row, value) => (row['assignee_ids'] as unknown[]).map(String).includes(value),
    is_done: flagFilter('is_done'),
    is_milestone: flagFilter('is_milestone'),
  },
  complete: (draft, request) => written({ add_time: rfc(request.now), ...draft }, request),
  change: (_before, after, request) => written(after, request),
};

/** Renames keys that are written under one name and read under another. */
function written({ done, milestone, assignee_id, ...row }: Row, request: Incoming): Row {
  return {
    ...row,
    ...(done !== undefined && { is_done: done === 1 }),
    ...(milestone !== undefined && { is_milestone: milestone === 1 }),
    ...(assignee_id !== undefined && { assignee_ids: assignee_id === null ? [] : [assignee_id] }),
    update_time: rfc(request.now),
  };
}
