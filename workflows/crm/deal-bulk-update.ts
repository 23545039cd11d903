/** `crmcli deal bulk-update`: sends one change to many deals. */
import {
  many,
  noteCut,
  CliError,
  isFinal,
  isObject,
  type BulkSummary,
  type Kit,
  type Row,
  type Workflow,
} from 'cmdspec-runtime/kit';
import { keyOf, unusable } from './lib/analytics/record-values.js';
import { differenceOf, differenceText } from './lib/records/difference.js';
import { idValue } from './lib/records/entities.js';

interface Change {
  readonly stage?: string;
  readonly pipeline?: string;
  readonly status?: string;
  readonly owner?: string;
  readonly field?: readonly (readonly [string, string])[];
  readonly body?: unknown;
}

interface Args extends Change {
  readonly ids?: readonly string[];
  readonly filter?: string;
}

type Calls = 'deals' | 'change';

interface Target {
  readonly id: string;
  /** Absent if it was not read, or is not in the list. */
  readonly deal?: Row | undefined;
}

const NOUN = ['deal', 'deals'] as const;
/** Maximum number of ids in one request. */
const CHUNK = 100;
const FLAGS = 'Give at least one of --stage, --pipeline, --status, --owner, --field, --body.';

/** All deals are found and listed before the first one is changed. */
const bulkUpdate: Workflow<Args, Calls> = async ({ ids, filter, ...change }, kit) => {
  if (ids === undefined && filter === undefined) {
    kit.fail('usage', 'No deals are selected.', 'Give --ids or --filter, or pipe ids into the command.');
  }
  if (Object.keys(change).length === 0) kit.fail('combination', 'There is nothing to send.', FLAGS);
  // Flags that can be checked without the record are checked before anything is read.
  if (ids?.[0] !== undefined) await bodyFor(ids[0], change, kit);
  const targets = await findTargets({ ids, filter }, kit);
  const [first] = targets;
  if (first === undefined)
    return kit.fail('usage', filter === undefined ? 'No deals are selected.' : 'The filter selects no deals.');
  const body = await bodyFor(first.id, change, kit);
  if (kit.options.dryRun || !kit.options.yes) noteUnlisted(targets, kit);
  await send(targets, change, () => printPlan(targets, body, kit), kit);
};

async function bodyFor(id: string, change: Change, { calls, fail }: Kit<Calls>): Promise<Row> {
  const { body } = await calls.change.prepare({ id, ...change });
  return isObject(body) && Object.keys(body).length > 0
    ? body
    : fail('combination', 'There is nothing to send.', FLAGS);
}

/**
 * Returns the deals with these ids, in their order, or the deals that the filter selects, up to `--limit`. They are
 * read if somebody sees their titles, or the log of writes stores what they were.
 */
async function findTargets(
  { ids, filter }: { readonly ids: Args['ids'] | undefined; readonly filter: string | undefined },
  kit: Kit<Calls>,
): Promise<readonly Target[]> {
  const { calls, options, live } = kit;
  // A page of deals costs less than a request for each, which the log would send.
  const isLogged = options.noLog !== true && options.noBefore !== true;
  const found = new Map<string, Row>();
  const read = async (selection: object): Promise<void> => {
    for await (const row of calls.deals.rows(selection)) {
      const id = keyOf(row['id']);
      if (id === null) throw unusable('a deal without an id');
      found.set(id, row);
      live(`${many(found.size, NOUN)} found`, 'progress');
    }
  };
  if (ids === undefined) await read({ filter });
  else if (options.dryRun || !options.yes || isLogged) {
    const wanted = ids.slice(0, options.limit);
    for (let at = 0; at < wanted.length; at += CHUNK) await read({ wanted: wanted.slice(at, at + CHUNK).join(',') });
  }
  const all = ids ?? [...found.keys()];
  const chosen = all.slice(0, options.limit);
  if (chosen.length < all.length) noteCut({ shown: chosen.length, total: all.length, verb: 'selected' }, kit);
  return chosen.map((id): Target => ({ id, deal: found.get(id) }));
}

function noteUnlisted(targets: readonly Target[], { note }: Kit<Calls>): void {
  const unlisted = targets.filter(({ deal }) => deal === undefined).map(({ id }) => id);
  if (unlisted.length > 0) note(`Not in the list of deals, so archived, deleted or unknown: ${unlisted.join(', ')}.`);
}

async function printPlan(targets: readonly Target[], change: Row, kit: Kit<Calls>): Promise<void> {
  const { out } = kit;
  const deals = targets.map(({ id, deal }) => ({
    id: idValue(id),
    title: deal?.['title'] ?? null,
    ...(deal !== undefined && differenceOf(change, deal)),
  }));
  if (out.format === 'table' || out.format === 'csv') {
    await out.rows(
      deals.map(({ changed, before, ...deal }) => ({
        ...deal,
        change: changed && before ? differenceText({ changed, before }) : '',
      })),
      { ownLimit: true },
    );
    return;
  }
  const ids = deals.map(({ id }) => id);
  await out.record({ dryRun: true, count: targets.length, ids, change, deals });
}

async function send(
  targets: readonly Target[],
  change: Change,
  plan: () => Promise<void>,
  kit: Kit<Calls>,
): Promise<void> {
  let left: readonly string[] = [];
  try {
    await kit.bulk(
      targets,
      ({ id, deal }) => kit.calls.change.send({ id, ...change }, { about: titleOf(deal), before: deal }),
      {
        noun: NOUN,
        name: ({ id }) => `deal ${id}`,
        failed: 'was not updated',
        key: ({ id }) => id,
        plan,
        question: [`Update ${many(targets.length, NOUN)}?`, targets.map(describe)],
        rest: (others) => `To change only the others, give the same change with --ids ${others.join(',')}.`,
        report: (summary) => {
          left = leftOf(summary);
          return kit.out.action(lineOf(summary), dataOf(summary));
        },
      },
    );
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    if (left.length > 0) {
      const again = `continue with the same change and --ids ${left.join(',')}.`;
      const remedy = error.remedy === undefined ? again.replace(/^c/, 'C') : `${error.remedy} Then ${again}`;
      throw new CliError(error.kind, error.message, remedy, error.details);
    }
    // Some deals were updated. The exit code of a refused request would mean that none was.
    throw new CliError('generic', error.message, error.remedy, error.details);
  }
}

/** Returns the ids of the deals that were not changed when the run stopped, including the deals whose requests stopped it. */
function leftOf({ failed, untried }: BulkSummary<Target>): string[] {
  const isOutage = untried.length > 0;
  const stopped = failed.filter(({ error }) => isFinal(error) || (isOutage && error.kind === 'unavailable'));
  return [...stopped.map(({ item }) => item.id), ...untried.map(({ id }) => id)];
}

function lineOf({ done, failed, untried }: BulkSummary<Target>): string {
  const total = done.length + failed.length + untried.length;
  const parts = [
    `Updated ${String(done.length)} of ${many(total, NOUN)}`,
    ...(failed.length > 0 ? [`${String(failed.length)} failed`] : []),
    ...(untried.length > 0 ? [`not tried: ${untried.map(({ id }) => id).join(',')}`] : []),
  ];
  return parts.join(', ');
}

function dataOf({ done, failed, untried }: BulkSummary<Target>): Row {
  return {
    updated: done.length,
    total: done.length + failed.length + untried.length,
    failed: failed.length,
    // These ids continue the run.
    ...(untried.length > 0 && { untried: untried.map(({ id }) => idValue(id)) }),
  };
}

const titleOf = (deal: Row | undefined): string | undefined =>
  typeof deal?.['title'] === 'string' ? deal['title'] : undefined;

const describe = ({ id, deal }: Target): string => {
  const title = titleOf(deal);
  return title === undefined ? id : `${id}  ${title}`;
};

export default bulkUpdate;
