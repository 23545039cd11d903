/** The checks of `audit` and `watch`, and the records that they examine. */
import { isObject, type Row } from 'cmdspec-runtime/kit';
import { isPastClose, isStale, type Deal } from './deal.js';
import { duplicateNames, type Named } from './duplicates.js';
import { DAY, dayOf, keyOf, textOf, utcDay, type Id } from './record-values.js';
import { meanCycle } from './velocity.js';

/** A person as the checks use it. */
export interface Person extends Named {
  readonly emails: readonly string[];
  readonly hasPhone: boolean;
}

/** An activity that is not done. */
export interface OpenActivity {
  readonly owner: Id;
  readonly deal: string | null;
  /** `YYYY-MM-DD`. */
  readonly due: string | null;
}

/** The records that the checks examine. */
export interface Account {
  readonly open: readonly Deal[];
  readonly won: readonly Deal[];
  readonly lost: readonly Deal[];
  readonly persons: readonly Person[];
  readonly organizations: readonly Named[];
  readonly activities: readonly OpenActivity[];
}

export type Severity = 'must' | 'should';

export interface CheckResult {
  readonly name: CheckName;
  readonly severity: Severity;
  readonly title: string;
  readonly count: number;
  readonly items: readonly Row[];
}

interface Check {
  readonly severity: Severity;
  readonly title: string;
  readonly find: (account: Account, now: number) => readonly Row[];
  /** Default: the number of items. */
  readonly count?: (items: readonly Row[]) => number;
}

/** Days after which an open deal is old if no deal was ever won. */
const OLD = 168;

/** Every check in the order of results. */
export const CHECKS = {
  'stale-deals': {
    severity: 'must',
    title: 'Open deals without a change for 14 days',
    find: ({ open }, now) =>
      open
        .filter((deal) => isStale(deal, now))
        .map(({ id, title, updated }) => ({ id, title, days: Math.floor((now - (updated ?? now)) / DAY) })),
  },
  'no-next-activity': {
    severity: 'must',
    title: 'Open deals without a planned activity',
    find: ({ open, activities }, now) => {
      const planned = plannedDeals(activities, now);
      return open.filter(({ key }) => !planned.has(key)).map(({ id, title }) => ({ id, title }));
    },
  },
  'past-close-date': {
    severity: 'must',
    title: 'Open deals with a close date in the past',
    find: ({ open }, now) =>
      open
        .filter((deal) => isPastClose(deal, utcDay(now)))
        .map(({ id, title, closeDate }) => ({ id, title, expected_close_date: closeDate })),
  },
  'missing-fields': {
    severity: 'must',
    title: 'Open deals without owner, contact, value or currency',
    find: ({ open }) =>
      open.flatMap((deal) => {
        const missing = missingFields(deal);
        return missing.length === 0 ? [] : [{ id: deal.id, title: deal.title, missing }];
      }),
  },
  'ancient-deals': {
    severity: 'must',
    title: 'Open deals much older than won deals were',
    find: ({ open, won }, now) => {
      const cycle = meanCycle(won);
      const threshold = cycle === null ? OLD : Math.max(1, 2 * cycle);
      return open.flatMap(({ id, title, added }) => {
        const age = added === null ? 0 : (now - added) / DAY;
        return age > threshold ? [{ id, title, ageDays: Math.floor(age), thresholdDays: Math.round(threshold) }] : [];
      });
    },
  },
  'missing-close-time': {
    severity: 'should',
    title: 'Closed deals without a closing time',
    find: ({ won, lost }) => [
      ...won.filter((deal) => deal.won === null).map(({ id, title, status }) => ({ id, title, status })),
      ...lost.filter((deal) => deal.lost === null).map(({ id, title, status }) => ({ id, title, status })),
    ],
  },
  'duplicate-persons': {
    severity: 'must',
    title: 'Persons with the same email address',
    find: ({ persons }) => {
      const owners = new Map<string, Map<string, Id>>();
      for (const { id, emails } of persons) {
        for (const email of emails) {
          const same = owners.get(email) ?? new Map<string, Id>();
          owners.set(email, same.set(String(id), id));
        }
      }
      return [...owners].flatMap(([email, ids]) => (ids.size < 2 ? [] : [{ email, ids: [...ids.values()] }]));
    },
  },
  'uncontactable-persons': {
    severity: 'must',
    title: 'Persons without email address and phone number',
    find: ({ persons }) =>
      persons.filter(({ emails, hasPhone }) => emails.length === 0 && !hasPhone).map(({ id, name }) => ({ id, name })),
  },
  'duplicate-orgs': {
    severity: 'should',
    title: 'Organizations with the same or a similar name',
    find: ({ organizations }) => duplicateNames(organizations).map((found) => ({ ...found })),
    count: (items) => items.filter(({ kind }) => kind !== 'note').length,
  },
  'overdue-activities': {
    severity: 'should',
    title: 'Overdue activities',
    find: ({ activities }, now) => {
      const today = utcDay(now);
      const owners = new Map<string | null, { owner_id: Id; overdue: number }>();
      for (const { owner, due } of activities) {
        if (due === null || due >= today) continue;
        const before = owners.get(keyOf(owner))?.overdue ?? 0;
        owners.set(keyOf(owner), { owner_id: owner, overdue: before + 1 });
      }
      return [...owners.values()].map((row) => ({ ...row }));
    },
    count: (items) => items.reduce((sum, { overdue }) => sum + Number(overdue), 0),
  },
  'currency-missing': {
    severity: 'should',
    title: 'Open deals with a value and no currency',
    find: ({ open }) =>
      open
        .filter(({ value, currency }) => (value ?? 0) > 0 && currency === null)
        .map(({ id, title, value }) => ({ id, title, value })),
  },
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof CHECKS;

/** Returns the results of these checks, in the order of the catalogue of checks. `now`: milliseconds since 1970. */
export function runChecks(names: readonly string[], account: Account, now: number): CheckResult[] {
  return (Object.entries(CHECKS) as [CheckName, Check][])
    .filter(([name]) => names.includes(name))
    .map(([name, { severity, title, find, count }]) => {
      const items = find(account, now);
      return { name, severity, title, count: count?.(items) ?? items.length, items };
    });
}

/** Keys of the deals with an activity that is not done and due today (UTC) or later. */
export function plannedDeals(activities: readonly OpenActivity[], now: number): ReadonlySet<string> {
  const today = utcDay(now);
  return new Set(activities.flatMap(({ deal, due }) => (deal !== null && due !== null && due >= today ? [deal] : [])));
}

function missingFields({ owner, hasContact, value, currency }: Deal): string[] {
  const hasValue = value !== null && value > 0;
  return [
    ...(keyOf(owner) === null ? ['owner'] : []),
    ...(hasContact ? [] : ['person/org']),
    ...(hasValue ? [] : ['value']),
    ...(hasValue && currency === null ? ['currency'] : []),
  ];
}

export function readPerson(row: Row): Person {
  const values = (list: unknown): string[] =>
    (Array.isArray(list) ? list : [])
      .map((one: unknown) => (isObject(one) ? textOf(one['value']) : textOf(one))?.trim() ?? '')
      .filter((text) => text !== '');
  return {
    ...readNamed(row),
    emails: [...new Set(values(row['emails']).map((email) => email.toLowerCase()))],
    hasPhone: values(row['phones']).length > 0,
  };
}

export const readNamed = (row: Row): Named => ({ id: row['id'] ?? null, name: textOf(row['name']) ?? '' });

/** Returns an activity; undefined if it is done. */
export function readActivity(row: Row): OpenActivity | undefined {
  if (row['done'] === true || row['done'] === 1) return undefined;
  return { owner: row['owner_id'] ?? null, deal: keyOf(row['deal_id']), due: dayOf(row['due_date']) };
}
