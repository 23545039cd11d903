/** Prints the figures of a run of the bench, and writes them into its page. */

import { withBetween } from '../marks.js';

/** One measured figure beside its limit. */
export interface Row {
  readonly what: string;
  /** Begins with the number that has the limit. Two runs of the bench are compared by it. */
  readonly figure: string;
  /** Empty: none. */
  readonly limit: string;
  readonly met: boolean;
}

/** The rows of one part of the bench. */
export interface Part {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Results of one run of the bench. */
export interface Report {
  readonly node: string;
  readonly parts: readonly Part[];
}

/** Prints a part; with an earlier report, also the earlier figure and the change in percent. */
export function print({ title, rows }: Part, before?: Report): void {
  const earlier = new Map(
    before?.parts.flatMap((part) => part.rows.map(({ what, figure }) => [what, figure] as const)),
  );
  const width = Math.max(...rows.map(({ what }) => what.length));
  const figures = Math.max(...rows.map(({ figure }) => figure.length));
  const lines = rows.map(({ what, figure, limit, met }) => {
    const line = `  ${what.padEnd(width)}  ${figure.padStart(figures)}  ${limit === '' ? '' : `${met ? 'within' : 'OVER  '} ${limit}`}`;
    return before === undefined ? line : `${line}  ${changeFrom(earlier.get(what), figure)}`;
  });
  process.stdout.write(`${title}\n${lines.join('\n')}\n\n`);
}

/** `before 1.20 x, +8 %`, or that there is nothing to compare with. */
export function changeFrom(before: string | undefined, figure: string): string {
  if (before === undefined) return 'before: not measured';
  const percent = (Number.parseFloat(figure) / Number.parseFloat(before) - 1) * 100;
  return `before: ${before}, ${percent < 0 ? '' : '+'}${percent.toFixed(0)} %`;
}

/** Replaces the figures of a page, between two marks, by one table for each part: a row per case, a column per version. */
export const withFigures = (page: string, reports: readonly Report[]): string =>
  withBetween(page, 'figures', tables(reports));

function tables(reports: readonly Report[]): string {
  const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
  return (reports[0]?.parts ?? [])
    .map(({ title, rows }) => {
      const lines = rows.map(({ what, limit }) => {
        const found = reports.map(({ parts }) => parts.flatMap((part) => part.rows).find((row) => row.what === what));
        const figures = found.map((row) => (row === undefined ? '' : `${row.figure}${row.met ? '' : ' (over)'}`));
        return `| ${[what, limit, ...figures].map(cell).join(' | ')} |`;
      });
      const head = ['case', 'at most', ...reports.map(({ node }) => `Node ${node}`)];
      return [`### ${title}`, '', `| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...lines].join('\n');
    })
    .join('\n\n');
}
