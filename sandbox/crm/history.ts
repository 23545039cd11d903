/** The changelog of deals. */
import { isObject } from 'cmdspec-runtime/kit';
import { writeDigits } from '../engine/digits.js';
import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, Row, State } from '../engine/types.js';
import { changedAt } from '../story/sales.js';
import { DAY, day, plainTime, ME } from './kit.js';
import { STAGES } from './pipelines.js';

/** Changes of deals that were made in the sandbox. */
export const dealChange = { count: () => 0 } as const;

/** Fields that change as a consequence and are not recorded. */
const SILENT = [
  'update_time',
  'stage_change_time',
  'won_time',
  'lost_time',
  'close_time',
  'is_deleted',
  'archive_time',
];

/** Stores what an update changed, one row per field. */
export function keepHistory(before: Row, after: Row, request: Incoming, state: State): void {
  for (const [key, old, now] of differences(before, after)) {
    state.rows('dealChange').insert({
      deal_id: before['id'],
      field_key: key,
      old_value: text(old),
      new_value: text(now),
      actor_user_id: ME,
      time: plainTime(request.now),
      change_source: 'api',
      change_source_user_agent: request.headers['user-agent'] ?? null,
      is_bulk_update_flag: false,
    });
  }
}

function differences(before: Row, after: Row): [string, unknown, unknown][] {
  const found: [string, unknown, unknown][] = [];
  const custom = (row: Row): Row => (isObject(row['custom_fields']) ? row['custom_fields'] : {});
  for (const [left, right] of [
    [before, after],
    [custom(before), custom(after)],
  ] as const) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (key === 'custom_fields' || SILENT.includes(key)) continue;
      if (text(left[key]) !== text(right[key])) found.push([key, left[key], right[key]]);
    }
  }
  return found;
}

/** Values of the changelog are text or null, ids too. */
function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? writeDigits(value) : String(value);
}

/** `GET /api/v1/deals/{id}/changelog`: a path of version 1 with the cursors of version 2, newest first. */
export function changelog(request: Incoming, state: State): Answer {
  const deal = state.rows('deal').get(request.params['id'] ?? '') ?? refuse(404, 'Deal not found');
  const kept = [...state.rows('dealChange').scan({ reverse: true })].filter((row) => row['deal_id'] === deal['id']);
  const rows = kept.map(({ id: _, deal_id: __, ...row }) => row);
  return state.page(request, [...rows, ...invented(deal, kept, state)], { paging: 'changes' });
}

/**
 * The history of a seeded deal before the sandbox was created, newest first: it went through the stages before its own,
 * sometimes skipped one or went back, its expected close date was postponed, and finally it was closed.
 */
function invented(deal: Row, kept: readonly Row[], state: State): Row[] {
  if (Number(deal['id']) > state.rows('deal').seeded) return [];
  /** The seeded value: the old value of the first change made here, else the current one. */
  const first = (key: string): string | null => {
    const changes = kept.filter((row) => row['field_key'] === key);
    const oldest = changes.at(-1);
    return oldest === undefined ? text(deal[key]) : (oldest['old_value'] as string | null);
  };
  const random = state.random('history', Number(deal['id']));
  const added = Date.parse(String(deal['add_time']));
  const span = (changedAt(added, state.start) - added) * 0.8;
  const rows: Row[] = [];
  const change = (share: number, key: string, old: string | null, now: string | null): void => {
    rows.push({
      field_key: key,
      old_value: old,
      new_value: now,
      actor_user_id: random.integer(1, 5),
      time: plainTime(added + Math.max(0, span) * share),
      change_source: 'app',
      change_source_user_agent: null,
      is_bulk_update_flag: random.chance(0.05),
    });
  };

  const stage = STAGES.find((one) => String(one.id) === first('stage_id'));
  const way = STAGES.filter((one) => one.pipeline_id === stage?.pipeline_id && one.order_nr <= (stage?.order_nr ?? 0));
  const passed = way.filter((one, i) => i === 0 || one === stage || random.chance(0.85)).map((one) => String(one.id));
  if (passed.length > 2 && random.chance(0.15)) passed.splice(2, 0, passed[0] as string);
  passed.slice(1).forEach((to, i) => change((i + 1) / passed.length, 'stage_id', passed[i] as string, to));

  const close = first('expected_close_date');
  if (close !== null) {
    let at = Date.parse(close);
    for (let push = random.integer(0, 3); push > 0; push--) {
      const before = at - random.integer(5, 40) * DAY;
      change(push / 4, 'expected_close_date', day(before), day(at));
      at = before;
    }
    if (random.chance(0.5)) change(0.05, 'expected_close_date', null, day(at));
  }
  const status = first('status');
  if (status === 'won' || status === 'lost') change(1, 'status', 'open', status);
  return rows.sort((a, b) => (String(a['time']) < String(b['time']) ? 1 : -1));
}
