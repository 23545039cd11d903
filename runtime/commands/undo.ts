/** Takes writes of the log back: makes a plan of their inverses, the last write first, shows it, asks, and applies it. */
import { defined } from '../base/defined.js';
import { CliError, toRun } from '../base/errors.js';
import { isLosslessNumber, plainText } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillJson } from '../base/template.js';
import { many } from '../workflow/bulk.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import type { Tables } from '../contract/tables.js';
import type { Inverse, InverseOrNone, Reversal } from '../contract/undo.js';
import { fillPath } from '../http/index.js';
import { encodeQuery } from '../http/url.js';
import { namedRequest } from '../pipeline/named-request.js';
import { readRecordBefore, ruleOf } from '../pipeline/record-before.js';
import { isDigest } from '../pipeline/stored-body.js';
import { logFolder, readLog } from '../writes/log.js';
import type { PlanLine } from '../writes/plan-file.js';
import { leftBy } from '../writes/inverse.js';
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

/** Why a create is not taken back whose response did not name its record. */
const NO_ID = 'The response did not have the id of the new record.';

export default async function* undo(args: UndoArgs, context: Context): AsyncGenerator<Result> {
  const { service, options } = context;
  const writes = await chosen(args, context);
  if (writes.length === 0) {
    context.note('There is nothing to take back.');
    yield* appliedRows({ lines: [], marks: {}, sent: new Map() }, context);
    return;
  }
  const lines: PlanLine[] = [];
  let kept = 0;
  for (const write of writes) {
    const { id } = write;
    const inverse = knownInverse(write);
    if (write.state !== 'done') {
      context.warn(
        `${id} (${write.cmd}) is not taken back: ${write.state === 'refused' ? 'it was not carried out' : 'its result is not known'}.`,
      );
      // What was not carried out needs no undo.
      if (write.state !== 'refused') kept += 1;
      continue;
    }
    if ('none' in inverse) {
      context.warn(`${id} (${write.cmd}) is not taken back: ${inverse.none}`);
      kept += 1;
    } else lines.push(...(await linesFor(lines.length + 1, write, inverse, context)));
  }
  if (lines.length === 0)
    throw new CliError(
      'input',
      writes.length === 1
        ? 'The write cannot be taken back.'
        : `None of the ${many(writes.length, WRITES)} can be taken back.`,
      toRun(`${service.binary} log`, (line) => `See ${line}.`),
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
  const returned: Returned[] = [];
  yield* appliedRows(applying, context, ({ line, record }) => {
    const write = writes.find(({ id }) => id === line.undoes);
    if (write?.effect === 'delete' && record !== undefined) returned.push({ write, line, id: record });
  });
  for (const one of returned) await noteReturned(one, context);
  if (kept > 0)
    throw new CliError(
      'input',
      `${String(kept)} of ${many(writes.length, WRITES)} ${kept === 1 ? 'was' : 'were'} not taken back.`,
      'The warnings say why.',
    );
}

/** Returns the writes to take back, the last first, without those that were taken back before. */
async function chosen(
  { ids = [], last, since }: UndoArgs,
  { folder, options, service, people, warn }: Context,
): Promise<readonly LoggedWrite[]> {
  const from = since === undefined ? {} : { since: new Date(since) };
  const undone = new Set<string>();
  /** Writes whose undo may have taken effect: a second one could create a record twice. */
  const doubtful = new Set<string>();
  const found: LoggedWrite[] = [];
  const isAsked = ({ id, run, plan = '' }: LoggedWrite): boolean =>
    ids.includes(id) || ids.includes(run) || ids.includes(plan);
  for await (const write of readLog(logFolder(folder, options.profile), { ...from, people })) {
    if (write.undoes !== undefined && write.state === 'done') undone.add(write.undoes);
    else if (write.undoes !== undefined && write.state !== 'refused') doubtful.add(write.undoes);
    if (last !== true && ids.length > 0 && !isAsked(write)) continue;
    // The last run is the last one that wrote something.
    if (last === true && write.state === 'refused') continue;
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
      toRun(`${service.binary} log`, (line) => `${line} lists the writes.`),
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
  const known = { ...inverse, ...withCreated(inverse, created) };
  const reversed = inverse.reversals && (await reversalOf(known, inverse.reversals, context));
  if (reversed === undefined) return [await lineFor(n, write, known, 'left', context)];
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
  before: 'left' | null,
  context: Context,
): Promise<PlanLine> {
  const { args } = inverse;
  const { call, context: inside } = await namedRequest(inverse, { args, body: inverse.body }, context);
  const sent = call.encoding === 'form' ? clearing(call.body) : call.body;
  const path = await fillPath(call, context);
  const query = encodeQuery(call.query ?? {});
  return {
    n,
    cmd: inside.command.words,
    effect: call.effect as PlanLine['effect'],
    req: {
      method: call.method,
      path: query === '' ? path : `${path}?${query}`,
      ...defined({ host: call.host, body: sent, encoding: call.encoding }),
    },
    args,
    before: before === 'left' ? expectedOf(write, call) : null,
    inverse: { none: 'It takes another write back.' },
    undoes: write.id,
    ...defined({ call: inverse.call }),
  };
}

/** Returns a body of a form, which has no null: an empty field clears a value. */
const clearing = (body: unknown): unknown =>
  isPlain(body) ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? ''])) : body;

/** Returns the inverse of a write, or why there is none. */
const knownInverse = ({ inverse, outcome }: LoggedWrite): InverseOrNone =>
  !('none' in inverse) && inverse.needs === 'created' && outcome?.record === undefined ? { none: NO_ID } : inverse;

/** Returns an inverse with the id of the record that the write has created. */
function withCreated({ args, body, needs }: Inverse, created: string | undefined): Pick<Inverse, 'args' | 'body'> {
  if (needs === undefined || created === undefined) return { args, body };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('{created}', () => created);
    if (Array.isArray(value)) return value.map(fill);
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  return { args: fill(args) as Row, body: fill(body) };
}

/** Returns what a write has left in the fields that its inverse writes; null if that is not known. */
function expectedOf({ effect, req, outcome }: LoggedWrite, call: Call): Row | null {
  if (effect === 'delete') return null;
  const after = outcome?.after ?? {};
  const fields = ruleOf(call)?.fields;
  const left = Object.entries({ ...leftBy(req.body, fields), ...after }).filter(([, value]) => !isDigest(value));
  return left.length > 0 ? Object.fromEntries(left) : null;
}

/** A deleted record that was created again. */
interface Returned {
  readonly write: LoggedWrite;
  readonly line: PlanLine;
  /** Its id now. */
  readonly id: string;
}

/** Reports the new id of a record, the fields that it lacks, and the fields of other records that may point to the old one. */
async function noteReturned({ write, line, id }: Returned, { client, note }: Context): Promise<void> {
  const former = plainText(Object.values(write.args).at(-1));
  if (former === id) return;
  const noun = write.cmd.split(' ').slice(0, -1).join(' ');
  note(`${noun} ${former} is back as ${noun} ${id}.`);
  const sent = new Set(isPlain(line.req.body) ? Object.keys(line.req.body) : []);
  note(`What was attached to ${noun} ${former} is not attached to ${id}.`);
  const lacking = Object.entries(write.before ?? {}).filter(
    ([name, value]) => name.toLowerCase() !== 'id' && !sent.has(name) && isFilled(value),
  );
  if (lacking.length > 0) note(`These fields were not set again: ${lacking.map(([name]) => name).join(', ')}.`);
  const pointing = pointersTo(line, (await client.tables?.())?.tables ?? {});
  if (pointing.length > 0)
    note(`Records that pointed to ${noun} ${former} do not point to ${id}: check ${pointing.join(', ')}.`);
}

/** Returns the fields of tables that point to the table that a request creates a record in: `activities.deal_id`. */
function pointersTo({ req }: PlanLine, tables: Tables): readonly string[] {
  const collection = req.path.replace(/\?.*$/, '').split('/').at(-1)?.toLowerCase();
  return Object.entries(tables).flatMap(([name, fields]) =>
    Object.entries(fields).flatMap(([field, type]) =>
      typeof type === 'object' && type.names.table.toLowerCase() === collection ? [`${name}.${field}`] : [],
    ),
  );
}

const isPlain = (value: unknown): value is Row => isObject(value) && !isLosslessNumber(value);
const isFilled = (value: unknown): boolean =>
  value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
