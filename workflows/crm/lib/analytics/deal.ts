/** Reads the values of deals that the figures use. */
import type { Row } from 'cmdspec-runtime/kit';
import type { Stage } from './stage.js';
import { asDecimal, DAY, dayOf, keyOf, numberOf, textOf, timeOf, total, unusable, type Id } from './record-values.js';

/** The values of a deal that the figures use. Times are milliseconds since 1970; null if missing or unreadable. */
export interface Deal {
  readonly id: Id;
  readonly key: string;
  readonly title: string | null;
  readonly status: string;
  readonly value: number | null;
  readonly currency: string | null;
  readonly stage: string | null;
  readonly owner: Id;
  /** Has a person or an organization. */
  readonly hasContact: boolean;
  /** Percent. */
  readonly probability: number | null;
  /** As the service sent it; {@link closeDay} is the date. */
  readonly closeDate: string | null;
  readonly added: number | null;
  readonly updated: number | null;
  readonly stageChanged: number | null;
  readonly won: number | null;
  readonly lost: number | null;
}

/**
 * Returns the deal of a record.
 *
 * @param status the requested status
 * @throws CliError `unavailable` for a record that is not a deal with this status
 */
export function readDeal(row: Row, status: string): Deal {
  const key = keyOf(row['id']);
  if (key === null) throw unusable('a deal without an id');
  const own = row['status'] ?? status;
  if (own !== status) throw unusable(`deal ${key} with another status in a list of ${status} deals`);
  return {
    id: row['id'],
    key,
    title: textOf(row['title']),
    status,
    value: numberOf(row['value'], `the value of deal ${key}`),
    currency: textOf(row['currency'])?.trim() || null,
    stage: keyOf(row['stage_id']),
    owner: keyOf(row['owner_id']) === null ? null : row['owner_id'],
    hasContact: keyOf(row['person_id']) !== null || keyOf(row['org_id']) !== null,
    probability: numberOf(row['probability'], `the probability of deal ${key}`),
    closeDate: textOf(row['expected_close_date']),
    added: timeOf(row['add_time']),
    updated: timeOf(row['update_time']),
    stageChanged: timeOf(row['stage_change_time']),
    won: timeOf(row['won_time']),
    lost: timeOf(row['lost_time']),
  };
}

/** Returns the expected close date, `YYYY-MM-DD`; null if it is missing or not a date. */
export const closeDay = ({ closeDate }: Deal): string | null => dayOf(closeDate);

/** Returns the sum of values; a deal without a value counts as 0. */
export const sumOfValues = (deals: readonly Deal[]): number => total(deals.map(({ value }) => value ?? 0));

/** Returns the probability in percent, from the deal (also 0), else from its stage, else 100. */
export const chanceOf = (deal: Deal, stages: ReadonlyMap<string, Stage>): number =>
  deal.probability ?? (deal.stage === null ? undefined : stages.get(deal.stage)?.probability) ?? 100;

/** Returns the deals that count with 100 %, because they have no probability and no stage in the pipeline. */
export const withoutChance = (deals: readonly Deal[], stages: ReadonlyMap<string, Stage>): Deal[] =>
  deals.filter(({ probability, stage }) => probability === null && !stages.has(stage ?? ''));

/** Value times probability. */
export const weightedValue = (deal: Deal, stages: ReadonlyMap<string, Stage>): number =>
  asDecimal(((deal.value ?? 0) * chanceOf(deal, stages)) / 100);

/** Whether nothing changed for more than 14 days. A deal without a time of its last change is not stale. */
export const isStale = ({ updated }: Deal, now: number): boolean => updated !== null && now - updated > 14 * DAY;

/** Whether the expected close date has passed. `today`: UTC. */
export function isPastClose(deal: Deal, today: string): boolean {
  const day = closeDay(deal);
  return day !== null && day < today;
}

/** Returns the won or lost deals closed at this time or later. Deals without a closing time are left out. */
export const closedSince = (deals: readonly Deal[], since: number): Deal[] =>
  deals.filter(({ status, won, lost }) => {
    const closed = status === 'won' ? won : lost;
    return closed !== null && closed >= since;
  });

/** Returns the currencies in alphabetical order, with null for deals without a currency. */
export const currenciesOf = (deals: readonly Deal[]): (string | null)[] =>
  [...new Set(deals.map(({ currency }) => currency))].sort((a, b) => (a ?? '').localeCompare(b ?? '', 'en'));
