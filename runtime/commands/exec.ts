/** Runs the command lines of a file in one process, and prints the result of each. */
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { addWrites } from '../base/writes.js';
import type { CommandModule, Context } from '../contract/context.js';
import type { Writes } from '../contract/failure.js';
import type { Result } from '../contract/pipeline.js';
import { withJournal, type Journal, type RowState, type SentRow } from '../copy/journal.js';
import { inOrder } from '../exec/in-order.js';
import { optionTexts } from '../exec/line.js';
import { readLines, type ExecLine, type ExecLines, type ParsedLine } from '../exec/lines.js';
import { rowOf, type LineRow } from '../exec/row.js';
import { runInside, type Ran } from '../exec/inside.js';
import { readTextFile } from '../pipeline/input.js';
import { ownerOf } from '../pipeline/owner.js';
import type { Around } from '../pipeline/session.js';
import { writesOf } from '../pipeline/run-facts.js';
import { createGuardState } from '../policy/guard.js';
import { isWritable } from '../state/atomic.js';
import { many, stopRule } from '../workflow/bulk.js';
import { commandLine } from '../workflow/command-line.js';
import { journalRun, memoryFile } from '../workflow/stored.js';
import { newId } from '../writes/ids.js';
import { logFolder, openWriteLog } from '../writes/log.js';

interface Args {
  readonly file?: string;
  readonly parallel?: number;
  readonly 'stop-on'?: number;
  readonly 'keep-going'?: boolean;
  readonly resume?: boolean;
}

const COLUMNS = [
  { key: 'line', header: 'Line' },
  { key: 'id', header: 'ID' },
  { key: 'exit', header: 'Exit' },
  { key: 'error', header: 'Error', from: 'error.message', cut: 60 },
];

/** Maximum bytes of the result of one line. */
const MOST_RESULT = 64 * 1024 * 1024;
const LINES = ['line', 'lines'] as const;
/** Flags of `exec` that hold for each line which has them. */
const SHARED = ['yes', 'dry-run', 'allow-writes'];

// eslint-disable-next-line require-yield -- the results are printed while the journal is open
export default async function* exec(args: Args, context: Context): AsyncGenerator<Result> {
  const { file, resume = false } = args;
  const text =
    file === undefined
      ? ((await context.input.text('exec')) ??
        context.fail('usage', 'There are no lines: standard input is a terminal.'))
      : await readTextFile(file, 'exec', context.world);
  const read = await readLines(text, context);
  const { lines } = read;
  const subject = { lines: digestOf(text), profile: context.options.profile };
  const path = memoryFile(`exec.${subject.lines}.journal`, context);
  const isKept = lines.some(({ isJournaled }) => isJournaled);
  if (resume && !isKept) throw new CliError('usage', 'There is nothing to resume: no line writes.', 'Omit --resume.');
  const canWrite = isWritable(dirname(path));
  // Without a journal, nothing is asked about the account.
  const owner = isKept ? await ownerOf(context) : { client: context.client.binary, account: subject.profile };
  if (isKept && !canWrite)
    context.warn(
      `${dirname(path)} cannot be written, so that nothing will say which lines are done if this run is killed.`,
    );
  const earlier = new Map<string, RowState>();
  const again = file === undefined ? undefined : commandLine({ ...args, resume: true }, context);
  await withJournal(
    path,
    {
      ...{ noun: 'a run of these lines', subject, rows: lines.length },
      // A dry run shows what the run that continues would send.
      ...(isKept && {
        resume: { isAsked: resume, again },
      }),
      onEntry: ({ row, state }) => void earlier.set(row, state),
    },
    journalRun(context, owner, !isKept || !canWrite),
    (journal) => runLines(read, args, { journal, earlier, again }, context),
  );
}

/** What is known of earlier runs of the lines. */
interface Known {
  readonly journal: Journal<object>;
  readonly earlier: ReadonlyMap<string, RowState>;
  /** The command line that continues this run; undefined if only the user knows its input. */
  readonly again: string | undefined;
}

async function runLines(
  { lines, parse }: ExecLines,
  { parallel = 1, 'stop-on': stopOn = 1, 'keep-going': keepGoing = false }: Args,
  { journal, earlier, again }: Known,
  context: Context,
): Promise<void> {
  const { http, out, world } = context;
  const log = openWriteLog(logFolder(context.folder, context.options.profile));
  const around = { context, run: newId('r', world.now()), log, policy: createGuardState() };
  const stops = stopRule();
  const counts = { ended: 0, failed: 0, unknown: 0 };
  let isStopped = false;
  const ended = (row: LineRow, failure: unknown, { unknown }: Writes): LineRow => {
    counts.ended += 1;
    if (!row.ok) counts.failed += 1;
    if (unknown > 0) counts.unknown += 1;
    const error = failure instanceof CliError ? failure : undefined;
    isStopped ||= stops(row.ok ? undefined : error) || counts.failed >= (keepGoing ? Infinity : stopOn);
    context.live(`${String(counts.ended)} of ${many(lines.length, LINES)}`, 'progress');
    return row;
  };
  const run = async (line: ExecLine): Promise<LineRow> => {
    // Lines that send nothing would never let the process handle a signal or free what earlier lines have used.
    await setImmediate();
    world.signal.throwIfAborted();
    const row = String(line.n);
    const open = journal.past?.open.get(row);
    const parsed = await parse(line);
    const work = (): Promise<Ran> => runLine(parsed, around, context);
    const ran =
      ranBefore(line, parsed, { state: earlier.get(row), open }, context) ?? (await send(line, work, journal));
    const writes = writesOf(ran.facts);
    addWrites(http.writes, writes);
    return ended(await rowOf(line, parsed.argv, ran, context), ran.failure, writes);
  };
  const most = (): number => Math.min(parallel, http.remaining ?? parallel);
  async function* rows(): AsyncGenerator<LineRow> {
    for await (const row of inOrder(lines, { most, isStopped: () => isStopped, run })) {
      world.signal.throwIfAborted();
      yield row;
    }
  }
  try {
    await out.rows(rows(), { live: true, columns: COLUMNS });
  } finally {
    log.close();
  }
  const left = lines.length - counts.ended;
  if (counts.failed === 0 && left === 0) return journal.end();
  const parts = [
    `${String(counts.failed)} of ${many(lines.length, LINES)} failed`,
    ...(counts.unknown > 0 ? [`the result of ${String(counts.unknown)} is not known`] : []),
    ...(left > 0 ? [`${String(left)} ${left === 1 ? 'was' : 'were'} not run`] : []),
  ];
  const text = 'Run the same lines with --resume: those that are done are not sent again.';
  throw new CliError(
    counts.unknown > 0 ? 'unavailable' : 'generic',
    `${parts.join(', ')}.`,
    lines.some(({ isJournaled }) => isJournaled) ? (again === undefined ? text : { text, next: again }) : undefined,
    { lasting: true },
  );
}

/** Runs a line; a write is in the journal before it is sent. */
async function send({ n, isJournaled }: ExecLine, work: () => Promise<Ran>, journal: Journal<object>): Promise<Ran> {
  if (!isJournaled) return work();
  const row = String(n);
  const ran = await journal.send(row, work);
  const { done, unknown, repeatable } = writesOf(ran.facts);
  // Of several requests of a line, some may have taken effect.
  const isOpen = ran.isLost === true || done + unknown + repeatable > 0;
  journal.write([{ row, state: ran.failure === undefined ? 'done' : isOpen ? 'unknown' : 'planned' }]);
  return ran;
}

function runLine(one: ParsedLine, around: Around, context: Context): Promise<Ran> {
  const { client, service, world, options, command } = context;
  const { leaf, line, argv, warnings } = one;
  const own = { ...service.globals, ...one.command.flags };
  const shared = SHARED.filter((name) => command.texts?.[name] !== undefined && Object.hasOwn(one.command.flags, name));
  const { 'resolve-fields': _all, ...outer } = optionTexts(service, options);
  const flags = {
    ...Object.fromEntries(Object.entries(outer).filter(([name]) => !Object.hasOwn(one.command.flags, name))),
    ...(Object.hasOwn(own, 'output') && { output: 'json' }),
    ...Object.fromEntries(shared.map((name) => [name, 'true'])),
    ...line.flags,
  };
  return runInside(
    {
      ...{ client, world, leaf, line: { ...line, flags }, argv, warnings, around },
      hidesPeople: context.people !== undefined,
      ...{ env: world.env, limits: { bytes: MOST_RESULT } },
      ...defined({ reported: world.reported }),
      endless: () => {
        throw new CliError('usage', `"${leaf.words.join(' ')}" runs until it is stopped, and "exec" cannot run it.`);
      },
      whenStopped: (reason) => reason as Error,
    },
    world.signal,
  );
}

/** Returns the result of a line that an earlier run has sent; undefined if it must be sent. */
function ranBefore(
  { about }: ExecLine,
  { command, leaf }: ParsedLine,
  { state, open }: { readonly state: RowState | undefined; readonly open: SentRow | undefined },
  { service, options }: Context,
): Ran | undefined {
  const facts = { service, command, words: leaf.words, options };
  const none = { results: [], bytes: 0 };
  if (state === 'done') return { ...none, facts, notes: ['An earlier run has done this line.'] };
  if (open === undefined) return undefined;
  if (open.state === 'done' && isOneRequest(command, about)) {
    const created = open.record === undefined ? '' : ` It created the record ${open.record}.`;
    return {
      ...none,
      facts,
      notes: [`This line took effect in an earlier run, which did not get its result.${created}`],
    };
  }
  const isPart = open.state === 'done';
  const message = isPart
    ? 'An earlier run has done this line, or a part of it, and it is not sent again.'
    : `An earlier run has sent this line without a known result, and it is not sent again. ${open.why ?? ''}`.trim();
  const failure = new CliError('unavailable', message);
  const writes = { sent: 1, answered: isPart ? 1 : 0, done: isPart ? 1 : 0, unknown: isPart ? 0 : 1, repeatable: 0 };
  return { ...none, facts: { ...facts, writes }, notes: [], failure };
}

/** Whether a line is done when one of its requests is: it has no other. */
const isOneRequest = (command: CommandModule<never>, about: ExecLine['about']): boolean =>
  command.handler.plan !== undefined && Object.values(command.positionals ?? {}).length >= about.length;

const digestOf = (text: string): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex').slice(0, 16);
