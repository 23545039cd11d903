/** Changes of a deal in its changelog, and its path through stages. */
import type { Row } from 'cmdspec-runtime/kit';
import { keyOf, textOf, timeOf, type Id } from './record-values.js';

/** One row of a changelog. Values are text, ids too. */
export interface Change {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Milliseconds since 1970; null if it is not readable. */
  readonly time: number | null;
  /** Time as the service sent it. */
  readonly at: unknown;
  readonly actor: Id;
}

/** Fields whose changes are read; a changelog has many more. */
export const MINED = ['stage_id', 'status', 'expected_close_date'] as const;

export function readChange(row: Row): Change | undefined {
  const field = MINED.find((name) => name === row['field_key']);
  if (field === undefined) return undefined;
  return {
    field,
    from: filled(row['old_value']),
    to: filled(row['new_value']),
    time: timeOf(row['time']),
    at: row['time'] ?? null,
    actor: keyOf(row['actor_user_id']) === null ? null : row['actor_user_id'],
  };
}

function filled(value: unknown): string | null {
  const text = textOf(value)?.trim();
  return text === undefined || text === '' ? null : text;
}

/**
 * Returns the changes of a field, oldest first. Changes with equal times are ordered by their place in the changelog, which is
 * newest first.
 */
export function changesOf(field: (typeof MINED)[number], changes: readonly Change[]): Change[] {
  const own = changes.filter((change) => change.field === field).reverse();
  return own.sort((a, b) => (a.time ?? -Infinity) - (b.time ?? -Infinity) || 0);
}

/** The path of a deal through stages. */
export interface Path {
  /** Stage in which it was created; null without stage changes. */
  readonly start: string | null;
  /** Stage changes, oldest first. */
  readonly moves: readonly Change[];
}

/**
 * Returns the path of a deal through stages. Times are whole seconds, so several changes can have the same time. Of these, the
 * change that leaves the current stage comes first. The deal began in the stage that it left and never entered; without such a
 * stage, in the stage that its earliest change left.
 */
export function pathOf(changes: readonly Change[]): Path {
  const rest = changesOf('stage_id', changes);
  const entered = new Set(rest.map(({ to }) => to));
  const start = (rest.find(({ from }) => from !== null && !entered.has(from)) ?? rest[0])?.from ?? null;
  const moves: Change[] = [];
  let current = start;
  while (rest.length > 0) {
    const time = rest[0]?.time;
    const same = rest.findIndex((change) => change.time !== time);
    const group = rest.slice(0, same === -1 ? rest.length : same);
    const next = Math.max(
      0,
      group.findIndex(({ from }) => from === current),
    );
    const [move] = rest.splice(next, 1);
    if (move === undefined) break;
    moves.push(move);
    current = move.to;
  }
  return { start, moves };
}
