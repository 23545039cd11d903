const STAMP = /^\/Date\((-?\d+)([+-]\d{4})?\)\/$/;

/**
 * `/Date(1700000000000)/`, milliseconds since 1970 without a zone, as `YYYY-MM-DD` at midnight and as
 * `YYYY-MM-DDTHH:MM:SSZ` otherwise; milliseconds only when there are any. Undefined for other text.
 */
export function stampText(text: string): string | undefined {
  const [, ms] = STAMP.exec(text) ?? [];
  if (ms === undefined) return undefined;
  const date = new Date(Number(ms));
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  if (iso.endsWith('T00:00:00.000Z')) return iso.slice(0, -'T00:00:00.000Z'.length);
  return iso.replace('.000Z', 'Z');
}

/** An instant as the service writes it. */
export function stamp(ms: number): string {
  return `/Date(${ms})/`;
}
