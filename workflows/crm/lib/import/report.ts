/** Prints the result of an import, and fails if a row failed. */
import { CliError, defined, type Kit } from 'cmdspec-runtime/kit';
import type { Job } from './job.js';
import type { Result } from './write.js';

/**
 * Prints the counts of the whole import, including the runs that it continues, and ends with an error if a row failed.
 *
 * @throws CliError `input` if rows of an upsert failed only for invalid data, else `generic`; the error that stopped the run
 */
export async function report(job: Job, { counts, done, stopped, ...files }: Result, { out, fail }: Kit): Promise<void> {
  const { total, matcher, entity, again } = job;
  const { created, updated, unchanged, unknown } = counts;
  const failed = counts.failed + counts.invalid;
  const parts = {
    failed,
    ...defined({
      failedFile: files.failedFile,
      unknown: unknown || undefined,
      unknownFile: files.unknownFile,
      untried: total > done ? total - done : undefined,
    }),
  };
  const withFailures = (line: string): string =>
    [
      line,
      ...(failed > 0 ? [`${String(failed)} failed`] : []),
      ...(unknown > 0 ? [`${String(unknown)} unknown`] : []),
    ].join(', ');
  if (matcher === undefined) {
    const line = `Imported ${String(created)} of ${String(total)} ${entity.noun[1]}`;
    await out.action(withFailures(line), { imported: created, total, ...parts });
  } else {
    const line = `${String(created)} created, ${String(updated)} updated, ${String(unchanged)} unchanged`;
    await out.action(withFailures(line), { created, updated, unchanged, ...parts, dryRun: false });
  }
  if (stopped !== undefined) {
    const place = `${String(done)} of ${String(total)} rows are done.`;
    throw new CliError(
      stopped.kind,
      `${stopped.message.replace(/[.\s]+$/, '')}. ${place}`,
      stopped.remedy === undefined ? `Continue with "${again}".` : `${stopped.remedy} Then continue with "${again}".`,
      stopped.details,
    );
  }
  if (failed + unknown === 0) return;
  const onlyData = matcher !== undefined && counts.failed + unknown === 0;
  const messages = [
    ...(failed > 0 ? [`${String(failed)} of ${String(total)} rows failed.`] : []),
    ...(unknown > 0
      ? [`It is unknown whether ${String(unknown)} of ${String(total)} rows ${unknown === 1 ? 'was' : 'were'} written.`]
      : []),
  ];
  fail(onlyData ? 'input' : 'generic', messages.join(' '), remedyOf(job, files));
}

function remedyOf(
  { columns, matchOn, entity }: Job,
  { failedFile, unknownFile }: Omit<Result, 'counts' | 'done'>,
): string | undefined {
  const email = columns.find((column) => column.toLowerCase() === 'email' && Object.hasOwn(entity.keys, 'email'));
  const remedies: string[] = [];
  if (failedFile !== undefined) remedies.push(`Correct the rows in ${failedFile}, and import that file.`);
  if (unknownFile !== undefined) {
    const flags = `--upsert --match-on ${matchOn ?? email ?? 'name'}`;
    // The search of the service finds new records only after some seconds.
    remedies.push(
      `Check which rows in ${unknownFile} exist, or import that file after a minute with ${flags}, which creates only those that are missing.`,
    );
  }
  return remedies.length === 0 ? undefined : remedies.join(' ');
}
