/** The sections of the report, as text that Markdown and HTML show. */
import { clean } from 'cmdspec-runtime/kit';
import { decimal, grouped, percent } from '../show.js';
import { NO_DATE } from '../analytics/forecast.js';
import { keyOf } from '../analytics/record-values.js';
import type { Packet } from './packet.js';

/** The document that both formats show. Each text is one line without control characters. */
export interface Report {
  readonly title: string;
  readonly meta: readonly Pair[];
  /** Limits of the figures, in sentences. */
  readonly notes: readonly string[];
  readonly sections: readonly Section[];
}

export type Pair = readonly [label: string, value: string];

export interface Section {
  /** Names the section for charts. */
  readonly key: 'velocity' | 'coverage' | 'forecast' | 'health' | 'funnel' | 'hygiene' | 'aging' | 'slippage' | 'skips';
  readonly title: string;
  readonly body: readonly Pair[] | Table | string;
}

export interface Table {
  readonly headers: readonly string[];
  /** Index of the first column of numbers; all columns after it are numbers too. */
  readonly numbersFrom: number;
  readonly rows: readonly (readonly string[])[];
}

const DASH = '—';
/** Maximum number of deals in the table of slippage. */
const TOP = 10;

/** Returns text of the service on one line. */
export const oneLine = (text: string): string => clean(text.replace(/\s*[\r\n]+\s*/g, ' '));

/** @param now milliseconds since 1970 */
export function reportOf(packet: Packet, notes: readonly string[], now: number): Report {
  const { pipeline, period, deep, coverage, aging, slippage, stageSkips } = packet;
  const id = keyOf(pipeline.id);
  const name = oneLine(pipeline.name ?? (id === null ? 'all deals' : id));
  return {
    title: `Pipeline digest: ${name}`,
    meta: [
      ['Generated', `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ['Pipeline', id === null || pipeline.name === undefined ? name : `${name} (${id})`],
      ['Period', `Last ${spanOf(period)}${deep ? '; the changelog of each deal was read' : ''}`],
    ],
    notes: notes.map(oneLine),
    sections: [
      { key: 'velocity', title: 'Velocity', body: velocityPairs(packet) },
      ...(coverage === null ? [] : [{ key: 'coverage', title: 'Coverage', body: coveragePairs(coverage) } as const]),
      { key: 'forecast', title: 'Forecast', body: forecastTable(packet) },
      { key: 'health', title: 'Pipeline health', body: healthTable(packet) },
      { key: 'funnel', title: 'Funnel', body: funnelTable(packet) },
      { key: 'hygiene', title: 'Hygiene', body: hygiene(packet) },
      ...(aging === null ? [] : [{ key: 'aging', title: 'Aging', body: agingTable(aging) } as const]),
      ...(slippage === null
        ? []
        : [{ key: 'slippage', title: 'Close-date slippage', body: slippageTable(slippage) } as const]),
      ...(stageSkips === null ? [] : [{ key: 'skips', title: 'Stage skips', body: skipPairs(stageSkips) } as const]),
    ],
  };
}

function velocityPairs({ velocity }: Packet): Pair[] {
  const { winRate, wonCount, lostCount } = velocity;
  return [
    ['Open deals', grouped(velocity.openCount)],
    ['Win rate', winRate === null ? DASH : `${percent(winRate)} (${wonCount} won, ${lostCount} lost)`],
    ['Average won value', grouped(velocity.avgWonValue, DASH)],
    ['Average cycle', velocity.avgCycleDays === null ? DASH : `${decimal(velocity.avgCycleDays)} days`],
    ['Velocity per day', grouped(velocity.velocityPerDay, DASH)],
  ];
}

function coveragePairs(coverage: NonNullable<Packet['coverage']>): Pair[] {
  return [
    ['Open value', grouped(coverage.openValue)],
    ['Weighted value', grouped(coverage.weightedOpen)],
    ['Quota', grouped(coverage.goalTarget)],
    ['Remaining', grouped(coverage.remaining)],
    ['Coverage', coverage.coverage === null ? 'covered' : `${decimal(coverage.coverage)}x`],
    ['Verdict', coverage.verdict],
  ];
}

export const monthName = (month: string): string => (month === NO_DATE ? 'No date' : month);

const forecastTable = ({ forecast }: Packet): Table => ({
  headers: ['Currency', 'Month', 'Commit', 'Best case', 'Weighted'],
  numbersFrom: 2,
  rows: forecast.rows.map(({ currency, month, commit, bestCase, weighted }) => [
    oneLine(currency),
    monthName(month),
    grouped(commit),
    grouped(bestCase),
    grouped(weighted),
  ]),
});

const healthTable = ({ health }: Packet): Table => ({
  headers: ['Stage', 'Open', 'Value', 'Weighted', 'Stale > 14 days', 'No next step', 'Past close'],
  numbersFrom: 1,
  rows: health.map((row) => [
    oneLine(row.stage),
    grouped(row.openCount),
    grouped(row.openValue),
    grouped(row.weightedValue),
    grouped(row.staleCount),
    grouped(row.noNextActivityCount),
    grouped(row.pastCloseCount),
  ]),
});

const funnelTable = ({ funnel }: Packet): Table => ({
  headers: ['Stage', funnel.exact ? 'Entered' : 'Reached', 'From previous'],
  numbersFrom: 1,
  rows: funnel.rows.map(({ stage, count, conversionFromPrev }) => [
    oneLine(stage),
    grouped(count),
    conversionFromPrev === null ? DASH : percent(conversionFromPrev),
  ]),
});

function hygiene({ audit }: Packet): readonly Pair[] | string {
  const findings = audit.filter(({ count }) => count > 0);
  return findings.length === 0
    ? 'All checks passed.'
    : findings.map(({ title, count }): Pair => [title, grouped(count)]);
}

function agingTable(aging: NonNullable<Packet['aging']>): Table {
  const buckets = Object.keys(aging[0]?.buckets ?? {});
  return {
    headers: ['Stage', ...buckets.map((bucket) => `${bucket} days`), 'Longer than 9 in 10 stays'],
    numbersFrom: 1,
    rows: aging.map((row) => [
      oneLine(row.stage),
      ...buckets.map((bucket) => grouped(row.buckets[bucket]?.count ?? 0)),
      row.p90Days === null ? DASH : `${row.p90ExceededCount} (over ${Math.round(row.p90Days)} days)`,
    ]),
  };
}

const slippageTable = (rows: NonNullable<Packet['slippage']>): Table => ({
  headers: ['Deal', 'Close date', 'Pushes', 'Net days slipped'],
  numbersFrom: 2,
  rows: rows
    .slice(0, TOP)
    .map((row) => [
      oneLine(`${row.title ?? DASH} (${keyOf(row.dealId) ?? DASH})`),
      oneLine(`${row.originalCloseDate ?? DASH} → ${row.currentCloseDate ?? DASH}`),
      grouped(row.pushCount),
      grouped(row.netDaysSlipped),
    ]),
});

const skipPairs = (skips: NonNullable<Packet['stageSkips']>): Pair[] => [
  ['Moves that skipped stages', grouped(skips.filter(({ kind }) => kind === 'skip').length)],
  ['Moves backward', grouped(skips.filter(({ kind }) => kind === 'backward').length)],
];

/** Returns a period in words: `90d` as 90 days, `2m` as 2 months. */
function spanOf(period: string): string {
  const count = Number.parseInt(period, 10);
  const unit = period.endsWith('m') ? 'month' : 'day';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
