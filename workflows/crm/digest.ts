/** `crmcli digest`: reports the figures of a pipeline as JSON, Markdown or HTML. */
import { defined, CliError, type Kit, type Workflow } from 'cmdspec-runtime/kit';
import { aging } from './lib/analytics/aging.js';
import { plannedDeals, runChecks } from './lib/analytics/checks.js';
import { closings } from './lib/analytics/closings.js';
import { coverage, type Coverage } from './lib/analytics/coverage.js';
import { closedSince, currenciesOf, type Deal } from './lib/analytics/deal.js';
import { forecast } from './lib/analytics/forecast.js';
import { exactFunnel, funnel } from './lib/analytics/funnel.js';
import { health } from './lib/analytics/health.js';
import { stageSkips, type StageSkip } from './lib/analytics/skips.js';
import { slipped, slippage, type SlippageRow } from './lib/analytics/slippage.js';
import type { Stage } from './lib/analytics/stage.js';
import { velocity } from './lib/analytics/velocity.js';
import {
  choosePipeline,
  noteFullChance,
  noteMixedCurrencies,
  noteOtherStages,
  readActivities,
  readAllDeals,
  readPipelines,
  readStages,
  windowOf,
  type Deals,
  type Pipeline,
  type Window,
} from './lib/account.js';
import { markdown } from './lib/digest/markdown.js';
import type { Packet } from './lib/digest/packet.js';
import { reportOf } from './lib/digest/report.js';
import { mine } from './lib/mining.js';
import { readQuota } from './lib/quota.js';

export interface DigestArgs {
  readonly pipeline?: string;
  readonly period: number;
  readonly target?: number;
  readonly 'commit-threshold': number;
  readonly deep?: boolean;
  readonly format?: 'md' | 'html';
  readonly out?: string;
}

type Calls = 'pipelines' | 'stages' | 'deals' | 'archivedDeals' | 'activities' | 'goals' | 'goalResult' | 'changelog';

const HYGIENE = ['stale-deals', 'no-next-activity', 'past-close-date', 'missing-fields'];
const THRESHOLDS = [30, 60, 90];

const digest: Workflow<DigestArgs, Calls> = async (args, kit) => {
  const { out } = kit;
  const window = windowOf(args.period, kit);
  const pipeline = await namedPipeline(args.pipeline, kit);
  const [stages, deals, activities] = await Promise.all([
    readStages(pipeline, kit),
    readAllDeals({ pipeline: pipeline.id, since: window.from }, kit),
    readActivities(kit),
  ]);
  const { now, since } = window;
  const { open, won, lost } = deals;
  const recent = { won: closedSince(won, since), lost: closedSince(lost, since) };
  // Readers of the document do not see the notes on this terminal.
  const notes: string[] = [];
  const noting = {
    note: (text: string): void => {
      notes.push(text);
      kit.note(text);
    },
  };
  noteMixedCurrencies([...open, ...recent.won], noting);
  noteOtherStages([...open, ...lost], stages, noting);
  noteFullChance(open, stages, noting);
  const counted = funnel(stages, open, [...won, ...lost]);
  const packet: Packet = {
    pipeline: { id: idOf(pipeline), ...defined({ name: pipeline.name }) },
    period: String(kit.command.texts?.['period'] ?? kit.command.flags['period']?.default),
    deep: args.deep === true,
    velocity: velocity(open, recent.won, recent.lost),
    health: health(stages, open, plannedDeals(activities, now), now),
    coverage: await coverageOf(stages, open, args.target, window, kit, noting),
    forecast: forecast(stages, open, args['commit-threshold']),
    funnel: { exact: false, won: null, rows: counted.map(({ reached, ...row }) => ({ ...pick(row), count: reached })) },
    audit: runChecks(HYGIENE, { open, won: [], lost: [], persons: [], organizations: [], activities }, now),
    aging: null,
    slippage: null,
    stageSkips: null,
    ...(args.deep && (await mined(stages, deals, now, kit))),
  };
  if (args.format === undefined && (out.format !== 'table' || kit.options.fields !== undefined))
    return out.record(packet);
  const report = reportOf(packet, notes, now);
  let text: string;
  if (args.format === 'html') {
    // Only this needs the library for charts.
    const { html } = await import('./lib/digest/html.js');
    text = html(report, packet, closings(won, lost, since, now));
  } else text = markdown(report);
  if (args.out === undefined) return out.text(text);
  const path = await kit.files.write(args.out, `${text}\n`);
  await out.action(`Wrote ${path}`, { path, format: args.format });
};

/** Returns the pipeline with its name. If the id is known, the list of pipelines is read for the name. */
async function namedPipeline(id: string | undefined, kit: Kit<Calls>): Promise<Pipeline> {
  if (id === undefined) return choosePipeline(id, kit);
  return (await readPipelines(kit)).find((one) => one.id === id) ?? { id };
}

const idOf = ({ id }: Pipeline): number | string | null => {
  if (id === undefined) return null;
  return Number.isSafeInteger(Number(id)) ? Number(id) : id;
};

const pick = ({
  stage,
  stageId,
  conversionFromPrev,
}: Pick<Packet['funnel']['rows'][number], 'stage' | 'stageId' | 'conversionFromPrev'>) => ({
  stage,
  stageId,
  conversionFromPrev,
});

/** Returns the coverage; null, with a note, without a single quota to compare with. */
async function coverageOf(
  stages: readonly Stage[],
  open: readonly Deal[],
  target: number | undefined,
  window: Window,
  kit: Kit<Calls>,
  { note }: Pick<Kit, 'note'>,
): Promise<Coverage | null> {
  if (currenciesOf(open).length > 1) {
    note('Coverage is left out: the open deals have several currencies.');
    return null;
  }
  try {
    return coverage(stages, open, await readQuota(target, window, kit));
  } catch (error) {
    if (!(error instanceof CliError) || error.kind !== 'usage') throw error;
    note(`Coverage is left out. ${error.message}`);
    return null;
  }
}

/** Returns the figures that need the changelogs of all deals, which are read once. */
async function mined(
  stages: readonly Stage[],
  { open, won, lost }: Deals,
  now: number,
  kit: Kit<Calls>,
): Promise<Pick<Packet, 'funnel' | 'aging' | 'slippage' | 'stageSkips'>> {
  const entered = exactFunnel(stages);
  const ages = aging(stages, THRESHOLDS, now);
  const pushed: SlippageRow[] = [];
  const skips: StageSkip[] = [];
  for await (const { deal, changes } of mine([...open, ...won, ...lost], kit)) {
    ages.add(deal, changes);
    if (changes === undefined) continue;
    entered.add(deal, changes);
    skips.push(...stageSkips(stages, deal, changes));
    if (deal.status === 'open') pushed.push(slippage(deal, changes));
  }
  const exact = entered.result();
  return {
    funnel: {
      exact: true,
      won: exact.won,
      rows: exact.rows.map(({ entered: count, ...row }) => ({ ...pick(row), count })),
    },
    aging: ages.result(),
    slippage: slipped(pushed, 1),
    stageSkips: skips,
  };
}

export default digest;
