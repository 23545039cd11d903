/** The records of the account that the analytics read. */
import { many, type Kit, type Row } from 'cmdspec-runtime/kit';
import { readActivity, readNamed, readPerson, type Account, type OpenActivity } from './analytics/checks.js';
import { currenciesOf, readDeal, sumOfValues, withoutChance, type Deal } from './analytics/deal.js';
import { byKey, inOrder, readStage, type Stage } from './analytics/stage.js';
import { DAY, keyOf, textOf, utcDay } from './analytics/record-values.js';
import { grouped } from './show.js';
import { instant } from '../../lib/time.js';

export interface Pipeline {
  /** Undefined in an account without pipelines: figures are then not filtered by pipeline. */
  readonly id: string | undefined;
  readonly name?: string | undefined;
}

/** Returns the pipeline of `--pipeline`, else the only one of the account. Fails if there are several. */
export async function choosePipeline(id: string | undefined, kit: Kit<'pipelines'>): Promise<Pipeline> {
  if (id !== undefined) return { id };
  const all = await readPipelines(kit);
  const [only, second] = all;
  if (second === undefined) return only ?? { id: undefined };
  const names = all.map(({ id: one, name }) => `${one}=${name ?? ''}`).join(', ');
  return kit.fail('usage', `There are several pipelines: ${names}.`, 'Choose one with --pipeline.');
}

export async function readPipelines({ calls }: Kit<'pipelines'>): Promise<Pipeline[]> {
  const all: Pipeline[] = [];
  for await (const row of calls.pipelines.rows()) {
    const id = keyOf(row['id']);
    if (id !== null) all.push({ id, name: textOf(row['name']) ?? undefined });
  }
  return all;
}

/**
 * Fails if the rows have no such id; reads nothing without one. For figures of no deals, which a wrong id has as well as
 * an empty pipeline.
 */
export async function checkExists(
  noun: 'pipeline' | 'stage' | 'user',
  id: string | undefined,
  rows: AsyncIterable<Row> | readonly Row[],
  { fail }: Pick<Kit, 'fail'>,
): Promise<void> {
  if (id === undefined) return;
  for await (const row of rows) if (keyOf(row['id']) === id) return;
  fail(
    'generic',
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${id} does not exist.`,
    `List the ${noun}s with \`crmcli ${noun} list\`.`,
  );
}

/** Stages of a pipeline, in order. */
export async function readStages({ id }: Pipeline, { calls, fail }: Kit<'stages'>): Promise<Stage[]> {
  const stages: Stage[] = [];
  for await (const row of calls.stages.rows({ pipeline: id })) stages.push(readStage(row));
  if (stages.length === 0 && id !== undefined)
    fail(
      'generic',
      `Pipeline ${id} does not exist, or has no stages.`,
      'List the pipelines with `crmcli pipeline list`.',
    );
  return inOrder(stages);
}

export interface DealFilter {
  readonly pipeline?: string | undefined;
  readonly owner?: string | undefined;
  /** Only deals changed at this time or later, RFC 3339. */
  readonly since?: string | undefined;
}

/** Reads the open deals of the pipeline, which archived ones have left. */
export async function readOpenDeals(filter: DealFilter, { calls }: Kit<'deals'>): Promise<Deal[]> {
  const deals: Deal[] = [];
  for await (const row of calls.deals.rows({ ...filter, status: 'open' })) deals.push(readDeal(row, 'open'));
  return deals;
}

export type DealCall = 'deals' | 'archivedDeals';

/** Yields won or lost deals, archived ones too: archiving does not change that a deal was won. */
async function* closedDeals(
  status: 'won' | 'lost',
  filter: DealFilter,
  { calls }: Kit<DealCall>,
): AsyncGenerator<Deal> {
  // One that is archived between the two lists is in both.
  const seen = new Set<string>();
  for (const call of ['deals', 'archivedDeals'] as const) {
    for await (const row of calls[call].rows({ ...filter, status })) {
      const deal = readDeal(row, status);
      if (seen.has(deal.key)) continue;
      seen.add(deal.key);
      yield deal;
    }
  }
}

async function collect(deals: AsyncIterable<Deal>): Promise<Deal[]> {
  const all: Deal[] = [];
  for await (const deal of deals) all.push(deal);
  return all;
}

export interface Deals {
  readonly open: readonly Deal[];
  readonly won: readonly Deal[];
  readonly lost: readonly Deal[];
}

/** Reads open, won and lost deals at once; of the closed ones also those that are archived. `since` applies to these. */
export async function readAllDeals({ since, ...filter }: DealFilter, kit: Kit<DealCall>): Promise<Deals> {
  const [open, won, lost] = await Promise.all([
    readOpenDeals(filter, kit),
    collect(closedDeals('won', { ...filter, since }, kit)),
    collect(closedDeals('lost', { ...filter, since }, kit)),
  ]);
  return { open, won, lost };
}

/** Yields the deals of {@link readAllDeals} one by one, for figures that need little of each. */
export async function* eachDeal({ since, ...filter }: DealFilter, kit: Kit<DealCall>): AsyncGenerator<Deal> {
  for await (const row of kit.calls.deals.rows({ ...filter, status: 'open' })) yield readDeal(row, 'open');
  yield* closedDeals('won', { ...filter, since }, kit);
  yield* closedDeals('lost', { ...filter, since }, kit);
}

/** The window of `--period`. */
export interface Window {
  /** Milliseconds since 1970, on a whole second. */
  readonly since: number;
  /** The same, RFC 3339. */
  readonly from: string;
  readonly now: number;
  /** First and last day in UTC. */
  readonly days: { readonly start: string; readonly end: string };
}

/** @param period days */
export function windowOf(period: number, kit: Pick<Kit, 'world'>): Window {
  const now = kit.world.now().getTime();
  const from = instant(now - period * DAY);
  const since = Date.parse(from);
  return { since, from, now, days: { start: utcDay(since), end: utcDay(now) } };
}

/** Activities of the whole account that are not done. */
export async function readActivities({ calls }: Kit<'activities'>): Promise<OpenActivity[]> {
  const open: OpenActivity[] = [];
  for await (const row of calls.activities.rows({ done: false })) {
    const activity = readActivity(row);
    if (activity !== undefined) open.push(activity);
  }
  return open;
}

export type AccountCall = DealCall | 'persons' | 'organizations' | 'activities';

/** Everything that the checks look at. */
export async function readAccount(kit: Kit<AccountCall>): Promise<Account> {
  const [deals, persons, organizations, activities] = await Promise.all([
    readAllDeals({}, kit),
    readRows(kit.calls.persons.rows()).then((rows) => rows.map(readPerson)),
    readRows(kit.calls.organizations.rows()).then((rows) => rows.map(readNamed)),
    readActivities(kit),
  ]);
  return { ...deals, persons, organizations, activities };
}

export async function readRows(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** A sum over several currencies is not an amount in any currency. */
export function noteMixedCurrencies(deals: readonly Deal[], { note }: Pick<Kit, 'note'>): void {
  const valued = currenciesOf(deals.filter(({ value }) => (value ?? 0) !== 0));
  if (valued.length < 2) return;
  const names = valued.map((currency) => currency ?? 'none').join(', ');
  note(`Values in several currencies (${names}) are added up without conversion.`);
}

/** Deals in a deleted stage, or in one of another pipeline, are in no row of a table by stage. */
export function noteOtherStages(deals: readonly Deal[], stages: readonly Stage[], { note }: Pick<Kit, 'note'>): void {
  const known = new Set(stages.map(({ key }) => key));
  const others = deals.filter(({ stage }) => !known.has(stage ?? '')).length;
  if (others === 0) return;
  note(
    `${many(others, ['deal is', 'deals are'])} in a stage that the pipeline does not have, and not counted by stage.`,
  );
}

/** Such a deal has its full value in weighted sums, also when nobody expects it to be won. */
export function noteFullChance(deals: readonly Deal[], stages: readonly Stage[], { note }: Pick<Kit, 'note'>): void {
  const found = withoutChance(deals, byKey(stages));
  if (found.length === 0) return;
  const values = currenciesOf(found).map((currency) => {
    const value = sumOfValues(found.filter((deal) => deal.currency === currency));
    return `${grouped(value)} ${currency ?? 'without a currency'}`;
  });
  const one = found.length === 1;
  note(
    `${found.length} open ${one ? 'deal' : 'deals'} (${values.join(', ')}) ${one ? 'is' : 'are'} in a stage that the pipeline does not have, and ${one ? 'has' : 'have'} no probability: weighted sums count ${one ? 'it' : 'them'} with 100%.`,
  );
}
