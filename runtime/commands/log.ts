/** Lists the writes of the profile, the newest first. */
import { fillText } from '../base/template.js';
import { inverseLine } from './lib/inverse-line.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { quote } from '../base/shell.js';
import { logFolder, readLog } from '../writes/log.js';
import type { LoggedWrite } from '../writes/types.js';

interface LogArgs {
  readonly since?: string;
  readonly state?: LoggedWrite['state'];
}

/** Rows without `--limit`. */
const MOST = 100;

const COLUMNS = [
  { key: 'id', header: 'ID' },
  { key: 'at', header: 'Time' },
  { key: 'command', header: 'Command', cut: 60 },
  { key: 'state', header: 'State' },
  { key: 'record', header: 'Record' },
  { key: 'undo', header: 'Undo', cut: 60 },
];

export default async function* log({ since, state }: LogArgs, context: Context): AsyncGenerator<Result> {
  const { folder, options, service } = context;
  if (options.noLog) context.note(`The log is off: "${service.binary} config set log on" starts it again.`);
  const most = options.limit ?? MOST;
  const kept: LoggedWrite[] = [];
  let found = 0;
  const onTorn = (count: number): void =>
    context.note(
      `${String(count)} incomplete ${count === 1 ? 'line was' : 'lines were'} left by a run that was stopped: its request was not sent, or is listed as unknown.`,
    );
  const from = since === undefined ? {} : { since: new Date(since) };
  for await (const write of readLog(logFolder(folder, options.profile), { ...from, onTorn, people: context.people })) {
    if (state !== undefined && write.state !== state) continue;
    found += 1;
    kept.push(write);
    // The newest are last: older ones are dropped in portions.
    if (kept.length > most * 2 + MOST) kept.splice(0, kept.length - most);
  }
  const rows = kept.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, most);
  yield { kind: 'rows', rows: rows.map(rowOf), printing: { columns: COLUMNS } };
  if (found > rows.length) context.note(`The log has ${String(found)} writes; --limit 0 lists all of them.`);
}

/** Returns a write as `log` lists it. */
export function rowOf(write: LoggedWrite): Row {
  const { id, at, run, argv, cmd, effect, account, state, outcome, plan, undoes, actor } = write;
  return {
    id,
    at,
    run,
    command: argv.map(quote).join(' '),
    cmd,
    effect,
    account,
    actor,
    state,
    status: outcome?.status ?? null,
    record: outcome?.record ?? recordOf(write),
    plan: plan ?? null,
    undoes: undoes ?? null,
    undo: inverseLine(write.inverse, outcome?.record),
  };
}

/** Returns the id of the record that a write was about: the last argument of its path. */
const recordOf = ({ args }: LoggedWrite): string | null => {
  const last = Object.values(args).at(-1);
  return last === undefined ? null : fillText('{last}', () => last);
};
