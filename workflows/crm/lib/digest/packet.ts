/** The figures of `digest`: printed as JSON, and shown in its reports. */
import type { AgingRow } from '../analytics/aging.js';
import type { CheckResult } from '../analytics/checks.js';
import type { Coverage } from '../analytics/coverage.js';
import type { Forecast } from '../analytics/forecast.js';
import type { HealthRow } from '../analytics/health.js';
import type { StageSkip } from '../analytics/skips.js';
import type { SlippageRow } from '../analytics/slippage.js';
import type { Velocity } from '../analytics/velocity.js';
import type { Id } from '../analytics/record-values.js';

export interface Packet {
  readonly pipeline: { readonly id: Id; readonly name?: string };
  /** For example `90d`. */
  readonly period: string;
  readonly deep: boolean;
  readonly velocity: Velocity;
  readonly health: readonly HealthRow[];
  /** Null without a quota. */
  readonly coverage: Coverage | null;
  readonly forecast: Forecast;
  readonly funnel: {
    readonly exact: boolean;
    /** Null unless exact. */
    readonly won: number | null;
    readonly rows: readonly FunnelCount[];
  };
  readonly audit: readonly CheckResult[];
  /** These three are null unless deep. */
  readonly aging: readonly AgingRow[] | null;
  readonly slippage: readonly SlippageRow[] | null;
  readonly stageSkips: readonly StageSkip[] | null;
}

export interface FunnelCount {
  readonly stage: string;
  readonly stageId: Id;
  readonly count: number;
  readonly conversionFromPrev: number | null;
}
