/** Takes writes of the log back: makes a plan of their inverses, the last write first, shows it, asks, and applies it. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { many } from '../workflow/bulk.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import type { Inverse } from '../contract/undo.js';
import { fillPath } from '../http/index.js';
import { encodeQuery } from '../http/url.js';
import { namedRequest } from '../pipeline/named-request.js';
import { logFolder, readLog } from '../writes/log.js';
import type { PlanLine } from '../writes/plan-file.js';
import { writtenOf } from '../writes/inverse.js';
import type { LoggedWrite } from '../writes/types.js';
import { confirmLines } from './lib/plan-rows.js';
import { appliedRows } from './lib/applied-rows.js';
import { inverseLine } from './lib/inverse-line.js';

interface UndoArgs {
  readonly ids?: readonly string[];
  readonly last?: boolean;
  readonly since?: string;
  readonly force?: boolean;
}

const WRITES = ['write', 'writes'] as const;

export default async function* undo(args: UndoArgs, context: Context): AsyncGenerator<Result> {
  const { service, options } = context;
  const writes = await chosen(args, context);
  if (writes.length === 0) {
    context.note('There is nothing to take back.');
    return;
  }
  const lines: PlanLine[] = [];
  for (const write of writes) {
    const { inverse, id } = write;
    if (write.state !== 'done') {
      context.warn(
        `${id} (${write.cmd}) is not taken back: ${write.state === 'refused' ? 'it was not carried out' : 'its result is not known'}.`,
      );
      continue;
    }
    if ('none' in inverse) context.warn(`${id} (${write.cmd}) is not taken back: ${inverse.none}`);
    else lines.push(await lineFor(lines.length + 1, write, inverse, context));
  }
  if (lines.length === 0)
    throw new CliError(
      'input',
      `None of the ${many(writes.length, WRITES)} can be taken back.`,
      `See "${service.binary} log".`,
    );
  if (!options.dryRun)
    await confirmLines(
      `Take ${many(lines.length, WRITES)} back?`,
      lines,
      context,
      writes.flatMap((write) =>
        write.state === 'done' && !('none' in write.inverse) ? inverseLine(write.inverse, write.outcome?.record) : [],
      ),
    );
  const applying = {
    lines,
    marks: { actor: 'undo' },
    sent: new Map<number, string>(),
    ...defined({ force: args.force }),
  } as const;
  yield* appliedRows(applying, context);
}

/** Returns the writes to take back, the last first, without those that were taken back before. */
async function chosen(
  { ids = [], last, since }: UndoArgs,
  { folder, options, service, warn }: Context,
): Promise<readonly LoggedWrite[]> {
  const from = since === undefined ? {} : { since: new Date(since) };
  const undone = new Set<string>();
  /** Writes whose undo may have taken effect: a second one could create a record twice. */
  const doubtful = new Set<string>();
  const found: LoggedWrite[] = [];
  const isAsked = ({ id, run, plan = '' }: LoggedWrite): boolean =>
    ids.includes(id) || ids.includes(run) || ids.includes(plan);
  for await (const write of readLog(logFolder(folder, options.profile), from)) {
    if (write.undoes !== undefined && write.state === 'done') undone.add(write.undoes);
    else if (write.undoes !== undefined && write.state !== 'refused') doubtful.add(write.undoes);
    if (last !== true && ids.length > 0 && !isAsked(write)) continue;
    if (last === true && found[0] !== undefined && found[0].run !== write.run) found.length = 0;
    found.push(write);
  }
  const missing = ids.find((id) => !found.some((write) => [write.id, write.run, write.plan].includes(id)));
  if (missing !== undefined)
    throw new CliError(
      'usage',
      `The log of profile "${options.profile}" has no write, run or plan ${missing}.`,
      `"${service.binary} log" lists the writes.`,
    );
  const left = found.filter(({ id }) => !undone.has(id));
  for (const { id, cmd } of left.filter(({ id }) => doubtful.has(id)))
    warn(
      `${id} (${cmd}) is not taken back again: the result of its undo is not known. See "${service.binary} reconcile".`,
    );
  return left.filter(({ id }) => !doubtful.has(id)).sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Returns the line of a plan that takes a write back. */
async function lineFor(n: number, write: LoggedWrite, inverse: Inverse, context: Context): Promise<PlanLine> {
  const created = write.outcome?.record;
  const args = Object.fromEntries(
    Object.entries(inverse.args).map(([name, value]) => [
      name,
      typeof value === 'string' && created !== undefined ? value.replaceAll('{created}', created) : value,
    ]),
  );
  const { call, context: inside } = await namedRequest(inverse, { args, body: inverse.body }, context);
  const path = await fillPath(call, context);
  const query = encodeQuery(call.query ?? {});
  return {
    n,
    cmd: inside.command.words,
    effect: inside.command.effect as PlanLine['effect'],
    req: {
      method: call.method,
      path: query === '' ? path : `${path}?${query}`,
      ...defined({ host: call.host, body: call.body, encoding: call.encoding }),
    },
    args,
    before: leftBy(write),
    after: isObject(call.body) ? writtenOf(call.body, call.body) : null,
    inverse: { none: 'It takes another write back.' },
    undoes: write.id,
    ...defined({ call: inverse.call }),
  };
}

/** Returns what a write has left in the fields that it wrote; null if that is not known. */
function leftBy({ effect, req, outcome }: LoggedWrite): Row | null {
  if (effect === 'delete') return null;
  const after = outcome?.after ?? {};
  if (Object.keys(after).length > 0) return after;
  return isObject(req.body) ? writtenOf(req.body, req.body) : null;
}
