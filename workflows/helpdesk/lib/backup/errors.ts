import { CliError } from 'cmdspec/kit';
import { tally } from './report.js';
import type { BackupKit } from './resources.js';
import { inOrder, type BackupArgs, type Failed, type Run } from './run.js';

const quoted = (text: string): string => (/^[\w./:=,@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** The command line that goes on with a run. */
export function resumeCommand(args: BackupArgs, { client, globals }: BackupKit): string {
  const { out, include, exclude, since, full } = args;
  const profile = globals.profile === 'default' ? [] : ['--profile', globals.profile];
  return [
    client.binary,
    'backup',
    '--out',
    quoted(out),
    '--resume',
    ...(include === undefined ? [] : ['--include', include.join(',')]),
    ...(exclude === undefined ? [] : ['--exclude', exclude.join(',')]),
    ...(since === undefined ? [] : ['--since', since]),
    ...(full === true ? ['--full'] : []),
    ...(['attachments', 'reconcile', 'keep-history', 'compress'] as const).flatMap((flag) =>
      args[flag] === true ? [`--${flag}`] : [],
    ),
    ...profile,
  ].join(' ');
}

/** Two runs at once would tell each other's pages as their own. */
export function busy(root: string): (holder: string) => CliError {
  return (holder) =>
    new CliError(
      'unavailable',
      `Another backup into ${root} is running: ${holder}. Nothing was done.`,
      'Let that run finish or end it, or name another folder with --out.',
    );
}

/** An error that ended a run: with what is there, what is not, and how to go on. */
export function stopped(run: Run, error: unknown): unknown {
  const { kit, args, counts, resources, completed } = run;
  const missing = resources.map(({ name }) => name).filter((name) => !completed.includes(name));
  const saved = tally(inOrder(counts));
  const done = [
    `The backup stopped at ${run.step}.`,
    saved === '' ? 'Nothing was saved yet.' : `Saved: ${saved}.`,
    ...(missing.length === 0 ? [] : [`Not complete: ${missing.join(', ')}.`]),
  ].join(' ');
  const goOn = `Go on with "${resumeCommand({ ...args, ...(run.since === null ? {} : { since: run.since }) }, kit)}".`;
  if (error instanceof CliError) {
    const step = resources.find(({ name }) => name === run.step);
    // Some plans and some roles have no teams, workflows or webhooks.
    const without =
      step === undefined || error.details.statusCode !== 403 ? [] : [`Or begin anew with --exclude ${step.name}.`];
    const remedy = [...(error.remedy === undefined ? [] : [error.remedy]), goOn, ...without].join(' ');
    return new CliError(error.kind, `${error.message} ${done}`, remedy, error.details);
  }
  kit.note(`${done} ${goOn}`);
  return error;
}

/** A run that went to its end, but could not save everything. */
export function incomplete(first: CliError, failures: readonly Failed[]): CliError {
  const [one] = failures;
  const message =
    failures.length === 1
      ? (one?.message ?? first.message)
      : `${String(failures.length)} things were not saved. The first: ${one?.message ?? first.message}`;
  return new CliError(
    first.kind,
    message,
    'All else is saved. The next run tries again; --output json lists what is missing.',
    first.details,
  );
}
