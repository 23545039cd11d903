/** What an import of a set must reach, and the table of what it reached. */
import type { Measured, Result } from './measure.js';

/** Peak memory of an import in megabytes. */
const MOST_MEMORY = 400;

/** Share of the lists whose description shows paging. */
const LEAST_PAGED = 0.85;

/** Share of the descriptions whose examples all pass: 15 of 17. */
const LEAST_TESTED = 15 / 17;

export const isRead = (result: Result): result is Measured => !('error' in result);

/** Returns the bars that are missed, as complete sentences. */
export function missedBars(results: readonly Result[]): string[] {
  const read = results.filter(isRead);
  const failing = (what: string, fits: (one: Measured) => boolean): string[] => {
    const names = read.filter((one) => !fits(one)).map(({ name }) => name);
    return names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`];
  };
  const unread = results.filter((one) => !isRead(one)).map(({ name }) => name);
  const tested = read.filter(({ failed }) => failed.length === 0).length;
  const [paged, shown] = [sum(read, 'paged'), sum(read, 'shown')];
  return [
    ...(unread.length === 0 ? [] : [`Not read: ${unread.join(', ')}.`]),
    ...failing('cmdspec check fails', ({ check }) => check),
    ...failing('cmdspec generate fails', ({ generate }) => generate),
    ...failing(
      'Operations have no command and no reason',
      ({ skipped }) => skipped['no reason is listed'] === undefined,
    ),
    ...(tested < Math.floor(results.length * LEAST_TESTED)
      ? [`The examples pass in ${String(tested)} of ${String(results.length)}.`]
      : []),
    ...(paged < shown * LEAST_PAGED
      ? [`Paging is recognized in ${String(paged)} of the ${String(shown)} lists that show it.`]
      : []),
    ...failing(`An import takes more than ${String(MOST_MEMORY)} MB`, ({ megabytes }) => megabytes <= MOST_MEMORY),
  ];
}

const sum = (results: readonly Measured[], key: 'paged' | 'shown'): number =>
  results.reduce((total, one) => total + one[key], 0);

const columns = [
  'description',
  'operations',
  'commands',
  'faults',
  'lists',
  'show pages',
  'paged',
  'seconds',
  'MB',
  'check',
  'generate',
  'test',
];
const widths = columns.map((name, index) => (index === 0 ? 16 : name.length));

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ')
    .trimEnd();

export const heading = (): string => line(columns);

/** Returns the lines about one description. */
export function linesOf(result: Result): string[] {
  if (!isRead(result)) return [`${result.name.padEnd(widths[0] ?? 0)}  ${result.error}`];
  const { name, operations, commands, faults, lists, shown, paged, seconds, megabytes, check, generate, failed } =
    result;
  const yes = (is: boolean) => (is ? 'ok' : 'FAILS');
  const counts = [operations, commands, faults, lists, shown, paged].map(String);
  const tested = failed.length === 0 ? 'ok' : String(failed.length);
  return [
    line([name, ...counts, seconds.toFixed(1), megabytes.toFixed(0), yes(check), yes(generate), tested]),
    ...Object.entries(result.skipped).map(([reason, count]) => `    ${String(count)} skipped: ${reason}`),
    ...failed.map((run) => `    fails: ${run}`),
    ...result.unrecognized.map((pointer) => `    paging is not recognized: ${pointer}`),
  ];
}
