/** Takes writes of the log back: makes a plan of their inverses, the last write first, shows it, asks, and applies it. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillJson } from '../base/template.js';
import { many } from '../workflow/bulk.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import type { Inverse, Reversal } from '../contract/undo.js';
import { fillPath } from '../http/index.js';
import { encodeQuery } from '../http/url.js';
import { namedRequest } from '../pipeline/named-request.js';
import { readRecordBefore } from '../pipeline/write-step.js';
import { logFolder, readLog } from '../writes/log.js';
import type { PlanLine } from '../writes/plan-file.js';
import { writtenOf } from '../writes/inverse.js';
import { reversalFor, reversedBody } from '../writes/reversal.js';
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
    else lines.push(...(await linesFor(lines.length + 1, write, inverse, context)));
  }
  if (lines.length === 0)
    throw new CliError(
      'input',
      `None of the ${many(writes.length, WRITES)} can be taken back.`,
      `See "${service.binary} log".`,
    );
  if (!options.dryRun)
    await confirmLines(
      `Take ${many(new Set(lines.map(({ undoes }) => undoes)).size, WRITES)} back?`,
      lines,
      context,
      lines.map(({ cmd, call, args, req }) =>
        inverseLine({ command: cmd, args, ...defined({ call, body: req.body }) }),
      ),
    );
  const applying = {
    lines,
    marks: { actor: 'undo' },
    sent: new Map<number, string>(),
    former: new Map(
      lines.flatMap(({ n, undoes }) =>
        formerOf(
          n,
          writes.find(({ id }) => id === undoes),
        ),
      ),
    ),
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
    // Writes that are not settled come later than others, so the newest is known by its id.
    if (last === true && found[0] !== undefined && found[0].run !== write.run) {
      if (found.every(({ id }) => id < write.id)) found.length = 0;
      else continue;
    }
    found.push(write);
  }
  const missing = ids.find((id) => !found.some((write) => [write.id, write.run, write.plan].includes(id)));
  if (missing !== undefined)
    throw new CliError(
      'usage',
      `The log of profile "${options.profile}" has no write, run or plan ${missing}.`,
      `"${service.binary} log" lists the writes.`,
    );
  // A write and the one that took it back are together as if neither was sent.
  const inside = new Set(since === undefined ? [] : found.map(({ id }) => id));
  const left = found.filter(({ id, undoes = '' }) => !undone.has(id) && !inside.has(undoes));
  for (const { id, cmd } of left.filter(({ id }) => doubtful.has(id)))
    warn(
      `${id} (${cmd}) is not taken back again: the result of its undo is not known. See "${service.binary} reconcile".`,
    );
  return left.filter(({ id }) => !doubtful.has(id)).sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Returns the record that a line creates again after it was deleted, by the number of the line. */
const formerOf = (n: number, write: LoggedWrite | undefined): readonly (readonly [number, Row])[] =>
  write?.effect === 'delete' && write.before !== null ? [[n, write.before]] : [];

/** Returns the lines of a plan that take a write back: its inverse, or the reversal of a record that cannot be deleted. */
async function linesFor(
  n: number,
  write: LoggedWrite,
  inverse: Inverse,
  context: Context,
): Promise<readonly PlanLine[]> {
  const created = write.outcome?.record;
  const args = Object.fromEntries(
    Object.entries(inverse.args).map(([name, value]) => [
      name,
      typeof value === 'string' && created !== undefined ? value.replaceAll('{created}', created) : value,
    ]),
  );
  const known = { ...inverse, args };
  const reversed = inverse.reversals && (await reversalOf(known, inverse.reversals, context));
  if (reversed === undefined) return [await lineFor(n, write, known, leftBy(write), context)];
  const { reversal, record } = reversed;
  context.note(`${write.id} (${write.cmd}): ${reversal.reason}`);
  const { command, call, then } = reversal;
  const first = { command, ...defined({ call }), args: {}, body: reversedBody(reversal, record) };
  const lines = [await lineFor(n, write, first, null, context)];
  if (then === undefined) return lines;
  const next = fillJson(then, (name) =>
    name === 'created' ? `<id of step ${String(n)}>` : getPath(record, name.replace(/^record\./, '')),
  ) as Inverse;
  return [...lines, await lineFor(n + 1, write, next, null, context)];
}

/** Reads the record that an inverse would delete. Returns the reversal that takes it back instead; undefined for the inverse itself. */
async function reversalOf(
  inverse: Inverse,
  reversals: readonly Reversal[],
  context: Context,
): Promise<{ readonly reversal: Reversal; readonly record: Row } | undefined> {
  const { call, context: inside } = await namedRequest(inverse, { args: inverse.args }, context);
  const record = await readRecordBefore(call, inside);
  const reversal = record && reversalFor(reversals, record);
  return reversal && { reversal, record };
}

/** Returns the line of a plan that sends an inverse. */
async function lineFor(
  n: number,
  write: LoggedWrite,
  inverse: Inverse,
  before: Row | null,
  context: Context,
): Promise<PlanLine> {
  const { args } = inverse;
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
    before,
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
