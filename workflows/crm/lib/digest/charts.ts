/** Draws the charts of the HTML report as SVG. */
import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { EChartsCoreOption } from 'echarts/core';
import type { Closings } from '../analytics/closings.js';
import type { ForecastRow } from '../analytics/forecast.js';
import { percent } from '../show.js';
import type { FunnelCount, Packet } from './packet.js';
import { monthName, oneLine, type Section } from './report.js';

export interface Chart {
  readonly caption: string;
  readonly svg: string;
}

/** Size of the drawing, which the page scales: text stays readable on a phone, and two fit beside each other. */
const WIDTH = 420;
const HEIGHT = 250;
/** Maximum number of forecast charts, one per currency. The table has all currencies. */
const CURRENCIES = 4;

/**
 * Colors that stand for variables of the page, so that one drawing serves light and dark. The library computes with colors, so
 * it needs real ones.
 */
const COLORS = {
  text: '#010203',
  muted: '#010204',
  line: '#010205',
  ink: '#010206',
  c1: '#010211',
  c2: '#010212',
  c3: '#010213',
  c4: '#010214',
  c5: '#010215',
  c6: '#010216',
} as const;
const SERIES = [COLORS.c1, COLORS.c2, COLORS.c3, COLORS.c4, COLORS.c5, COLORS.c6];

/** Returns the note on currencies without a chart; undefined if every currency has one. */
export function chartsNote({ forecast }: Packet): string | undefined {
  const rest = currenciesOf(forecast).slice(CURRENCIES).map(oneLine);
  return rest.length === 0
    ? undefined
    : `The forecast has charts of ${String(CURRENCIES)} currencies; ${rest.join(', ')} ${rest.length === 1 ? 'is' : 'are'} in its table only.`;
}

const currenciesOf = ({ rows }: Packet['forecast']): string[] => [...new Set(rows.map(({ currency }) => currency))];

/** Returns the charts by section. */
export function chartsOf(
  packet: Packet,
  closed: readonly Closings[],
): Readonly<Partial<Record<Section['key'], readonly Chart[]>>> {
  use([BarChart, GridComponent, LegendComponent, SVGRenderer]);
  const { funnel, forecast, aging } = packet;
  const currencies = currenciesOf(forecast).slice(0, CURRENCIES);
  return {
    ...(closed.some(({ won, lost }) => won + lost > 0) && { velocity: [closingsChart(closed)] }),
    ...(currencies.length > 0 && {
      forecast: currencies.map((currency) =>
        forecastChart(
          currency,
          forecast.rows.filter((row) => row.currency === currency),
        ),
      ),
    }),
    ...(funnel.rows.some(({ count }) => count > 0) && { funnel: [funnelChart(funnel.rows, funnel.exact)] }),
    ...(aging?.some(({ buckets }) => Object.values(buckets).some(({ count }) => count > 0)) && {
      aging: [agingChart(aging)],
    }),
  };
}

const LABEL = { color: COLORS.muted, fontSize: 12 };
const SILENT = { silent: true, emphasis: { disabled: true }, type: 'bar' } as const;

const categories = (names: readonly string[], isVertical: boolean): object => ({
  type: 'category',
  data: names.map(oneLine),
  inverse: isVertical,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: COLORS.line } },
  axisLabel: isVertical ? { ...LABEL, width: 100, overflow: 'truncate' } : { ...LABEL, hideOverlap: true },
});

const values = (format: (value: number) => string, minInterval = 0): object => ({
  type: 'value',
  minInterval,
  splitNumber: 4,
  axisLabel: { ...LABEL, formatter: format, hideOverlap: true },
  splitLine: { lineStyle: { color: COLORS.line } },
});

const legend = { bottom: 0, itemWidth: 12, itemHeight: 12, itemGap: 14, textStyle: LABEL } as const;
const grid = {
  left: 12,
  right: 24,
  top: 10,
  bottom: 32,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
} as const;

const closingsChart = (closed: readonly Closings[]): Chart => ({
  caption: 'Deals won and lost; each bar is labeled with its first day',
  svg: draw({
    grid,
    legend,
    color: [COLORS.c3, COLORS.c5],
    xAxis: categories(
      closed.map(({ from }) => from.slice(5)),
      false,
    ),
    yAxis: values(String, 1),
    series: [
      { ...SILENT, name: 'Won', stack: 'all', data: closed.map(({ won }) => won) },
      { ...SILENT, name: 'Lost', stack: 'all', data: closed.map(({ lost }) => lost) },
    ],
  }),
});

const forecastChart = (currency: string, rows: readonly ForecastRow[]): Chart => ({
  caption: `Open deals by close month, ${oneLine(currency)}`,
  svg: draw({
    grid,
    legend,
    color: SERIES,
    xAxis: categories(
      rows.map(({ month }) => monthName(month)),
      false,
    ),
    yAxis: values(compact),
    series: [
      { ...SILENT, name: 'Best case', data: rows.map(({ bestCase }) => bestCase) },
      { ...SILENT, name: 'Weighted', data: rows.map(({ weighted }) => weighted) },
      { ...SILENT, name: 'Commit', data: rows.map(({ commit }) => commit) },
    ],
  }),
});

const funnelChart = (rows: readonly FunnelCount[], isExact: boolean): Chart => ({
  caption: `Deals that ${isExact ? 'entered' : 'reached'} each stage, with the share of the stage before`,
  svg: draw(
    {
      grid: { ...grid, right: 84, bottom: 8 },
      color: SERIES,
      yAxis: categories(
        rows.map(({ stage }) => stage),
        true,
      ),
      xAxis: values(String, 1),
      series: [
        {
          ...SILENT,
          data: rows.map(({ count }) => count),
          label: {
            show: true,
            position: 'right',
            color: COLORS.text,
            formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
              const { count = 0, conversionFromPrev = null } = rows[dataIndex] ?? {};
              return conversionFromPrev === null ? String(count) : `${count} (${percent(conversionFromPrev)})`;
            },
          },
        },
      ],
    },
    heightOf(rows.length),
  ),
});

function agingChart(rows: NonNullable<Packet['aging']>): Chart {
  const buckets = Object.keys(rows[0]?.buckets ?? {});
  return {
    caption: 'Open deals by days in their stage',
    svg: draw(
      {
        grid,
        legend,
        color: SERIES,
        yAxis: categories(
          rows.map(({ stage }) => stage),
          true,
        ),
        xAxis: values(String, 1),
        series: buckets.map((bucket) => ({
          ...SILENT,
          name: bucket,
          stack: 'all',
          data: rows.map((row) => row.buckets[bucket]?.count ?? 0),
        })),
      },
      heightOf(rows.length),
    ),
  };
}

/** Height of a chart with one bar per stage. */
const heightOf = (bars: number): number => Math.max(HEIGHT, 60 + 32 * bars);

function draw(option: EChartsCoreOption, height = HEIGHT): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  try {
    chart.setOption({ animation: false, textStyle: { fontFamily: 'system-ui, sans-serif' }, ...option });
    const svg = chart.renderToSVGString({ useViewBox: true });
    // The only styles are for hovering; they would hide the chart under the pointer.
    return svg.replace(/<style\s*>[\s\S]*?<\/style>/g, '').replace(/#0102[01]\d/g, (color) => {
      const name = Object.entries(COLORS).find(([, value]) => value === color)?.[0];
      return name === undefined ? color : `var(--${name})`;
    });
  } finally {
    chart.dispose();
  }
}

const compact = (value: number): string =>
  Math.abs(value) >= 1e6
    ? `${+(value / 1e6).toFixed(1)}M`
    : Math.abs(value) >= 1e3
      ? `${+(value / 1e3).toFixed(1)}k`
      : String(value);
