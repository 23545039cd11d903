/** The account on which tests compute the figures by hand. */
import type { Row } from 'cmdspec-runtime/kit';
import { readDeal, type Deal } from './deal.js';
import { readChange, type Change } from './history.js';
import { readStage, type Stage } from './stage.js';

/** Noon, so that days and times of day differ. */
export const NOW = Date.parse('2026-06-30T12:00:00Z');
/** 90 days before. */
export const SINCE = Date.parse('2026-04-01T12:00:00Z');

export const stage = (id: number, name: string, order: number, probability: number | null = null): Stage =>
  readStage({ id, name, order_nr: order, deal_probability: probability, pipeline_id: 1 });

/** Lead 20 %, Offer 50 %, and Close without a probability. */
export const STAGES = [stage(1, 'Lead', 1, 20), stage(2, 'Offer', 2, 50), stage(3, 'Close', 3)];

export const deal = (row: Row): Deal => readDeal(row, (row['status'] as string | undefined) ?? 'open');

/** The account on which the figures of the tests are computed by hand. */
export const ROWS: readonly Row[] = [
  {
    id: 1,
    title: 'A',
    value: 1000,
    currency: 'EUR',
    stage_id: 1,
    owner_id: 7,
    person_id: 1,
    update_time: '2026-06-29T00:00:00Z',
    expected_close_date: '2026-07-15',
  },
  {
    id: 2,
    title: 'B',
    value: 2000,
    currency: 'EUR',
    stage_id: 2,
    owner_id: 7,
    probability: 80,
    update_time: '2026-06-01T12:00:00Z',
    expected_close_date: '2026-06-01',
  },
  {
    id: 3,
    title: 'C',
    value: null,
    currency: null,
    stage_id: 3,
    owner_id: null,
    org_id: 1,
    update_time: '2026-06-30T00:00:00Z',
    expected_close_date: null,
  },
  {
    id: 4,
    title: 'D',
    value: 500,
    currency: 'USD',
    stage_id: 2,
    owner_id: null,
    person_id: 1,
    probability: 0,
    update_time: null,
    expected_close_date: '2026-13-01',
  },
  {
    id: 5,
    status: 'won',
    value: 1000,
    currency: 'EUR',
    stage_id: 3,
    owner_id: 7,
    add_time: '2026-05-01T00:00:00Z',
    won_time: '2026-05-11T00:00:00Z',
  },
  {
    id: 6,
    status: 'won',
    value: 3000,
    currency: 'EUR',
    stage_id: 2,
    owner_id: 8,
    add_time: '2026-05-01 00:00:00',
    won_time: '2026-05-31T02:00:00+02:00',
  },
  {
    id: 7,
    status: 'won',
    value: 5000,
    currency: 'EUR',
    stage_id: 3,
    owner_id: 9,
    add_time: '2026-01-01T00:00:00Z',
    won_time: '2026-02-01T00:00:00Z',
  },
  { id: 8, status: 'lost', value: 100, currency: 'EUR', stage_id: 2, owner_id: 7, lost_time: '2026-06-01T00:00:00Z' },
  { id: 9, status: 'lost', value: 100, currency: 'EUR', stage_id: 1, owner_id: 7, lost_time: null },
].map((row) => ({ status: 'open', ...row }));

export const dealsOf = (status: string): Deal[] => ROWS.filter((row) => row['status'] === status).map(deal);

/** Changes of a field as a changelog has them, newest first; `at` is a time, or a day at noon. */
export const changes = (
  field: string,
  ...rows: readonly (readonly [from: unknown, to: unknown, at?: string | null])[]
): Change[] =>
  rows.flatMap(([from, to, at = null]) => {
    const time = at !== null && at.length === 10 ? `${at} 12:00:00` : at;
    return readChange({ field_key: field, old_value: from, new_value: to, time, actor_user_id: 4 }) ?? [];
  });
