/** Reads the revenue quota of a period from the goals of the account. */
import type { Kit, Row } from 'cmdspec-runtime/kit';
import { goalCurrencies, outcomeOf, revenueGoals, within, type Quota } from './analytics/coverage.js';
import { keyOf, numberOf, total, unusable } from './analytics/record-values.js';
import { readRows, type Window } from './account.js';

/**
 * Returns the revenue quota: `target`, else the sums of the goals in the window and of their progress. Fails with `usage`
 * without a goal, and with goals in several currencies.
 */
export async function readQuota(
  target: number | undefined,
  { days }: Window,
  kit: Kit<'goals' | 'goalResult'>,
): Promise<Quota> {
  if (target !== undefined) return { target, progress: 0 };
  const found = revenueGoals(await readRows(kit.calls.goals.rows(days)));
  const goals = found.goals.flatMap((goal) => {
    const own = within(goal, days);
    return own === undefined ? [] : [{ goal, days: own }];
  });
  if (goals.length === 0)
    kit.fail('usage', 'No revenue goal is valid in the period.', 'Give the amount with --target.');
  if (goalCurrencies(goals.map(({ goal }) => goal)).size > 1)
    kit.fail('usage', 'The revenue goals are in several currencies.', 'Give the amount with --target.');
  if (found.isGuess) kit.note('No revenue goal was found; goals that count other sums are used instead.');
  const progress = await Promise.all(
    goals.map(async ({ goal, days: own }) => {
      const id = keyOf(goal['id']);
      if (id === null) throw unusable('a goal without an id');
      const result = (await kit.calls.goalResult.record({ id, ...own })) ?? {};
      return amount(result['progress'], `the progress of goal ${id}`);
    }),
  );
  return { target: total(goals.map(({ goal }) => targetOf(goal))), progress: total(progress) };
}

const targetOf = (goal: Row): number =>
  amount(outcomeOf(goal)['target'], `the target of goal ${keyOf(goal['id']) ?? ''}`);

const amount = (value: unknown, name: string): number => numberOf(value, name) ?? 0;
