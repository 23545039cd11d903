/** Times as the services write them. */

/** Returns a time in UTC, `2026-01-31T09:00:00Z`: the services refuse fractions of seconds. `time`: a date, or milliseconds since 1970. */
export const instant = (time: Date | number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;
