const STAMP = /^\/Date\((-?\d+)([+-]\d{4})?\)\/$/;

/**
 * Converts `/Date(1700000000000)/`, milliseconds since 1970 without a zone, to `YYYY-MM-DD` at midnight and to
 * `YYYY-MM-DDTHH:MM:SSZ` otherwise, with milliseconds unless they are 0. Undefined for other text.
 */
export function stampText(text: string): string | undefined {
  // Every text of every row comes here, and few of them are times.
  if (!text.startsWith('/')) return undefined;
  const [, ms] = STAMP.exec(text) ?? [];
  if (ms === undefined) return undefined;
  const date = new Date(Number(ms));
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  if (iso.endsWith('T00:00:00.000Z')) return iso.slice(0, -'T00:00:00.000Z'.length);
  return iso.replace('.000Z', 'Z');
}

/** Returns a time as the service writes it. */
export function stamp(ms: number): string {
  return `/Date(${ms})/`;
}
