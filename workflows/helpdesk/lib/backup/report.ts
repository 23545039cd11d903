/** What a run shows and prints. */
import { many } from 'cmdspec-runtime/kit';
import { barOf } from '../../../lib/bar.js';
import type { Numbered } from './pages.js';
import { RESOURCES } from './resources.js';
import type { Failed, Mode, Reading, Run } from './run.js';

/** Result of a backup, printed as a line or as JSON. */
export interface Summary {
  readonly mode: Mode;
  readonly counts: Readonly<Record<string, number>>;
  readonly deletions: number;
  /** Attachments with a virus, which the service does not return. */
  readonly withheld: number;
  readonly failures: readonly Failed[];
  readonly archive: string | null;
  readonly dryRun: boolean;
}

/** Shows a progress bar of pages on a terminal. */
export function showPage(run: Reading, { number, pages = number, total }: Numbered): void {
  const all = total === undefined ? '' : `, ${String(total)} in total`;
  run.kit.live(
    `${run.step} ${barOf(number / Math.max(1, pages))} page ${String(number)}/${String(pages)}${all}`,
    'progress',
  );
}

/** Shows a count on a terminal, for work of unknown length. */
export function showCount(run: Run, what: string, count: number): void {
  run.kit.live(`${what} ${String(count)}`, 'progress');
}

const titles = new Map<string, readonly [one: string, several: string]>([
  ...RESOURCES.map(({ name, one, several = name }) => [name, [one, several]] as const),
  ['attachments', ['attachment', 'attachments']],
]);

/** Formats counts: `12 users · 1 team`. */
export function tally(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => many(count, titles.get(name) ?? [name, name]))
    .join(' · ');
}

/** Formats the last line of a run. */
export function doneLine(
  { mode, counts, deletions, withheld, failures, archive, dryRun }: Summary,
  reconciled: boolean,
): string {
  const parts = [
    tally(counts),
    ...(reconciled ? [many(deletions, ['deletion', 'deletions'])] : []),
    ...(withheld > 0 ? [`${many(withheld, ['attachment', 'attachments'])} withheld by the service (virus)`] : []),
    ...(failures.length > 0 ? [`${String(failures.length)} not saved`] : []),
    ...(archive === null ? [] : [`archive: ${archive}`]),
  ];
  return `${dryRun ? '[dry-run] ' : ''}Done (${mode}). ${parts.join(' · ')}`;
}
