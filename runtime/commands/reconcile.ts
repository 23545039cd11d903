/** Finds out what became of the writes whose responses were lost, and stores it in the log. */
import { defined } from '../base/defined.js';
import { CliError, toRun } from '../base/errors.js';
import { quote } from '../base/shell.js';
import { many } from '../workflow/bulk.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { logFolder, readLog } from '../writes/log.js';
import type { LoggedWrite } from '../writes/types.js';
import { reconcileWrite, settle, type Reconciled } from '../pipeline/reconcile.js';

interface ReconcileArgs {
  readonly ids?: readonly string[];
  readonly since?: string;
  readonly mark?: 'done' | 'refused';
  readonly created?: string;
}

const COLUMNS = [
  { key: 'id', header: 'ID' },
  { key: 'at', header: 'Time' },
  { key: 'command', header: 'Command', cut: 60 },
  { key: 'state', header: 'State' },
  { key: 'record', header: 'Record' },
  { key: 'why', header: 'Why' },
];

const WRITES = ['write', 'writes'] as const;

export default async function* reconcile(args: ReconcileArgs, context: Context): AsyncGenerator<Result> {
  const { service } = context;
  const writes = await chosen(args, context);
  if (writes.length === 0) context.note('The result of every write is known.');
  let unknown = 0;
  async function* rows(): AsyncGenerator<Row> {
    for (const write of writes) {
      const result = args.mark === undefined ? await reconciled(write, context) : marked(write, args, context);
      if (result.state === 'unknown') unknown += 1;
      yield rowOf(result);
    }
  }
  yield { kind: 'rows', rows: rows(), printing: { columns: COLUMNS } };
  if (unknown > 0)
    throw new CliError('unavailable', `The result of ${many(unknown, WRITES)} is still not known. Nothing was sent.`, {
      next: `${service.binary} log --state unknown`,
      text: `Check the service, and store what you have found: "${service.binary} reconcile <id> --mark refused", or "--mark done --created <id>".`,
    });
}

/** @throws CliError `combination` for a write whose result is known already */
function marked(
  write: LoggedWrite,
  { mark = 'refused', created: record }: ReconcileArgs,
  context: Context,
): Reconciled {
  const known: Reconciled = { write, state: mark, found: 'user', why: 'You have stored it.', ...defined({ record }) };
  settle(write, known, context);
  return known;
}

/** A failure of one look-up is that of its write: others may be found. */
async function reconciled(write: LoggedWrite, context: Context): Promise<Reconciled> {
  try {
    return await reconcileWrite(write, context);
  } catch (error) {
    if (!(error instanceof CliError) || error.kind !== 'input') throw error;
    return { write, state: 'unknown', why: error.message };
  }
}

async function chosen(
  { ids = [], since, mark }: ReconcileArgs,
  { folder, options, service, people }: Context,
): Promise<readonly LoggedWrite[]> {
  const from = since === undefined ? {} : { since: new Date(since) };
  const found: LoggedWrite[] = [];
  for await (const write of readLog(logFolder(folder, options.profile), { ...from, people }))
    if (ids.length > 0 ? ids.includes(write.id) : write.state === 'unknown') found.push(write);
  const missing = ids.find((id) => !found.some((write) => write.id === id));
  if (missing !== undefined)
    throw new CliError(
      'usage',
      `The log of profile "${options.profile}" has no write ${missing}.`,
      toRun(`${service.binary} log --state unknown`, (line) => `${line} lists the writes.`),
    );
  const known = found.find(({ state }) => state !== 'unknown');
  if (mark !== undefined && ids.length === 0)
    throw new CliError(
      'combination',
      '--mark needs the ids of writes.',
      toRun(`${service.binary} log --state unknown`, (line) => `${line} lists them.`),
    );
  if (known !== undefined)
    throw new CliError(
      'combination',
      `${known.id} (${known.cmd}) is ${known.state === 'open' ? 'still being sent' : `${known.state} already`}.`,
    );
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const rowOf = ({ write: { id, at, argv, cmd }, state, record, found, why, candidates }: Reconciled): Row => ({
  id,
  at,
  command: argv.map(quote).join(' '),
  cmd,
  state,
  record: record ?? null,
  found: found ?? null,
  why,
  candidates: candidates ?? [],
});
