/** Sends the requests of a plan, each once. */
import { defined } from '../base/defined.js';
import { CliError, toRun } from '../base/errors.js';
import { quote } from '../base/shell.js';
import { many } from '../workflow/bulk.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { logFolder, readLog } from '../writes/log.js';
import type { LoggedWrite } from '../writes/types.js';
import { reconcileWrite } from '../pipeline/reconcile.js';
import { lineDigest, planId, type Plan } from '../writes/plan-file.js';
import { accountOf, checkPlan, confirmLines, openPlan } from './lib/plan-rows.js';
import { appliedRows } from './lib/applied-rows.js';

interface ApplyArgs {
  readonly file: string;
  readonly digest?: string;
  readonly resume?: boolean;
  readonly 'stop-on'?: number;
}

const WRITES = ['write', 'writes'] as const;

export default async function* apply(
  { file: path, digest, resume, 'stop-on': stopOn }: ApplyArgs,
  context: Context,
): AsyncGenerator<Result> {
  const { service, options } = context;
  if (options.noLog)
    throw new CliError(
      'combination',
      'A plan is applied with the log of writes only: the log says which of its lines were sent.',
      toRun(`${service.binary} config set log on`),
    );
  const plan = await openPlan(path, context);
  await checkPlan(plan, path, digest, context);
  const { sent, unknown } = await sentLines(plan, context);
  const left = plan.lines.filter(({ n }) => !sent.has(n) && !unknown.has(n));
  if (sent.size + unknown.size > 0 && left.length > 0 && resume !== true && !options.dryRun)
    throw new CliError(
      'combination',
      `${path} was applied to ${String(sent.size + unknown.size)} of ${many(plan.lines.length, WRITES)}.`,
      { text: 'Continue it with --resume.', next: `${service.binary} apply ${quote(path)} --resume` },
    );
  if (left.length === 0 && unknown.size === 0) context.note('Every write of the plan was sent before.');
  else if (left.length > 0 && !options.dryRun)
    await confirmLines(`Send ${many(left.length, WRITES)} to ${accountOf(plan.header)}?`, left, context);
  const { header } = plan;
  const applied = { digest: plan.digest, account: header.account };
  const marks = { actor: 'plan', plan: planId(header.digest), applied } as const;
  const lines = plan.lines.filter(({ n }) => !unknown.has(n));
  yield* appliedRows({ lines, marks, sent, ...defined({ stopOn }) }, context);
  if (unknown.size > 0)
    throw new CliError(
      'unavailable',
      `The result of ${many(unknown.size, ['line', 'lines'])} is not known: ${[...unknown.keys()].join(', ')}.`,
      {
        next: `${service.binary} log --state unknown`,
        text: `Check the service, and store what you have found with "${service.binary} reconcile <id> --mark done" or "--mark refused".`,
      },
    );
}

/** Returns the lines of a plan that the log has, with the ids of the records that they created. Lost responses are reconciled first. */
async function sentLines({ header, lines }: Plan, context: Context) {
  const { folder, options, service } = context;
  const sent = new Map<number, string | undefined>();
  const unknown = new Map<number, LoggedWrite>();
  const id = planId(header.digest);
  const since = new Date(header.created);
  const digests = new Map(lines.map((line) => [line.n, lineDigest(line)]));
  for await (const write of readLog(logFolder(folder, options.profile), { since, people: context.people })) {
    const { line, lineDigest: digest } = write;
    if (write.plan !== id || line === undefined || !digests.has(line)) continue;
    if (write.state !== 'refused' && digest !== undefined && digest !== digests.get(line))
      throw new CliError(
        'input',
        `Line ${String(line)} of the plan was changed after it was sent (${write.id}). Nothing was sent.`,
        'Make a new plan for the other change.',
      );
    if (write.state === 'done') sent.set(line, write.outcome?.record);
    else if (write.state !== 'refused') unknown.set(line, write);
  }
  if (options.dryRun) return { sent, unknown };
  for (const [line, write] of unknown) {
    const { state, record, why } = await reconcileWrite(write, context);
    if (state === 'unknown') {
      context.warn(
        `Line ${String(line)} was sent without a known result, and is not sent again. ${why} See "${service.binary} reconcile".`,
      );
      continue;
    }
    unknown.delete(line);
    if (state === 'done') sent.set(line, record);
  }
  return { sent, unknown };
}
