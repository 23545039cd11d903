/** Computes velocity and pipeline hygiene per owner. */
import type { Row } from 'cmdspec-runtime/kit';
import { closedSince, closeDay, isPastClose, isStale, type Deal } from './deal.js';
import { keyOf, textOf, utcDay, type Id } from './record-values.js';
import { velocity, type Velocity } from './velocity.js';

export interface ScorecardRow extends Velocity {
  /** Null for deals without an owner. */
  readonly ownerId: Id;
  readonly ownerName: string;
  /** Null if the user is not known. */
  readonly active: boolean | null;
  readonly staleOpen: number;
  readonly pastClose: number;
  readonly noCloseDate: number;
  readonly missingContact: number;
}

export interface ScorecardDeals {
  readonly open: readonly Deal[];
  /** Won deals, also those won before the window: their owners have a row too. */
  readonly won: readonly Deal[];
  readonly lost: readonly Deal[];
}

/** Returns one row per owner, the highest velocity first. `since`, `now`: milliseconds since 1970. */
export function scorecard(deals: ScorecardDeals, users: readonly Row[], since: number, now: number): ScorecardRow[] {
  const known = new Map(users.map((user) => [keyOf(user['id']), user]));
  const owners = new Map<string | null, { id: Id; open: Deal[]; won: Deal[]; lost: Deal[] }>();
  for (const status of ['open', 'won', 'lost'] as const) {
    for (const deal of deals[status]) {
      const key = keyOf(deal.owner);
      const owner = owners.get(key) ?? { id: deal.owner, open: [], won: [], lost: [] };
      owners.set(key, owner);
      owner[status].push(deal);
    }
  }
  const today = utcDay(now);
  const rows = [...owners].map(([key, { id, open, won, lost }]): ScorecardRow => {
    const user = key === null ? undefined : known.get(key);
    const name = textOf(user?.['name'])?.trim();
    const active = user?.['active_flag'];
    return {
      ownerId: id,
      ownerName: key === null ? 'Unassigned' : name || `#${key}`,
      active: typeof active === 'boolean' ? active : null,
      ...velocity(open, closedSince(won, since), closedSince(lost, since)),
      staleOpen: open.filter((deal) => isStale(deal, now)).length,
      pastClose: open.filter((deal) => isPastClose(deal, today)).length,
      noCloseDate: open.filter((deal) => closeDay(deal) === null).length,
      missingContact: open.filter(({ hasContact }) => !hasContact).length,
    };
  });
  return rows.sort(
    (a, b) =>
      (b.velocityPerDay ?? -Infinity) - (a.velocityPerDay ?? -Infinity) ||
      (a.ownerName < b.ownerName ? -1 : a.ownerName > b.ownerName ? 1 : 0),
  );
}
