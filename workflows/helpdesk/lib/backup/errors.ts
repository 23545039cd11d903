/** Errors of a run, with what was saved and how to continue. */
import { commandLine, CliError, defined } from 'cmdspec-runtime/kit';
import { tally } from './report.js';
import { orderCounts, startOf, type BackupArgs, type Failed, type Mode, type Run } from './run.js';
import type { BackupKit } from './resources.js';

/** What an interrupted run was asked for. */
export interface Request {
  readonly mode: Mode;
  readonly since: string | null;
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[] | null;
}

/** Fails if a resumed run selects other resources or times. */
export function checkSame(old: Request, startedAt: string, args: BackupArgs, kit: BackupKit): void {
  const named = (names: readonly string[] | null | undefined): string => [...(names ?? [])].sort().join(',');
  const differs = [
    ...(named(old.include) === named(args.include) ? [] : ['--include']),
    ...(named(old.exclude) === named(args.exclude) ? [] : ['--exclude']),
    ...(isSameTime(old, startedAt, args.since, kit) ? [] : ['--since']),
    ...(args.full === true && old.mode !== 'full' ? ['--full'] : []),
  ];
  if (differs.length === 0) return;
  const { include, exclude, since } = old;
  const before = {
    ...args,
    include: include ?? undefined,
    exclude: exclude ?? undefined,
    since: since ?? undefined,
    full: old.mode === 'full' && args.full === true,
  };
  throw new CliError(
    'config',
    `The interrupted run had different values of ${differs.join(' and ')}.`,
    `Continue it with "${commandLine({ ...before, resume: true }, kit)}", or start over without --resume.`,
  );
}

/** Whether the times are equal, or equally long before the start of their run: `7d` is another time now. */
function isSameTime(old: Request, startedAt: string, since: string | undefined, { world }: BackupKit): boolean {
  if (since === undefined || old.since === null) return since === undefined && old.since === null;
  const before = Date.parse(startedAt) - Date.parse(old.since);
  return since === old.since || Math.abs(world.now().getTime() - Date.parse(since) - before) <= 2000;
}

/** Adds the saved and missing records, and how to resume, to an error that ended a run. */
export function stoppedError(run: Run, error: unknown): unknown {
  const { kit, args, counts, copies, resources } = run;
  const isComplete = (name: string): boolean => (copies.progress(name)?.completeAsOf ?? '') >= startOf(run);
  const missing = resources.map(({ name }) => name).filter((name) => !isComplete(name));
  const saved = tally(orderCounts(counts));
  const done = [
    `The backup stopped at ${run.step}.`,
    saved === '' ? 'Nothing was saved.' : `Saved: ${saved}.`,
    ...(missing.length === 0 ? [] : [`Not complete: ${missing.join(', ')}.`]),
  ].join(' ');
  const resume = `Continue with "${commandLine({ ...args, resume: true, ...defined({ since: run.since }) }, kit)}".`;
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
