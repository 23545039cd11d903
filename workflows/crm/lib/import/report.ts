import { CliError, type Kit } from 'cmdspec-runtime/kit';
import type { Job, Result } from './write.js';

/**
 * Prints the counts of the whole import, also of the runs that it continues, and ends with an error if a row failed.
 *
 * @throws CliError `input` if an upsert failed only for wrong data; `generic` for other failures; the error that stopped the run
 */
export async function report(
  { total, matcher, entity, again }: Job,
  { counts, done, failedFile, stopped }: Result,
  { out, globals, fail }: Kit,
): Promise<void> {
  const { created, updated, unchanged } = counts;
  const failed = counts.failed + counts.invalid;
  const failedPart = { failed, ...(failedFile !== undefined && failed > 0 && { failedFile }) };
  const left = total - done > 0 ? { untried: total - done } : {};
  if (matcher === undefined) {
    const line = `Imported ${String(created)} of ${String(total)} ${entity.noun[1]}`;
    await out.action(withFailures(line, failed), { imported: created, total, ...failedPart, ...left });
  } else {
    const would = globals.dryRun ? '[dry-run] ' : '';
    const line = `${would}${String(created)} created, ${String(updated)} updated, ${String(unchanged)} unchanged`;
    await out.action(withFailures(line, failed), {
      created,
      updated,
      unchanged,
      ...failedPart,
      ...left,
      dryRun: globals.dryRun,
    });
  }
  if (stopped !== undefined) {
    const place = `${String(done)} of ${String(total)} rows are done.`;
    throw new CliError(
      stopped.kind,
      `${stopped.message.replace(/[.\s]+$/, '')}. ${place}`,
      stopped.remedy === undefined ? `Continue with "${again}".` : `${stopped.remedy} Then continue with "${again}".`,
      { ...stopped.details, sent: true },
    );
  }
  if (failed === 0) return;
  const onlyData = matcher !== undefined && counts.failed === 0;
  fail(
    onlyData ? 'input' : 'generic',
    `${String(failed)} of ${String(total)} rows failed.`,
    failedFile === undefined || globals.dryRun ? undefined : `Correct the rows in ${failedFile}, and import that file.`,
  );
}

const withFailures = (line: string, failed: number): string =>
  failed === 0 ? line : `${line}, ${String(failed)} failed`;
