/** Compares the value of open deals with the revenue quota. */
import { isObject, type Row } from 'cmdspec-runtime/kit';
import { sumOfValues, weightedValue, type Deal } from './deal.js';
import { byKey, type Stage } from './stage.js';
import { dayOf, keyOf, plus, textOf, total } from './record-values.js';

export interface Quota {
  readonly target: number;
  /** The part of the goal that has been reached. */
  readonly progress: number;
}

export interface Coverage {
  readonly openValue: number;
  readonly weightedOpen: number;
  readonly goalTarget: number;
  readonly progress: number;
  /** Target − progress, at least 0. */
  readonly remaining: number;
  /** Open value / remaining; null when nothing remains. It decides the verdict. */
  readonly coverage: number | null;
  readonly weightedCoverage: number | null;
  readonly verdict: 'covered' | 'healthy' | 'borderline' | 'low';
}

export function coverage(stages: readonly Stage[], open: readonly Deal[], { target, progress }: Quota): Coverage {
  const known = byKey(stages);
  const openValue = sumOfValues(open);
  const weightedOpen = total(open.map((deal) => weightedValue(deal, known)));
  const remaining = Math.max(plus(target, -progress), 0);
  const sums = { openValue, weightedOpen, goalTarget: target, progress, remaining };
  if (remaining === 0) return { ...sums, coverage: null, weightedCoverage: null, verdict: 'covered' };
  const times = openValue / remaining;
  return {
    ...sums,
    coverage: times,
    weightedCoverage: weightedOpen / remaining,
    verdict: times >= 3 ? 'healthy' : times >= 2 ? 'borderline' : 'low',
  };
}

/** Types of goals that count deals or activities, not revenue. */
const COUNTS = ['deals_won', 'deals_progressed', 'deals_started', 'activities_completed', 'activities_added'];

/** Returns the goals that set a revenue quota, and whether their kind is only a guess. */
export function revenueGoals(goals: readonly Row[]): { readonly goals: readonly Row[]; readonly isGuess: boolean } {
  const revenue = goals.filter((goal) => typeOf(goal) === 'revenue_forecast');
  if (revenue.length > 0) return { goals: revenue, isGuess: false };
  const sums = goals.filter((goal) => outcomeOf(goal)['tracking_metric'] === 'sum');
  const likely = sums.filter((goal) => !COUNTS.includes(typeOf(goal)));
  return likely.length > 0 ? { goals: likely, isGuess: false } : { goals: sums, isGuess: sums.length > 0 };
}

function typeOf(goal: Row): string {
  const type = goal['type'];
  const name = isObject(type) ? type['name'] : type;
  return (textOf(name) ?? '').toLowerCase().replaceAll(' ', '_');
}

/** Returns the expected outcome of a goal: target, metric and currency. */
export function outcomeOf(goal: Row): Row {
  const outcome = goal['expected_outcome'];
  return isObject(outcome) ? outcome : {};
}

/** Ids of the currencies of goals; null stands for goals without a currency. */
export const goalCurrencies = (goals: readonly Row[]): ReadonlySet<string | null> =>
  new Set(goals.map((goal) => keyOf(outcomeOf(goal)['currency_id'])));

export interface Days {
  readonly start: string;
  readonly end: string;
}

/** Returns the part of a window in which a goal is valid; undefined if there is none. */
export function within(goal: Row, { start, end }: Days): Days | undefined {
  const duration = goal['duration'];
  const own = isObject(duration) ? duration : {};
  const [first, last] = [dayOf(own['start']), dayOf(own['end'])];
  const days = {
    start: first !== null && first > start ? first : start,
    end: last !== null && last < end ? last : end,
  };
  return days.start <= days.end ? days : undefined;
}
