import { commandLine, CliError } from 'cmdspec-runtime/kit';
import { tally } from './report.js';
import { orderCounts, type Failed, type Run } from './run.js';

/** Two runs at once would count each other's pages. */
export function busyError(root: string): (holder: string) => CliError {
  return (holder) =>
    new CliError(
      'unavailable',
      `Another backup to ${root} is running: ${holder}. Nothing was changed.`,
      'Wait for that run or stop it, or choose another folder with --out.',
    );
}

/** Adds the saved and missing records, and how to resume, to an error that ended a run. */
export function stoppedError(run: Run, error: unknown): unknown {
  const { kit, args, counts, resources, completed } = run;
  const missing = resources.map(({ name }) => name).filter((name) => !completed.includes(name));
  const saved = tally(orderCounts(counts));
  const done = [
    `The backup stopped at ${run.step}.`,
    saved === '' ? 'Nothing was saved.' : `Saved: ${saved}.`,
    ...(missing.length === 0 ? [] : [`Not complete: ${missing.join(', ')}.`]),
  ].join(' ');
  const resume = `Continue with "${commandLine({ ...args, resume: true, ...(run.since === null ? {} : { since: run.since }) }, kit)}".`;
  if (error instanceof CliError) {
    const step = resources.find(({ name }) => name === run.step);
    // Some plans and roles have no access to teams, workflows or webhooks.
    const without =
      step === undefined || error.details.statusCode !== 403 ? [] : [`Or start over with --exclude ${step.name}.`];
    const remedy = [...(error.remedy === undefined ? [] : [error.remedy]), resume, ...without].join(' ');
    return new CliError(error.kind, `${error.message} ${done}`, remedy, error.details);
  }
  kit.note(`${done} ${resume}`);
  return error;
}

/** The error of a run that finished, but could not save everything. */
export function incompleteError(first: CliError, failures: readonly Failed[]): CliError {
  const [one] = failures;
  const message =
    failures.length === 1
      ? (one?.message ?? first.message)
      : `${String(failures.length)} failures. The first: ${one?.message ?? first.message}`;
  return new CliError(
    first.kind,
    message,
    'Everything else was saved. Run the backup again to retry; --output json lists what is missing.',
    first.details,
  );
}
