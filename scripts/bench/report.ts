/** One measured figure beside its limit. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly limit: string;
  readonly met: boolean;
}

export function print(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const figures = Math.max(...rows.map(({ figure }) => figure.length));
  const lines = rows.map(
    ({ what, figure, limit, met }) =>
      `  ${what.padEnd(width)}  ${figure.padStart(figures)}  ${met ? 'within' : 'OVER  '} ${limit}`,
  );
  process.stdout.write(`${title}\n${lines.join('\n')}\n\n`);
}
